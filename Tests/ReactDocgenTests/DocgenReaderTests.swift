import CatalogModel
import CatalogSyntax
import CodeReaders
import Testing

struct DocgenReaderTests {
    private func read(_ text: String) -> DeclaredAPI {
        DocgenReader().read([SourceFile(path: "docgen.json", text: text)])
    }

    private func text(_ api: DeclaredAPI) -> [String] {
        api.components.map { YAMLWriter.text(of: $0.entry.jsonValue()) }
    }

    /// Both programs, and PropTypes, say the same of one component.
    @Test(arguments: [
        #"""
        { "src/Lamp.tsx": [{ "displayName": "Lamp", "description": "Gives light.\n\nOr not.", "methods": [], "props": {
          "tone": { "required": true, "tsType": { "name": "union", "raw": "'warm' | 'cold'", "elements": [
            { "name": "literal", "value": "'warm'" }, { "name": "literal", "value": "'cold'" }] }, "description": "" },
          "level": { "required": false, "tsType": { "name": "number" }, "description": "How bright.",
            "defaultValue": { "value": "1", "computed": false } } } }] }
        """#,
        #"""
        [{ "filePath": "src/Lamp.tsx", "displayName": "Lamp", "description": "Gives light.\n\nOr not.", "methods": [],
           "tags": {}, "props": {
          "tone": { "name": "tone", "required": true, "defaultValue": null, "description": "", "parent": { "name": "P" },
            "type": { "name": "enum", "raw": "'warm' | 'cold'", "value": [{ "value": "'warm'" }, { "value": "'cold'" }] } },
          "level": { "name": "level", "required": false, "type": { "name": "number" }, "description": "How bright.",
            "defaultValue": { "value": 1 } } } }]
        """#,
        #"""
        { "src/Lamp.tsx": { "description": "Gives light.\n\nOr not.", "displayName": "Lamp", "props": {
          "tone": { "type": { "name": "enum", "value": [
            { "value": "'warm'", "computed": false }, { "value": "'cold'", "computed": false }] }, "required": true },
          "level": { "type": { "name": "number" }, "description": "How bright.", "required": false,
            "defaultValue": { "value": "1", "computed": false } } } } }
        """#,
    ])
    func allWritersAreUnderstood(json: String) {
        let api = read(json)
        #expect(api.diagnostics.all.isEmpty)
        #expect(
            text(api) == [
                """
                summary: Gives light.
                description: Or not.
                implementations:
                  react:
                    language: typescript
                    types:
                      Lamp:
                        kind: component
                        module: src/Lamp.tsx
                        properties:
                          tone:
                            type: "'warm' | 'cold'"
                            values:
                              - warm
                              - cold
                            required: true
                          level:
                            type: number
                            default: 1
                            description: How bright.

                """
            ])
    }

    @Test(arguments: [
        (#"{ "name": "arrayOf", "value": { "name": "string" } }"#, "string[]"),
        (#"{ "name": "union", "value": [{ "name": "bool" }, { "name": "func" }] }"#, "boolean | Function"),
        (
            #"{ "name": "shape", "value": { "a": { "name": "number", "required": true }, "b": { "name": "bool" } } }"#,
            "{ a: number; b?: boolean }"
        ),
        (#"{ "name": "Array", "elements": [{ "name": "Item" }] }"#, "Array<Item>"),
        (#"{ "name": "signature", "type": "function", "raw": "() => void" }"#, "() => void"),
        (#"{ "name": "instanceOf", "value": "Date" }"#, "Date"), (#"{ "name": "custom" }"#, "any"),
    ])
    func types(json: String, written: String) {
        let api = read(#"[{ "displayName": "A", "props": { "p": { "type": \#(json) } } }]"#)
        #expect(text(api).first?.contains(written) == true, "\(text(api))")
    }

    @Test(
        "The default of a string in react-docgen-typescript has quotes, and any other default is an expression",
        arguments: [
            (
                #""name": "enum", "raw": "\"calm\" | \"loud\"", "value": [{ "value": "\"calm\"" }, { "value": "\"loud\"" }]"#,
                #""calm""#, #"default: '"calm"'"#
            ),
            (#""name": "\"calm\" | \"loud\"""#, #""calm""#, #"default: '"calm"'"#),
            (#""name": "string""#, #""it's big""#, #"default: '"it''s big"'"#),
            (#""name": "string | undefined""#, #""12""#, #"default: '"12"'"#),
            (#""name": "string | number""#, #""12""#, "default: 12"),
            (#""name": "string | null""#, #""null""#, "default: null"),
            (#""name": "string""#, #""makeName()""#, "default: makeName()"),
            (#""name": "number""#, #""4""#, "default: 4"), (#""name": "Tone""#, #""Tone.calm""#, "default: Tone.calm"),
            (#""name": "boolean""#, "false", "default: false"),
        ])
    func defaults(type: String, value: String, written: String) {
        let api = read(
            #"[{ "displayName": "A", "props": { "p": { "type": { \#(type) }, "defaultValue": { "value": \#(value) } } } }]"#
        )
        #expect(text(api).first?.contains(written + "\n") == true, "\(text(api))")
    }

    @Test("The default that react-docgen writes is an expression already")
    func defaultExpression() {
        let api = read(
            #"""
            [{ "displayName": "A", "props": { "p": { "tsType": { "name": "string" },
              "defaultValue": { "value": "calm", "computed": true } } } }]
            """#)
        #expect(text(api).first?.contains("default: calm\n") == true, "\(text(api))")
    }

    @Test(
        "The type of an optional property is without 'undefined', and both flags are 'boolean'",
        arguments: [
            (#""name": "boolean | undefined""#, "p: boolean\n", "type: boolean | undefined\n"),
            (
                #""name": "enum", "raw": "boolean | undefined", "value": [{ "value": "undefined" }, { "value": "false" }, { "value": "true" }]"#,
                "p: boolean\n", "type: undefined | boolean\n"
            ),
            (#""name": "undefined | string""#, "p: string\n", "type: undefined | string\n"),
            (#""name": "(string | undefined)[]""#, "p: (string | undefined)[]\n", "type: (string | undefined)[]\n"),
            (#""name": "string | null | undefined""#, "p: string | null\n", "type: string | null | undefined\n"),
            (#""name": "undefined""#, "p: undefined\n", "type: undefined\n"),
        ])
    func optionalTypes(type: String, optional: String, required: String) {
        for (flag, written) in [("false", optional), ("true", required)] {
            let api = read(
                #"[{ "displayName": "A", "props": { "p": { "required": \#(flag), "type": { \#(type) } } } }]"#)
            #expect(text(api).first?.contains(written) == true, "\(text(api))")
        }
    }

    @Test("The name of an optional union is the name of its type")
    func optionalName() {
        let api = read(
            #"""
            [{ "displayName": "A", "props": { "p": { "required": false, "type": { "name": "enum",
              "raw": "Tone | undefined", "value": [{ "value": "undefined" }, { "value": "\"calm\"" }] } } } }]
            """#)
        #expect(text(api).first?.contains("type: '\"calm\"'\n            typeName: Tone\n") == true, "\(text(api))")
    }

    @Test func whatOptionsLeaveOutIsNoMistake() {
        let api = read(#"{ "src/icon/index.tsx": { "props": { "a": {} } }, "src/B.tsx": { "displayName": "B" } }"#)
        #expect(api.components.map(\.symbol.value) == ["icon", "B"])
        #expect(api.diagnostics.all.isEmpty)
    }

    @Test func deprecationsAndMethods() {
        let api = read(
            #"""
            [{ "displayName": "A", "description": "One.\n@deprecated Use B.", "props": {}, "methods": [
              { "name": "focus", "docblock": "Goes there.", "modifiers": ["static"], "description": "Goes there.",
                "params": [{ "name": "at", "optional": true, "type": { "name": "number" } }],
                "returns": { "type": { "name": "void" } } }] }]
            """#)
        let written = text(api).first ?? ""
        #expect(written.contains("summary: One.\ndeprecated: Use B.\n"))
        #expect(
            written.contains(
                "focus:\n            parameters:\n              at:\n                type: number\n                required: false\n            returns: void\n            static: true\n"
            ))
    }

    @Test(arguments: ["", "{", "[]", "{}", "3", #"{ "a": 1 }"#, #"[{ "displayName": "A", "props": {"#])
    func whatIsNoneIsAnError(text: String) {
        let api = read(text)
        #expect(api.components.isEmpty)
        #expect(api.diagnostics.hasErrors)
    }
}
