import CatalogTestSupport
import Foundation
import Testing

/// The layers of the program, as the manifest declares them, code uses them, and a page draws them.
@Suite("The import graph")
struct ImportGraphTests {
    private static let page = RepositoryPage.guide("Architecture")

    /// Set CATALOG_RECORD to redraw it.
    @Test("The architecture page shows the import graph")
    func drawing() throws {
        let graph = try ImportGraph()
        let shown = try #require(Self.page.blocks("mermaid").first)
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
            let text = Self.page.text.replacing("```mermaid\n\(shown)```", with: "```mermaid\n\(graph.drawing)```")
            try Data(text.utf8).write(to: Self.page.url)
        }
        #expect(Self.page.blocks("mermaid").first == graph.drawing)
    }

    @Test("The graph has an edge for each import, and no other edges")
    func imports() throws {
        let graph = try ImportGraph()
        let names = Set(graph.targets.map(\.name)).union(["ArgumentParser"])
        #expect(names.count > 20)
        for target in graph.targets {
            #expect(target.imported.intersection(names) == target.declared, "\(target.name)")
        }
    }

    @Test("Readers of sources and renderers of outputs do not import each other")
    func readersAndRenderers() throws {
        let targets = try ImportGraph().targets
        let declared = Dictionary(targets.map { ($0.name, $0.declared) }) { first, _ in first }
        func reached(from name: String) -> Set<String> {
            (declared[name] ?? []).reduce(into: []) { $0.formUnion(reached(from: $1).union([$1])) }
        }
        let readers: Set = ["CodeReaders", "CatalogSync"]
        let renderers: Set = [
            "CatalogRendering", "CatalogPages", "MarkdownBackend", "HTMLBackend", "JSONSchemaBackend", "StubBackend",
            "TokensBackend", "AgentsBackend", "ExternalBackends",
        ]
        #expect(readers.union(renderers).isSubset(of: declared.keys))
        for reader in readers { #expect(reached(from: reader).isDisjoint(with: renderers), "\(reader)") }
        for renderer in renderers { #expect(reached(from: renderer).isDisjoint(with: readers), "\(renderer)") }
    }

    @Test("Every target has a paragraph")
    func paragraphs() throws {
        for target in try ImportGraph().targets {
            #expect(Self.page.text.contains("\n- **\(target.name)** "), "\(target.name)")
        }
    }

    @Test("Only one file imports Foundation")
    func foundation() throws {
        let sources = SharedData.repository.appendingPathComponent("Sources")
        let imports = try ImportGraph.imports(ofFilesIn: sources)
        let users = imports.filter { $0.names.contains { $0.hasPrefix("Foundation") } }
        #expect(users.map(\.path) == ["BuildEngine/Programs/SystemEnvironment.swift"])
        #expect(users.first?.names == ["Foundation", "FoundationEssentials"])
    }
}
