import CatalogTestSupport
import Testing

@testable import CatalogModel

@Suite("Dependents of a token")
struct TokenImpactTests {
    private static let tokens = """
        {
          "base": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
          "near": { "$value": "{base}" },
          "far": { "$value": "{near}" },
          "edge": {
            "$type": "border",
            "$value": {
              "width": "{far}", "style": "solid", "color": { "colorSpace": "srgb", "components": [0, 0, 0] }
            }
          },
          "box": { "normal": { "$value": "{near}" }, "on": { "$value": "{base}" } },
          "other": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }
        }
        """

    private func registry(
        _ entries: [String: String], tokens: String = tokens, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ComponentRegistry {
        let loaded = await Snippet.load(
            entries, files: ["base.tokens.json": tokens],
            catalog: "format: 1\nname: Test\ntokens: base.tokens.json")
        #expect(loaded.diagnostics.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return try #require(loaded.registry, sourceLocation: sourceLocation)
    }

    @Test("Dependent tokens are found through aliases and in composite values")
    func dependents() async throws {
        let registry = try await registry(["a": Snippet.entry("a")])
        func dependents(_ path: String) -> [String] { TokenImpact(of: path, in: registry).dependents.map(\.path) }
        #expect(dependents("base") == ["near", "far", "edge", "box.normal", "box.on"])
        #expect(dependents("far") == ["edge"])
        #expect(dependents("edge") == [])
        #expect(dependents("nothing") == [])
        #expect(TokenImpact(of: "far", in: registry).dependents.map(\.themes) == [["default"]])
    }

    @Test("Dependent components are found with their states, parts and variants")
    func users() async throws {
        let registry = try await registry([
            "own": Snippet.entry(
                "own",
                """
                states: [normal, on]
                tokens: { "box.[normal|on]": { title: Box } }
                """),
            "documented": Snippet.entry(
                "documented",
                """
                states: [hover]
                anatomy: [frame]
                variants: { size: [small, large] }
                tokens:
                  other: { part: frame, by: [size, state], default: { small: "{other}", large: { hover: "{far}" } } }
                """),
            "semantic": Snippet.entry(
                "semantic",
                """
                states: [error]
                semanticTokens: { Theme.edge: { token: edge, state: error } }
                """),
            "css": Snippet.entry(
                "css",
                """
                implementations:
                  web: { types: { Css: { cssProperties: { --css-edge: { token: edge } } } } }
                """),
            "none": Snippet.entry("none", "tokens: { other: {} }"),
        ])
        let users = TokenImpact(of: "near", in: registry).users
        #expect(users.map(\.component.id.rawValue) == ["css", "documented", "own", "semantic"])
        #expect(users.map(\.states) == [[], ["hover"], ["normal"], ["error"]])
        #expect(
            users.flatMap(\.usages) == [
                TokenUsage(
                    source: .cssProperty("--css-edge", type: "Css"), implementation: "web", path: "edge", states: [],
                    parts: [], variants: [], themes: []),
                TokenUsage(
                    source: .own("other"), implementation: nil, path: "far", states: ["hover"], parts: ["frame"],
                    variants: [.init(axis: "size", value: "large")], themes: []),
                TokenUsage(
                    source: .own("box.normal"), implementation: nil, path: "box.normal", states: ["normal"], parts: [],
                    variants: [], themes: []),
                TokenUsage(
                    source: .semantic("Theme.edge"), implementation: nil, path: "edge", states: ["error"], parts: [],
                    variants: [], themes: []),
            ])
        #expect(
            TokenImpact(of: "base", in: registry).users.first { $0.component.id.rawValue == "own" }?.states == [
                "normal", "on",
            ])
    }

    @Test("Components that use a token as a background are dependents")
    func background() async throws {
        let registry = try await registry(
            [
                "a": Snippet.entry("a", "states: [hover]\ntokens: { front: { state: hover, background: back } }")
            ],
            tokens: """
                {
                  "front": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
                  "back": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
                }
                """)
        let impact = TokenImpact(of: "back", in: registry)
        #expect(impact.users.map(\.component.id.rawValue) == ["a"])
        #expect(impact.users.map(\.states) == [["hover"]])
        #expect(registry.tokenUsers["back"]?.map(\.rawValue) == ["a"])
    }

    @Test("A component depends on a token only in themes where it uses the token")
    func themes() async throws {
        let number = #"{ "$type": "number", "$value": 1 }"#
        let loaded = await Snippet.load(
            [
                "dark": Snippet.entry("dark", "tokens: { use: {} }"),
                "light": Snippet.entry(
                    "light", "tokens: { own: { by: [theme], default: { light: '{use}', dark: '{own}' } } }"),
            ],
            files: [
                "light.tokens.json": #"{ "base": \#(number), "use": \#(number), "own": \#(number) }"#,
                "dark.tokens.json": #"{ "base": \#(number), "use": { "$value": "{base}" }, "own": \#(number) }"#,
                "theme.resolver.json": """
                {
                  "version": "2025.10",
                  "modifiers": {
                    "look": {
                      "contexts": { "light": [{ "$ref": "light.tokens.json" }], "dark": [{ "$ref": "dark.tokens.json" }] }
                    }
                  },
                  "resolutionOrder": [{ "$ref": "#/modifiers/look" }]
                }
                """,
            ],
            catalog: """
                format: 1
                name: Test
                tokens: theme.resolver.json
                themes: { light: { inputs: { look: light } }, dark: { inputs: { look: dark } } }
                """)
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let impact = TokenImpact(of: "base", in: try #require(loaded.registry))
        #expect(impact.dependents.map(\.path) == ["use"])
        #expect(impact.dependents.map(\.themes) == [["dark"]])
        // What 'light' takes in the light theme does not depend on it there.
        #expect(impact.users.map(\.component.id.rawValue) == ["dark"])
        #expect(impact.users.flatMap(\.usages).map(\.themes) == [["dark"]])
    }
}
