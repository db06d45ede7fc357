import CatalogTestSupport
import SourceCode
import Testing

@Suite("Parsing types")
struct TypeParserTests {
    @Test(
        "Types of three languages are parsed",
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
            ("(event: Event, ...rest: string[]) => void", "(event: Event, ...rest: [string]) -> void"),
            ("(T) -> (T) -> Bool", "(T) -> (T) -> Bool"),
            ("any View", "View"),
            ("any", "any"),
            ("some View & Sendable", "View & Sendable"),
            ("'left' | \"right\" | undefined | null", "\"left\" | \"right\" | undefined | null"),
            ("| 1 | -2.5 | true", "1 | -2.5 | true"),
            ("{ contrast: string; preview?: string }", "{ contrast: string, preview?: string }"),
            ("(A | B)[]", "[(A | B)]"),
            ("readonly string[]", "[string]"),
            ("any[]", "[any]"),
            ("Int...", "[Int]"),
            ("(Int...) -> Void", "(...[Int]) -> Void"),
            ("(...) -> T", "(...) -> T"),
            ("", nil),
            ("[String", nil),
            ("Of<a | b", nil),
            ("'open", nil),
        ])
    func parses(text: String, expected: String?) {
        #expect(TypeParser.parse(text)?.description == expected)
    }

    @Test(
        "Swift types are parsed",
        arguments: [
            ("any View.Type", "View.Type"),
            ("[Int].Type", "[Int].Type"),
            ("(any View).Type", "(any View).Type"),
            ("Outer<Int>.Inner", "Outer<Int>.Inner"),
            ("~Copyable", "~Copyable"),
            ("any Shape & ~Copyable", "Shape & ~Copyable"),
            ("some Collection<Int>", "Collection<Int>"),
            ("(repeat each Content)", "(Content)"),
            ("(inout Int, _ name: consuming String) -> Void", "(Int, name: String) -> Void"),
            ("@convention(c) (Int) -> Void", "(Int) -> Void"),
            ("@Sendable () async throws(Failure) -> [String: Int?]", "() -> [String: Int?]"),
            ("nonisolated(nonsending) () async -> Void", "() -> Void"),
            ("[3 of Int]", "InlineArray<3, Int>"),
            ("[Key?: [Value]]", "[Key?: [Value]]"),
            ("`default`", "default"),
            ("Binding<Set<Item.ID>>?", "Binding<Set<Item.ID>>?"),
            ("((Int) -> Void)??", "((Int) -> Void)??"),
        ])
    func swift(text: String, expected: String?) {
        #expect(TypeParser.parse(text)?.description == expected)
    }

    @Test(
        "Kotlin types are parsed",
        arguments: [
            ("@Composable RowScope.() -> Unit", "RowScope.() -> Unit"),
            ("(@Composable (Int) -> Unit)?", "((Int) -> Unit)?"),
            ("suspend CoroutineScope.(T) -> Unit", "CoroutineScope.(T) -> Unit"),
            ("List<Item>.(Int) -> Unit", "List<Item>.(Int) -> Unit"),
            ("Scope?.() -> Unit", "Scope?.() -> Unit"),
            ("context(Scope) () -> Unit", "() -> Unit"),
            ("@Size(2) IntArray", "IntArray"),
            ("List<out Item>", "List<Item>"),
            ("Comparable<in Item>", "Comparable<Item>"),
            ("Map<*, List<*>>", "Map<*, List<*>>"),
            ("vararg String", "[String]"),
            ("T & Any", "T & Any"),
            ("(name: String, Int) -> Unit", "(name: String, Int) -> Unit"),
        ])
    func kotlin(text: String, expected: String?) {
        #expect(TypeParser.parse(text)?.description == expected)
    }

    @Test(
        "TypeScript types are parsed",
        arguments: [
            ("A extends B ? C : D", "A extends B ? C : D"),
            (
                "A extends (B?: C) => D ? [E?, F] : G extends H ? I : J",
                "A extends (B?: C) => D ? [E?, F] : G extends H ? I : J"
            ),
            ("T extends (infer U)[] ? U : never", "T extends (infer U)[] ? U : never"),
            ("keyof typeof values", "keyof typeof values"),
            ("keyof Props | null", "keyof Props | null"),
            ("Props['size' | \"tone\"][]", "Props['size' | \"tone\"][]"),
            ("(typeof sizes)[number]", "(typeof sizes)[number]"),
            ("typeof import('./a')", "typeof import('./a')"),
            ("unique symbol", "unique symbol"),
            ("(value: unknown) => value is string", "(value: unknown) -> value is string"),
            ("{ [K in keyof T]?: T[K] }", "{ [K in keyof T]?: T[K] }"),
            ("{ -readonly [K in 'a' | 'b']-?: string; }", "{ -readonly [K in 'a' | 'b']-?: string; }"),
            ("{ (a: string): void; new (): T }", "{ (a: string): void; new (): T }"),
            ("{ readonly a: string; 'b-c'?: 1, [key: string]: any }", "{ a: string, b-c?: 1, [string]: any }"),
            (
                "{\n  a: string\n  get b(): number\n  c<T>(d: T): void\n}",
                "{ a: string, b: () -> number, c: (d: T) -> void }"
            ),
            ("{}", "{  }"),
            ("[start: number, end?: number, ...rest: string[]]", "(start: number, end?: number, ...rest: [string])"),
            ("readonly [number, string?]", "(number, string?)"),
            ("[...string[]]", "[string]"),
            ("ReadonlyArray<readonly string[]>", "ReadonlyArray<[string]>"),
            ("`${number}px` | `auto`", "`${number}px` | auto"),
            ("<T extends object = {}>(a: T, ...b: T[]) => T", "(a: T, ...b: [T]) -> T"),
            ("new (...args: any[]) => Element", "(...args: [any]) -> Element"),
            ("({ a, b }: Props) => void", "(Props) -> void"),
            ("Array.<string>", "Array<string>"),
            ("Partial<Record<'a' | 'b', number>>", "Partial<Record<\"a\" | \"b\", number>>"),
        ])
    func typeScript(text: String, expected: String?) {
        #expect(TypeParser.parse(text)?.description == expected)
    }

    @Test("The attributes and effects of a function type are kept")
    func functions() throws {
        let type = try #require(TypeParser.parse("@escaping @ViewBuilder (Int) async throws -> Void"))
        guard case .function(let function) = type else {
            Issue.record("\(type)")
            return
        }
        #expect(function.attributes == ["escaping", "ViewBuilder"])
        #expect(function.isAsync && function.isThrowing)
        guard case .function(let suspending)? = TypeParser.parse("suspend Scope.() -> Unit") else {
            Issue.record("no function")
            return
        }
        #expect(suspending.isAsync && suspending.receiver == .name("Scope"))
    }

    /// Strings of the tokens of types, from the generator `(a * x + c) mod m`, and thus the same in every run.
    @Test("Random types never trap and are parsed quickly")
    func random() {
        let words = [
            "A", "b", "?", "[", "]", "(", ")", "{", "}", "<", ">", ",", ":", ";", "|", "&", "->", "=>", "...", ".", "*",
            "~", "@a", "keyof", "typeof", "extends", "infer", "readonly", "any", "some", "inout", "suspend", "in",
            "new",
            "`x${b}`", "'q'", "-1", "get", "is", "of", " ", "\n", "\"", "`", "é", "\u{0}",
        ]
        var state: UInt64 = 42
        var readable = 0
        for _ in 0..<Thoroughness.rounds(5_000, of: 20_000) {
            var text = ""
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            for _ in 0...(state >> 33) % 14 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += words[Int((state >> 33) % UInt64(words.count))] + " "
            }
            if let type = TypeParser.parse(text) {
                readable += 1
                #expect(!type.description.isEmpty)
                _ = type.replacing(["A": .name("Int")])
            }
        }
        #expect(readable > Thoroughness.rounds(75, of: 300))
    }

    @Test(
        "Hostile types are parsed in bounded time",
        arguments: [
            "[", "(", "{", "<", "A<", "A?", "A.", "keyof ", "~", "@a(", "@a ", "A extends ", "A ? ", "() -> ", "A[",
            "A | ",
            "`", "`${", "{ a: ", "suspend ", "(a: A) => ", "[A, ",
        ])
    func hostile(part: String) {
        #expect(TypeParser.parse(String(repeating: part, count: 100_000)) == nil)
        let shorter = String(repeating: part, count: 300) + "A"
        if let type = TypeParser.parse(shorter) { #expect(!type.description.isEmpty) }
    }

    @Test("A type can be a long list of literals")
    func long() {
        let text = (0..<5_000).map { "'icon-\($0)'" }.joined(separator: " | ")
        guard case .union(let members)? = TypeParser.parse(text) else {
            Issue.record("no union")
            return
        }
        #expect(members.count == 5_000)
    }

    @Test("Deeply nested types are parsed in bounded time")
    func depth() {
        #expect(TypeParser.parse(String(repeating: "[", count: 100_000)) == nil)
        let nested = String(repeating: "[", count: 60) + "Int" + String(repeating: "]", count: 60)
        #expect(TypeParser.parse(nested)?.description == nested)
    }

    @Test(
        "A type matches the most specific pattern",
        arguments: [
            ("T?", "Int?", ["T": "Int"]),
            ("Map<K, V>", "Map<String, Int>", ["K": "String", "V": "Int"]),
            ("Map<K, K>", "Map<String, Int>", nil),
            ("(...) -> T", "(Int, Int) -> Void", ["T": "Void"]),
            ("(A) -> B", "(Int, Int) -> Void", nil),
            ("A | B", "x | y | z", ["A": "x", "B": "y | z"]),
            ("T[]", "[Int]", ["T": "Int"]),
            ("String", "Int", nil),
            ("@Composable (...) -> T", "@Composable () -> Unit", ["T": "Unit"]),
            ("@Composable (...) -> T", "() -> Unit", nil),
            ("S.(...) -> T", "RowScope.() -> Unit", ["S": "RowScope", "T": "Unit"]),
            ("keyof Props", "keyof  Props", nil),
            ("keyof Props", "keyof Props", [:]),
        ] as [(String, String, [String: String]?)])
    func matches(pattern: String, type: String, expected: [String: String]?) throws {
        let pattern = try #require(TypePattern(pattern))
        let type = try #require(TypeParser.parse(type))
        #expect(pattern.match(type)?.mapValues(\.description) == expected)
    }

    @Test("A pattern with fewer wildcards is more specific")
    func specificity() throws {
        let patterns = try ["T", "T?", "Style<T>", "Style<T>?", "Style<Box>"].map { try #require(TypePattern($0)) }
        #expect(patterns.map(\.specificity) == [0, 1, 2, 3, 4])
    }

    @Test(
        "A utility type is reduced to an object if possible",
        arguments: [
            ("Partial<{ a: string; b?: number }>", "{ a?: string, b?: number }"),
            ("Required<{ a?: string }>", "{ a: string }"), ("Readonly<Item>", "Item"),
            ("Record<'a' | 'b', number>", "{ a: number, b: number }"), ("Record<string, number>", nil),
            ("Pick<{ a: string; b: number }, 'b'>", "{ b: number }"),
            ("Omit<{ a: string; b: number }, 'b'>", "{ a: string }"),
            ("NonNullable<string | null | undefined>", "string"), ("Partial<Item>", nil), ("Item", nil),
        ])
    func utilities(text: String, expected: String?) throws {
        let type = try #require(TypeParser.parse(text))
        #expect(UtilityType.simplified(type)?.description == expected)
    }

    @Test("Generic parameters are parsed")
    func generics() {
        #expect(GenericParameters.names("<Source: Picture<Int>, Caption>") == ["Source", "Caption"])
        #expect(GenericParameters.names("<each T, U2 = string>") == ["T", "U2"])
        #expect(GenericParameters.names("") == [])
    }
}
