import CatalogModel
import CatalogTestSupport
import Testing

/// What the languages of stubs can hold comes out as code, not as a comment. That all of it parses is for the judges.
@Suite("Source text of entries")
struct AcceptedSourceTests {
    private static let swiftTypes = [
        "[String: Int]", "(A, B) -> Void", "((Bool) -> Void)?", "(Int) async throws -> Void", "some View", "any Error",
        "A.B<C>.D", "Result<Void, any Error>", "(name: String, Int)", "[[Int]]?", "() -> (Int, Int)", "A & B", "T.Type",
        "@MainActor @Sendable () -> Void", "(Int...) -> Void", "() throws(LampError) -> Void", "Self?", "Größe", "Any",
        "(_ index: Int, inout [Int]) -> [Int]!",
    ]

    private static let swiftValues = [
        ".none", "nil", "-1.5", "[]", "[:]", #""a\"b \(name)""#, "Font.system(size: 12, weight: .bold)", "{ _ in }",
        "{ $0.tone = .warm }", "isOn ? 1 : 2", "UIColor.red.withAlphaComponent(0.5)", "1...5", "Box<Int>()", #"\.self"#,
        "value as? Int", "a + b * 2", "[1, 2]", #"["a": 1]"#, "!isOn", "DS.shared.styles.lamp", "paths.first!", "0xFF",
        "tones[0]?.name", "try make()", "(1, two: 2)", "{ a, b in a + b }",
    ]

    private static let webTypes = [
        "string[]", "'a' | 'b' | undefined", "Array<{ id: string; label?: string }>", "keyof Tones", "Promise<void>",
        "(value: string, rest?: number) => void", "{ [key: string]: unknown }", "readonly string[]", "-1 | 0 | 1",
        "[number, string?]", "T extends string ? A : B", "typeof window.location", "`${string}px`", "new () => Lamp",
        "Map<string, Set<number>>", "(event: CustomEvent<string>) => boolean | Promise<boolean>", "Tones['warm'][]",
        "{ a(): void; readonly b: number }", "{ [K in Keys]?: string }", "Record<string, () => void>",
        "(value: unknown) => value is string", "Element | null", "<T>(value: T) => T", "Größe",
    ]

    private static let webValues = [
        "'a'", "[]", "{}", "{ a: 1, 'b-c': [2], ...rest }", "new Map<string, number>()", "() => {}",
        "value => value * 2",
        "a ?? b", "-1", "`x${y}`", "undefined", "window.matchMedia('x').matches", "a ? b : c", "!0", "[1, 2].length",
        "x as Lamp", "1_000", "async () => {}", "(a, b) => a", "a?.b[0]",
        "typeof x === 'string'", "0.5", "0xff",
    ]

    @Test("is code in Swift")
    func swift() async throws {
        let text = try await stub("swiftui", "struct", types: Self.swiftTypes, values: Self.swiftValues)
        for (index, type) in Self.swiftTypes.enumerated() {
            #expect(text.contains("public var type\(index): \(type)\n"))
        }
        for (index, value) in Self.swiftValues.enumerated() {
            #expect(text.contains("public var value\(index): Any = \(value)\n"))
        }
    }

    @Test("is code in TypeScript")
    func web() async throws {
        let text = try await stub("web", "class", types: Self.webTypes, values: Self.webValues)
        for (index, type) in Self.webTypes.enumerated() { #expect(text.contains("  type\(index)!: \(type);\n")) }
        for (index, value) in Self.webValues.enumerated() {
            #expect(text.contains("  value\(index): Any = \(value);\n"))
        }
    }

    /// An entry for each language, for the judges.
    static var entries: [String: String] {
        let swift = entry("swiftui", "struct", types: swiftTypes, values: swiftValues)
        let web = entry("web", "class", types: webTypes, values: webValues)
        return [
            "accepted-swift": Snippet.entry("accepted-swift", swift),
            "accepted-web": Snippet.entry("accepted-web", web),
        ]
    }

    private static func entry(_ framework: String, _ kind: String, types: [String], values: [String]) -> String {
        var lines = ["implementations:", "  \(framework):", "    types:", "      Sample:", "        kind: \(kind)"]
        lines.append("        properties:")
        for (index, type) in types.enumerated() {
            lines.append("          type\(index): { type: \(JSONValue.string(type).compact) }")
        }
        for (index, value) in values.enumerated() {
            lines.append("          value\(index): { type: Any, default: \(JSONValue.string(value).compact) }")
        }
        return lines.joined(separator: "\n")
    }

    private func stub(_ framework: String, _ kind: String, types: [String], values: [String]) async throws -> String {
        let stubs = try await Stubs(of: Self.entry(framework, kind, types: types, values: values))
        #expect(stubs.diagnostics.map(\.message) == [])
        let file = framework == "web" ? "web/sample/Sample.ts" : "\(framework)/sample/Sample.swift"
        return try #require(stubs.files[file])
    }
}
