import CatalogModel
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Printing lists")
struct ListPrinterTests {
    private func markdown(_ dialect: Dialect, _ entry: String, sourceLocation: SourceLocation = #_sourceLocation)
        async throws -> String
    {
        let pages = try await TestPages(["a": entry])
        return try #require(
            RenderedCatalog(pages.registry, dialect: dialect).files["components/a.md"], sourceLocation: sourceLocation)
    }

    private func print(_ dialect: Dialect, _ blocks: [Block]) -> String {
        let page = Page(path: "a.md", title: [.text("T")], summary: "", lead: blocks, sections: [])
        let addresses = LinkAddress(page: page.path, fileBase: "..")
        let text = PagePrinter(dialect, targets: NoTargets(), addresses: addresses).printed(page)
        return String(String(decoding: text, as: UTF8.self).split(separator: "# T\n\n").last ?? "")
    }

    private func prose(_ grammar: Grammar, _ text: String) -> String {
        ProsePrinter(grammar, links: SpelledLinks()).block(ParsedProse(text).prose)
    }

    @Test("An empty line follows an item of several blocks for Python-Markdown")
    func advice() async throws {
        let entry = "usage: { dont: [{ text: First., why: One. }, { text: Second., why: Two. }] }"
        #expect(
            try await markdown(.mkdocs, entry).contains(
                "-   First.\n\n    *Why:* One.\n\n-   Second.\n\n    *Why:* Two.\n"))
        #expect(
            try await markdown(.github, entry).contains("- First.\n\n  *Why:* One.\n- Second.\n\n  *Why:* Two.\n"))
    }

    @Test("Items that are paragraphs or tight lists have no empty lines between them")
    func tight() {
        #expect(print(.mkdocs, [.list([[.paragraph([.text("a")])], [.paragraph([.text("b")])]])]) == "-   a\n-   b\n")
        #expect(
            prose(.pythonMarkdown, "- a\n  - b\n    - c\n- d\n  1. e") == """
                -   a
                    -   b
                        -   c
                -   d
                    1.  e
                """)
    }

    @Test("An item that does not begin with text begins with an empty comment")
    func separated() {
        #expect(prose(.pythonMarkdown, "- > a\n  > b\n- c") == "-   <!-- -->\n\n    > a\n    > b\n\n-   c")
        #expect(prose(.gitHub, "- > a\n  > b\n- c") == "- > a\n  > b\n- c")
        #expect(prose(.pythonMarkdown, "- a\n-\n- b") == "-   a\n\n-   <!-- -->\n\n-   b")
        #expect(prose(.kramdown, "- ```\n  - a\n  ```") == "- <!-- -->\n\n  ```\n  - a\n  ```")
        #expect(prose(.kramdown, "- a\n-\n- b") == "- a\n- <!-- -->\n- b")
        #expect(
            print(.mkdocs, [.list([[.code("a", language: "")]])]) == "-   <!-- -->\n\n    ```\n    a\n    ```\n")
    }

    @Test("Numbered lists use the host's syntax and keep their start number")
    func numbers() {
        #expect(prose(.pythonMarkdown, "100) a\n\n     b") == "100. a\n\n    b")
        #expect(prose(.kramdown, "- a\n\n  3. b") == "- a\n\n  {: start=\"3\"}\n  3. b")
        #expect(prose(.kramdown, "1) a") == "1. a")
        let alert = Block.alert(.tip, [.prose(ParsedProse("3. a").prose)])
        #expect(print(.github, [alert]) == "> [!TIP]\n>\n> 3. a\n")
    }

    @Test("A list is separated from the list above it")
    func adjacent() {
        let list = Block.list([[.paragraph([.text("b")])]])
        let prose = Block.prose(ParsedProse("- a").prose)
        #expect(print(.github, [prose, list]) == "- a\n\n<!-- -->\n\n- b\n")
        #expect(print(.docusaurus, [list, list]).hasSuffix("- b\n\n{/* */}\n\n- b\n"))
        #expect(print(.docc, [.details(summary: "c", [list]), list]) == "**c**\n\n- b\n\n\u{200B}\n\n- b\n")
        #expect(print(.mkdocs, [.details(summary: "c", [list]), list]).hasSuffix("    -   b\n\n-   b\n"))
    }
}
