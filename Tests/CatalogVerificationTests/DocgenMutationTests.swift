import CatalogModel
import CatalogTestSupport
import CodeReaders
import Testing

/// Components as react-docgen writes them, in which one fact is another.
@Suite("Mutations of react-docgen facts")
struct DocgenMutationTests {
    private func mutations(of text: String) -> [SourceMutation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.enumerated().flatMap { index, line -> [SourceMutation] in
            let changes: [String]
            switch line.trimmed.prefix(7) {
            case "\"type\":":
                changes = ["\"type\": { \"name\": \"Another\" },", "\"type\": { \"name\": \"Other[]\" },"]
            case "\"requir":
                let hasDefault = lines[index + 2].contains("defaultValue")
                changes = hasDefault ? [] : [line.contains("true") ? "\"required\": false," : "\"required\": true,"]
            case "\"defaul": changes = ["\"defaultValue\": { \"value\": \"other\" }"]
            default: changes = []
            }
            return changes.map { change in
                var copy = lines
                copy[index] = change
                return SourceMutation(
                    text: copy.joined(separator: "\n"), line: change.contains("required") ? nil : index + 1,
                    name: "\(line.trimmed) → \(change)")
            }
        }
    }

    @Test("Each changed fact of react-docgen is one finding at its line on both sides, with a fix")
    func mutations() async throws {
        let text = DocgenSample.text
        let catalog = try await AgreeingCatalog(DocgenReader(), path: "docgen.json", platform: "react", text: text)
        #expect(try await catalog.findings(text).map(\.testDescription) == [])
        var tally = MutationTally()
        for mutation in mutations(of: text) { try await tally.add(mutation, in: catalog) }
        tally.expectAll(atLeast: 200)
        print(tally)
    }
}
