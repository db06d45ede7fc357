import CatalogModel
import CatalogTestSupport
import Testing

/// Source text that the language of a stub can express is code in the stub, not a comment.
///
/// External validators check that all of it parses.
@Suite("Source code in entries")
struct AcceptedSourceTests {
    private static let swiftTypes = [
        "[String: Int]", "(A, B) -> Void", "((Bool) -> Void)?", "(Int) async throws -> Void", "any Error",
        "N.B<C>", "Result<Void, any Error>", "(name: String, Int)", "[[Int]]?", "() -> (Int, Int)", "P & Q", "T.Type",
        "@MainActor @Sendable () -> Void", "(Int...) -> Void", "() throws(LampError) -> Void", "Größe", "Any",
        "(_ index: Int, inout [Int]) -> [Int]?",
    ]

    /// Values with the types that they are of.
    private static let swiftValues = [
        ("nil", "Int?"), ("-1.5", "Double"), ("[]", "[Tone]"), ("[:]", "[String: Int]"),
        (#""a\"b""#, "String"), ("Font.system(size: 12, weight: .bold)", "Font"), ("{ _ in }", "(Int) -> Void"),
        ("{}", "() -> Void"), ("UIColor.red.withAlphaComponent(0.5)", "UIColor"), ("[1, 2]", "[Int]"),
        ("0xFF", "UInt8"),
        ("1 / 3", "Double"), ("true", "Bool"), ("[.top, .leading]", "[Alignment]"), ("Sample.icon", "Image"),
    ]

    /// Values of which a stub cannot know that they are of their types.
    private static let refusedValues = [
        (".none", "Any"), ("{ $0.tone = .warm }", "(Sample) -> Void"), ("isOn ? 1 : 2", "Int"), ("\\.self", "Any"),
        ("a + b * 2", "Int"), ("paths.first!", "String"), ("try make()", "Tone"), ("\"\\(name)\"", "String"),
        ("nil", "Int"),
        ("\"1\"", "Int"), ("0.5", "Int"), ("{ _ in }", "() -> Void"), ("[1]", "[String]"), (".none", "Tone"),
        ("DS.shared.styles.lamp", "Style<Sample>"), ("DS.tones.warm", "Tone"), ("lampIcon", "Image"),
        ("Pattern(1, two: \"2\")", "Pattern"), (".mixed(0.5)", "Tone"), ("\"lamp\"", "Key"), ("[.top]", "[Place]"),
    ]

    private static let webTypes = [
        "string[]", "'a' | 'b' | undefined", "Array<{ id: string; label?: string }>", "keyof Tones", "Promise<void>",
        "(value: string, rest?: number) => void", "{ [key: string]: unknown }", "readonly string[]", "-1 | 0 | 1",
        "[number, string?]", "T extends string ? A : B", "typeof window.location", "`${string}px`", "new () => Lamp",
        "Map<string, Set<number>>", "(event: CustomEvent<string>) => boolean | Promise<boolean>",
        "{ a(): void; readonly b: number }", "{ (value: string): void; new (): Lamp }", "{ [K in 'a' | 'b']?: K }",
        "Record<string, () => void>",
        "(value: unknown) => value is string", "Element | null", "<T>(value: T) => T", "Größe", "Room.Wall<string>",
    ]

    /// Values with the types that they are of.
    private static let webValues = [
        ("'a'", "string"), ("[]", "Tone[]"), ("{}", "{ a?: number }"), ("new Map()", "Map<string, number>"),
        ("() => {}", "(a: number) => void"), ("value => 1", "(value: string) => number"), ("-1", "number | null"),
        ("undefined", "string | undefined"), ("null", "Element | null"), ("'warm'", "'warm' | 'cold'"),
        ("true", "boolean"),
        ("1_000", "number"), ("0xff", "unknown"), ("['a', \"b\"]", "string[]"), ("2", "1 | 2"),
        ("Math.PI", "number"), ("new Date()", "Date"), ("{}", "Record<string, Tone>"), ("\"\"", "any"),
    ]

    /// Values of which a stub cannot know that they are of their types.
    private static let refusedWebValues = [
        ("window.matchMedia('x').matches", "boolean"), ("a ? b : c", "string"), ("{ ...rest }", "Tone"),
        ("`x${y}`", "string"),
        ("'a'", "number"), ("null", "string"), ("value => value", "unknown"), ("new Tone()", "Tone"),
        ("[1]", "string[]"),
        ("x as Lamp", "Lamp"), ("tones.warm", "Tone"), ("Mood.calm", "Mood"), ("Sample.tone", "Tone"),
        ("() => {}", "() => number"),
    ]

    @Test("Verified source text is code in Swift stubs")
    func swift() async throws {
        let stubs = try await Stubs(of: Self.swiftEntry)
        let text = try #require(stubs.files["swiftui/sample/Sample.swift"])
        for (index, type) in Self.swiftTypes.enumerated() {
            #expect(text.contains("public var type\(index): \(type)\n"))
        }
        for (index, value) in Self.swiftValues.enumerated() {
            #expect(text.contains("public var value\(index): \(value.1) = \(value.0)\n"))
        }
        #expect(stubs.diagnostics.map(\.message) == [])
    }

    @Test("Unverified source text is a comment in Swift stubs, with one finding", arguments: refusedValues)
    func refused(value: String, type: String) async throws {
        let stubs = try await Stubs(of: Self.entry("swiftui", "struct", types: [], values: [(value, type)]))
        let text = try #require(stubs.files["swiftui/sample/Sample.swift"])
        #expect(text.contains("/// - Default: "))
        #expect(text.contains("public var value0: \(type)\n"))
        #expect(stubs.diagnostics.map(\.rule.id) == ["stub-default"])
    }

    @Test("Verified source text is code in TypeScript stubs")
    func web() async throws {
        let stubs = try await Stubs(of: Self.webEntry)
        #expect(stubs.diagnostics.map(\.message) == [])
        let text = try #require(stubs.files["web/sample/Sample.ts"]).flatScript
        for (index, type) in Self.webTypes.enumerated() {
            #expect(text.contains(" type\(index)!: \(type);".flatScript))
        }
        for (index, value) in Self.webValues.enumerated() {
            #expect(text.contains(" value\(index): \(value.1) = \(value.0);".flatScript))
        }
    }

    @Test(
        "Unverified source text is a comment in TypeScript stubs, with one finding", arguments: refusedWebValues)
    func refusedWeb(value: String, type: String) async throws {
        let stubs = try await Stubs(of: Self.entry("web", "class", types: [], values: [(value, type)]))
        let text = try #require(stubs.files["web/sample/Sample.ts"])
        #expect(text.contains("Default: "))
        #expect(text.contains("  value0!: \(type);\n"))
        #expect(stubs.diagnostics.map(\.rule.id) == ["stub-default"])
    }

    /// An entry for each language, for the judges.
    static var entries: [String: String] {
        [
            "accepted-swift": Snippet.entry("accepted-swift", swiftEntry),
            "accepted-web": Snippet.entry("accepted-web", webEntry),
        ]
    }

    private static var swiftEntry: String { entry("swiftui", "struct", types: swiftTypes, values: swiftValues) }

    private static var webEntry: String { entry("web", "class", types: webTypes, values: webValues) }

    private static func entry(
        _ framework: String, _ kind: String, types: [String], values: [(String, String)]
    ) -> String {
        var lines = ["implementations:", "  \(framework):", "    types:", "      Sample:", "        kind: \(kind)"]
        lines.append("        properties:")
        for (index, type) in types.enumerated() {
            lines.append("          type\(index): { type: \(JSONValue.string(type).compact) }")
        }
        for (index, value) in values.enumerated() {
            let (type, text) = (JSONValue.string(value.1).compact, JSONValue.string(value.0).compact)
            lines.append("          value\(index): { type: \(type), default: \(text) }")
        }
        return lines.joined(separator: "\n")
    }
}
