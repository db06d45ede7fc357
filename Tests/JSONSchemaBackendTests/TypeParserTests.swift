import Testing

@testable import JSONSchemaBackend

@Suite("The text of a type")
struct TypeParserTests {
    @Test(
        "is read in three languages",
        arguments: [
            ("String", "String"),
            ("UIControl.State", "UIControl.State"),
            ("glide-core-input", "glide-core-input"),
            ("UIImage?", "UIImage?"),
            ("UIView!", "UIView?"),
            ("[String]", "[String]"),
            ("string[]", "[string]"),
            ("[String: [Int]]", "[String: [Int]]"),
            ("{ [key: string]: number }", "[string: number]"),
            ("Binding<Decimal?>", "Binding<Decimal?>"),
            ("Map<String, List<Int>>", "Map<String, List<Int>>"),
            ("(Int, name: String)", "(Int, name: String)"),
            ("[number, number]", "(number, number)"),
            ("((Bool) -> Void)?", "((Bool) -> Void)?"),
            ("@escaping @MainActor (Int, String) async throws -> Void", "(Int, String) -> Void"),
            ("(_ picture: Picture) throws(Failure) -> Bool", "(picture: Picture) -> Bool"),
            ("(event: Event, ...rest: string[]) => void", "(event: Event, rest: [string]) -> void"),
            ("(T) -> (T) -> Bool", "(T) -> (T) -> Bool"),
            ("any View", "View"),
            ("any", "any"),
            ("some View & Sendable", "View & Sendable"),
            ("'left' | \"right\" | undefined | null", "\"left\" | \"right\" | undefined | null"),
            ("| 1 | -2.5 | true", "1 | -2.5 | true"),
            ("{ contrast: string; preview?: string }", "{ contrast: string, preview?: string }"),
            ("(A | B)[]", "[(A | B)]"),
            ("readonly string[]", "[string]"),
            ("Int...", nil),
            ("(Int...) -> Void", "([Int]) -> Void"),
            ("(...) -> T", "(...) -> T"),
            ("", nil),
            ("[String", nil),
            ("A extends B ? C : D", nil),
            ("keyof typeof values", nil),
            ("Of<a | b", nil),
            ("'open", nil),
        ])
    func parses(text: String, expected: String?) {
        #expect(TypeParser.parse(text)?.description == expected)
    }

    @Test("of any depth comes to an end")
    func depth() {
        #expect(TypeParser.parse(String(repeating: "[", count: 100_000)) == nil)
        let nested = String(repeating: "[", count: 60) + "Int" + String(repeating: "]", count: 60)
        #expect(TypeParser.parse(nested)?.description == nested)
    }

    @Test(
        "matches the most specific pattern",
        arguments: [
            ("T?", "Int?", ["T": "Int"]),
            ("Map<K, V>", "Map<String, Int>", ["K": "String", "V": "Int"]),
            ("Map<K, K>", "Map<String, Int>", nil),
            ("(...) -> T", "(Int, Int) -> Void", ["T": "Void"]),
            ("(A) -> B", "(Int, Int) -> Void", nil),
            ("A | B", "x | y | z", ["A": "x", "B": "y | z"]),
            ("T[]", "[Int]", ["T": "Int"]),
            ("String", "Int", nil),
        ] as [(String, String, [String: String]?)])
    func matches(pattern: String, type: String, expected: [String: String]?) throws {
        let pattern = try #require(TypePattern(pattern))
        let type = try #require(TypeParser.parse(type))
        #expect(pattern.match(type)?.mapValues(\.description) == expected)
    }

    @Test("says more the fewer wildcards it has")
    func specificity() throws {
        let patterns = try ["T", "T?", "Style<T>", "Style<T>?", "Style<Box>"].map { try #require(TypePattern($0)) }
        #expect(patterns.map(\.specificity) == [0, 1, 2, 3, 4])
    }

    @Test("declares parameters of generics")
    func generics() {
        #expect(GenericParameters.names("<Source: Picture<Int>, Caption>") == ["Source", "Caption"])
        #expect(GenericParameters.names("<each T, U2 = string>") == ["T", "U2"])
        #expect(GenericParameters.names("") == [])
    }
}
