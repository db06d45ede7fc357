import CatalogModel
import CatalogSyntax
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("The printer for GitHub")
struct PrinterTests {
    /// Nothing leads anywhere.
    private func print(_ blocks: [Block], sections: [PageSection] = []) -> String {
        let page = Page(path: "a/b.md", title: [.text("T")], summary: "", lead: blocks, sections: sections)
        let addresses = LinkAddress(page: page.path, fileBase: "..")
        return String(
            decoding: PagePrinter(.github, targets: NoTargets(), addresses: addresses).printed(page), as: UTF8.self)
    }

    @Test("The printer writes pictures of the output within text, relative to the page")
    func inlinePictures() {
        let table = Table(
            ["A"],
            rows: [
                [Cell([.picture(.asset("a/c/x.svg"), alt: "1 | 2 [x] *y*")])],
                [Cell([.picture(.asset("d/y z.svg"), alt: "$a$")])],
            ])
        #expect(
            print([.table(table)]) == """
                # T

                | A |
                | --- |
                | ![1 \\| 2 \\[x\\] \\*y\\*](c/x.svg) |
                | ![\\$a\\$](../d/y%20z.svg) |

                """)
    }

    @Test("The printer writes each kind of block")
    func blocks() {
        let blocks: [Block] = [
            .paragraph([.text("1. # not *a* list"), .lineBreak, .strong("x|y"), .text(" "), .emphasis("z")]),
            .list([[.paragraph([.text("one")]), .code("a\nb", language: "swift")], [.paragraph([.text("two")])]]),
            .table(Table(["A", "B"], rows: [[Cell([.code("x|y")]), Cell([.text("p|q")])], [Cell([.text("r")])]])),
            .alert(.warning, [.paragraph([.text("Mind.")]), .paragraph([.text("Really.")])]),
            .picture(Picture(file: .file("c/x.png"), dark: .file("c/y.png"), alt: "A \"b\"")),
            .picture(Picture(file: .file("c/x.png"), dark: nil, alt: "<x>")),
            .details(summary: "More & more", [.paragraph([.text("Inside")])]),
        ]
        #expect(
            print(blocks) == """
                # T

                1\\. # not \\*a\\* list<br>**x\\|y** *z*

                - one

                  ```swift
                  a
                  b
                  ```
                - two

                | A | B |
                | --- | --- |
                | `x\\|y` | p\\|q |
                | r |  |

                > [!WARNING]
                > Mind.
                >
                > Really.

                <picture>
                <source media="(prefers-color-scheme: dark)" srcset="../../c/y.png">
                <img src="../../c/x.png" alt="A &quot;b&quot;">
                </picture>

                <img src="../../c/x.png" alt="&lt;x&gt;">

                <details>
                <summary>More &amp; more</summary>

                Inside

                </details>

                """)
    }

    @Test(
        "Headings in prose are nested below the heading above, from any level",
        arguments: ["#", "##", "####"])
    func prose(mark: String) {
        let prose = ParsedProse("Before.\n\n\(mark) One\n\n\(mark)# Two").prose
        let section = PageSection("S", Content([.prose(prose)]))
        #expect(print([], sections: [section]).hasSuffix("## S\n\nBefore.\n\n### One\n\n#### Two\n"))
    }

    @Test("Text contains no GitHub formulas and emoji, in any part of a line")
    func hostSyntax() {
        let prose = ParsedProse("$c").prose
        let table = Table(
            ["$A$", ":b:"], rows: [[Cell([.strong("$a"), .text(" b$")]), Cell([.text("$x "), .prose(prose)])]])
        let link = Inline.link([.text("$l")], .anchor("x"))
        #expect(
            print([.table(table), .paragraph([.text("$5")]), .paragraph([.text(":a: $x"), link, .code("$y")])]) == """
                # T

                | \\$A$ | \\:b: |
                | --- | --- |
                | **\\$a** b$ | \\$x \\$c |

                $5

                \\:a: \\$x[\\$l](#x)`$y`

                """)
    }

    @Test("A link whose text is its address is written as an autolink")
    func autolinks() {
        let addresses = ["https://a.example/x", "https://a.example/?a=1&b=:c:", "https://a.example/(x)", "HTTPS://x"]
        let links = addresses.map { Block.paragraph([.link([.text($0)], .address($0))]) }
        #expect(
            print(links) == """
                # T

                <https://a.example/x>

                <https://a.example/?a=1&b=:c:>

                [https\\://a.example/(x)](https://a.example/%28x%29)

                [HTTPS\\://x](HTTPS://x)

                """)
    }

    @Test("Headings have anchors only if GitHub's differ, and are listed if there are many")
    func headings() {
        let sections = ["T", "Two words", "C #", "Last"].map {
            PageSection($0, anchor: Slug.of($0), Content([.paragraph([.text("x")])]))
        }
        #expect(
            print([], sections: sections) == """
                # T

                [T](#t) · [Two words](#two-words) · [C #](#c) · [Last](#last)

                ## <a id="t"></a>T

                x

                ## Two words

                x

                ## <a id="c"></a>C \\#

                x

                ## Last

                x

                """)
    }

    @Test("Headings end at the sixth level")
    func depth() {
        var section = PageSection("8", Content([.paragraph([.text("x")])]))
        for level in (2...7).reversed() { section = PageSection("\(level)", Content(sections: [section])) }
        let marks = print([], sections: [section]).split(separator: "\n").filter { $0.hasPrefix("#") }
        #expect(marks == ["# T", "## 2", "### 3", "#### 4", "##### 5", "###### 6", "###### 7", "###### 8"])
    }

    @Test("Empty columns except the first are omitted")
    func columns() {
        let table = Table(["A", "B", "C"], rows: [[Cell(), Cell(), Cell([.text("x")])], [Cell()]])
        #expect(table.columns == ["A", "C"])
        #expect(table.rows.map(\.count) == [2, 2])
    }
}
