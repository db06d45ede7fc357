import CatalogModel
import Testing

@testable import JSONSchemaBackend

@Suite("The configuration of a component")
struct ConfigurationTests {
    private func box(_ members: String, further: String = "") async throws -> SchemaSnippet {
        let lines = members.split(separator: "\n").map { "          " + $0 }.joined(separator: "\n")
        let types = "implementations:\n  swiftui:\n    types:\n      Box:\n          kind: view\n" + lines
        return try await SchemaSnippet(["box": types + "\n" + further])
    }

    private func properties(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String
    {
        let snippet = try await box(members)
        return try #require(
            snippet.bundle["$defs", "box", "$defs", "swiftui", "$defs", "Box", "properties"],
            sourceLocation: sourceLocation
        ).compact
    }

    @Test("The bundle contains the facts of the whole catalog")
    func sections() async throws {
        let snippet = try await SchemaSnippet(
            ["box": ""], catalog: "sections: { title: Tiers, under: tokens, description: Two *tiers*. }\n")
        #expect(
            snippet.bundle["x-sections"]?.compact
                == #"[{"title":"Tiers","description":"Two *tiers*.","under":"tokens"}]"#)
        #expect(try snippet.file("box")["x-sections"] == nil)
    }

    @Test("The schema contains facts of an initializer that differ from those of the property")
    func initializersOtherwise() async throws {
        let snippet = try await box(
            """
            properties:
              size: { type: Int, description: How large., since: 1.0.0 }
            initializers:
              - parameters: { size: { type: Int, since: 2.0.0 }, title: { type: String, since: 2.0.0 } }
            """)
        #expect(
            try snippet.file("box")["$defs", "swiftui", "$defs", "Box", "x-initializers"]?.compact
                == #"[{"parameters":{"size":{"type":"Int","since":"2.0.0"},"title":{"type":"String"}}}]"#)
    }

    @Test("The schema has a key for each parameter and each settable property")
    func keys() async throws {
        let snippet = try await box(
            """
            configuration: [size, isOn]
            properties:
              isOn: { type: Bool, default: false, description: Whether it is on. }
              count: { type: Int, readOnly: true }
              shared: { type: Box, static: true }
              hidden: { type: Int, visibility: private }
              action: () -> Void
              changed: { type: Any }
              header: { type: Any }
            initializers:
              - parameters:
                  title: { label: _, type: String, required: true }
                  isOn: Bool
                  rows: { type: Int, variadic: true }
              - parameters:
                  size: { type: Double, required: true }
                  title: { label: _, type: "String?", required: true, default: nil }
            events: { changed: It has changed. }
            slots: { header: The top. }
            """)
        #expect(
            try snippet.type("Box", of: "box") == """
                {"title":"Box","type":"object","properties":{\
                "size":{"type":"number","x-type":"Double"},\
                "isOn":{"description":"Whether it is on.","type":"boolean","default":false,"x-type":"Bool","x-default":"false"},\
                "title":{"anyOf":[{"type":"string"},{"type":"null"}],"default":null,"x-type":["String","String?"],"x-default":"nil"},\
                "rows":{"type":"array","items":{"type":"integer","x-type":"Int"}}},\
                "required":["title"],"additionalProperties":false}
                """)
        let omitted = try snippet.file("box")["$defs", "swiftui", "$defs", "Box", "x-omitted"]
        #expect(
            omitted?.members?.members.map { "\($0.name): \($0.value["x-omitted"]?.string ?? "")" } == [
                "count: read-only", "shared: static", "hidden: not public", "action: not data", "changed: event",
                "header: slot",
            ])
    }

    @Test("The schema requires keys of all initializers and one of the sets of the others")
    func initializers() async throws {
        let snippet = try await box(
            """
            initializers:
              - parameters:
                  id: { type: String, required: true }
                  title: { type: String, required: true }
              - parameters:
                  id: { type: String, required: true }
                  icon: { type: String, required: true }
                  size: { type: Int, required: true }
              - parameters:
                  id: { type: String, required: true }
                  icon: { type: String, required: true }
                  size: { type: Int, required: true }
                  action: { type: () -> Void, required: true }
            """)
        let type = snippet.bundle["$defs", "box", "$defs", "swiftui", "$defs", "Box"]
        #expect(type?["required"]?.compact == #"["id"]"#)
        #expect(type?["anyOf"]?.compact == #"[{"required":["title"]},{"required":["icon","size"]}]"#)
        #expect(
            snippet.bundle["$defs", "box", "$defs", "swiftui", "required"]?.compact == #"["component","properties"]"#)
    }

    @Test("The schema requires no more keys if one initializer requires none")
    func plainInitializer() async throws {
        let snippet = try await box(
            """
            initializers:
              - {}
              - parameters: { title: { type: String, required: true } }
            """)
        let type = snippet.bundle["$defs", "box", "$defs", "swiftui", "$defs", "Box"]
        #expect(type?["required"] == nil && type?["anyOf"] == nil)
    }

    @Test("The schema requires one of several alternative keys")
    func requiredUnless() async throws {
        let snippet = try await box(
            """
            properties:
              text: { type: String, requiredUnless: html }
              html: { type: String, requiredUnless: text }
              icon: { type: String, requiredUnless: action }
              action: () -> Void
            """)
        let type = snippet.bundle["$defs", "box", "$defs", "swiftui", "$defs", "Box"]
        #expect(type?["anyOf"]?.compact == #"[{"required":["text"]},{"required":["html"]}]"#)
        #expect(type?["allOf"] == nil)
    }

    @Test(
        "The schema has a default if it is valid data",
        arguments: [
            ("Int", "3", "3"), ("Int", "1_000", "1000"), ("Int", "3.5", nil), ("Double", "-3.0", "-3.0"),
            ("Bool", "true", "true"), ("String", #"'"on"'"#, #""on""#), ("String", #"'""'"#, #""""#),
            ("String", "true", nil), ("String", "Strings.title", nil), ("\"String?\"", "nil", "null"),
            ("String", "nil", nil), ("\"[Int]\"", "\"[]\"", "[]"), ("Layout", ".wide", #""w""#),
            ("Layout", "Box.Layout.narrow", #""narrow""#), ("\"Layout?\"", ".wide", #""w""#),
            ("Layout", ".huge", nil), ("CGFloat", ".zero", nil), ("String", #"'"\(name)"'"#, nil),
        ] as [(String, String, String?)])
    func defaults(type: String, written: String, expected: String?) async throws {
        let snippet = try await box(
            "properties: { it: { type: \(type), default: \(written) } }\n",
            further: "      Box.Layout: { kind: enum, raw: String, cases: { wide: { raw: w }, narrow: {} } }")
        let property = snippet.bundle["$defs", "box", "$defs", "swiftui", "$defs", "Box", "properties", "it"]
        #expect(property?["default"]?.compact == expected)
        #expect(property?["x-default"] != nil)
    }

    @Test("The schema has the limits that JSON Schema can express")
    func limits() async throws {
        #expect(
            try await properties(
                """
                properties:
                  a: { type: Double, limits: { minimum: 0, maximum: 1.5, step: 0.5 } }
                  b: { type: Int, limits: { minimum: 1, step: 2, maximum: many, description: Stops there. } }
                  c: { type: String, limits: { minLength: 1, maxLength: 8, pattern: "[0-9a-f]+" } }
                  d: { type: String, limits: { maxLength: -1, pattern: "(?i)x" } }
                """)
                    == """
                    {"a":{"type":"number","minimum":0,"maximum":1.5,"multipleOf":0.5,"x-type":"Double"},\
                    "b":{"description":"Maximum: many. Step: 2. Stops there.","type":"integer","minimum":1,"x-limits":{"maximum":"many","multipleOf":"2","description":"Stops there."},"x-type":"Int"},\
                    "c":{"type":"string","minLength":1,"maxLength":8,"pattern":"[0-9a-f]+","x-type":"String"},\
                    "d":{"description":"Maximum length: -1. Pattern: (?i)x.","type":"string","x-limits":{"maxLength":"-1","pattern":"(?i)x"},"x-type":"String"}}
                    """)
    }

    @Test("The schema contains nested objects and lists")
    func nested() async throws {
        #expect(
            try await properties(
                """
                properties:
                  rows:
                    type: array
                    items:
                      type: object
                      properties:
                        text: { type: string, required: true }
                        size: { type: string, values: [s, m], default: s }
                  day: { either: [Row, false] }
                  one: { type: "Row?", properties: { text: string } }
                """)
                    == """
                    {"rows":{"type":"array","items":{"type":"object","properties":{"text":{"type":"string","x-type":"string"},\
                    "size":{"oneOf":[{"const":"s","title":"s"},{"const":"m","title":"m"}],"default":"s","x-type":"string","x-default":"s"}},\
                    "required":["text"],"additionalProperties":false,"x-type":"object"},"x-type":"array"},\
                    "day":{"x-type":["Row","false"]},\
                    "one":{"anyOf":[{"type":"object","properties":{"text":{"type":"string","x-type":"string"}},\
                    "additionalProperties":false},{"type":"null"}],"x-type":"Row?"}}
                    """)
    }

    @Test("The schema contains literal values with their documentation")
    func values() async throws {
        let values = "values: { left: { description: At the *left*. }, right: { title: Right, deprecated: Use left. } }"
        let documented = """
            {"const":"left","title":"left","description":"At the left."},\
            {"const":"right","title":"Right","description":"Deprecated. Use left.","deprecated":true}
            """
        #expect(
            try await properties(
                """
                properties:
                  a: { type: string, \(values) }
                  b: { type: "'left' | 'right' | 'top' | null", \(values), default: "'left'" }
                  c: { type: "'left' | string", \(values) }
                  d: { type: "string[]", \(values) }
                  e: { type: number, values: [1, 2.5] }
                """)
                    == """
                    {"a":{"oneOf":[\(documented)],"x-type":"string"},\
                    "b":{"anyOf":[{"oneOf":[\(documented),{"const":"top"}]},{"type":"null"}],"default":"left",\
                    "x-type":"'left' | 'right' | 'top' | null","x-default":"'left'"},\
                    "c":{"anyOf":[{"oneOf":[\(documented)]},{"type":"string"}],"x-type":"'left' | string"},\
                    "d":{"type":"array","items":{"oneOf":[\(documented)]},"x-type":"string[]"},\
                    "e":{"oneOf":[{"const":1,"title":"1"},{"const":2.5,"title":"2.5"}],"x-type":"number"}}
                    """)
    }

    @Test("The schema forbids excluded combinations of properties")
    func exclusions() async throws {
        let snippet = try await box(
            "properties: { style: { type: string, default: '\"link\"' }, tone: { type: Tone }, busy: Bool }",
            further: """
                      Tone: { kind: enum, raw: String, cases: { quiet: { raw: q }, loud: {} } }
                variants:
                  style: { values: [link, plain], property: style }
                  tone: [quiet, loud]
                  busy: ["true", "false"]
                states: { loading: {} }
                exclusions:
                  - combination: { tone: loud, busy: true }
                  - combination: { tone: quiet, state: loading }
                """)
        let type = snippet.bundle["$defs", "box", "$defs", "swiftui", "$defs", "Box"]
        #expect(
            type?["not"]?.compact
                == #"{"properties":{"tone":{"const":"loud"},"busy":{"const":true}},"required":["tone","busy"]}"#)
        #expect(try snippet.file("box")["x-exclusions"]?.elements?.count == 2)
    }
}
