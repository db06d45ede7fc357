import SourceCode
import Testing

@Suite("Scanning of program text")
struct ScanningTests {
    @Test(
        "A list is split at commas outside brackets and quoted texts",
        arguments: [
            ("", [""]), ("a", ["a"]), ("a,", ["a", ""]), ("a, b", ["a", " b"]),
            ("K, V : Map<K, V>", ["K", " V : Map<K, V>"]),
            ("(a, b), [c, d], {e, f}", ["(a, b)", " [c, d]", " {e, f}"]),
            ("A<(B) -> C, D>, E", ["A<(B) -> C, D>", " E"]), ("A<(b: B) => C, D>, E", ["A<(b: B) => C, D>", " E"]),
            ("Promise<<T>(a: T) => T>, b", ["Promise<<T>(a: T) => T>", " b"]),
            ("'a, b', \"c, d\", `e, f`", ["'a, b'", " \"c, d\"", " `e, f`"]),
            (#"'it\'s, a', b"#, [#"'it\'s, a'"#, " b"]), (#"'\\', b"#, [#"'\\'"#, " b"]), ("(a, b", ["(a, b"]),
        ] as [(String, [String])])
    func lists(text: String, parts: [String]) {
        #expect(SyntaxScanner.parts(of: text) == parts)
    }

    @Test(
        "A quoted literal has contents only if the quotes enclose the whole text",
        arguments: [
            ("'left'", "left", true), ("\"a b\"", "a b", true), ("`a`", "a", true), ("''", "", true),
            (#"'it\'s'"#, #"it\'s"#, false), (#"'\\'"#, #"\\"#, false), ("`${a}px`", "${a}px", false),
            ("'${a}'", "${a}", true), ("'a' + 'b'", nil, false), (#"'a\'"#, nil, false), ("'a", nil, false),
            ("'", nil, false), ("left", nil, false), ("", nil, false),
        ] as [(String, String?, Bool)])
    func quotedLiterals(text: String, contents: String?, isPlain: Bool) {
        let literal = QuotedLiteral(text)
        #expect(literal?.contents == contents)
        #expect(literal?.isPlain ?? false == isPlain)
    }

    @Test(
        "A type is a list of literals only if each member is a literal",
        arguments: [
            ("'a' | 'b'", ["'a'", "'b'"]), ("\n  | 'a'\n  | 1.5\n  | null", ["'a'", "1.5", "null"]),
            ("'a | b' | true", ["'a | b'", "true"]), ("'a'", nil), ("'a' | string", nil), ("A<'a' | 'b'>", nil),
            ("() => 'a' | 'b'", nil), ("a || b", nil),
        ] as [(String, [String]?)])
    func literals(type: String, members: [String]?) {
        #expect(ScriptTypeText.literals(in: type) == members)
    }

    @Test(
        "Generic parameters are listed with bounds and defaults",
        arguments: [
            ("<T>", ["T"], ["T"]), ("<K : Any, V : Map<K, Int>>", ["K : Any", " V : Map<K, Int>"], ["K", "V"]),
            ("<\n  each T,\n  reified U = string\n>", ["\n  each T", "\n  reified U = string\n"], ["T", "U"]),
            ("<A extends () => void = never>", ["A extends () => void = never"], ["A"]), ("[T]", ["T"], ["T"]),
            ("T", [], []), ("", [], []),
        ] as [(String, [String], [String])])
    func genericParameters(text: String, parameters: [String], names: [String]) {
        #expect(GenericParameters.parameters(text) == parameters)
        #expect(GenericParameters.names(text) == names)
    }

    @Test("Highlighted pieces of code are in order and within the code")
    func highlighting() throws {
        var highlighter = try #require(CodeHighlighter("let a = Button(\"b\") // c", language: "swift"))
        var pieces: [String] = []
        while let piece = highlighter.next() {
            let text = String(decoding: highlighter.code[piece.bytes], as: UTF8.self)
            pieces.append("\(piece.kind) \(text)")
        }
        #expect(pieces == ["keyword let", "type Button", "text \"b\"", "comment // c"])
        #expect(CodeHighlighter("a", language: "unknown") == nil)
    }
}
