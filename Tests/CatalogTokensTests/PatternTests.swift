import CatalogModel
import CatalogTokens
import Testing

@Suite("Patterns in the paths of tokens")
struct PatternTests {
    private func parse(_ text: String) -> (pattern: TokenPathPattern?, findings: [String]) {
        // As a quoted key at the start of a file.
        let file = SourceFile(path: "e.yaml", text: "\"\(text)\":")
        let key = Text(text, at: file.range(ofBytes: 0..<(text.utf8.count + 2)))
        var diagnostics = Diagnostics()
        let pattern = TokenPathPattern.parse(key, diagnostics: &diagnostics)
        return (
            pattern,
            diagnostics.all.map { "\($0.range?.start.column ?? 0)-\($0.range?.end.column ?? 0) \($0.message)" }
        )
    }

    @Test func aPlainPathIsItself() throws {
        let pattern = try #require(parse("theme.color.on-primary").pattern)
        #expect(pattern.parts == [.text("theme.color.on-primary")])
        #expect(pattern.expand().map(\.path) == ["theme.color.on-primary"])
        #expect(pattern.expand().map(\.choices) == [[]])
    }

    @Test func bracketsExpandInOrderTheLastFastest() throws {
        let pattern = try #require(parse("theme.color.checkbox.[default|selected].[background|border]").pattern)
        #expect(
            pattern.expand().map(\.path) == [
                "theme.color.checkbox.default.background", "theme.color.checkbox.default.border",
                "theme.color.checkbox.selected.background", "theme.color.checkbox.selected.border",
            ])
        #expect(
            pattern.expand().map(\.choices) == [
                ["default", "background"], ["default", "border"], ["selected", "background"], ["selected", "border"],
            ])
        #expect(
            pattern.parts == [
                .text("theme.color.checkbox."), .choices(["default", "selected"]), .text("."),
                .choices(["background", "border"]),
            ])
    }

    @Test func rangesCount() throws {
        #expect(parse("c[1..3]").pattern?.expand().map(\.path) == ["c1", "c2", "c3"])
        #expect(parse("[08..10|x]").pattern?.expand().map(\.path) == ["08", "09", "10", "x"])
        #expect(parse("g.[0..0]").pattern?.expand().map(\.path) == ["g.0"])
        #expect(parse("g.[1..10000]").pattern?.expand().count == 10_000)
        #expect(parse("g.[\(String(repeating: "0", count: 200_000))1..10000]").pattern == nil)
        #expect(parse("g.[9223372036854775806..9223372036854775807]").pattern?.expand().count == 2)
    }

    @Test(arguments: [
        ("a.[b", "4-5 unmatched '['; add a ']' after it"),
        ("a.b]", "5-6 unmatched ']'; remove it, or add a '[' before it"),
        ("a.[b[c]]", "6-7 nested brackets; write plain choices in each pair"),
        ("a.[]", "4-6 these brackets have no choices"),
        ("a.[b|]", "4-8 one of these choices is empty"),
        ("a.[|b]", "4-8 one of these choices is empty"),
        ("a.[b|c|b]", "9-10 duplicate choice 'b'; remove one"),
        ("a.[b.c]", "5-8 the choice 'b.c' has a dot; write one key for each pair of brackets"),
        ("a.[a..c]", "5-9 'a..c' is not a valid range; write whole numbers, as in '1..10'"),
        ("a.[1..]", "5-8 '1..' is not a valid range; write whole numbers, as in '1..10'"),
        ("a.[3..1]", "5-9 the range '3..1' ends before it begins; did you mean '1..3'?"),
        ("a.[1..10001]", "5-13 the range '1..10001' has more than 10000 numbers"),
        ("[1..101].[1..100]", "2-19 more than 10000 paths here; use fewer choices"),
        (
            "[0..99999999999999999999]",
            "3-26 '0..99999999999999999999' is not a valid range; write whole numbers, as in '1..10'"
        ),
        ("a..b", "4-5 a key on this path is empty; separate keys by single dots"),
        (".a", "2-3 a key on this path is empty; separate keys by single dots"),
        ("a.", "3-4 a key on this path is empty; separate keys by single dots"),
        ("", "2-2 this path is empty"),
    ])
    func whatIsNotWellFormedIsReportedAtItsPlace(_ text: String, _ finding: String) {
        let (pattern, findings) = parse(text)
        #expect(pattern == nil)
        #expect(findings == [finding])
    }
}
