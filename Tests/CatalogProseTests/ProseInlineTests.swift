import CatalogModel
import Testing

@testable import CatalogSyntax

struct ProseInlineTests {
    private func inlines(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [ProseInline] {
        let parsed = ParsedProse(text)
        guard parsed.findings.isEmpty, case .paragraph(let inlines)? = parsed.blocks.first, parsed.blocks.count == 1
        else {
            Issue.record("no clean paragraph: \(parsed)", sourceLocation: sourceLocation)
            return []
        }
        return inlines
    }

    private func emphasis(_ text: String) -> ProseInline { .emphasis([.text(text)]) }
    private func strong(_ text: String) -> ProseInline { .strong([.text(text)]) }

    @Test func emphasisAndStrong() {
        #expect(
            inlines("*a* _b_ **c** __d__") == [
                emphasis("a"), .text(" "), emphasis("b"), .text(" "), strong("c"), .text(" "), strong("d"),
            ])
        #expect(inlines("***a** b*") == [.emphasis([strong("a"), .text(" b")])])
        #expect(inlines("un*frigging*believable") == [.text("un"), emphasis("frigging"), .text("believable")])
    }

    @Test(
        "Delimiters that cannot open or close emphasis are text",
        arguments: ["a * b * c", "snake_case_name", "** a**", "a*\"b\"*c", "_(a)_b", "*a", "a**"])
    func noEmphasis(text: String) {
        #expect(inlines(text) == [.text(text)])
    }

    @Test("Delimiter runs follow the rule of three of CommonMark")
    func ruleOfThree() {
        #expect(inlines("*foo**bar*") == [emphasis("foo**bar")])
        #expect(inlines("*foo**bar**baz*") == [.emphasis([.text("foo"), strong("bar"), .text("baz")])])
        #expect(inlines("foo***bar***baz") == [.text("foo"), .emphasis([strong("bar")]), .text("baz")])
        #expect(inlines("**em*a*em*") == [.text("*"), .emphasis([.text("em"), emphasis("a"), .text("em")])])
    }

    @Test("Symbols count as punctuation next to a delimiter")
    func symbols() {
        #expect(inlines("a*£b*") == [.text("a*£b*")])
        #expect(inlines("*£b*") == [emphasis("£b")])
    }

    @Test func codeSpans() {
        #expect(
            inlines("`a` ``b`c`` ` d ` `  ` `\\`") == [
                .code("a"), .text(" "), .code("b`c"), .text(" "), .code("d"), .text(" "), .code("  "), .text(" "),
                .code("\\"),
            ])
        #expect(inlines("`a\nb` ``c") == [.code("a b"), .text(" ``c")])
        #expect(inlines("*a `*` b*") == [.emphasis([.text("a "), .code("*"), .text(" b")])])
    }

    @Test func escapesAndReferences() {
        #expect(inlines("\\*a\\* \\q \\\\ C:\\dir") == [.text("*a* \\q \\ C:\\dir")])
        #expect(inlines("&lt;&#35;&#x23;&nbsp;&hellip; AT&T &; &#; &#0;") == [.text("<##\u{A0}… AT&T &; &#; \u{FFFD}")])
        #expect(inlines("&ast;a&ast;") == [.text("*a*")])
    }

    @Test(
        "Generic types and comparisons in prose are text",
        arguments: ["List<Int>", "Map<String, [Int]>", "a < b > c", "Array<T>.Index", "f(_ x: T...)"])
    func types(text: String) {
        #expect(inlines(text) == [.text(text)])
    }

    @Test("An HTML tag with markup in its attributes is text")
    func tags() {
        #expect(inlines("<a href=\"*b*\">*c*</a>") == [.text("<a href=\"*b*\">"), emphasis("c"), .text("</a>")])
    }

    @Test func links() {
        func link(_ destination: ProseLink.Destination, title: String? = nil) -> [ProseInline] {
            [.link(ProseLink(destination, title: title), [.text("a")])]
        }
        #expect(
            inlines("[a](https://e.org/é?b=c&amp;d \"T \\\" t\")")
                == link(.address("https://e.org/%C3%A9?b=c&d"), title: "T \" t"))
        #expect(inlines("[a](<b c.md>)") == link(.file("b c.md")))
        #expect(inlines("[a](b(c)d)") == link(.file("b(c)d")))
        #expect(inlines("[a](../images/b.png 'T')") == link(.file("../images/b.png"), title: "T"))
        #expect(inlines("[a](#part)") == link(.anchor("part")))
        #expect(inlines("[a](mailto:b@e.org)") == link(.address("mailto:b@e.org")))
        #expect(inlines("[a](entry:switch)") == link(.entry(id: "switch", anchor: nil)))
        #expect(inlines("[a](entry:switch#isOn)") == link(.entry(id: "switch", anchor: "isOn")))
        #expect(inlines("[a](token:theme.color.border)") == link(.token(path: "theme.color.border")))
        #expect(inlines("[a](b:c/d.md)".replacing("b:c", with: "b/c:")) == link(.file("b/c:/d.md")))
    }

    @Test func linkWords() {
        #expect(inlines("[*a* `]`](b)") == [.link(ProseLink(.file("b")), [emphasis("a"), .text(" "), .code("]")])])
        #expect(
            inlines("[a [b](c) d](e)") == [.text("[a "), .link(ProseLink(.file("c")), [.text("b")]), .text(" d](e)")])
        #expect(inlines("*a [b* c](d)") == [.text("*a "), .link(ProseLink(.file("d")), [.text("b* c")])])
        #expect(inlines("[a] [b][c] [String: Int]") == [.text("[a] [b][c] [String: Int]")])
    }

    @Test func autolinks() {
        #expect(
            inlines("<https://e.org/a_b_>") == [
                .link(ProseLink(.address("https://e.org/a_b_")), [.text("https://e.org/a_b_")])
            ])
        #expect(inlines("<me@e.org>") == [.link(ProseLink(.address("mailto:me@e.org")), [.text("me@e.org")])])
        #expect(inlines("https://e.org") == [.text("https://e.org")])
    }
}
