import CatalogModel
import CatalogTokens
import Testing

@Suite("Resolver documents")
struct ResolverTests {
    private static func number(_ name: String, _ value: Int) -> String {
        #"{ "\#(name)": { "$type": "number", "$value": \#(value) } }"#
    }

    @Test func setsAndModifiersComposeInOrder() throws {
        let system = try System(
            """
            { "$schema": "https://example.com", "name": "Both", "version": "2025.10", "description": "Two modifiers.",
              "sets": { "base": { "description": "d", "sources": [{ "$ref": "base.json" }, { "$ref": "more/base.json" }], "$extensions": { "com.example": 1 } } },
              "modifiers": {
                "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] }, "default": "light" },
                "size": { "contexts": { "small": [{ "n": { "$type": "number", "$value": 1 } }],
                  "large": [{ "$ref": "#/sets/base" }, { "n": { "$type": "number", "$value": 2 } }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/size" }],
              "$defs": { "anything": 1 } }
            """,
            files: [
                "base.json": Self.number("a", 1), "more/base.json": Self.number("a", 2),
                "dark.json": #"{ "a": { "$type": "number", "$value": 3 }, "b": { "$value": "{n}" } }"#,
            ],
            themes: ["light: size=small", "dark: theme=dark, size=small", "big: theme=Dark, SIZE=large"])
        #expect(system.findings == [])
        #expect(system.system.name == "Both")
        #expect(system.system.description == "Two modifiers.")
        #expect(system.system.files.map(\.path) == ["base.json", "more/base.json", "dark.json"])
        #expect(system.system.modifiers.map(\.name) == ["theme", "size"])
        #expect(system.system.modifiers.map(\.contexts) == [["light", "dark"], ["small", "large"]])
        #expect(system.system.modifiers.map(\.defaultContext) == ["light", nil])
        #expect(system.themes.map(\.name) == ["light", "dark", "big"])
        #expect(system.themes.map { $0.inputs["theme"] } == ["light", "dark", "dark"])
        #expect(system.themes.map { $0.inputs["size"] } == ["small", "small", "large"])
        // The larger size brings the base set in again, behind the theme.
        #expect(["light", "dark", "big"].map { system.value("a", in: $0) } == ["2", "3", "2"])
        #expect(["light", "dark", "big"].map { system.value("b", in: $0) } == [nil, "1", "2"])
    }

    @Test func permutationsAreListedLastModifierFirst() throws {
        let system = try System(
            """
            { "version": "2025.10", "resolutionOrder": [
              { "type": "modifier", "name": "a", "contexts": { "1": [], "2": [] } },
              { "type": "modifier", "name": "b", "contexts": { "x": [], "y": [], "z": [] }, "default": "y" }] }
            """, themes: ["t: a=2"])
        #expect(system.findings == [])
        #expect(system.themes.map { $0.inputs.choices.map(\.context) } == [["2", "y"]])
        #expect(
            system.system.permutations.map { $0.choices.map(\.context).joined() } == [
                "1x", "1y", "1z", "2x", "2y", "2z",
            ])
        #expect(system.system.permutations[5]["b"] == "z")
    }
}
