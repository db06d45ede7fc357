import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing
import TrialCatalogs

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Stability of pages")
struct StabilityTests {
    /// A catalog in memory with and without one entry.
    private static func changed(
        _ files: [String: [UInt8]], adding id: String, _ entry: String
    ) async throws -> Set<String> {
        var files = files
        let before = try JudgedRegistries.require(
            await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(bytes: files)))
        files["components/\(id).yaml"] = Array(Snippet.entry(id, entry).utf8)
        let after = try JudgedRegistries.require(
            await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(bytes: files)))
        let old = RenderedCatalog(before).files
        let new = RenderedCatalog(after).files
        return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    }

    @Test("A new component changes only its page, the lists, and the pages that it refers to")
    func newComponent() async throws {
        let files = try JudgedRegistries.ownFiles()
        func changed(_ entry: String) async throws -> Set<String> {
            try await Self.changed(files, adding: "stepper", entry)
        }
        #expect(
            try await changed("kind: pattern") == ["components/stepper.md", "index.md", "a-z.md"])
        #expect(
            try await changed("") == ["components/stepper.md", "index.md", "a-z.md", "accessibility.md"])
        #expect(
            try await changed(
                """
                since: 1.3.0
                category: Inputs
                accessibility: { role: button }
                related: checkbox
                dependencies: { internal: { Icon: { entry: emblem } } }
                implementations:
                  uikit: { status: beta, types: { Stepper: { properties: { x: { type: Int, deprecated: {} } } } } }
                """) == [
                    "components/stepper.md", "components/checkbox.md", "components/emblem.md", "index.md", "a-z.md",
                    "whats-new.md", "deprecations.md", "accessibility.md", "platforms.md",
                ])
    }

    @Test("A new component in a small catalog changes only its page and the lists, and may add a list")
    func firstOfItsKind() async throws {
        let files = [
            "catalog.yaml": "format: 1\nname: Test", "components/a.yaml": Snippet.entry("a", ""),
            "components/b.yaml": Snippet.entry("b", "related: a"),
        ].mapValues { Array($0.utf8) }
        #expect(
            try await Self.changed(files, adding: "c", "since: 1.0.0")
                == ["components/c.md", "index.md", "whats-new.md"])
    }

    @Test(
        "A new guide in a trial catalog changes only its page, the lists, and the page that it refers to",
        .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
        arguments: [TrialCatalog.govuk, .glide, .fluent])
    func trial(catalog: TrialCatalog) async throws {
        let files = try catalog.files().mapValues { Array($0.utf8) }
        let registry = try JudgedRegistries.require(try await catalog.load())
        let first = try #require(registry.components.first).id
        let lists = ["index.md"] + (AlphabetPage.isUseful(registry) ? ["a-z.md"] : [])
        #expect(
            try await Self.changed(files, adding: "zz-new", "kind: guide\nrelated: \(first)")
                == Set(lists + ["components/zz-new.md", "components/\(first).md"]))
    }
}
