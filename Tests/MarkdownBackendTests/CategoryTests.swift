import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Categories")
struct CategoryTests {
    private static func pages(_ categories: [String]) async throws -> TestPages {
        let entries = categories.enumerated().map { ("e\($0)", "category: \"\($1)\"") }
        return try await TestPages(Dictionary(uniqueKeysWithValues: entries))
    }

    @Test("Categories that differ only in punctuation have separate anchors that pages link to")
    func anchors() async throws {
        let categories = ["C", "C++", "c", "C-c", "C c", "C_c", "+", "Größe"]
        let anchors = ["C", "C_2b__2b_", "c", "C_2d_c", "C-c", "C_5f_c", "_2b_", "Größe"]
        let pages = try await Self.pages(categories)
        let index = try pages.markdown("index.md")
        for (number, (category, anchor)) in zip(categories, anchors).enumerated() {
            let heading = "## <a id=\"category--\(anchor)\"></a>\(category)\n"
            let section = try #require(index.firstRange(of: heading), "\(category)").upperBound
            let rows = index[section...].prefix(
                upTo: index[section...].firstRange(of: "\n## ")?.lowerBound ?? index.endIndex)
            #expect(rows.contains("(components/e\(number).md)"))
            let page = try pages.page("e\(number)")
            let link = Inline.link([.text(category)], .page("index.md", anchor: "category--\(anchor)"))
            #expect(page.lead.contains(.list([[.paragraph([.strong("Category:"), .text(" "), link])]])))
        }
    }

    @Test(
        "Pages of categories have no broken links",
        .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
    func links() async throws {
        let pages = try await Self.pages(["C", "C++", "c", "C#", "", "Größe & mehr", "|", "_"])
        #expect(try LinkChecker(RenderedCatalog(pages.registry).files).problems == [])
    }

    @Test("Empty categories are ignored")
    func empty() async throws {
        let pages = try await TestPages(["a": "category: \"\"", "b": "", "c": "category: C"])
        #expect(try pages.markdown("components/a.md") == "# a\n\nA test.\n")
        let index = try pages.markdown("index.md")
        let others = try #require(index.firstRange(of: "\n## Others\n")).upperBound
        #expect(index[others...].contains("[a](components/a.md)") && index[others...].contains("[b](components/b.md)"))
        #expect(try #require(index.firstRange(of: "</a>C\n")).upperBound < others)
    }
}
