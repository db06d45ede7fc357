import CatalogModel

@testable import CatalogPages
@testable import MarkdownBackend

/// Pages full of lists: random ones, and the shapes by which a parser could take one item for a part of another.
struct ListSoup {
    private var soup: ProseSoup

    static func page(_ path: String, seed: UInt64) -> Page {
        var soup = ListSoup(soup: ProseSoup(seed: seed))
        let shapes = proseShapes.map { PageSection("Shape", Content([.prose(ParsedProse($0).prose)])) }
        let random = (0..<60).map { _ in PageSection("Random", Content(soup.blocks(depth: 0))) }
        return Page(
            path: path, title: [.text("Lists")], summary: "",
            lead: [.list([[text("First."), text("Why")], [text("Second."), text("Why")], [text("Third.")]])],
            sections: shapes + random)
    }

    private static let proseShapes = [
        "- a\n- b\n- c", "- a\n\n- b", "- a\n  - b\n    - c\n      - d\n    - e\n- f", "- a\n  - b\n\n  c\n- d",
        "- a\n  1. b\n  2. c\n- d\n  3. e", "1. a\n   - b\n2. c", "9. a\n10. b\n\n    c\n11. d",
        "100. a\n     - b\n\n       c\n101. d",
        "0. a\n1. b", "7) a\n8) b", "- a\n\n* b\n\n1. c\n\n1) d", "- ```swift\n  a\n\n  b\n  ```\n- c",
        "- a\n\n  ```\n  - b\n  ```\n- c", "- > a\n  > b\n- c", "- a\n\n  > - b\n  > - c\n- d",
        "- # a\n- b\n\n  # c\n- d",
        "- - a\n  - b\n- c", "1. - a\n     1. b\n2. c", "- 1\\. a\n- \\- b\n- \\# c\n- \\> d", "- 2024\n  1\\. a\n- b",
        "-\n- a\n-", "- a\n-\n- b", "a\n- b\n- c\n\nd", "a\n\n1. b\n\nc\n\n1. d", "> - a\n> - b\n>\n>   c\n> - d",
        "- a\\\n  b\n- c  \n  d", "- a\n  b\n  c\n- d\n  - e\n    f\n- g", "- a\n\n\n- b\n  - c\n\n  - d\n- e", "- + *",
        "- [ ] a\n- [x] b", "- a:\n- `b`\n- *c*\n- **d**\n- [e](https://e.org)\n- <https://e.org>",
        "- a\n  - - b\n    - c",
        "- a\n\n      b", "1. a\n\n   1. b\n\n      1. c\n\n         1. d\n\n            e\n\n         2. f\n2. g",
    ]

    private static func text(_ words: String) -> Block { .paragraph([.text(words)]) }

    private mutating func blocks(depth: Int) -> [Block] { (0...soup.number(below: 3)).map { _ in block(depth: depth) } }

    private mutating func block(depth: Int) -> Block {
        switch soup.number(below: depth > 1 ? 4 : depth > 0 ? 8 : 10) {
        case 0: return Self.text(soup.pick(Self.words))
        case 1: return .prose(ParsedProse(prose()).prose)
        case 2: return .code("- a\n\n- b\n", language: "")
        case 3: return .paragraph([.emphasis("Why:"), .text(" "), .prose(ParsedProse(prose()).prose)])
        case 4, 5, 6, 7: return .list((0...soup.number(below: 3)).map { _ in blocks(depth: depth + 1) })
        case 8: return .alert(.tip, blocks(depth: depth + 1))
        default: return .details(summary: "More", blocks(depth: depth + 1))
        }
    }

    /// The author's Markdown, in which an item begins at random places.
    private mutating func prose() -> String {
        (0...soup.number(below: 7)).map { _ in
            soup.number(below: 5) == 0 ? "" : soup.pick(Self.lineStarts) + soup.pick(Self.words)
        }.joined(separator: "\n")
    }

    private static let words = ["word", "two words", "1\\. a", "\\- a", "\\> a", "2024", "a: b", "`code`", "*em*"]
    private static let lineStarts = [
        "", "- ", "- ", "- ", "* ", "1. ", "2. ", "9. ", "10. ", "  ", "  - ", "  - ", "   ", "   1. ", "   - ", "    ",
        "    - ", "     - ", "      - ", "- - ", "> ", "> - ", "- > ", "# ", "- # ",
    ]
}
