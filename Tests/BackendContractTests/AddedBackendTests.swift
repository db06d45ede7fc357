import BuildEngine
import CatalogLoading
import CatalogRendering
import CatalogTestSupport
import Testing

/// A backend that is not the program's own is built like one that is.
@Suite("An added backend")
struct AddedBackendTests {
    @Test("An added backend is selected by name and configured in `catalog.yaml`")
    func isBuilt() async throws {
        let files = InMemoryFiles([
            "catalog.yaml": """
            format: 1
            name: Shapes
            version: 1.0.0
            outputs:
              outline:
                backend: plain-outline
                folder: out
                options: { heading: All shapes, withTypes: false }
            """,
            "components/circle.yaml": "id: circle\ntitle: Circle\nsummary: It has no corners.\n",
        ])
        let loaded = await CatalogLoader.load("catalog.yaml", from: files)
        let registry = try #require(loaded.registry)
        let scratch = try TemporaryFolder()
        let builder = OutputBuilder(backends: [OutlineBackend()])
        let result = try await builder.build(registry, catalogFolder: scratch.url.path)
        #expect(result.diagnostics.map(\.message) == [])
        let output = try #require(result.outputs.first)
        #expect(output.steps.map { "\($0.action) \($0.path)" } == ["create entries/circle.txt", "create index.txt"])
        #expect(
            try DiskFiles().read("\(scratch.url.path)/out/index.txt") == Array("All shapes\ncircle: \"Circle\"".utf8))
    }

    @Test("The options of an added backend are validated against its declaration")
    func isChecked() async throws {
        let files = InMemoryFiles([
            "catalog.yaml": """
            format: 1
            name: Shapes
            version: 1.0.0
            outputs:
              plain-outline: { options: { headline: All shapes, withTypes: maybe } }
            """,
            "components/circle.yaml": "id: circle\ntitle: Circle\nsummary: It has no corners.\n",
        ])
        let loaded = await CatalogLoader.load("catalog.yaml", from: files)
        let registry = try #require(loaded.registry)
        var builder = OutputBuilder(backends: [OutlineBackend()])
        builder.mode = .check
        let scratch = try TemporaryFolder()
        let result = try await builder.build(registry, catalogFolder: scratch.url.path)
        let findings = result.diagnostics.map { finding in
            let start = finding.range.map { "\($0.start.line):\($0.start.column): " } ?? ""
            return "\(start)\(finding.message)"
        }
        #expect(
            findings == [
                "5:31: 'headline' is not an option of backend 'plain-outline'; did you mean 'heading'?",
                "5:64: option 'withTypes' takes true or false, not 'maybe'",
            ])
    }
}
