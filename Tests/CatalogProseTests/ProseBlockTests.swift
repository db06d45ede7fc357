import CatalogModel
import Testing

@testable import CatalogSyntax

struct ProseBlockTests {
    private func paragraph(_ text: String) -> ProseBlock { .paragraph([.text(text)]) }

    @Test(
        "Text without markup is one paragraph",
        arguments: ["A thin line.", "1.5 times (or 2) - really?", "Über: a | b = c #1"])
    func plain(text: String) {
        #expect(ParsedProse(text).blocks == [paragraph(text)])
        #expect(ParsedProse(text).findings.isEmpty)
    }

    @Test("Empty text has no blocks", arguments: ["", " ", "\n", " \n\t\n"])
    func empty(text: String) {
        #expect(ParsedProse(text).blocks.isEmpty)
    }

    @Test func paragraphsAndBreaks() {
        #expect(
            ParsedProse("one\n  two  \nthree\\\nfour\n\nfive\n").blocks == [
                .paragraph([
                    .text("one"), .softBreak, .text("two"), .lineBreak, .text("three"), .lineBreak, .text("four"),
                ]),
                paragraph("five"),
            ])
    }

    @Test func carriageReturns() {
        #expect(
            ParsedProse("one\r\ntwo\rthree\r\n\r\nfour").blocks == [
                .paragraph([.text("one"), .softBreak, .text("two"), .softBreak, .text("three")]), paragraph("four"),
            ])
    }

    @Test func headings() {
        #expect(
            ParsedProse("# One\n### *Two* ###\n####### seven\n\n#none\n##\n# a#\n").blocks == [
                .heading(level: 1, [.text("One")]), .heading(level: 3, [.emphasis([.text("Two")])]),
                paragraph("####### seven"), paragraph("#none"), .heading(level: 2, []),
                .heading(level: 1, [.text("a#")]),
            ])
    }

    @Test func lists() {
        let text = "- a\n- b\n  - c\n\n    d\n* e\n\n3. f\n4. g\nlazy\n"
        #expect(
            ParsedProse(text).blocks == [
                .list(
                    ProseList(
                        start: nil, isTight: true,
                        items: [
                            [paragraph("a")],
                            [
                                paragraph("b"),
                                .list(
                                    ProseList(start: nil, isTight: false, items: [[paragraph("c"), paragraph("d")]])),
                            ],
                        ])),
                .list(ProseList(start: nil, isTight: true, items: [[paragraph("e")]])),
                .list(
                    ProseList(
                        start: 3, isTight: true,
                        items: [[paragraph("f")], [.paragraph([.text("g"), .softBreak, .text("lazy")])]])),
            ])
    }

    @Test("A number other than one does not interrupt a paragraph")
    func numbersInText() {
        #expect(ParsedProse("In\n2024. Yes").blocks == [.paragraph([.text("In"), .softBreak, .text("2024. Yes")])])
        #expect(
            ParsedProse("In\n1. Yes").blocks == [
                paragraph("In"), .list(ProseList(start: 1, isTight: true, items: [[paragraph("Yes")]])),
            ])
    }

    @Test func looseList() {
        #expect(
            ParsedProse("1) a\n\n2) b").blocks == [
                .list(ProseList(start: 1, isTight: false, items: [[paragraph("a")], [paragraph("b")]]))
            ])
    }

    @Test func emptyItems() {
        #expect(
            ParsedProse("-\n- a").blocks == [
                .list(ProseList(start: nil, isTight: true, items: [[], [paragraph("a")]]))
            ])
    }

    @Test func quotes() {
        #expect(
            ParsedProse("> a\nb\n>\n> > c\n").blocks == [
                .quote([.paragraph([.text("a"), .softBreak, .text("b")]), .quote([paragraph("c")])])
            ])
    }

    @Test func fences() {
        #expect(
            ParsedProse("```swift title\nlet a = `b`\n\n  *c*\n```\n~~~~\n~~~\n~~~~").blocks == [
                .code(info: "swift title", text: "let a = `b`\n\n  *c*\n"), .code(info: "", text: "~~~\n"),
            ])
    }

    @Test("A fence loses its own indentation, and a tab counts to the next stop")
    func indentedFence() {
        #expect(
            ParsedProse("- a\n  ```\n  b\n\tc\n  ```").blocks == [
                .list(
                    ProseList(start: nil, isTight: true, items: [[paragraph("a"), .code(info: "", text: "b\n  c\n")]]))
            ])
    }

    @Test("Raw HTML is text without markup")
    func html() {
        #expect(
            ParsedProse("<div *a*>\n  *b* &amp; c\n\n*d*").blocks == [
                .paragraph([.text("<div *a*>"), .softBreak, .text("*b* &amp; c")]),
                .paragraph([.emphasis([.text("d")])]),
            ])
        #expect(ParsedProse("<T>\n*a*").blocks == [.paragraph([.text("<T>"), .softBreak, .text("*a*")])])
        #expect(
            ParsedProse("<!-- *a*\n\n*b* -->\n*c*").blocks == [
                .paragraph([.text("<!-- *a*"), .softBreak, .text("*b* -->")]), .paragraph([.emphasis([.text("c")])]),
            ])
    }
}
