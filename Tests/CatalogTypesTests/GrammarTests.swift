import SourceCode
import Testing

@Suite("Grammars")
struct GrammarTests {
    private static let grammar = ParsingGrammar(
        checks: ["short": { $0.utf8.count < 4 }], allowsInNames: { $0 == "é" },
        #"""
        list = "(" (Item ("," Item)* ","?)? ")"
        Item = Key ":" value / value
        Key = word@short
        value = _ (number / quoted / "nil" / list)
        number = '-'? [0-9]+ !'.'
        quoted = '"' ([^"\\] / '\\' .)* '"'
        pair = Key / Key "=" Key
        deep = "(" deep ")" / "x"
        loose = missing / "a"
        """#)

    @Test(
        "A grammar accepts only strings that a rule matches as a whole",
        arguments: [
            ("list", "()", true), ("list", "( 1 , -2, )", true), ("list", "(,)", false), ("list", "(1.)", false),
            ("list", "(key: 1)", true), ("list", "(keys: 1)", false), ("list", "(é: 1)", true),
            ("list", "(è: 1)", false),
            ("list", "(nil)", true), ("list", "(nile)", false), ("list", "(- 1)", false), ("list", "(1) \n", true),
            ("list", "(1) 2", false), ("list", #"("a\"b")"#, true), ("list", #"("a\")"#, false),
            ("list", "((1), (2))", true),
            // The first alternative is taken, even where only another leads to the end.
            ("pair", "a", true), ("pair", "a = b", false), ("loose", "a", true), ("missing", "a", false),
        ] as [(String, String, Bool)])
    func accepts(rule: String, text: String, isAccepted: Bool) {
        #expect(Self.grammar.accepts(text, as: rule) == isAccepted)
    }

    @Test("A syntax tree has a node with a range for each match of a rule with a capital letter")
    func tree() throws {
        let tree = try #require(Self.grammar.tree(of: "( a: 1, (b: 2))", as: "list"))
        #expect(tree.children.map(\.text) == ["a: 1", "(b: 2)"])
        #expect(tree.children.map(\.bytes) == [2..<6, 8..<14])
        #expect(tree.children[0]["Key"]?.text == "a")
        #expect(tree.children[1]["Key"] == nil)
        #expect(tree.children[1].all("Item").map(\.text) == ["b: 2"])
    }

    @Test("A grammar rejects strings that are nested too deeply, and lists rules without a definition")
    func limits() {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "x" + String(repeating: ")", count: depth)
        }
        #expect(Self.grammar.accepts(nested(300), as: "deep"))
        #expect(!Self.grammar.accepts(nested(100_000), as: "deep"))
        #expect(Self.grammar.undefinedRules == ["missing"])
    }

    @Test("The grammar of each language defines every rule in use")
    func languages() {
        for grammar in [SwiftGrammar.grammar, TypeScriptGrammar.grammar, TypeGrammar.grammar] {
            #expect(grammar.undefinedRules.isEmpty)
        }
    }
}
