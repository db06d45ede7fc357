import CatalogModel
import CatalogTestSupport
import Testing

/// The tokens and texts of an entry in TypeScript.
@Suite("Constants of TypeScript")
struct TypeScriptFacetTests {
    private static let tokens = """
        {"lamp": {
          "glow": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5}},
          "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}
        }}
        """

    private static let facets = """
        tokens: { lamp.glow: { description: "What shines */ through." }, lamp.gap: {} }
        strings: { lamp.title: { text: Lamp }, "lamp.__proto__": {} }
        states:
          off: { description: Gives no light. }
          "on fire": {}
        """

    private static func stubs(_ entry: String, targets: JSONValue) async throws -> Stubs {
        Stubs(
            try JudgedRegistries.require(
                await Snippet.load(
                    ["sample": Snippet.entry("sample", facets + "\n" + entry)],
                    files: ["base.tokens.json": tokens],
                    catalog: "format: 1\nname: Sample\ntokens: base.tokens.json")),
            options: ["targets": targets])
    }

    private static let constants = #"""
        /** The design tokens of Lamp, as custom properties of style sheets. */
        export const lampTokens = {
          /**
           * What shines *\/ through.
           *
           * - Token: `lamp.glow`
           */
          glow: "var(--lamp-glow)",

          /** Token: `lamp.gap` */
          gap: "var(--lamp-gap)",
        } as const;

        /** The keys of the texts of Lamp, for the files that translate them. */
        export const lampStrings = {
          /** Default: `Lamp` */
          title: "lamp.title",

          proto: "lamp.__proto__",
        } as const;
        """#

    @Test("TypeScript constants precede an element, whose comment does not repeat them")
    func web() async throws {
        let stubs = try await Self.stubs(
            "implementations: { web: { types: { Lamp: { kind: class }, Part: { kind: interface } } } }",
            targets: ["web"])
        #expect(
            stubs.files["web/sample/Lamp.ts"]
                == "// sample: a stub of entry sample.\n\n" + Self.constants
                + "\n\n/** A test. */\nexport class Lamp {}\n")
        #expect(
            stubs.files["web/sample/Part.ts"] == """
                // sample: a stub of entry sample.

                export type Part = object;

                """)
    }

    @Test("TypeScript constants are the same for React")
    func react() async throws {
        let stubs = try await Self.stubs(
            "implementations: { react: { types: { Lamp: { kind: component } } } }", targets: ["react"])
        #expect(stubs.files["react/sample/Lamp.tsx"]?.contains(Self.constants) == true)
    }

    private static func namesakes(_ target: String) async throws -> Stubs {
        try await stubs(
            """
            implementations:
              \(target):
                functions: { lampTokens: {} }
                types:
                  Lamp:
                    kind: class
                    properties: { state: { type: LampState } }
            """, targets: [.string(target)])
    }

    @Test(
        "TypeScript constants have names that differ from imports and declarations of the file",
        arguments: ["web", "react"])
    func names(target: String) async throws {
        let stubs = try await Self.namesakes(target)
        let text = try #require(stubs.files.first { $0.key.contains("/Lamp.ts") }?.value)
        #expect(text.contains("export const lampTokens2 = {"))
    }

    @Test(
        "TypeScript constants with conflicting names compile",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"))
    func judgedNames() async throws {
        #expect(try SourceJudge.web.faults(in: try await Self.namesakes("web").all(of: "web")) == [])
        #expect(try TypeJudge.react.faults(in: try await Self.namesakes("react").all(of: "react")) == [])
    }
}
