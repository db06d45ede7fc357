import CatalogModel
import Testing

@testable import JSONSchemaBackend

@Suite("The instance that a schema describes")
struct InstanceTests {
    @Test("An instance names its component and can name its implementation")
    func single() async throws {
        let box = "implementations: { swiftui: { types: { Box: { kind: view, properties: { a: Int } } } } }"
        let snippet = try await SchemaSnippet(["box": box])
        let file = try snippet.file("box")
        #expect(file["$ref"]?.string == "#/$defs/swiftui")
        var definition = try #require(file["$defs", "swiftui"]?.members)
        definition["$defs"] = nil
        #expect(
            JSONValue.object(definition).compact == """
                {"title":"swiftui","type":"object","properties":{"component":{"const":"box"},\
                "implementation":{"const":"swiftui"},"properties":{"$ref":"#/$defs/swiftui/$defs/Box"},\
                "slots":{"type":"object","additionalProperties":false}},"required":["component"],\
                "additionalProperties":false}
                """)
    }

    @Test("An instance must name its implementation if there are several")
    func several() async throws {
        let box = """
            implementations:
              swiftui: { types: { Box: { kind: view } } }
              web: { types: { x-box: { kind: element }, x-box-row: { kind: element } } }
            """
        let file = try await SchemaSnippet(["box": box]).file("box")
        #expect(file["oneOf"]?.compact == ##"[{"$ref":"#/$defs/swiftui"},{"$ref":"#/$defs/web"}]"##)
        #expect(file["$defs", "web", "required"]?.compact == #"["component","implementation"]"#)
        #expect(
            file["$defs", "web", "properties", "properties"]?.compact
                == ##"{"anyOf":[{"$ref":"#/$defs/web/$defs/x-box"},{"$ref":"#/$defs/web/$defs/x-box-row"}]}"##)
    }

    @Test("Slots of an instance contain strings and instances")
    func slots() async throws {
        let box = """
            implementations:
              web:
                types:
                  x-box: { kind: element, slots: { "": { required: true, type: Element }, end: { description: The end. } } }
            """
        let snippet = try await SchemaSnippet(["box": box])
        func slots(_ target: String) -> String {
            """
            {"type":"object","properties":{\
            "":{"type":"array","items":{"anyOf":[{"type":"string"},{"$ref":"\(target)"}]},"minItems":1,"x-type":"Element"},\
            "end":{"description":"The end.","type":"array","items":{"anyOf":[{"type":"string"},{"$ref":"\(target)"}]}}},\
            "required":[""],"additionalProperties":false}
            """
        }
        #expect(
            try snippet.file("box")["$defs", "web", "properties", "slots"]?.compact == slots("catalog.schema.json"))
        #expect(snippet.bundle["$defs", "box", "$defs", "web", "properties", "slots"]?.compact == slots("#"))
        #expect(snippet.bundle["$defs", "box", "$defs", "web", "required"]?.compact == #"["component","slots"]"#)
    }

    private static let references = [
        "box": """
        implementations:
          swiftui:
            types:
              Box: { kind: view, properties: { row: Row, tone: Tone, label: Label, hint: { type: object, entry: label } } }
              Row: { kind: struct, properties: { text: String } }
        """,
        "label": """
        implementations:
          swiftui:
            types:
              Label: { kind: view, properties: { text: String } }
              Label.Tone: { kind: enum, cases: [soft, "a/b~c d"] }
        """,
    ]

    @Test("References lead to types of entries and to components, in the file and in the bundle")
    func referring() async throws {
        let snippet = try await SchemaSnippet(Self.references)
        func references(_ schema: JSONValue?) -> [String?] {
            ["row", "tone", "label", "hint"].map { schema?[$0, "$ref"]?.string }
        }
        let file = try snippet.file("box")
        #expect(
            references(file["$defs", "swiftui", "$defs", "Box", "properties"]) == [
                "#/$defs/swiftui/$defs/Row", "label.schema.json#/$defs/swiftui/$defs/Label.Tone", "label.schema.json",
                "label.schema.json#/$defs/swiftui/$defs/Label",
            ])
        #expect(
            references(snippet.bundle["$defs", "box", "$defs", "swiftui", "$defs", "Box", "properties"]) == [
                "#/$defs/box/$defs/swiftui/$defs/Row", "#/$defs/label/$defs/swiftui/$defs/Label.Tone", "#/$defs/label",
                "#/$defs/label/$defs/swiftui/$defs/Label",
            ])
    }

    @Test("Cases with associated values are encoded as in Swift")
    func carriers() async throws {
        let box = """
            implementations:
              swiftui:
                types:
                  Box:
                    kind: view
                    properties: { badge: Badge }
                  Badge:
                    kind: enum
                    raw: Int
                    cases:
                      none: { raw: 0 }
                      level[1..2]: { group: Levels }
                      count: { description: So many., parameters: { value: Int, limit: { type: Int, default: 9 } } }
                      custom: { parameters: { make: () -> String } }
            """
        let snippet = try await SchemaSnippet(["box": box])
        #expect(
            try snippet.type("Badge", of: "box") == """
                {"title":"Badge","oneOf":[{"const":0,"title":"none"},{"const":"level1","title":"level1"},\
                {"const":"level2","title":"level2"},{"title":"count","description":"So many.","type":"object",\
                "properties":{"count":{"type":"object","properties":{"value":{"type":"integer","x-type":"Int"},\
                "limit":{"type":"integer","default":9,"x-type":"Int","x-default":"9"}},"required":["value"],\
                "additionalProperties":false}},"required":["count"],"additionalProperties":false}],\
                "x-omittedCases":{"custom":{"parameters":{"make":{"type":"() -> String"}}}}}
                """)
        let cases = try snippet.file("box")["$defs", "swiftui", "$defs", "Badge", "oneOf"]?.elements
        #expect(cases?[1]["x-pattern"]?.string == "level[1..2]")
        #expect(cases?[1]["x-group"]?.string == "Levels")
    }

    @Test("A schema has the same text whether its file or the bundle is rendered first")
    func order() async throws {
        let label = "implementations: { swiftui: { types: { Label: { kind: view, properties: { text: Text } } } } }"
        let snippet = try await SchemaSnippet(["box": "description: A *box*.", "label": label, "text": "kind: guide"])
        var expected = ["catalog.schema.json": snippet.bundle.prettyPrinted]
        for id in ["box", "label", "text"] { expected["\(id).schema.json"] = try snippet.file(id).prettyPrinted }
        #expect(snippet.texts { $0 } == expected)
        #expect(snippet.texts { $0.reversed() } == expected)
    }

    @Test("Instances are distinguished by their component in the bundle")
    func bundle() async throws {
        let snippet = try await SchemaSnippet(
            Self.references.merging(["about": "kind: guide"]) { $1 }, catalog: "version: 2.1 beta\n",
            options: [("baseURL", "https://example.com/schemas/")])
        let bundle = snippet.bundle
        #expect(bundle["$id"]?.string == "https://example.com/schemas/2.1%20beta/catalog.schema.json")
        #expect(
            bundle["oneOf"]?.compact
                == ##"[{"title":"box","$ref":"#/$defs/box"},{"title":"label","$ref":"#/$defs/label"}]"##)
        #expect(bundle["discriminator"]?.compact == #"{"propertyName":"component"}"#)
        #expect(bundle["$defs"]?.members?.members.map(\.name) == ["about", "box", "label"])
        #expect(try snippet.file("box")["$id"]?.string == "https://example.com/schemas/2.1%20beta/box.schema.json")
    }

    @Test("The option 'open' permits additional properties")
    func open() async throws {
        let closed = try await SchemaSnippet(Self.references)
        #expect(try closed.file("box")["$id"] == nil)
        #expect(try closed.file("box").compact.contains("additionalProperties"))
        let open = try await SchemaSnippet(Self.references, options: [("open", true)])
        #expect(try !open.file("box").compact.contains("additionalProperties"))
    }

    @Test("Valid examples are JSON Schema examples, and all examples are in 'x-examples'")
    func examples() async throws {
        let box = """
            examples:
              - { title: Good, arguments: { text: Hello, size: 2 } }
              - { title: Bad, arguments: { text: 5 } }
            implementations:
              nunjucks: { types: { box: { kind: macro, properties: { text: string, size: number } } } }
            """
        let file = try await SchemaSnippet(["box": box]).file("box")
        #expect(file["$defs", "nunjucks", "$defs", "box", "examples"]?.compact == #"[{"text":"Hello","size":2}]"#)
        #expect(file["x-examples"]?.elements?.count == 2)
        #expect(
            file["$defs", "nunjucks", "examples"]?.compact
                == #"[{"component":"box","implementation":"nunjucks","properties":{"text":"Hello","size":2}}]"#)
        let properties = file["$defs", "nunjucks", "$defs", "box", "properties"]
        #expect(properties?["text", "examples"]?.compact == #"["Hello"]"#)
        #expect(properties?["size", "examples"]?.compact == "[2]")
        #expect(try await !SchemaSnippet(["box": box]).bundle.compact.contains(#""examples""#))
    }

    @Test("Only examples that are certainly valid are shown, with the examples of properties")
    func sureExamples() async throws {
        let box = """
            examples:
              - { arguments: { row: { text: a }, pair: [1, b, true], step: 4 } }
              - { arguments: { row: { text: 1 } } }
              - { arguments: { pair: [1, b, c] } }
              - { arguments: { step: 3 } }
              - { arguments: { size: 2, tone: loud } }
              - { arguments: { other: { a: 1 } } }
              - { arguments: { other: { a: x } } }
            implementations:
              web:
                types:
                  x-box:
                    kind: element
                    properties:
                      row: Row
                      pair: "[number, string, ...boolean[]]"
                      step: { type: number, limits: { step: 2 }, examples: [{ arguments: 6 }, { arguments: 7 }] }
                      size: { type: number, default: 2 }
                      tone: { type: string, values: [loud, soft] }
                      other: Other
                  Row: { kind: object, properties: { text: string } }
            exclusions: { combination: { size: 2, tone: loud } }
            variants: { size: { values: ["2"] }, tone: [loud, soft] }
            """
        let file = try await SchemaSnippet(["box": box, "other": Self.other]).file("box")
        let type = file["$defs", "web", "$defs", "x-box"]
        #expect(
            type?["examples"]?.compact
                == #"[{"row":{"text":"a"},"pair":[1,"b",true],"step":4},{"other":{"a":1}}]"#)
        #expect(type?["properties", "step", "examples"]?.compact == "[6,4]")
        #expect(type?["properties", "size", "examples"] == nil)
    }

    private static let other =
        "implementations: { web: { types: { Other: { kind: object, properties: { a: number } } } } }"

    @Test("A dictionary with documented keys accepts other keys")
    func dictionary() async throws {
        let box = """
            implementations:
              web:
                types:
                  x-box:
                    kind: element
                    properties:
                      sizes: { type: "Record<string, number>", properties: { sm: number } }
                      both: { either: [object, "Record<string, number>"], properties: { sm: number } }
                      some: { type: "Record<'sm' | 'lg', number>", properties: { sm: number } }
            """
        let properties = try await SchemaSnippet(["box": box]).file("box")[
            "$defs", "web", "$defs", "x-box", "properties"]
        let open = #""properties":{"sm":{"type":"number","x-type":"number"}},"additionalProperties":{"type":"number"}"#
        #expect(properties?["sizes"]?.compact.contains(open) == true)
        #expect(properties?["both"]?.compact.contains(open) == true)
        #expect(properties?["both", "anyOf"] == nil)
        #expect(properties?["some", "additionalProperties"] == false)
    }

    @Test("Facts without a JSON Schema keyword are in the description, once")
    func descriptions() async throws {
        let box = """
            deprecated: { since: 2.0, message: "Use [row](entry:row).", removal: 3.0 }
            implementations:
              swiftui:
                types:
                  Box:
                    kind: view
                    properties:
                      a: { type: Int, description: A *size*., deprecated: { since: 1.1, replacements: [b, c] } }
                      b: { type: Int, deprecated: Gone soon., description: Gone soon. }
                      c: { type: Double, limits: { minimum: 44 pt, maximum: 60, description: In points. } }
                      d: { type: Double, description: In points., limits: { description: In points. } }
                      e: { type: Int, deprecated: { replacements: [] } }
            """
        let snippet = try await SchemaSnippet(["box": box, "row": ""])
        let file = try snippet.file("box")
        #expect(
            file["description"]?.string
                == "A test.\n\nDeprecated since 2.0. Use row. Its removal is planned for 3.0.")
        #expect(
            file["markdownDescription"]?.string
                == "A test.\n\nDeprecated since 2.0. Use [row](entry:row). Its removal is planned for 3.0.")
        let properties = file["$defs", "swiftui", "$defs", "Box", "properties"]
        #expect(
            ["a", "b", "c", "d", "e"].map { properties?[$0, "description"]?.string } == [
                "A size.\n\nDeprecated since 1.1. Use b, c instead.", "Gone soon.\n\nDeprecated.",
                "Minimum: 44 pt. In points.", "In points.", "Deprecated. There is no replacement.",
            ])
        #expect(properties?["c", "maximum"]?.compact == "60")
    }

    @Test("An entry whose id cannot be a file name is reported")
    func unnamable() async throws {
        let snippet = try await SchemaSnippet(["catalog": ""])
        #expect(
            snippet.findings == [
                "components/catalog.yaml:1:5 «catalog» the schema of 'catalog' cannot be a file of its own; choose a short id other than 'catalog' [unnamable-schema]"
            ])
    }
}
