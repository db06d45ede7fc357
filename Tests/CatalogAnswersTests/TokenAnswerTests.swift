import CatalogAnswers
import CatalogModel
import CatalogTestSupport
import Testing

/// The answer of `token` about paths and values.
@Suite("Answers about tokens")
struct TokenAnswerTests {
    private func answer(_ token: String, theme: String? = nil) async throws -> Answer {
        let tokens = """
            { "color": { "$type": "color",
                "base": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1], "hex": "#0080ff" } },
                "brand": { "$value": "{color.base}", "$description": "For actions." } },
              "space": { "$type": "dimension", "small": { "$value": { "value": 8, "unit": "px" } } } }
            """
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

    @Test("An unknown path or theme is an error with the nearest names.")
    func unknown() async throws {
        let path = try await answer("color.brnd")
        #expect(path.isError && path.text.contains("Nearest: `color.brand`"))
        let theme = try await answer("color.brand", theme: "dark")
        #expect(theme.isError && theme.text.contains("`default`"))
    }
}
