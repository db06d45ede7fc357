import CatalogModel
import CatalogTestSupport
import CodeReaders
import Testing

/// Elements of a real manifest, in which one fact is another.
@Suite("Mutations of manifest facts", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct ManifestMutationTests {
    /// Types, defaults and flags of members that entries hold.
    private func mutations(of text: String) -> [SourceMutation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var all: [SourceMutation] = []
        // Attributes repeat what fields say, and the field counts.
        var section = ""
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("          \"") { section = line.trimmed }
            guard section.hasPrefix("\"members\"") else { continue }
            func add(_ changed: String, _ name: String) {
                if changed == line { return }
                var copy = lines
                copy[index] = changed
                all.append(
                    SourceMutation(
                        text: copy.joined(separator: "\n"), line: index + 1, name: "\(name): \(line.trimmed)"))
            }
            let above = index > 0 ? lines[index - 1] : ""
            if line.trimmed.hasPrefix("\"text\" : "), above.contains("\"type\"") {
                add(line.prefix { $0 == " " } + "\"text\" : \"Another\"", "type")
            }
            if line.trimmed.hasPrefix("\"default\" : ") {
                add(line.prefix { $0 == " " } + "\"default\" : \"another\",", "default")
            }
        }
        return all
    }

    @Test("Each changed fact of a manifest is one finding at its line on both sides, with a fix")
    func mutations() async throws {
        var tally = MutationTally()
        for (_, text) in try ManifestSample.elements() {
            let catalog = try await AgreeingCatalog(
                ManifestReader(), path: "custom-elements.json", platform: "web", text: text)
            #expect(try await catalog.findings(text).map(\.testDescription) == [])
            for mutation in Thoroughness.some(mutations(of: text), every: 4) {
                try await tally.add(mutation, in: catalog)
            }
        }
        tally.expectAll(atLeast: 150)
        print(tally)
    }
}

extension String {
    var trimmed: String { String(trimmingPrefix { $0 == " " }) }
}
