import CatalogModel
import Testing

@testable import JSONSchemaBackend

/// Limits beside what types already ask for, as keywords that all validators read alike.
@Suite("The limits of a value")
struct LimitTests {
    @Test(
        "Limits of the type and of the entry are combined",
        arguments: [
            ("UInt, limits: { minimum: -5, maximum: 3 }", #"{"type":"integer","minimum":0,"maximum":3}"#),
            ("UInt, limits: { minimum: 2 }", #"{"type":"integer","minimum":2}"#),
            (
                #""`${number}px`", limits: { pattern: "^1" }"#,
                ##"{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?px$","allOf":[{"pattern":"^1"}]}"##
            ),
            (
                "Int, limits: { minimum: 1e999 }",
                #"{"description":"Minimum: 1e999.","type":"integer","x-limits":{"minimum":"1e999"}}"#
            ),
            ("Two, limits: { step: 3 }", #"{"type":"number","multipleOf":2,"allOf":[{"multipleOf":3}]}"#),
        ])
    func both(type: String, schema: String) async throws {
        #expect(try await Self.schema(type) == schema)
    }

    @Test(
        "Length limits of a list count its items",
        arguments: [
            (
                #""[String]", limits: { minLength: 1, maxLength: 3 }"#,
                #"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3}"#
            ),
            (
                #""[String]?", limits: { minLength: 1 }"#,
                #"{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"minItems":1}"#
            ),
            (
                #""(Int, Int)", limits: { minLength: 1 }"#,
                #"{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2}"#
            ),
            (#""String?", limits: { minLength: 1 }"#, #"{"anyOf":[{"type":"string"},{"type":"null"}],"minLength":1}"#),
        ])
    func lists(type: String, schema: String) async throws {
        #expect(try await Self.schema(type) == schema)
    }

    @Test(
        "A step without agreement between validators is only documented",
        arguments: [("0.5", true), ("0.125", true), ("10", true), ("0.1", false), ("0.01", false), ("1e-9", false)])
    func steps(step: String, isKeyword: Bool) async throws {
        let schema = try await Self.schema("Double, limits: { step: \(step) }")
        let told =
            #"{"description":"Step: \#(step).","type":"number","x-limits":{"multipleOf":"\#(step)"}}"#
        #expect(schema == (isKeyword ? #"{"type":"number","multipleOf":\#(step)}"# : told))
    }

    /// The schema of a member in the component's own file, without its verbatim type.
    private static func schema(_ type: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String
    {
        let box = """
            implementations:
              web:
                language: typescript
                types:
                  Box: { kind: component, properties: { a: { type: \(type) } } }
            """
        let types = """
            typescript:
              Two: { json: { type: number, multipleOf: 2 } }
              UInt: { json: { type: integer, minimum: 0 } }
              Double: number
              String: string
              Int: integer
            """
        let file = try await SchemaSnippet(["box": box], types: types).file("box")
        var schema = try #require(
            file["$defs", "web", "$defs", "Box", "properties", "a"]?.members, "\(file.compact)",
            sourceLocation: sourceLocation)
        schema["x-type"] = nil
        return JSONValue.object(schema).compact
    }
}
