import CatalogModel
import Testing

@testable import JSONSchemaBackend

@Suite("The schema of a type")
struct TypeSchemaTests {
    private static let types = """
        swift:
          URL: { json: { type: string, format: uri } }
          Decimal: { json: string }
          Link: URL
          T?: { json: { anyOf: [{ type: T }, { type: "null" }] } }
          "[T]": { json: { type: array, items: { type: T } } }
          Pair<A, B>: { json: { type: object, properties: { type: { type: A }, other: { type: B } } } }
          Binding<T>: { same: T, binding: true }
          Style<T>: { json: none }
          Style<Text>: { json: { type: string } }
          (...) -> T: { json: none }
          UIFont: { kotlin: Font }
        """

    private func schema(_ type: String, language: String, kind: String = "properties") async throws -> JSONValue? {
        let entry = """
            implementations:
              \(language):
                types:
                  Box:
                    kind: class
                    generics: <Content>
                    properties: { it: { type: \(JSONValue.string(type).compact) } }
            """
        let snippet = try await SchemaSnippet(["box": entry], types: Self.types)
        let properties = snippet.bundle["$defs", "box", "$defs", language, "$defs", "Box", "properties"]
        guard let members = properties?["it"]?.members else { return nil }
        var rest = members
        rest["x-type"] = nil
        return .object(rest)
    }

    @Test(
        "Swift types are converted to schemas",
        arguments: [
            ("URL", #"{"type":"string","format":"uri"}"#),
            ("Decimal", #"{"type":"string"}"#),
            ("Link?", #"{"anyOf":[{"type":"string","format":"uri"},{"type":"null"}]}"#),
            ("[URL]?", #"{"anyOf":[{"type":"array","items":{"type":"string","format":"uri"}},{"type":"null"}]}"#),
            (
                "Pair<Int, Bool>",
                #"{"type":"object","properties":{"type":{"type":"integer"},"other":{"type":"boolean"}}}"#
            ),
            ("Binding<String?>", #"{"anyOf":[{"type":"string"},{"type":"null"}]}"#),
            ("Style<Text>", #"{"type":"string"}"#),
            ("Style<Box>", nil),
            ("Style<Box>?", nil),
            ("((Bool) -> Void)?", nil),
            ("[() -> Void]", nil),
            ("Void", nil),
            ("Content.Type", nil),
            ("@escaping @MainActor (inout Int) async throws -> Void", nil),
            ("UInt", #"{"type":"integer","minimum":0}"#),
            ("[String: Double]", #"{"type":"object","additionalProperties":{"type":"number"}}"#),
            ("Set<Int>", #"{"type":"array","items":{"type":"integer"},"uniqueItems":true}"#),
            (
                "(Int, String)",
                #"{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2}"#
            ),
            ("Any", "{}"),
            ("Content", "{}"),
            ("[Content.Element]", #"{"type":"array","items":{}}"#),
            ("UIFont", "{}"),
            ("~not a type~", "{}"),
        ])
    func swift(type: String, expected: String?) async throws {
        #expect(try await schema(type, language: "uikit")?.compact == expected)
    }

    @Test(
        "TypeScript types are converted to schemas",
        arguments: [
            ("string | undefined", #"{"type":"string"}"#),
            ("'a' | 'b' | null", #"{"anyOf":[{"enum":["a","b"]},{"type":"null"}]}"#),
            ("'a'", #"{"const":"a"}"#),
            ("1 | 2 | string", #"{"anyOf":[{"enum":[1,2]},{"type":"string"}]}"#),
            ("string[] | (() => void)", #"{"type":"array","items":{"type":"string"}}"#),
            ("(event: Event) => void", nil),
            ("Record<string, number>", #"{"type":"object","additionalProperties":{"type":"number"}}"#),
            (
                "{ a: string; b?: number; c: () => void }",
                #"{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"number"}},"required":["a"],"additionalProperties":false}"#
            ),
            ("any", "{}"),
            (
                "`${number}px` | 'auto'",
                #"{"anyOf":[{"const":"auto"},{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?px$"}]}"#
            ),
            (
                "[number, string?, ...boolean[]]",
                #"{"type":"array","prefixItems":[{"type":"number"},{"type":"string"}],"items":{"type":"boolean"},"minItems":1}"#
            ),
            (
                "{ a?: string; [key: string]: any }",
                #"{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":{}}"#
            ),
            (
                "Partial<{ a: string }>",
                #"{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}"#
            ),
            ("readonly number[]", #"{"type":"array","items":{"type":"number"}}"#),
            ("Promise<string>", nil),
            ("object", #"{"type":"object"}"#),
            ("undefined", nil),
        ])
    func typeScript(type: String, expected: String?) async throws {
        #expect(try await schema(type, language: "web")?.compact == expected)
    }

    @Test(
        "Kotlin types are converted to schemas",
        arguments: [
            ("List<String>?", #"{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]}"#),
            ("Map<String, Boolean>", #"{"type":"object","additionalProperties":{"type":"boolean"}}"#),
            ("@Composable () -> Unit", nil),
            ("RowScope.() -> Unit", nil),
            ("List<*>", #"{"type":"array","items":{}}"#),
            ("vararg Int", #"{"type":"array","items":{"type":"integer"}}"#),
            ("Long", #"{"type":"integer"}"#),
        ])
    func kotlin(type: String, expected: String?) async throws {
        #expect(try await schema(type, language: "compose")?.compact == expected)
    }

    @Test("The schema of an unknown type is open, and the type is reported once")
    func unmapped() async throws {
        let box = """
            implementations:
              swiftui:
                types:
                  Box:
                    kind: view
                    generics: <Content>
                    properties: { a: UIFont, b: "[UIFont]", c: Content, d: "keyof X", e: String, f: Self }
            """
        let label = """
            implementations: { uikit: { types: { Label: { kind: class, properties: { font: "UIFont?" } } } } }
            """
        let snippet = try await SchemaSnippet(["box": box, "label": label])
        #expect(
            snippet.findings == [
                "components/box.yaml:10:26 «UIFont» note: the type 'UIFont' has no JSON Schema, so any value is valid, here and in 2 more places; add its schema to 'swift' of the types file [unmapped-type]",
                "components/box.yaml:10:64 «\"keyof X\"» note: the type 'keyof X' has no JSON Schema, so any value is valid; add its schema to 'swift' of the types file [unmapped-type]",
            ])
        #expect(
            snippet.bundle["$defs", "box", "$defs", "swiftui", "$defs", "Box", "properties", "b"]?.compact
                == #"{"type":"array","items":{},"x-type":"[UIFont]"}"#)
    }

    @Test("Names that refer to themselves are resolved in bounded steps")
    func circles() async throws {
        let box = """
            implementations:
              swiftui:
                types:
                  Box: { kind: view, properties: { a: Left, b: Same, c: Circle, d: Tree, e: Grow<Int> } }
                  Left: { kind: typealias, definition: Right }
                  Right: { kind: typealias, definition: "[Left]" }
                  Same: { kind: typealias, definition: Same }
            """
        let types = """
            swift:
              Circle: Ring
              Ring: Circle
              Tree: "(Tree, Tree)"
              Grow<T>: "(Grow<[T]>, Grow<[T]>)"
            """
        let snippet = try await SchemaSnippet(["box": box], types: types)
        let pair = #""type":"array","prefixItems":[{},{}],"items":false,"minItems":2"#
        let schema = try snippet.type("Box", of: "box")
        #expect(schema.contains(#""a":{"type":"array","items":{},"x-type":"Left"},"b":{"x-type":"Same"}"#))
        #expect(schema.contains(#""c":{"x-type":"Circle"},"d":{\#(pair),"x-type":"Tree"}"#))
        #expect(snippet.findings == [])
    }

    @Test("A pattern that validators interpret differently is omitted and reported")
    func patterns() async throws {
        let box = """
            implementations:
              swiftui:
                types:
                  Box: { kind: view, properties: { a: { type: String, limits: { pattern: "(?i)x" } } } }
            """
        let findings = try await SchemaSnippet(["box": box]).findings
        #expect(
            findings == [
                "components/box.yaml:7:78 «\"(?i)x\"» note: the pattern '(?i)x' is not portable between validators, so any string is valid; use only classes, groups, alternatives, repetition and anchors of ECMA-262 [unportable-pattern]"
            ])
    }
}
