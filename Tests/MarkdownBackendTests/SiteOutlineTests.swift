import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("The outline of a site")
struct SiteOutlineTests {
    @Test("A site outline has categories by name, then other entries, tokens, and catalog-wide pages")
    func order() async throws {
        let pages = try await TestPages(
            [
                "zinc": "category: metals\naliases: spelter", "iron": "category: metals",
                "air": "category: Gases", "fire": "",
            ],
            files: ["t.tokens.json": #"{"color": {"red": {"$type": "number", "$value": 1}}}"#],
            catalog: "format: 1\nname: Test\ntokens: t.tokens.json")
        let outline = SiteOutline(SiteLinks(pages.registry))
        #expect(outline.home == .init(title: "Test", path: "index.md"))
        #expect(
            outline.sections == [
                .init("Gases", [.init(title: "air", path: "components/air.md")]),
                .init(
                    "metals",
                    [
                        .init(title: "iron", path: "components/iron.md"),
                        .init(title: "zinc", path: "components/zinc.md"),
                    ]),
                .init("Others", [.init(title: "fire", path: "components/fire.md")]),
                .init(
                    "Design tokens", overview: "tokens/index.md",
                    [.init(title: "color", path: "tokens/color.md")]),
                .init("Across the catalog", [.init(title: "A to Z", path: "a-z.md")]),
            ])
    }

    @Test("A site outline contains each page of a catalog once")
    func complete() async throws {
        let registry = try await ContractCatalogs.load().full
        let outline = SiteOutline(SiteLinks(registry), title: "Other")
        let paths =
            [outline.home.path] + outline.sections.flatMap { ($0.overview.map { [$0] } ?? []) + $0.items.map(\.path) }
        #expect(outline.home.title == "Other")
        #expect(paths.sorted() == RenderedCatalog(registry).files.keys.sorted())
    }
}
