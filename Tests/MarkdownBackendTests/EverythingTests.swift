import CatalogModel
import CatalogRendering
import CatalogTestSupport
import MarkdownBackend
import Testing

/// Nothing that an entry can say is lost on the way to its page.
@Suite("Everything that an entry can say")
struct EverythingTests {
    private static func page(_ entry: EverythingEntry) async throws -> String {
        let loaded = await Snippet.load(
            EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files)
        let errors = loaded.diagnostics.filter { $0.severity == .error }
        try #require(errors.map(\.testDescription) == [])
        let registry = try #require(loaded.registry)
        let files = RenderedCatalog(registry).files
        return try #require(files["components/\(EverythingEntry.id).md"])
    }

    @Test("is on its page", arguments: [["uikit"], ["uikit", "compose"], ["web"]])
    func words(implementations: [String]) async throws {
        let entry = EverythingEntry(try AuthoringSchema.load(), implementations: implementations)
        #expect(entry.words.count > 1_000)
        let page = try await Self.page(entry)
        let shown = Set(page.matches(of: /word[0-9]{6}/).map { String($0.output) })
        let missing = entry.words.filter { !shown.contains($0.key) }.sorted { $0.key < $1.key }
        #expect(missing.map(\.value) == [])
    }

    /// A flag has no word of its own; so the page must be another one when the flag is.
    @Test("is told apart: every flag and every choice")
    func switches() async throws {
        let schema = try AuthoringSchema.load()
        let entry = EverythingEntry(schema, depth: 5)
        #expect(entry.switches.count > 60)
        let page = try await Self.page(entry)
        var lost: [String] = []
        for key in entry.switches where try await Self.page(EverythingEntry(schema, depth: 5, flipped: key)) == page {
            lost.append(key)
        }
        #expect(lost == [])
    }
}
