import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing
import TrialCatalogs

/// What became of mistakes of one kind.
private struct MistakeCount {
    var made = 0
    var found = 0
    var exact = 0
    var suggestible = 0
    var suggested = 0
    var followUps: [Int] = []

    static func + (left: MistakeCount, right: MistakeCount) -> MistakeCount {
        MistakeCount(
            made: left.made + right.made, found: left.found + right.found, exact: left.exact + right.exact,
            suggestible: left.suggestible + right.suggestible, suggested: left.suggested + right.suggested,
            followUps: left.followUps + right.followUps)
    }
}

@Suite(
    "Single mistakes in real catalogs", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"), .serialized)
struct SingleMistakeTests {
    /// The catalogs by name, the project's own among them.
    private static func catalogs() throws -> [(name: String, files: [String: String])] {
        let own = try JudgedRegistries.ownFiles().mapValues { String(decoding: $0, as: UTF8.self) }
        return [("own", own)] + (try TrialCatalog.allCases.map { ($0.rawValue, try $0.files()) })
    }

    private static func findings(_ files: [String: String]) async -> [Diagnostic] {
        await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files)).diagnostics
    }

    private static func judge(
        _ mistake: SingleMistake, in path: String, _ files: [String: String], known: Set<String>
    ) async -> MistakeCount {
        let all = await findings(files.merging([path: mistake.text]) { $1 })
        // A finding that only moved down is known by what it says.
        let new = all.filter { !known.contains("\($0.rule.id) \($0.message)") }
        let here = new.filter { finding in
            finding.range.map { $0.file.path == path && mistake.place.contains($0.lowerBound) } ?? false
        }
        var count = MistakeCount(made: 1, found: new.isEmpty ? 0 : 1, exact: here.isEmpty ? 0 : 1)
        if let meant = mistake.meant {
            count.suggestible = 1
            let bare = meant.split { "{}\"'".contains($0) }.joined()
            count.suggested =
                here.contains {
                    $0.message.contains("'\(bare)'") || $0.fixIts.contains { $0.replacement.contains(bare) }
                }
                ? 1 : 0
        }
        count.followUps = [max(0, new.count - 1)]
        return count
    }

    @Test("are found where they are, with what was meant, and without follow-ups")
    func table() async throws {
        var random = SeededRandom(seed: 2026)
        var table: [SingleMistake.Kind: MistakeCount] = [:]
        var worst: [String] = []
        for (name, files) in try Self.catalogs() {
            let known = Set(await Self.findings(files).map { "\($0.rule.id) \($0.message)" })
            let entries = files.keys.filter { $0.hasPrefix("components/") && $0.hasSuffix(".yaml") }.sorted()
            let tokens = files.keys.filter { $0.hasSuffix(".tokens.json") }.sorted()
            for kind in SingleMistake.Kind.allCases {
                let paths = kind.isOfTokens ? tokens : entries
                if paths.isEmpty { continue }
                for _ in 0..<Thoroughness.rounds(2, of: 40) {
                    let path = random.pick(paths)
                    let file = SourceFile(path: path, text: files[path] ?? "")
                    guard let sites = MistakeSites(file, isTokens: kind.isOfTokens),
                        let mistake = sites.mistake(kind, &random)
                    else { continue }
                    let count = await Self.judge(mistake, in: path, files, known: known)
                    table[kind, default: MistakeCount()] = table[kind, default: MistakeCount()] + count
                    if count.found + count.exact < 2 || count.suggested < count.suggestible || count.followUps != [0] {
                        let start = mistake.place.lowerBound
                        let text = Array(mistake.text.utf8)[start..<min(start + 50, mistake.text.utf8.count)]
                        worst.append(
                            "\(kind) \(name) \(path) \(count.followUps) \(String(decoding: text, as: UTF8.self))")
                    }
                }
            }
        }
        let all = table.values.reduce(MistakeCount(), +)
        let rows = table.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, count in
            "\(kind): made \(count.made), found \(count.found), exact \(count.exact), suggested \(count.suggested) of \(count.suggestible), follow-ups \(count.followUps.reduce(0, +))"
        }
        let report = Comment(rawValue: (rows + worst).joined(separator: "\n"))
        #expect(all.made > 100, report)
        #expect(1000 * all.found >= 995 * all.made, report)
        #expect(100 * all.exact >= 99 * all.made, report)
        #expect(100 * all.suggested >= 95 * all.suggestible, report)
        #expect(Double(all.followUps.reduce(0, +)) < 0.2 * Double(all.made), report)
        #expect(all.followUps.max() ?? 0 <= 3, report)
    }
}
