import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Entries with the same title")
struct TwinTests {
    private static func entry(_ id: String, _ rest: String) -> String {
        "id: \(id)\ntitle: Dialog\nsummary: Asks.\ncategory: Overlays\n\(rest)"
    }

    private func titles(_ entries: [String: String]) async throws -> [String] {
        let loaded = await Snippet.load(entries.reduce(into: [:]) { $0[$1.key] = Self.entry($1.key, $1.value) })
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let registry = try #require(loaded.registry)
        let titles = EntryTitles(registry)
        return registry.components.map(titles.title)
    }

    @Test("Equal titles get the first package, version, status or platform that differs, else all or the id")
    func marks() async throws {
        func package(_ name: String) -> String { "implementations: { web: { package: \(name) } }" }
        #expect(
            try await titles(["a": package("new-kit"), "b": package("old-kit")])
                == ["Dialog (new-kit)", "Dialog (old-kit)"])
        #expect(
            try await titles(["a": "since: 2.0", "b": "since: 1.0\nstatus: stable"])
                == ["Dialog (since 2.0)", "Dialog (since 1.0)"])
        #expect(
            try await titles(["a": "", "b": "deprecated: Use a."]) == ["Dialog", "Dialog (deprecated)"])
        #expect(
            try await titles(["a": "implementations: { uikit: {} }", "b": "implementations: { swiftui: {} }"])
                == ["Dialog (UIKit)", "Dialog (SwiftUI)"])
        #expect(
            try await titles([
                "a": package("kit"), "b": package("kit") + "\nsince: 1.0", "c": package("other") + "\nsince: 1.0",
            ]) == ["Dialog (kit)", "Dialog (kit, since 1.0)", "Dialog (other, since 1.0)"])
        #expect(try await titles(["a": "", "b": ""]) == ["Dialog (a)", "Dialog (b)"])
    }

    @Test("Equal titles are distinguished on all pages, in navigation and for language models")
    func pages() async throws {
        let loaded = await Snippet.load([
            "a": Self.entry("a", "since: 2.0"), "b": Self.entry("b", "since: 1.0\nrelated: a\naliases: [Sheet]"),
        ])
        let files = RenderedCatalog(siteOf: try #require(loaded.registry)).files
        #expect(try #require(files["docs/components/a.md"]).contains("title: \"Dialog (since 2.0)\""))
        #expect(try #require(files["docs/components/a.md"]).contains("\n# Dialog (since 2.0)\n"))
        for path in ["docs/index.md", "docs/a-z.md", "docs/llms.txt"] {
            let page = try #require(files[path])
            #expect(page.contains("[Dialog (since 1.0)](") && page.contains("[Dialog (since 2.0)]("), "\(path)")
        }
        #expect(try #require(files["docs/components/b.md"]).contains("[Dialog (since 2.0)](a.md)"))
        #expect(try #require(files["mkdocs.yml"]).contains("\"Dialog (since 1.0)\": \"components/b.md\""))
    }
}
