import CatalogSync
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CodeReaders
import Foundation
import Testing

/// Real sources, and how many of their facts a script of its own finds in the entries that were made of them.
@Suite(
    "Facts of real sources", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"),
    .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
struct DeclaredFactsTests {
    struct Source: Sendable, CustomTestStringConvertible {
        let kind: String
        let path: String
        /// How many facts there are at least, so that a script that finds none does not pass.
        let least: Int
        var testDescription: String { path }
    }

    private static let sources =
        [
            Source(kind: "manifest", path: "glide-core/custom-elements.json", least: 1000),
            Source(kind: "manifest", path: "dnn-elements/custom-elements.json", least: 300),
        ]
        + ["2025-02-20", "2025-04-30", "2025-07-17", "2025-09-15", "2025-10-13"].map {
            Source(kind: "manifest", path: "glide-core-history/\($0).custom-elements.json", least: 1000)
        }
        + ["2024-10-25", "2025-04-10", "2026-03-01"].map {
            Source(kind: "manifest", path: "dnn-elements-history/\($0).custom-elements.json", least: 300)
        }
        + ["2023-12", "2024-02", "2026-04"].flatMap { release in
            ["composables", "compose-layout", "compose-material", "media-ui"].map {
                Source(kind: "signatures", path: "compose-signatures/\($0).\(release).api", least: 100)
            }
        } + others

    private static let others = [
        Source(kind: "symbolGraphs", path: "symbol-graphs/mykit.symbols.json", least: 3),
        Source(kind: "symbolGraphs", path: "symbol-graphs/sidekit.symbols.json", least: 10),
        Source(kind: "symbolGraphs", path: "symbol-graphs/DefaultImplementations.symbols.json", least: 5),
        Source(kind: "symbolGraphs", path: "symbol-graphs/ErrorParameters.symbols.json", least: 1),
        Source(kind: "strings", path: "fluentui-apple/fluentui.en.Localizable.strings", least: 75),
        Source(kind: "stringsdict", path: "fluentui-apple/fluentui.en.Localizable.stringsdict", least: 20),
        Source(kind: "stringsdict", path: "fluentui-apple/fluentui.ru.Localizable.stringsdict", least: 20),
        Source(kind: "json", path: "glide-core/en.json", least: 30),
        Source(kind: "json", path: "glide-core/fr.json", least: 29),
        Source(kind: "json", path: "glide-core/ja.json", least: 29),
    ]

    private static let readers: [String: any SourceReader] = [
        "manifest": ManifestReader(), "signatures": ComposeSignatureReader(), "symbolGraphs": SymbolGraphReader(),
        "strings": StringFileReader(), "stringsdict": StringFileReader(), "json": StringFileReader(),
    ]

    @Test(
        "Entries imported from a real source are valid and contain at least 99 of 100 declared facts",
        arguments: sources)
    func facts(_ source: Source) async throws {
        let url = SharedData.folder.appendingPathComponent("data/\(source.path)")
        let reader = try #require(Self.readers[source.kind])
        let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        let empty = InMemoryFiles([
            "catalog.yaml": "format: 1\nname: Test\n", "components/zero-zero.yaml": Snippet.entry("zero-zero"),
        ])
        let registry = try await #require(CatalogLoader.load("catalog.yaml", from: empty).registry)
        let outcome = SourceImport(
            ImportOptions(), last: ImportRecord(), entries: CatalogEntries(registry), preamble: ""
        ) { "\($0).yaml" }.outcome(of: reader.read([file]))
        let folder = try TemporaryFolder()
        var entries: [String: String] = [:]
        for file in outcome.files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            entries[String(file.path.dropLast(".yaml".count))] = text
            _ = try folder.write("entries/\(file.path)", text)
        }
        let loaded = await Snippet.load(entries)
        #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.testDescription) == [])
        let script = Judge.scripts.appendingPathComponent("declared_facts.py")
        let verdict = try Judge.python.run([
            script.path, source.kind, url.path, folder.url.appendingPathComponent("entries").path,
        ])
        #expect(verdict.status == 0, "\(verdict.errors)")
        let numbers = verdict.output.split(separator: "\n").first?.split(separator: " ").compactMap { Int($0) } ?? []
        try #require(numbers.count == 2, "\(verdict.output)")
        #expect(numbers[1] >= source.least, "\(verdict.output)")
        #expect(numbers[0] * 100 >= numbers[1] * 99, "\(verdict.output)")
    }
}
