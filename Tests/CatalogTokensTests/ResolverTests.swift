import CatalogModel
import CatalogTokens
import CatalogSyntax
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

    @Test func whatACatalogListsIsTokenFilesOrOneResolver() throws {
        func load(_ texts: [(path: String, text: String)]) throws -> (TokenSystem, [String]) {
            var found = Diagnostics()
            let roots = try texts.map { path, text in
                try #require(YAMLReader.read(SourceFile(path: path, text: text), diagnostics: &found))
            }
            let system = TokenSystem(reading: roots, diagnostics: &found) { _, _, _ in nil }
            return (system, found.sorted().lines)
        }
        let resolver =
            #"{ "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{}] }] }"#
        let files = try load([("a.json", Self.number("a", 1)), ("b.json", Self.number("b", 1))])
        #expect(files.0.permutations.map(\.choices) == [[]])
        var found = Diagnostics()
        #expect(files.0.themes([], diagnostics: &found).map(\.name) == ["default"])
        #expect(files.0.themes([], diagnostics: &found)[0].tokens.all.map(\.path) == ["a", "b"])
        #expect(try load([("x.json", resolver)]).0.name == nil)
        let both = try load([("a.json", Self.number("a", 1)), ("x.json", resolver)])
        #expect(
            both.1 == [
                "1:1-2 error [resolver-shape] this file is not part of the resolver document 'x.json' and is ignored; make it a source of a set there"
            ])
        let named = try load([
            (
                "n.resolver.yaml",
                "name: N\nversion: 2025.10\nresolutionOrder:\n- { $ref: '#/sets/a' }\nsets: { a: { sources: [] } }"
            )
        ])
        #expect(named.1 == [])
        #expect(named.0.name == "N")
    }

    @Test func keysBesideAReferenceReplaceThoseOfTheOriginal() throws {
        let system = try System(
            """
            { "version": "2025.10",
              "sets": { "a": { "sources": [{ "$ref": "f.json", "x": { "n": { "$type": "number", "$value": 2 } }, "y": { "$type": "number", "$value": 3 } }] } },
              "modifiers": { "m": { "contexts": { "p": [], "q": [{ "$ref": "#/sets/a", "sources": [{ "y": { "$type": "number", "$value": 4 } }] }] }, "default": "p" } },
              "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/m", "default": "q" }] }
            """,
            files: [
                "f.json":
                    #"{ "x": { "n": { "$type": "number", "$value": 1 }, "o": { "$type": "number", "$value": 1 } }, "z": { "$type": "number", "$value": 1 } }"#
            ])
        #expect(system.findings == [])
        // Objects are not merged, so `x.o` is gone.
        let values = system.themes[0].tokens.all.map { "\($0.path)=\($0.resolvedValue.compact)" }
        #expect(
            values == [
                "z=1",
                "x.n=2",
                "y=4",
            ])
    }

    @Test func sourcesMayBePartsOfFilesAndSetsOfOtherDocuments() throws {
        let system = try System(
            """
            { "version": "2025.10", "resolutionOrder": [
                { "$ref": "other/b.resolver.json#/sets/s" }, { "$ref": "other/b.resolver.json#/modifiers/m" },
                { "name": "t", "type": "set", "sources": [{ "$ref": "f%20g.json#/part~1one/0" }, { "$ref": "#/$defs/d" }] }],
              "$defs": { "d": { "d": { "$type": "number", "$value": 4 } } } }
            """,
            files: [
                "other/b.resolver.json":
                    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "c.json" }, { "$ref": "#/sets/u" }] }, "u": { "sources": [{ "$ref": "../up.json" }] } }, "modifiers": { "m": { "contexts": { "x": [], "y": [{ "$ref": "#/sets/u" }] }, "default": "x" } }, "resolutionOrder": [] }"##,
                "other/c.json": Self.number("c", 1), "up.json": Self.number("u", 2),
                "f g.json": #"{ "part/one": [{ "p": { "$type": "number", "$value": 3 } }] }"#,
            ])
        #expect(system.findings == [])
        #expect(
            system.themes[0].tokens.all.map { "\($0.path)=\($0.resolvedValue.compact)" } == [
                "c=1", "u=2", "p=3", "d=4",
            ])
        #expect(system.system.modifiers.map(\.name) == ["m"])
    }

    @Test func aliasesSayWhereTheyNameTheNextToken() throws {
        let system = try System(
            """
            { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{ "$ref": "f.json" }, { "b": { "$ref": "#/c" } }] }] }
            """, files: ["f.json": #"{ "a": { "$value": "{b}" }, "c": { "$type": "number", "$value": 1 } }"#])
        #expect(system.findings == [])
        let chain = system.themes[0].tokens.aliasChain(from: "a")
        #expect(chain.map(\.path) == ["a", "b", "c"])
        #expect(
            chain.map { $0.aliasRange.map { "\($0.file.path):\($0.start.line):\($0.start.column)-\($0.end.column)" } }
                == ["f.json:1:22-23", "a.json:1:127-130", nil])
    }

    @Test func resolversInYAMLAreTheSame() throws {
        let file = SourceFile(
            path: "a.yaml",
            text: """
                version: 2025.10
                name: 2025
                sets:
                  base:
                    sources:
                      - $ref: base.yaml
                      - b: { $type: number, $value: 2 }
                  own:
                    sources:
                      - $ref: '#/sets/base'
                      - $ref: '#/sets/own'
                      - $ref: '#/sets'
                modifiers:
                  beta:
                    default: off
                    contexts:
                      on: [{ $ref: '#/sets/base' }]
                      off: []
                resolutionOrder:
                  - $ref: '#/sets/own'
                  - $ref: '#/modifiers/beta'
                  - type: set
                    name: last
                    sources:
                      - b: { $type: number, $value: '{a}' }
                """)
        let system = try System(file, themes: ["t: beta=on"]) { path in
            path == "base.yaml" ? Array("a: { $type: number, $value: 1 }".utf8) : nil
        }
        #expect(
            system.findings == [
                "11:16-26 error [resolver-cycle] '#/sets/own' refers to itself",
                "12:16-22 error [resolver-cycle] '#/sets' refers to itself",
            ])
        #expect(system.system.name == "2025")
        #expect(system.themes.first?.inputs["beta"] == "on")
        #expect(system.value("b", in: "t") == "1")
    }
}
