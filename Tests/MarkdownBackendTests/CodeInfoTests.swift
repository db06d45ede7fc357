import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("The info string of a fence")
struct CodeInfoTests {
    @Test(
        "An info string has a language and attributes in the syntax of several hosts",
        arguments: [
            ("js title=\"app.js\"", "js", "app.js", nil, false),
            ("js title='a b' {1,3-4}", "js", "a b", "1,3-4", false),
            ("js{1,3}", "js", nil, "1,3", false), ("rust,no_run", "rust", nil, nil, false),
            ("{.python title=\"a\" linenums=\"1\"}", "python", "a", nil, true),
            ("js [app.js]", "js", "app.js", nil, false),
            ("ts showLineNumbers", "ts", nil, nil, true), ("js:line-numbers", "js", nil, nil, true),
            ("py hl_lines=\"1 3\"", "py", nil, "1,3", false), ("c++", "c++", nil, nil, false),
            ("title=\"a\"", "", "a", nil, false), ("", "", nil, nil, false), ("{", "", nil, nil, false),
            ("js title=\"a", "js", "\"a", nil, false), ("js {a b", "js", nil, nil, false), ("=", "", nil, nil, false),
        ] as [(String, String, String?, String?, Bool)])
    func parsing(text: String, language: String, title: String?, lines: String?, hasNumbers: Bool) {
        let info = CodeInfo(text)
        #expect(info.language == language)
        #expect(info.title == title)
        #expect(info.highlightedLines == lines)
        #expect(info.hasLineNumbers == hasNumbers)
    }

    @Test("An info string with many unclosed braces is parsed", arguments: ["{", "js {", "{a ", "a{b="])
    func nestedBraces(text: String) {
        #expect(CodeInfo(String(repeating: text, count: 100_000)).highlightedLines == nil)
    }

    @Test(
        "An info string keeps the attributes that a host documents, and the language on all hosts",
        arguments: [
            ("github", "js title=\"app.js\" {1,3} showLineNumbers live"), ("docc", "js"), ("jekyll", "js"),
            ("vitepress", "js {1,3} :line-numbers"), ("docusaurus", "js title=\"app.js\" {1,3} showLineNumbers"),
            ("mkdocs", "js title=\"app.js\" hl_lines=\"1 3\" linenums=\"1\""),
        ])
    func hosts(name: String, info: String) async throws {
        let dialect = try #require(Dialect.named(name))
        #expect(dialect.grammar.infoString("js title=\"app.js\" {1,3} showLineNumbers live") == info)
        let pages = try await TestPages([
            "a": "description: |-\n  ```js title=\"app.js\" {1,3} showLineNumbers live\n  a\n  ```"
        ])
        let page = try #require(
            RenderedCatalog(pages.registry, dialect: dialect).files.first { $0.value.contains("```") })
        #expect(page.value.contains("```\(info)\na\n```"), "\(page.value)")
    }

    @Test("An info string omits a title that cannot be quoted", arguments: ["a\"b", "a`b", "<a>", "a\\\\b", "{a}"])
    func hostileTitle(title: String) {
        #expect(Grammar.mdx.infoString("js title='\(title)'") == "js")
        #expect(Grammar.pythonMarkdown.infoString("js title='\(title)'") == "js")
    }

    // MARK: Moved pages

    private static let catalog = """
        format: 1
        name: Test
        changes: { renamed: { old: lamp, older: lamp, gone: missing, chair: lamp, lamp/properties/a: b } }
        """

    @Test(
        "The page of a renamed entry remains at its old address and links to the new one",
        arguments: ["github", "docc", "jekyll", "vitepress", "docusaurus", "mkdocs"])
    func moved(name: String) async throws {
        let pages = try await TestPages(["lamp": "", "chair": ""], catalog: Self.catalog)
        let dialect = try #require(Dialect.named(name))
        let files = RenderedCatalog(pages.registry, dialect: dialect).files
        let moved = files.filter { $0.value.contains("This page has moved to ") }
        #expect(moved.count == 2, "\(files.keys.sorted())")
        for text in moved.values {
            #expect(text.contains("lamp"))
            #expect(
                text.contains("head:\n  - - meta\n    - http-equiv: refresh\n      content: \"0; url=./lamp.html\"\n")
                    == (name == "vitepress"), "\(text)")
        }
    }
}
