import SourceCode
import Testing

@Suite("Spellings of types and values")
struct EqualSpellingTests {
    @Test(
        "Two spellings of the same value are equal",
        arguments: [
            ("typescript", "'a'", "\"a\"", "string"), ("typescript", "`a`", "'a'", "string"),
            ("typescript", #"'it\'s'"#, #""it's""#, "string"), ("typescript", #""\u0041\x42""#, "'AB'", "string"),
            ("typescript", #""\uD83D\uDE00""#, "'😀'", "string"), ("typescript", #"'\n'"#, #""\u{A}""#, "string"),
            ("typescript", "[1,2]", "[ 1, 2 ]", "number[]"), ("typescript", "[1, 2,]", "[1, 2]", "number[]"),
            ("typescript", "{ 'a': 1, b: 'x' }", "{a:1,b:\"x\",}", "{ a: number }"),
            ("typescript", "0xFF", "255", "number"), ("typescript", "1e3", "1_000", "number"),
            ("typescript", "1.0", "1", "number"), ("typescript", ".5", "0.50", "number"),
            ("typescript", "0b101", "5", "number"), ("typescript", "(1)", "1", "number"),
            ("typescript", "() => {}", "()=>{ }", "() => void"),
            ("swift", "nil", ".none", "Int?"), ("swift", "Optional.none", "nil", "Int?"),
            ("swift", ".default", "Kind.default", "Kind"), ("swift", ".default", "Button.Kind.default", "Kind"),
            ("swift", "Kind.default", "Button.Kind.default", "Button.Kind"), ("swift", ".a", "Kind.a", "Kind?"),
            ("swift", "[.a, .b]", "[Kind.a,Kind.b]", "[Kind]"), ("swift", "Kind()", ".init()", "Kind"),
            ("swift", "1_000", "1000", "Int"), ("swift", "0xFF", "255", "Int"), ("swift", "1.0", "1", "CGFloat"),
            ("swift", "1e3", "1_000.0", "Double?"), ("swift", "Swift.Int.max", "Int.max", "UInt"),
            ("swift", #""\u{41}\"""#, ##"#"A""#"##, "String"), ("swift", "[1,  2]", "[1,2]", "[Int]"),
            ("swift", "f(a:1,\n  b: 2)", "f(a: 1, b: 2)", "Kind"),
            ("kotlin", "Kind.Default", "Default", "Kind"), ("kotlin", "1_000", "1000", "Int"),
            ("kotlin", "1F", "1.0f", "Float"), ("kotlin", "5L", "5", "Long"), ("kotlin", "8.dp", "8.0.dp", "Dp"),
            ("kotlin", #""""a""""#, "\"a\"", "String"), ("kotlin", "listOf(1, 2,)", "listOf(1,2)", "List<Int>"),
            ("css", "'Inter', serif", "\"Inter\",serif", ""), ("css", "1.0px", "1px", ""),
            ("css", "#FFF", "#fff", ""), ("css", "rgb( 0,0,0 )", "rgb(0, 0, 0)", ""),
            ("dart", "[ 1 ]", "[1]", "List<int>"),
        ])
    func equalValues(language: String, one: String, other: String, type: String) {
        let values = ValueEquality(in: .named(language))
        #expect(values.isSame(one, of: type, as: other, of: type))
        #expect(values.isSame(other, of: type, as: one, of: nil))
        #expect(values.isSame(one, of: type, as: one, of: type))
    }

    @Test(
        "Long text of unclosed literals is compared",
        arguments: [
            ("swift", "\"\\("), ("swift", "#\"a"), ("kotlin", "\"\"\"a "), ("typescript", "'\\'"), ("css", "'a\\"),
        ])
    func unclosed(language: String, part: String) {
        let text = String(repeating: part, count: 50_000)
        let values = ValueEquality(in: .named(language))
        #expect(values.isSame(text + " x", of: nil, as: text + " x", of: nil))
        #expect(!values.isSame(text + " x", of: nil, as: text + " y", of: nil))
    }

    @Test(
        "Two different values are different, however alike",
        arguments: [
            ("typescript", "'a b'", "'ab'", "string"), ("typescript", "'a  b'", "'a b'", "string"),
            ("typescript", "'1'", "1", "string | number"), ("typescript", "'a'", "a", "string"),
            ("typescript", "`a${b}`", "'a${b}'", "string"), ("typescript", "[1,,2]", "[1,2]", "number[]"),
            ("typescript", "[,]", "[]", "number[]"), ("typescript", "1n", "1", "bigint"),
            ("typescript", "Kind.Default", "Default", "Kind"), ("typescript", "new Foo()", "newFoo()", "Foo"),
            ("typescript", #"'\n'"#, "'n'", "string"), ("typescript", "1e3", "100", "number"),
            ("typescript", "0.1", "0.10000000000000001", "number"), ("typescript", "a - -1", "a --1", "number"),
            ("swift", "1.0", "1", "Any"), ("swift", "nil", ".none", "Kind"),
            ("swift", ".default", "Other.default", "Kind"),
            ("swift", "'a'", "\"a\"", "String"), ("swift", "\"\\(a)\"", "\"(a)\"", "String"),
            ("swift", "0...1", "0..<1", "Range<Int>"), ("swift", "-1", "1", "Int"),
            ("kotlin", "'a'", "\"a\"", "Any"), ("kotlin", "1", "1.0", "Number"), ("kotlin", "1L", "1", "Any"),
            ("kotlin", #""\$a""#, #""$a""#, "String"), ("kotlin", "Kind.Default", "Other.Default", "Kind"),
            ("css", "0 auto", "0auto", ""), ("css", "1px", "1em", ""), ("css", "'a'", "a", ""),
            ("css", "-1px", "1px", ""),
            ("dart", "'a'", "\"a\"", "String"), ("dart", "a b", "ab", "String"),
        ])
    func differentValues(language: String, one: String, other: String, type: String) {
        let values = ValueEquality(in: .named(language))
        #expect(!values.isSame(one, of: type, as: other, of: type))
        #expect(!values.isSame(other, of: type, as: one, of: type))
    }

    @Test(
        "Two spellings of the same type are the same",
        arguments: [
            ("typescript", "ReadonlyArray<string>", "readonly string[]"), ("typescript", "Array<T>", "T[]"),
            ("typescript", "'a' | \"b\"", "\"b\" | 'a'"), ("typescript", "null | T", "T | null"),
            ("typescript", "(T)", "T"), ("typescript", "Map<string, Array<T>>", "Map<string, T[]>"),
            ("typescript", "true | false | null", "null | boolean"), ("typescript", "`a-b`", "'a-b'"),
            ("typescript", "Record<string, T>", "{ [key: string]: T }"), ("typescript", "A & B", "B & A"),
            ("typescript", "{ a: A; b?: B }", "{ b?: B, a: A }"), ("typescript", "(A | B)[]", "Array<B | A>"),
            ("swift", "Optional<T>", "T?"), ("swift", "Swift.String", "String"), ("swift", "Array<Swift.Int>", "[Int]"),
            ("swift", "() -> ()", "() -> Void"), ("swift", "Set<Array<T>>", "Set<[T]>"),
            ("kotlin", "kotlin.collections.List<kotlin.Int>", "List<Int>"), ("kotlin", "(T)", "T"),
        ])
    func equalTypes(language: String, one: String, other: String) {
        #expect(TypeRelation.of(one, to: other, in: .named(language)).isSame)
        #expect(TypeRelation.of(other, to: one, in: .named(language)).isSame)
    }

    @Test(
        "Two different types are different",
        arguments: [
            ("typescript", "ReadonlyArray<string>", "string[]"), ("typescript", "boolean | undefined", "boolean"),
            ("typescript", "'a b'", "'ab'"), ("typescript", "null | T", "undefined | T"),
            ("swift", "T!", "T?"), ("swift", "any P", "some P"), ("swift", "Other.String", "String"),
            ("kotlin", "Array<Int>", "List<Int>"),
        ])
    func differentTypes(language: String, one: String, other: String) {
        #expect(!TypeRelation.of(one, to: other, in: .named(language)).isSame)
        #expect(!TypeRelation.of(other, to: one, in: .named(language)).isSame)
    }

    @Test("The alternative 'undefined' does not change the type of an optional property")
    func undefined() {
        func relation(_ old: String, _ new: String, _ mayBeAbsent: (Bool, Bool)) -> TypeRelation {
            TypeRelation.of(old, to: new, in: .typescript, mayBeAbsent: mayBeAbsent)
        }
        #expect(relation("boolean | undefined", "boolean", (true, true)).isSame)
        #expect(relation("boolean", "undefined | boolean", (false, true)).isSame)
        #expect(relation("'a' | undefined | 'b'", "'b' | 'a'", (true, false)).isSame)
        #expect(relation("boolean | undefined", "boolean", (false, true)) == .narrower)
        #expect(relation("boolean | null", "boolean", (true, true)) == .narrower)
        #expect(relation("(boolean | undefined)[]", "boolean[]", (true, true)) == .narrower)
    }
}
