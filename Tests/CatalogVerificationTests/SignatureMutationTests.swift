import CatalogModel
import CatalogTestSupport
import CodeReaders
import Testing

/// Signature files of real modules, in which one fact is another.
@Suite("Mutations of signature facts", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct SignatureMutationTests {
    private func mutations(of text: String) -> [SourceMutation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var all: [SourceMutation] = []
        for (index, line) in lines.enumerated()
        where line.contains(" method ") && line.contains("Composable ") && line.contains(" public static ")
            && !line.contains("@BytecodeOnly")
        {
            func add(_ changed: String, _ name: String, isGone: Bool = false) {
                if changed == line { return }
                var copy = lines
                copy[index] = changed
                all.append(
                    SourceMutation(
                        text: copy.joined(separator: "\n"), line: isGone ? nil : index + 1,
                        name: "\(name) in \(index + 1): \(changed.suffix(120))"))
            }
            for (old, new) in [
                ("optional ", ""), ("boolean ", "java.time.Instant "), ("? ", " "), ("String ", "StringBuilder "),
                ("kotlin.Unit>", "java.lang.Integer>"), ("float ", "double "), ("int ", "long "),
                ("ui.Modifier ", "ui.Mutator "),
            ] {
                for range in line.ranges(of: old).prefix(3) {
                    add(line.replacingCharacters(in: range, with: new), "\(old)→\(new)")
                }
            }
            add(line.replacing("method @", with: "method @Deprecated @", maxReplacements: 1), "deprecated")
        }
        return all
    }

    @Test("Each changed fact of a signature is one finding at its line on both sides, with a fix")
    func mutations() async throws {
        let text = try SignatureSample.text()
        let catalog = try await AgreeingCatalog(
            ComposeSignatureReader(), path: "kit.api", platform: "compose", text: text)
        #expect(try await catalog.findings(text).map(\.testDescription) == [])
        var tally = MutationTally()
        for mutation in Thoroughness.some(mutations(of: text), every: 4) { try await tally.add(mutation, in: catalog) }
        tally.expectAll(atLeast: 60)
        print(tally)
    }
}
