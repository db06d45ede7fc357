import CatalogModel
import CatalogSyntax
import Testing

/// Mistakes that stop libyaml: where they are told to be, and what is found behind them.
struct RecoveryTests {
    private func check(_ marked: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let source = MarkedSource(marked)
        let reading = Reading(source.file)
        #expect(reading.node == nil, sourceLocation: sourceLocation)
        #expect(reading.findings.map(\.message) == expected, sourceLocation: sourceLocation)
        #expect(
            reading.findings.compactMap { $0.range.map(Reading.locations) } == source.ranges.map(Reading.locations),
            sourceLocation: sourceLocation)
    }

    @Test func oneRunFindsAllMistakes() {
        check(
            """
            id: box
            type: «@escaping () -> Void»
            where: «Source: Publisher»
            color: «#ff0000»
            rows: { a: «(A, B) -> C», b: «*bold*», c: «| x» }
            «id»: again
            text: «'It's'»
            last: «"open»
            """,
            "a value cannot begin with '@' in YAML; write it in quotes",
            "'Source: Publisher' has a colon and a space, which end a key; write it in quotes",
            "'#ff0000' is read as a comment; write the text in quotes",
            "the comma after '(A' ends the value, and 'B) -> C' becomes a key; write the whole text in quotes",
            "a value cannot begin with '*' in YAML; write it in quotes",
            "a value cannot begin with '|' in YAML; write it in quotes",
            "duplicate key 'id'; remove or rename one",
            "'s'' follows the closing quote; write the whole text in quotes",
            "unmatched '\"'; close it")
    }

    @Test func versionsThatAreNotJoined() {
        check(
            "id: a\n«<<<<<<< HEAD»\ntitle: A\n=======\ntitle: B\n>>>>>>> other\n",
            "unresolved merge conflict; keep one version, and remove the conflict markers")
        check(
            "«<<<<<<< HEAD»\nid: a\n=======\nid: b\n>>>>>>> other\n",
            "unresolved merge conflict; keep one version, and remove the conflict markers")
    }

    @Test func spacesOfAnotherKind() {
        check(
            "a:\n  b: c\n«\u{A0}\u{A0}»d: e\n  f: g\nh: «@»\n",
            "a space of the kind U+00A0 does not indent; write usual spaces",
            "a value cannot begin with '@' in YAML; write it in quotes")
    }

    @Test func commasBetweenPairs() {
        check(
            "a: { b: \"c\" «d»: e }\nf: «@»\n", "missing comma before 'd'",
            "a value cannot begin with '@' in YAML; write it in quotes")
        check("a: &x { b: c }«}»\nd: *x\n", "unmatched '}'; remove it")
    }

    @Test func indentation() {
        check("a:\n«\t»b: c\n", "a tab indents this line; YAML wants spaces")
        check("a:\n  b: c\n«\t»d: e\n", "a tab indents this line; YAML wants spaces")
        check(
            "a:\n  b: c\n «d»: e\n", "'d' matches no indentation above it; align it with the key it belongs to")
        check(
            "a: b\n  «c»: d\n",
            "'c' is indented deeper than the line above, so it belongs to that line's text; align it with its siblings")
        check("a: b\n«- c»\n", "unexpected list item instead of a key; indent the list below its key")
        check("a: |\n  b\n «c»\nd: e\n", "'c' is indented less than the first line of the text above")
        check(
            "a: b\n«some words»\nc: d\n",
            "'some words' is neither a key with a colon nor a list item; put a colon after 'some', or indent it if it continues the text above"
        )
        check(
            "a:\n  «some words»\n  c: d\n",
            "'some words' is neither a key with a colon nor a list item; put a colon after 'some', or indent it if it continues the text above"
        )
        check("a:\n  - b\n  «c»: d\n", "'c' matches no indentation above it; align it with the key it belongs to")
    }

    @Test func brackets() {
        check("a: «[»b,\n  c\nd: e\n", "unmatched '['; close it")
        check("a: { b: «[»c }\nd: e\n", "unmatched '['; close it")
        check("a: [b,«,» c]\n", "missing value before this ','")
        check("[a]\n«b: c»\n", "'b: c' follows the only value of the file")
    }

    @Test func whatCannotBeMendedEndsTheRun() {
        check(
            "a:\n  b: c\n «d»: e\nf: @g\n",
            "'d' matches no indentation above it; align it with the key it belongs to")
    }

    @Test func keysWithoutSpace() {
        check("«title:Box»\n", "no space follows the colon of 'title'; write 'title: Box'")
        check(
            "a:\n  «b:c»\n  «d:e»\nf: g\n", "no space follows the colon of 'b'; write 'b: c'",
            "no space follows the colon of 'd'; write 'd: e'")
    }

    @Test func manyMistakesEndAtTheBound() {
        let reading = Reading(String(repeating: "- @a\n", count: 1000))
        #expect(reading.findings.count == 50)
        #expect(reading.summary.last == "50:3-50:5 unquoted-start")
    }
}
