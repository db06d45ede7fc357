import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// The checkers find what they are there for.
@Suite("The checkers of pages", .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
struct CheckerTests {
    @Test("The link checker reports links without a target, and duplicate anchors")
    func links() throws {
        let files = [
            "a/one.md": """
            # One

            [fine](../two.md#there) [heading](../two.md#two-words-1) [self](#one) [out](https://example.com)
            [page](three.md) [place](../two.md#gone) [own](#gone)
            """,
            "two.md": """
            # Two words

            ## Two words

            <a id="there"></a>text <a id="there"></a><a id="two-words"></a>
            """,
        ]
        #expect(
            try LinkChecker(files).problems == [
                "a/one.md: 'three.md' leads to 'a/three.md', which is no page",
                "a/one.md: '../two.md#gone' leads to no place on 'two.md'",
                "a/one.md: '#gone' leads to no place on 'a/one.md'",
                "two.md: the anchor 'there' is there twice", "two.md: the anchor 'two-words' is there twice",
            ])
    }

    @Test("The table checker reports cells that were misread, lost or added")
    func tables() throws {
        let table = Table(["A", "B"], rows: [[Cell([.code("a|b")]), Cell([.text("*x*")])]])
        let page = Page(path: "p.md", title: [.text("P")], summary: "", lead: [.table(table)], sections: [])
        func problems(_ row: String) throws -> [String] {
            try TableChecker.problems(page, markdown: "| A | B |\n| --- | --- |\n\(row)\n")
        }
        #expect(try problems("| `a\\|b` | \\*x\\* |") == [])
        #expect(try problems("| `a\\|b` | *x* |") == ["p.md: '*x*' became 'x'"])
        #expect(try problems("| `a|b` | \\*x\\* |") == ["p.md: 'a|b' became '`a'", "p.md: '*x*' became 'b`'"])
        #expect(try problems("") == ["p.md: the table of '[\"A\", \"B\"]' has another shape"])
        #expect(try TableChecker.problems(page, markdown: "none") == ["p.md: 1 tables became 0"])
    }
}
