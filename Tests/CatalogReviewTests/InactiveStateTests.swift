import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Contrast in inactive states")
struct InactiveStateTests {
    private static let tokens = """
        {
          "gray": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] } },
          "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "text": { "disabled": { "$value": "{gray}" }, "hover": { "$value": "{gray}" } }
        }
        """

    private static func findings(_ entry: String) async -> [String] {
        await Snippet.load(
            ["a": Snippet.entry("a", entry)], files: ["a.tokens.json": tokens],
            catalog: "format: 1\nname: Test\ntokens: a.tokens.json\ncontrast: AA"
        ).diagnostics.map {
            "\($0.message.prefix { $0 != "'" })\($0.message.split(separator: "'").first ?? "") [\($0.rule.id)]"
        }
    }

    @Test("Tokens of an inactive state, by record or path, are exempt from contrast rules")
    func exempt() async {
        let states = "states: { disabled: { inactive: true }, hover: {} }\n"
        #expect(await Self.findings(states + "tokens: { gray: { state: disabled, background: paper } }") == [])
        #expect(
            await Self.findings(states + "tokens: { 'text.[disabled|hover]': { background: paper } }")
                == ["text.hover [low-contrast]"])
        #expect(await Self.findings(states + "tokens: { gray: { background: paper } }") == ["gray [low-contrast]"])
        #expect(
            await Self.findings(states + "tokens: { gray: { state: hover, background: paper } }")
                == ["gray [low-contrast]"])
    }

    @Test("A state is inactive if an implementation marks it, and active if it is marked false")
    func marks() async {
        let token = "tokens: { gray: { state: disabled, background: paper } }\n"
        #expect(
            await Self.findings(
                token
                    + "states: { disabled: {} }\nimplementations: { web: { states: { disabled: { inactive: true } } } }"
            )
                == [])
        // An implementation adds the background of a token whose state the entry states.
        #expect(
            await Self.findings(
                """
                states: { disabled: { inactive: true } }
                tokens: { gray: { state: disabled } }
                implementations: { web: { tokens: { gray: { background: paper } } } }
                """) == [])
        for state in ["{}", "{ inactive: false }"] {
            #expect(await Self.findings(token + "states: { disabled: \(state) }") == ["gray [low-contrast]"])
        }
    }
}
