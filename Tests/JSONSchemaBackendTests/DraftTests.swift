import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import CatalogSyntax
import Testing
import TrialCatalogs

@testable import JSONSchemaBackend

@Suite("Schemas of draft-07")
struct DraftTests {
    @Test("A schema is rewritten with the keywords of draft-07")
    func rewriting() {
        let schema: JSONValue = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$ref": "#/$defs/$defs/$defs/a~1b",
            "allOf": [["not": ["$ref": "other.schema.json#/$defs/web"]]],
            "$defs": [
                "$defs": [
                    "properties": ["$ref": ["type": "string"], "$defs": ["title": "Two", "$ref": "#"]],
                    "default": ["$ref": "data", "prefixItems": true],
                ],
                "pair": ["prefixItems": [["$ref": "#"], ["title": "b", "$ref": "x"]], "items": false],
                "list": ["items": ["prefixItems": []]],
                "card": [
                    "dependentRequired": ["a": ["b"], "c": ["d"]],
                    "dependentSchemas": ["a": ["maxProperties": .integer(3)]],
                    "unevaluatedProperties": false,
                ],
            ],
            "x-links": [["$ref": "data", "a": true]],
        ]
        #expect(
            Draft7.schema(schema).compact == """
                {"$schema":"http://json-schema.org/draft-07/schema#",\
                "allOf":[{"$ref":"#/definitions/$defs/definitions/a~1b"},{"not":{"$ref":"other.schema.json#/definitions/web"}}],\
                "definitions":{"$defs":{"properties":{"$ref":{"type":"string"},"$defs":{"title":"Two","allOf":[{"$ref":"#"}]}},\
                "default":{"$ref":"data","prefixItems":true}},\
                "pair":{"items":[{"$ref":"#"},{"title":"b","allOf":[{"$ref":"x"}]}],"additionalItems":false},\
                "list":{"items":{"items":[]}},\
                "card":{"dependencies":{"a":{"allOf":[{"required":["b"]},{"maxProperties":3}]},"c":["d"]},\
                "x-unevaluatedProperties":false}},\
                "x-links":[{"$ref":"data","a":true}]}
                """)
    }

    @Test("Every file exists in draft-07 under the same names and identifiers")
    func files() async throws {
        let box = """
            implementations:
              web: { types: { x-box: { kind: element, properties: { a: "[number, string]", b: Tone } }, Tone: { kind: enum, cases: [a] } } }
            """
        let tokens = #"{ "a": { "$type": "number", "$value": 1 } }"#
        let snippet = try await SchemaSnippet(
            ["box": box], files: ["a.tokens.json": tokens], catalog: "tokens: a.tokens.json\n",
            options: [("draft", .number("7")), ("baseURL", "https://example.com")])
        let texts = snippet.texts { $0 }
        #expect(texts.keys.sorted() == ["box.schema.json", "catalog.schema.json", "design.tokens.schema.json"])
        for (name, text) in texts {
            let schema = try JSONText.value(text)
            #expect(schema["$schema"] == "http://json-schema.org/draft-07/schema#")
            #expect(schema["$id"] == .string("https://example.com/\(name)"))
            #expect(Draft7Walk.faults(in: schema) == [])
        }
        let bundle = try JSONText.value(try #require(texts["catalog.schema.json"]))
        #expect(bundle["oneOf"]?.compact == ##"[{"$ref":"#/definitions/box"}]"##)
        let members = bundle["definitions", "box", "definitions", "web", "definitions", "x-box", "properties"]
        #expect(
            members?["b"]?.compact
                == ##"{"allOf":[{"$ref":"#/definitions/box/definitions/web/definitions/Tone"}],"x-type":"Tone"}"##)
        #expect(
            members?["a"]?.compact
                == #"{"type":"array","items":[{"type":"number"},{"type":"string"}],"additionalItems":false,"minItems":2,"x-type":"[number, string]"}"#
        )
    }

    @Test("A schema of a types file that draft-07 cannot express is reported")
    func missing() async throws {
        let types = "swift: { A: { json: { allOf: [{ type: object, unevaluatedProperties: false }] } }, B: string }\n"
        let new = try await SchemaSnippet(["box": ""], types: types)
        #expect(new.findings == [])
        let old = try await SchemaSnippet(["box": ""], types: types, options: [("draft", "7")])
        #expect(old.findings.count == 1)
        #expect(
            old.findings.first?.hasSuffix(
                "'unevaluatedProperties' of 'A' has no counterpart in draft-07, which accepts more without it; replace the keyword, or use draft 2020-12 [draft-keyword]"
            ) == true, "\(old.findings)")
    }

    @Test("Draft-07 schemas of this repository's catalog have no newer keywords")
    func own() async throws {
        let count = try Self.check(try await JudgedRegistries.own())
        #expect(count >= 32)
    }

    @Test(
        "Draft-07 schemas of the trial catalogs have no newer keywords",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func sets() async throws {
        var count = try Self.check(try await JudgedRegistries.trialEntries())
        for catalog in TrialCatalog.allCases {
            count += try Self.check(try #require(try await catalog.load().registry))
        }
        #expect(count >= 200)
    }

    /// How many files were looked at.
    private static func check(_ registry: ComponentRegistry, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> Int
    {
        let files = RenderedSchemas.files(of: registry, [("draft", "7")])
        for file in files {
            let schema = try JSONText.value(String(decoding: file.bytes, as: UTF8.self))
            #expect(schema["$schema"] == "http://json-schema.org/draft-07/schema#", sourceLocation: sourceLocation)
            #expect(Draft7Walk.faults(in: schema) == [], "\(file.path.text)", sourceLocation: sourceLocation)
        }
        return files.count
    }
}

/// Walks through a schema by the keywords of draft-07, as its specification lists them.
enum Draft7Walk {
    private static let schemas: Set<String> = [
        "additionalItems", "additionalProperties", "contains", "else", "if", "items", "not", "propertyNames", "then",
    ]
    private static let lists: Set<String> = ["allOf", "anyOf", "items", "oneOf"]
    private static let maps: Set<String> = ["definitions", "dependencies", "patternProperties", "properties"]
    private static let newer: Set<String> = [
        "$anchor", "$defs", "$dynamicAnchor", "$dynamicRef", "$recursiveAnchor", "$recursiveRef", "$vocabulary",
        "contentSchema", "dependentRequired", "dependentSchemas", "maxContains", "minContains", "prefixItems",
        "unevaluatedItems", "unevaluatedProperties",
    ]

    static func faults(in schema: JSONValue, at path: String = "") -> [String] {
        guard let members = schema.members?.members else { return [] }
        let names = members.map(\.name)
        var faults = names.filter(newer.contains).map { "\(path): \($0)" }
        if names.contains("$ref"), names.count > 1 { faults.append("\(path): $ref beside other keywords") }
        for member in members {
            let location = path + "/" + member.name
            if schemas.contains(member.name) { faults += self.faults(in: member.value, at: location) }
            if lists.contains(member.name) {
                faults += (member.value.elements ?? []).flatMap { self.faults(in: $0, at: location) }
            }
            if maps.contains(member.name) {
                let inner = member.value.members?.members ?? []
                faults += inner.flatMap { self.faults(in: $0.value, at: location + "/" + $0.name) }
            }
        }
        return faults
    }
}

/// Reads rendered JSON.
enum JSONText {
    static func value(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "rendered.json", bytes: Array(text.utf8))
        let node = YAMLReader.read(file, diagnostics: &diagnostics)
        return try #require(node, sourceLocation: sourceLocation).jsonValue()
    }
}
