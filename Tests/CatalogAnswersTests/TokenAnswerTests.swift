import CatalogAnswers
import CatalogModel
import CatalogTestSupport
import Testing

/// The answer of `token` about paths and values.
@Suite("Answers about tokens")
struct TokenAnswerTests {
    private static let tokens = """
        { "color": { "$type": "color",
            "base": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1], "hex": "#0080ff" } },
            "brand": { "$value": "{color.base}", "$description": "For actions." } },
          "space": { "$type": "dimension", "small": { "$value": { "value": 8, "unit": "px" } } } }
        """

    private func answer(
        _ token: String, theme: String? = nil, among tokens: String = tokens
    ) async throws -> Answer {
        let loaded = await Snippet.load(
            ["chip": Snippet.entry("chip")], files: ["t.tokens.json": tokens],
            catalog: "format: 1\nname: Test\ntokens: t.tokens.json")
        let registry = try #require(loaded.registry)
        return TokenAnswer(registry: registry).answer(token, theme: theme)
    }

    @Test("A path has the value and the aliases per theme.", arguments: ["color.brand", "{color.brand}"])
    func path(text: String) async throws {
        #expect(
            try await answer(text).text == """
                `color.brand` (color)
                For actions.
                - default: #0080FF → `color.base`

                """)
    }

    @Test("A value has the nearest tokens with the distance, aliases first.")
    func value() async throws {
        let color = try await answer("#0081ff")
        #expect(color.text.split(separator: "\n").dropFirst().first?.hasPrefix("- `color.brand`") == true)
        let size = try await answer("10px")
        #expect(size.text.hasSuffix("- `space.small` 8px in default: 2\n"))
    }

    @Test(
        "A custom property of CSS is the token of its name.",
        arguments: ["--color-brand", "var(--color-brand)", "var( --Color-Brand , #000)"])
    func property(text: String) async throws {
        #expect(try await answer(text).text.hasPrefix("`color.brand` (color)\n"))
        #expect(try await answer("--color-brnd").text.hasPrefix("Unknown token '--color-brnd'."))
    }

    @Test("Deprecated tokens come last, with the reason.")
    func deprecated() async throws {
        let tokens = """
            { "color": { "$type": "color",
                "old": { "$value": "{color.new}", "$deprecated": "Use color.new." },
                "far": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
                "new": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
            """
        let answer = try await answer("black", among: tokens)
        #expect(
            answer.text.split(separator: "\n").dropFirst().map(String.init) == [
                "- `color.new` #000000 in default: 0", "- `color.far` #FFFFFF in default: 1",
                "- `color.old` #000000 in default: 0, deprecated: Use color.new.",
            ])
        guard case .array(let nearest)? = answer.facts["nearest"], case .object(let last)? = nearest.last else {
            Issue.record("no nearest tokens")
            return
        }
        #expect(last["deprecated"] == "deprecated: Use color.new.")
    }

    @Test("An answer states how many more tokens have exactly the value.")
    func more() async throws {
        let tokens = (1...8).map { #""t\#($0)": { "$value": { "value": 4, "unit": "px" } }"# }.joined(separator: ", ")
        let answer = try await answer("4px", among: #"{ "space": { "$type": "dimension", \#(tokens) } }"#)
        #expect(answer.text.hasSuffix(": 0\n3 more with this value; `search` for 4px with kind token.\n"))
        #expect(answer.facts["more"] == .integer(3))
        #expect(try await self.answer("4px").facts["more"] == nil)
    }

    @Test(
        "A value has other spellings: functions and names of colors, spaces, seconds, numbers without units.",
        arguments: [
            ("oklch(0.61543 0.2149 256.73)", "- `color.brand` #0080FF in default: 0.004"),
            ("color(srgb 0 0.5 1)", "- `color.brand` #0080FF in default: 0"),
            ("white", "- `color.white` #FFFFFF in default: 0"), ("12 px", "- `space.small` 8px in default: 4"),
            ("0.2s", "- `time.fast` 100ms in default: 100"), ("9", "- `space.small` 8px in default: 1"),
            ("700", "- `weight.strong` bold in default: 0"), ("100", "- `time.fast` 100ms in default: 0"),
        ])
    func spellings(value: String, first: String) async throws {
        let tokens =
            Self.tokens.dropLast() + """
                , "weight": { "strong": { "$type": "fontWeight", "$value": "bold" } },
                "time": { "fast": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } } } }
                """
        let all = tokens.replacing(
            "\"base\"",
            with: #""white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }, "base""#)
        let answer = try await answer(value, among: String(all))
        #expect(answer.text.split(separator: "\n").dropFirst().first.map(String.init) == first)
    }

    @Test("A text with parentheses that is not a value is an error that names values.")
    func unreadable() async throws {
        let answer = try await answer("color-mix(in srgb, red, blue)")
        #expect(
            answer.isError && answer.text.hasPrefix("Unreadable value 'color-mix(in srgb, red, blue)'; write it as #"))
    }

    @Test("An unknown path or theme is an error with the nearest names.")
    func unknown() async throws {
        let path = try await answer("color.brnd")
        #expect(path.isError && path.text.contains("Nearest: `color.brand`"))
        let theme = try await answer("color.brand", theme: "dark")
        #expect(theme.isError && theme.text.contains("`default`"))
    }
}
