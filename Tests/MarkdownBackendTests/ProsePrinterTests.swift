import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

struct ProsePrinterTests {
    /// Entries lie in pages beside each other; tokens are not linked.
    private struct Pages: ProseLinkResolver {
        func href(for destination: ProseLink.Destination) -> String? {
            switch destination {
            case .entry(let id, let anchor): "\(id).md\(anchor.map { "#\($0)" } ?? "")"
            case .token: nil
            default: SpelledLinks().href(for: destination)
            }
        }
    }

    private let printer = ProsePrinter(.gitHub, links: Pages(), headingOffset: 2)

    @Test(
        "Prose that needs no change is printed verbatim",
        arguments: [
            "A thin line - with 1.5 points, snake_case and a * b.", "*a* **b** *__c__* **_d_** un*frigging*believable",
            "`a` ``b`c``", "[a](b.md \"T\") <https://e.org> <me@e.org>", "- a\n- b\n  - c\n\n+ d\n\n3. e\n4. f",
            "- a\n\n  b\n\n- c",
            "> a\n>\n> - b\n>   c", "```swift\nlet a = 1\n```", "R&D, Q&A, List of [String: Int] values",
            "C:\\dir and \\d",
            "a\\\nb\nc", "5 < 6 > 4, ~ about", "it costs $5", "`$x` and `$y` but $z", "a: b: c, 10:30, ::, `:smile:`",
        ])
    func unchanged(text: String) {
        #expect(printer.block(ParsedProse(text).prose) == text)
    }

    @Test(
        "Text that would be markup is escaped",
        arguments: [
            ("List<Int>", "List\\<Int>"), ("\\*a*", "\\*a\\*"), ("\\- a", "\\- a"), ("\\1. a", "\\1. a"),
            ("1\\. a", "1\\. a"),
            ("\\# a", "\\# a"), ("\\> a", "\\> a"), ("a\n\\===", "a\n\\==="), ("a\n\\---", "a\n\\---"), ("_a", "\\_a"),
            ("&amp;lt;", "\\&lt;"), ("a \\~~b~~", "a \\~\\~b\\~\\~"), ("https://e.org", "https\\://e.org"),
            ("www.e.org", "www\\.e.org"),
            ("\\[a](b)", "\\[a](b)"), ("a\\!\\[b](c)", "a!\\[b](c)"), ("a\\![b](c)", "a\\![b](c)"),
            ("&#32;a&#32;", "&#32;a&#32;"),
            ("# a \\#", "### a \\#"), ("a | b\n\\--- | ---", "a | b\n\\--- | ---"), ("\\`a`", "\\`a\\`"),
            ("\\\\*a*", "\\\\*a*"),
        ])
    func escaped(text: String, printed: String) {
        let parsed = ParsedProse(text)
        #expect(printer.block(parsed.prose) == printed)
    }

    @Test(
        "Formulas and emoji names are printed as text",
        arguments: [
            ("$x$", "\\$x$"), ("$$y$$", "\\$\\$y\\$\\$"), ("$5 or $6", "\\$5 or \\$6"), ("$a *b$*", "\\$a *b$*"),
            ("$`x`$", "\\$`x`$"), ("5 $ or 6 $", "5 $ or 6 $"), ("$$\nx\n$$", "\\$\\$\nx\n\\$\\$"),
            (":smile:", "\\:smile:"), ("a:+1:b", "a\\:+1:b"), (":a:b:", "\\:a\\:b:"), (":a b:", ":a b:"),
        ])
    func hostSyntax(text: String, printed: String) {
        #expect(printer.block(ParsedProse(text).prose) == printed)
    }

    @Test("Formulas are detected across a whole cell")
    func mathInCell() {
        #expect(printer.inline(ParsedProse("$a\n\n- b$c").prose) == "\\$a<ul><li>b\\$c</li></ul>")
        #expect(printer.inline(ParsedProse("$a").prose) == "$a")
        #expect(MarkdownEscaper(.gitHub).text("$a") == "$a")
        #expect(MarkdownEscaper(.gitHub).text("$a $b :key:") == "\\$a \\$b \\:key:")
    }

    @Test("Headings are nested below their section, at most six levels deep")
    func headings() {
        #expect(printer.block(ParsedProse("# A\n##### B\n#").prose) == "### A\n\n###### B\n\n###")
    }

    @Test("Links get addresses on the page, and a link without a target is text")
    func links() {
        #expect(
            printer.block(ParsedProse("[a](entry:switch#isOn \"T\") [`b`](token:x.y)").prose)
                == "[a](switch.md#isOn \"T\") `b`")
        #expect(
            printer.block(ParsedProse("[a](<b (c) d.md> 'x \" y')").prose) == "[a](b%20\\(c\\)%20d.md \"x \\\" y\")")
    }

    @Test("Adjacent lists are printed as separate lists")
    func lists() {
        #expect(printer.block(ParsedProse("- a\n\n* b\n\n1. c\n1) d").prose) == "- a\n\n+ b\n\n1. c\n\n1) d")
        #expect(printer.block(ParsedProse("- + *").prose) == "- * -")
    }

    @Test("Emphasis without a Markdown delimiter is printed as HTML")
    func htmlEmphasis() {
        let inlines: [ProseInline] = [.text("a"), .emphasis([.text(" b")]), .text("c")]
        let prose = Prose(source: ParsedProse("").prose.source, blocks: [.paragraph(inlines)], links: [])
        #expect(printer.block(prose) == "a<em> b</em>c")
    }

    @Test("A cell has one line")
    func cells() {
        let text = "# H\n\na | `b|c`\nd  \ne\n\n- f\n- g\n\n3. h\n\n> i\n\n```\nj\n\nk\n```"
        #expect(
            printer.inline(ParsedProse(text).prose)
                == "**H**<br><br>a \\| `b\\|c` d<br>e<ul><li>f</li><li>g</li></ul><ol start=\"3\"><li>h</li></ol>"
                + "<blockquote>i</blockquote>`j`<br><br>`k`")
        #expect(printer.inline(ParsedProse("a | `b|c`").prose, inTable: false) == "a | `b|c`")
        #expect(printer.inline(ParsedProse("").prose) == "")
    }

    @Test("Code spans can contain any text, and empty code is marked")
    func code() {
        #expect(MarkdownEscaper(.gitHub).code("", inTable: false) == "*empty*")
        #expect(MarkdownEscaper(.gitHub).code("`", inTable: false) == "`` ` ``")
        #expect(MarkdownEscaper(.gitHub).code(" a ", inTable: false) == "`  a  `")
        #expect(MarkdownEscaper(.gitHub).code(" a", inTable: false) == "` a`")
        #expect(MarkdownEscaper(.gitHub).code(" ", inTable: false) == "` `")
        #expect(MarkdownEscaper(.gitHub).code("a\nb|c", inTable: false) == "`a`<br>`b|c`")
        #expect(MarkdownEscaper(.gitHub).code("a\\|b", inTable: true) == "`a\\\\|b`")
        #expect(MarkdownEscaper(.gitHub).fence("a```b", language: "c") == "````c\na```b\n````")
        #expect(MarkdownEscaper(.gitHub).fence("") == "```\n```")
    }

    @Test("Plain text is not escaped unnecessarily")
    func text() {
        #expect(MarkdownEscaper(.gitHub).text("snake_case - 1.5 #1 a-b") == "snake_case - 1.5 #1 a-b")
        #expect(MarkdownEscaper(.gitHub).text("- a\n1. b") == "\\- a<br>1\\. b")
        #expect(MarkdownEscaper(.gitHub).text("(A, B) -> [C: D]?") == "(A, B) -> [C: D]?")
        #expect(MarkdownEscaper(.gitHub).text("Array<T>|nil") == "Array\\<T>\\|nil")
    }
}
