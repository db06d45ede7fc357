import CatalogModel
import Testing

@testable import JSONSchemaBackend

@Suite("The schema of the tokens")
struct TokenSchemaTests {
    private static let file = "design.tokens.schema.json"
    /// The keys of every group, as the schema has them.
    private static let keys = ##"""
        "$type":{"$ref":"#/$defs/type"},"$description":{"$ref":"#/$defs/description"},\##
        "$deprecated":{"$ref":"#/$defs/deprecation"},"$extensions":{"$ref":"#/$defs/extensions"},\##
        "$extends":{"$ref":"#/$defs/groupReference"},"$ref":{"$ref":"#/$defs/groupReference"}
        """##

    private func snippet(
        _ tokens: [String: String], catalog: String = "tokens: t.tokens.json\n", options: [(String, JSONValue)] = []
    ) async throws -> SchemaSnippet {
        try await SchemaSnippet(["box": ""], files: tokens, catalog: catalog, options: options)
    }

    private func schema(_ tokens: String, options: [(String, JSONValue)] = []) async throws -> JSONValue {
        try TokenSchema(await snippet(["t.tokens.json": tokens], options: options).catalog).json()
    }

    /// A catalog with the themes `one` and `two`.
    private func schema(one: String, two: String) async throws -> JSONValue {
        let resolver = """
            {
              "version": "2025.10",
              "modifiers": {
                "m": { "contexts": { "one": [{ "$ref": "one.tokens.json" }], "two": [{ "$ref": "two.tokens.json" }] } }
              },
              "resolutionOrder": [{ "$ref": "#/modifiers/m" }]
            }
            """
        let files = ["t.resolver.json": resolver, "one.tokens.json": one, "two.tokens.json": two]
        let catalog = "tokens: t.resolver.json\nthemes: { one: { inputs: { m: one } }, two: { inputs: { m: two } } }\n"
        return try TokenSchema(await snippet(files, catalog: catalog).catalog).json()
    }

    @Test("A catalog with tokens has a token schema, under a name that no entry can have")
    func presence() async throws {
        let without = try await SchemaSnippet(["tokens": "", "design": ""])
        #expect(without.texts { $0 }.keys.sorted() == ["catalog", "design", "tokens"].map { "\($0).schema.json" })
        let with = try await snippet(["t.tokens.json": #"{ "a": { "$type": "number", "$value": 1 } }"#])
        #expect(with.texts { $0 }.keys.sorted() == ["box.schema.json", "catalog.schema.json", Self.file])
        #expect(with.announced.sorted() == ["box.schema.json", "catalog.schema.json", Self.file])
        #expect(EntryID("design.tokens") == nil)
    }

    @Test("The schema states its subject and its address")
    func heading() async throws {
        let snippet = try await snippet(
            ["t.tokens.json": "{}"], catalog: "version: 1.2.0\ntokens: t.tokens.json\n",
            options: [("baseURL", "https://example.org/")])
        var head = try #require(TokenSchema(snippet.catalog).json().members)
        for name in ["properties", "$defs"] { head[name] = nil }
        #expect(
            JSONValue.object(head).compact == """
                {"$schema":"https://json-schema.org/draft/2020-12/schema",\
                "$id":"https://example.org/1.2.0/\(Self.file)","title":"Test: design tokens",\
                "description":"A Design Tokens file (2025.10) with tokens of this catalog.","x-version":"1.2.0",\
                "type":"object","additionalProperties":false}
                """)
    }

    @Test("The schema has nested groups with tokens of their types")
    func nesting() async throws {
        let schema = try await schema(
            """
            {
              "space": {
                "$type": "dimension",
                "small": { "$value": { "value": 4, "unit": "px" }, "$description": "Between *letters*." },
                "old": { "$value": "{space.small}", "$deprecated": "Take small." },
                "older": { "$value": "{space.small}", "$deprecated": true }
              }
            }
            """)
        #expect(
            schema["properties", "space"]?.compact == ##"""
                {"type":"object","properties":{\##(Self.keys),\##
                "small":{"description":"Between *letters*.","$ref":"#/$defs/dimensionToken"},\##
                "old":{"description":"Deprecated. Take small.","deprecated":true,"x-deprecation":{"message":"Take small."},"$ref":"#/$defs/dimensionToken"},\##
                "older":{"deprecated":true,"$ref":"#/$defs/dimensionToken"}},"additionalProperties":false}
                """##)
        #expect(
            schema["$defs", "dimensionToken"]?.compact == ##"""
                {"type":"object","properties":{"$type":{"const":"dimension"},"$value":{"$ref":"#/$defs/dimension"},\##
                "$ref":{"$ref":"#/$defs/pointerText"},"$description":{"$ref":"#/$defs/description"},\##
                "$deprecated":{"$ref":"#/$defs/deprecation"},"$extensions":{"$ref":"#/$defs/extensions"}},\##
                "additionalProperties":false,"if":{"type":"object","required":["$ref"]},\##
                "then":{"not":{"required":["$value"]}},"else":{"required":["$value"]}}
                """##)
    }

    @Test("Only files can state a schema, and only groups can refer to another group")
    func fileKeys() async throws {
        let schema = try await schema(#"{ "a": { "b": { "$type": "number", "$value": 1 } } }"#)
        let group = schema["properties", "a", "properties"]
        #expect(schema["properties", "$schema"]?.compact == #"{"type":"string"}"#)
        #expect(schema["properties", "$ref"] == nil)
        #expect(group?["$schema"] == nil)
        #expect(group?["$ref"] != nil)
    }

    @Test("The schema has root tokens only in groups that have one")
    func rootToken() async throws {
        let schema = try await schema(
            """
            {
              "$type": "number",
              "a": { "$root": { "$value": 1 }, "b": { "$value": 2 } },
              "c": { "d": { "$value": 3 } }
            }
            """)
        #expect(schema["properties", "a", "properties", "$root"]?.compact == ##"{"$ref":"#/$defs/numberToken"}"##)
        #expect(schema["properties", "a", "properties", "b"]?.compact == ##"{"$ref":"#/$defs/numberToken"}"##)
        #expect(schema["properties", "c", "properties", "$root"] == nil)
    }

    @Test("The schema has groups without tokens")
    func emptyGroup() async throws {
        let schema = try await schema(#"{ "a": { "$description": "To come." } }"#)
        let group = "{\"type\":\"object\",\"properties\":{\(Self.keys)},\"additionalProperties\":false}"
        #expect(schema["properties", "a"]?.compact == group)
    }

    @Test("The schema has the tokens of all themes in order")
    func union() async throws {
        let schema = try await schema(
            one: """
                { "$type": "number", "b": { "$value": 1, "$deprecated": true }, "a": { "$value": 2, "$deprecated": true } }
                """,
            two: """
                { "$type": "number", "c": { "$value": 3 }, "a": { "$value": 4, "$description": "Of two." } }
                """)
        let names = try #require(schema["properties"]?.members).members.map(\.name).filter { !$0.hasPrefix("$") }
        #expect(names == ["b", "a", "c"])
        // Deprecated is what is so in all themes that have it.
        #expect(schema["properties", "b", "deprecated"] == true)
        #expect(
            schema["properties", "a"]?.compact == ##"{"description":"Of two.","$ref":"#/$defs/numberToken"}"##)
    }

    @Test("The schema accepts both variants if themes disagree on a type or on a group")
    func disagreement() async throws {
        let schema = try await schema(
            one: """
                { "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 1 } }
                """,
            two: """
                { "a": { "$type": "fontWeight", "$value": 1 }, "b": { "c": { "$type": "number", "$value": 1 } } }
                """)
        #expect(
            schema["properties", "a"]?.compact
                == ##"{"anyOf":[{"$ref":"#/$defs/numberToken"},{"$ref":"#/$defs/fontWeightToken"}]}"##)
        #expect(
            schema["properties", "b"]?.compact == ##"""
                {"anyOf":[{"$ref":"#/$defs/numberToken"},{"type":"object","properties":{\##(Self.keys),\##
                "c":{"$ref":"#/$defs/numberToken"}},"additionalProperties":false}]}
                """##)
    }

    @Test("The option 'open' permits any name but only valid values")
    func open() async throws {
        let schema = try await schema(
            #"{ "a": { "b": { "$type": "number", "$value": 1 } } }"#, options: [("open", true)])
        #expect(schema["additionalProperties"] == nil)
        #expect(schema["properties", "a", "additionalProperties"] == nil)
        #expect(schema["$defs", "numberToken", "additionalProperties"] == false)
        #expect(schema["$defs", "border", "else", "additionalProperties"] == false)
    }
}
