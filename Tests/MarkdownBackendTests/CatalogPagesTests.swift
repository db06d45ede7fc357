import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("The pages of a catalog", .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
struct CatalogPagesTests {
    @Test("Pages of a catalog have no broken links", arguments: JudgedCatalog.present)
    func links(catalog: JudgedCatalog) async throws {
        let read = try await catalog.pages()
        #expect(read.rendered.diagnostics.map(\.testDescription) == [])
        #expect(LinkChecker(read.rendered.files, pages: read.pages).problems == [])
    }

    @Test(
        "Pages have the tables of their documents cell by cell, and their lists item by item",
        arguments: JudgedCatalog.present)
    func tables(catalog: JudgedCatalog) async throws {
        let html = try await catalog.pages().pages
        let pages = try await catalog.registry().documents
        if let expected = Self.cells[catalog] {
            #expect(pages.flatMap(\.tables).map(\.cellCount).reduce(0, +) == expected)
        }
        for page in pages {
            let read = try #require(html[page.path])
            #expect(TableChecker.problems(page, tables: read.tables.map(\.rows)) == [])
            #expect(ListChecker.problems(page, lists: read.lists, as: .gitHub) == [])
        }
    }

    /// How many cells there are to compare, heads included, where the source does not change.
    private static let cells: [JudgedCatalog: Int] = [
        .govuk: 2059, .fluent: 2052, .backbase: 1018, .glide: 1520, .dnn: 790,
    ]

    @Test("The table check reports a cell with another text")
    func otherCell() async throws {
        let pages = try await TestPages(["a": "states: { on: The lamp shines. }"])
        let site = SiteLinks(pages.registry)
        let page = try #require(pages.registry.components.first.flatMap { ComponentPage($0, site: site).page() })
        let markdown = try #require(RenderedCatalog(pages.registry).files[page.path])
        #expect(try TableChecker.problems(page, markdown: markdown) == [])
        let other = markdown.replacing("The lamp shines.", with: "The lamp\\|shines.")
        #expect(
            try TableChecker.problems(page, markdown: other)
                == ["components/a.md: 'The lamp shines.' became 'The lamp|shines.'"])
        let broken = markdown.replacing("The lamp shines.", with: "The lamp | shines.")
        #expect(try TableChecker.problems(page, markdown: broken) != [])
    }

    @Test("Each page has exactly one heading of the first level", arguments: JudgedCatalog.present)
    func headings(catalog: JudgedCatalog) async throws {
        for (path, page) in try await catalog.pages().pages {
            let levels = page.headings.map(\.level)
            #expect(levels.first == 1 && levels.count { $0 == 1 } == 1, "\(path)")
            for (level, next) in zip(levels, levels.dropFirst()) {
                #expect(next <= level + 1, "\(path): a heading of level \(next) stands below one of level \(level)")
            }
        }
    }

    @Test(
        "The trial entries are among the checked catalogs",
        .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
    func trial() {
        #expect(JudgedCatalog.present.contains(.trial))
    }
}
