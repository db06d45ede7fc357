import CatalogModel
import CatalogTestSupport
import StubBackend
import Testing

/// Types of one language in the words of another.
@Suite("Types in other languages")
struct ConvertedTypeTests {
    /// What a type comes to, as the type of a required parameter.
    private static func converted(
        _ type: String, from framework: String, to target: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let types = """
            swift:
              Money: { kotlin: BigDecimal, typescript: string }
              Coin: { same: Money }
              Style<T>: { kotlin: T.() -> Unit, typescript: "(target: T) => void" }
              Amount<T>: { same: T, binding: true }
            """
        let entry = Snippet.entry(
            "sample",
            """
            implementations:
              \(framework):
                types:
                  Lamp:
                    kind: view
                    generics: '<Content: View, Value>'
                    initializers: { parameters: { value: { type: \(JSONValue.string(type).compact) } } }
                  Lamp.Tone: { kind: enum, cases: { warm: {}, cold: {} } }
                  Lamp.Box: { kind: struct, properties: { side: { type: Int } } }
            """)
        let registry = try JudgedRegistries.require(
            await Snippet.load(
                ["sample": entry], files: ["types.yaml": types], catalog: "format: 1\nname: Sample\ntypes: types.yaml"))
        let files = Stubs(registry, options: ["targets": .array([.string(target)])]).files
        let text = try #require(
            files.first { $0.key.contains("/sample/") && !$0.key.contains(".stories.") }?.value,
            sourceLocation: sourceLocation)
        let marks = ["    value: ", "  value: ", "  value?: "]
        let line = text.split(separator: "\n").map(String.init).first { line in marks.contains { line.hasPrefix($0) } }
        let mark = try #require(marks.first { line?.hasPrefix($0) == true }, sourceLocation: sourceLocation)
        return try String(#require(line, sourceLocation: sourceLocation).dropFirst(mark.count).dropLast())
    }

    @Test(
        "Swift types are converted to Kotlin and TypeScript",
        arguments: [
            ("String", "String", "string"), ("Int?", "Int? = null", "number | null"),
            ("[String: Int]?", "Map<String, Int>? = null", "Record<string, number> | null"),
            ("[[Bool]]", "List<List<Boolean>>", "boolean[][]"), ("Set<Double>", "Set<Double>", "Set<number>"),
            ("(Int, String)", "Pair<Int, String>", "[number, string]"),
            ("(Bool) -> Void", "(Boolean) -> Unit", "(value: boolean) => void"),
            (
                "((String, Int) async -> Bool)?", "(suspend (String, Int) -> Boolean)? = null",
                "((value1: string, value2: number) => Promise<boolean>) | null"
            ),
            ("@escaping (_ tone: Tone) -> Void", "(tone: LampTone) -> Unit", "(tone: LampTone) => void"),
            ("Lamp.Tone", "LampTone", "LampTone"), ("[Tone?]", "List<LampTone?>", "(LampTone | null)[]"),
            ("Coin", "BigDecimal", "string"), ("[Coin]", "List<BigDecimal>", "string[]"),
            ("Style<Box>", "LampBox.() -> Unit", "(target: LampBox) => void"),
            ("Binding<Bool>", "Boolean", "boolean"), ("Amount<Coin?>", "BigDecimal? = null", "string | null"),
            ("@ViewBuilder () -> Content", "@Composable () -> Unit", "ReactNode"),
            ("() -> some View", "@Composable () -> Unit", "ReactNode"),
            ("(Int) -> AnyView", "@Composable (Int) -> Unit", "(value: number) => ReactNode"),
            ("Galaxy", "Any", "unknown"), ("[String: Galaxy]", "Map<String, Any>", "Record<string, unknown>"),
            ("Result<Int, Galaxy>", "Any", "unknown"), ("(((", "Any", "unknown"),
        ])
    func swift(type: String, kotlin: String, typescript: String) async throws {
        #expect(try await Self.converted(type, from: "swiftui", to: "compose") == kotlin)
        #expect(try await Self.converted(type, from: "swiftui", to: "react") == typescript)
    }

    @Test(
        "TypeScript types are converted to Kotlin and kept in TypeScript",
        arguments: [
            ("string | null", "String? = null", "string | null"), ("'a' | 'b'", "LampValue", "\"a\" | \"b\""),
            ("1 | 2", "Int", "1 | 2"), ("number[]", "List<Double>", "number[]"),
            ("Record<string, boolean>", "Map<String, Boolean>", "Record<string, boolean>"),
            (
                "(value: string, rest?: number) => void", "(value: String, rest: Double?) -> Unit",
                "(value: string, rest?: number) => void"
            ),
            ("{ id: string; size?: number }", "Map<String, Any?>", "{ id: string; size?: number }"),
            ("`${number}px`", "String", "`${number}px`"), ("string | number", "Any", "string | number"),
            ("Map<string, Galaxy>", "Map<String, Any>", "Map<string, Galaxy>"), ("keyof Galaxy", "Any", "keyof Galaxy"),
            ("Promise<void>", "Any", "Promise<void>"),
            ("[string, number?]", "Pair<String, Double>", "[string, number?]"),
            ("readonly any[]", "List<Any>", "readonly any[]"), ("object", "Any", "object"),
        ])
    func typescript(type: String, kotlin: String, typescript: String) async throws {
        #expect(try await Self.converted(type, from: "web", to: "compose") == kotlin)
        #expect(try await Self.converted(type, from: "web", to: "react") == typescript)
    }

    @Test("Types without a counterpart are reported once and noted in the comment of each use")
    func once() async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  swiftui:
                    types:
                      Lamp:
                        kind: view
                        properties:
                          near: { type: Galaxy }
                          far: { type: "[Galaxy]?" }
                """, options: ["targets": ["compose"]])
        #expect(
            stubs.diagnostics.map(\.message) == [
                "'Galaxy' of SwiftUI has no counterpart in Kotlin; the stub has it in a comment until "
                    + "the types file names one"
            ])
        let text = try #require(stubs.files["compose/sample/Lamp.kt"])
        #expect(text.contains("    near: Any? = null,\n    far: List<Any>? = null,\n"))
        #expect(text.contains(" * @param near Type: `Galaxy`\n * @param far Type: `[Galaxy]?`\n"))
    }
}
