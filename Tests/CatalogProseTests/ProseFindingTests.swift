import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogSyntax

struct ProseFindingTests {
    @Test(
        "Unsupported markup is reported and read as text",
        arguments: [
            (
                "An ![image](a.png)!", "1:4-19 unsupported-markup",
                "prose has no images; use 'figures', or write '\\!' for an exclamation mark before a link"
            ),
            (
                "[a]: https://e.org", "1:1-19 unsupported-markup",
                "prose has no link definitions; write the address at the link: '[words](address)'"
            ),
            ("Title\n===", "2:1-4 unsupported-markup", "prose has no underlined headings; begin the heading with '#'"),
            (
                "a\n\n* * *", "3:1-6 unsupported-markup",
                "prose has no thematic breaks; use a heading, or write '\\' before the line for its text"
            ),
            (
                "    let a", "1:5-10 unsupported-markup",
                "prose has no indented code; use a fence of three backticks, or indent by less"
            ),
            ("| a | b |\n|---|---|\n| 1 | 2 |", "1:1-2:10 unsupported-markup", "prose has no tables; use a list"),
            ("not ~~this~~ that", "1:5-13 unsupported-markup", "prose has no strikethrough; write '\\~' for a tilde"),
            ("- [x] done", "1:3-6 unsupported-markup", "prose has no task items; write '\\[' for a bracket"),
            (
                "a &foo; b", "1:3-8 unknown-character-reference",
                "unknown character reference '&foo;'; write the character itself, or '\\&foo;' for these letters"
            ),
            ("[a]()", "1:1-6 empty-link", "missing destination of a link; add one, or write '\\[' for a bracket"),
            (
                "[a](entry:)", "1:1-12 empty-link",
                "missing destination of a link; add one, or write '\\[' for a bracket"
            ),
            (
                "[a](JavaScript:alert(1))", "1:5-24 link-scheme",
                "a link cannot have the scheme 'JavaScript'; use http, https, mailto, entry or token"
            ),
            (
                "[a](data:text/html,b)", "1:5-21 link-scheme",
                "a link cannot have the scheme 'data'; use http, https, mailto, entry or token"
            ),
            (
                "[a](&#106;avascript:b)", "1:5-22 link-scheme",
                "a link cannot have the scheme 'javascript'; use http, https, mailto, entry or token"
            ),
            (
                "[a](<java&Tab;script:b>)", "1:6-23 link-scheme",
                "a destination has a control character or a space at its end; remove it"
            ),
            (
                "[a](/b/c.md)", "1:5-12 link-scheme",
                "'/b/c.md' does not lead from the entry to a file; write a path relative to the entry, or name the site's "
                    + "address under 'linkBase' in catalog.yaml"
            ),
            (
                "Map<Key:Value>", "1:4-15 link-scheme",
                "a link cannot have the scheme 'Key'; if it is not a link, write it as code in backticks"
            ),
        ])
    func outside(text: String, location: String, message: String) {
        let parsed = ParsedProse(text)
        #expect(parsed.locations == [location])
        #expect(parsed.findings.map(\.message) == [message])
        #expect(parsed.findings.allSatisfy { $0.severity == .error })
    }

    @Test(
        "The text of reported markup is kept",
        arguments: [
            "An ![image](a.png)!", "[a](javascript:b)", "<javascript:b>", "[a]()", "a &foo; b", "***", "[a]: b",
        ])
    func stays(text: String) {
        #expect(ParsedProse(text).prose.plainText == text)
    }

    @Test("Each of several findings has its own location")
    func several() {
        #expect(
            ParsedProse("![a](b) and ![a](b)\n\n> ![a](b)").locations == [
                "1:1-8 unsupported-markup", "1:13-20 unsupported-markup", "3:3-10 unsupported-markup",
            ])
    }

    @Test(
        "Findings have locations in the scalars of YAML",
        arguments: [
            ("a &foo; b", "x: a &foo; b", "1:6-11"),
            ("a\n\n&foo;\n", "x: |\n  a\n\n  &foo;\n", "4:3-8"),
            ("  a\n&foo;\n", "x: |2-\n    a\n  &foo;\n", "3:3-8"),
            ("a b &foo; c\n", "x: >\n  a\n  b &foo;\n  c\n", "3:5-10"),
            ("a\nb &foo;\n", "x: >\n  a\n\n  b &foo;\n", "4:5-10"),
            ("it's é &foo;", "x: 'it''s é &foo;'", "1:13-18"),
            ("\"é\n&foo;", "x: \"\\\"\\u00e9\\n&foo;\"", "1:15-20"),
            ("a b &foo;", "x: \"a\n   b \\\n   &foo;\"", "3:4-9"),
            ("a b\n&foo;", "x: a\n  b\n\n  &foo;", "4:3-8"),
            ("&foo;", "x: *alias", "1:4-10"),
        ])
    func yaml(text: String, written: String, location: String) {
        #expect(ParsedProse(text, writtenAs: written).locations == ["\(location) unknown-character-reference"])
    }

    @Test(
        "Excessive depth is one finding, and the text is kept",
        arguments: [
            String(repeating: "> ", count: 10_000) + "a", String(repeating: "- ", count: 10_000) + "a",
            String(repeating: "*a **b ", count: 1_000) + String(repeating: "c** d* ", count: 1_000),
            String(repeating: "**", count: 5_000) + "a" + String(repeating: "**", count: 5_000),
        ])
    func depth(text: String) {
        let parsed = ParsedProse(text)
        #expect(parsed.findings.map(\.rule) == [ProseRules.deepProse])
        #expect(parsed.prose.plainText.contains("a"))
    }

    @Test(
        "Repeated opening markers are parsed in bounded time",
        arguments: [
            "[", "![", "[a](", "[a](b", "[a](<b", "[a](b \"c", "*a ", "a**b", "*a_b ", "_a **", "`", "`a``", "<!--",
            "<?", "<!a", "<![CDATA[",
            "<a b='", "<a b=\"'", "&", "&amp", "[a]: b\n", "[a]: 'b\n", "a\n===\n", "> a\n", "- a\n", "1. a\n",
            "|a|\n|-|\n", "~~a", "](", "\\",
            "<http:", "<a@b.", "a\n\n", "```\n", "\t- ", "![a](b) ", "*a*[b](c)",
        ])
    func bombs(piece: String) {
        let text = String(repeating: piece, count: Thoroughness.rounds(5_000, of: 20_000))
        #expect(!ParsedProse(text).blocks.isEmpty)
    }

    @Test func rules() {
        #expect(Set(ProseRules.all.map(\.id)).count == ProseRules.all.count)
    }
}
