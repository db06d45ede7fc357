import CatalogModel
import CatalogTestSupport
import Testing
import TrialCatalogs

@testable import CatalogChanges

/// Versions of real libraries, whose differences another program counts in their sources.
@Suite(
    "Real histories", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
    .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)))
struct HistoryTests {
    private static let kinds = ["types", "properties", "methods", "events", "slots", "cssParts", "cssProperties"]

    @Test("Additions and removals in a real history equal an independent count", arguments: TrialHistory.allCases)
    func counts(history: TrialHistory) async throws {
        let sources = history.sources
        #expect(sources.count >= 3)
        var registries: [ComponentRegistry] = []
        for source in sources { registries.append(try await registry(history.files(source))) }
        var lines: [String] = []
        for (index, pair) in zip(registries, registries.dropFirst()).enumerated() {
            let changes = CatalogDifference(from: pair.0, to: pair.1).changes
            lines.append("\(index + 1) components " + Self.count(changes.filter { $0.rule.subject == "Entry" }))
            for kind in Self.kinds {
                let own = changes.filter { $0.rule.subject != "Hidden" && Self.container(of: $0) == kind }
                lines.append("\(index + 1) \(kind) " + Self.count(own))
            }
            let things = Self.counts(of: lines.suffix(Self.kinds.count + 1))
            let counts = ChangeCounts(changes)
            #expect(ChangeCounts.Thing.allCases.map { counts.added[$0] ?? 0 } == things.map(\.added))
            #expect(ChangeCounts.Thing.allCases.map { counts.removed[$0] ?? 0 } == things.map(\.removed))
            #expect(CatalogDifference(from: pair.1, to: pair.1).changes.isEmpty)
        }
        let script = Judge.scripts.appendingPathComponent("count_changes.py").path
        let form = history == .govuk ? "govuk" : "manifest"
        let verdict = try Judge.python.verdict([script, form] + sources.map(\.path), reads: sources)
        #expect(lines == verdict.output.split(separator: "\n").map(String.init), "\(verdict.errors)")
    }

    /// Returns the numbers of components, types and members in lines, which the other program says, too.
    private static func counts(of lines: ArraySlice<String>) -> [(added: Int, removed: Int)] {
        let numbers = lines.map { $0.split(separator: " ").suffix(2).compactMap { Int($0) } }
        return [numbers.prefix(1), numbers.dropFirst().prefix(1), numbers.dropFirst(2)].map { group in
            (group.reduce(0) { $0 + ($1.first ?? 0) }, group.reduce(0) { $0 + ($1.last ?? 0) })
        }
    }

    /// How many are new, and how many are gone.
    private static func count(_ changes: [Change]) -> String {
        let added = changes.count { [.added, .addedRequired, .addedUnchecked].contains($0.rule.kind) }
        let removed = changes.count { [.removed, .removedUnchecked, .replaced].contains($0.rule.kind) }
        return "\(added) \(removed)"
    }

    /// The key whose element a change is about.
    private static func container(of change: Change) -> String? {
        let steps = change.address.split(separator: "/", omittingEmptySubsequences: false)
        return steps.count > 1 ? String(steps[steps.count - 2]) : nil
    }
}
