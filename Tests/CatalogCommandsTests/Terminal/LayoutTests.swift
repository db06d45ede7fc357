import CatalogModel
import Testing

@testable import CatalogCommands

@Suite("Tables and prose on a terminal")
struct LayoutTests {
    @Test("Table columns are aligned by cells instead of characters, and empty columns are omitted")
    func columns() {
        var table = TextTable(.wide, indent: 2)
        table.append(["名前", "", "x"])
        table.append(["name-of-it", "", "y"])
        table.append(["", "", ""])
        #expect(
            table.text == """
                  名前        x
                  name-of-it  y


                """)
    }

    @Test("The last column of a table is wrapped at the width of the terminal")
    func wrappedColumn() {
        var table = TextTable(TextLayout(style: .plain, width: 34), header: ["key", "meaning"])
        table.append(["one", "some words that do not fit here"])
        table.append(["two", "some words"])
        #expect(
            table.text == """
                key  meaning
                one  some words that do not fit
                     here
                two  some words

                """)
    }

    @Test("Columns that leave no space for the last column are wrapped")
    func wideColumn() {
        var table = TextTable(TextLayout(style: .plain, width: 60), header: ["key", "values", "meaning"])
        table.append(["one", "json | css | swift | compose | android | scss", "some words"])
        #expect(
            table.text == """
                key  values                    meaning
                one  json | css | swift |      some words
                     compose | android | scss

                """)
    }

    @Test("Control characters in table cells are replaced by visible symbols")
    func hostileCells() {
        var table = TextTable(.wide)
        table.append(["\u{1B}[2J", "a\nb"])
        #expect(table.text == "␛[2J  a␊b\n")
    }

    @Test("Prose is wrapped with its lists, code and quotes")
    func prose() {
        let source = Text("", at: SourceFile(path: "a.yaml", text: "").range(1, 1, 1, 1))
        let prose = Prose(
            source: source,
            blocks: [
                .paragraph([
                    .text("Some words, "), .strong([.text("strong")]), .text(" ones, that"), .lineBreak,
                    .text("go on."),
                ]),
                .list(
                    ProseList(
                        start: nil, isTight: true,
                        items: [
                            [.paragraph([.text("one "), .code("code")])],
                            [
                                .paragraph([.text("two words and so on")]),
                                .list(ProseList(start: 9, isTight: true, items: [[.paragraph([.text("three")])]])),
                            ],
                        ])),
                .code(info: "swift", text: "let a = 1\n\nlet b = \u{1B}\n"),
                .quote([.paragraph([.text("said")])]),
            ], links: [])
        #expect(
            TerminalProse(width: 24).lines(prose) == [
                "Some words, strong ones,", "that", "go on.", "", "- one code", "- two words and so on", "  9. three",
                "",
                "    let a = 1", "    ", "    let b = ␛", "", "| said",
            ])
    }
}
