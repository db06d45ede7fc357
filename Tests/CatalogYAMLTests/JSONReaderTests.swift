import CatalogModel
import CatalogSyntax
import Testing

struct JSONReaderTests {
    private func check(
        _ marked: String, _ messages: String..., tree: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let source = MarkedSource(marked, path: "a.tokens.json")
        let reading = Reading(source.file)
        #expect(reading.findings.map(\.message) == messages, sourceLocation: sourceLocation)
        #expect(
            reading.findings.compactMap { $0.range.map(Reading.locations) } == source.ranges.map(Reading.locations),
            sourceLocation: sourceLocation)
        #expect(reading.tree == tree, sourceLocation: sourceLocation)
    }

    @Test func nodesAreThoseOfYAML() throws {
        let text = "\u{FEFF}{\n  \"a\": [1.50, -0, 1E+2, true, null, \"x\"],\n  \"\": {}\n}\n"
        let node = try #require(Reading(text, path: "a.json").node)
        #expect(node.jsonValue().compact == #"{"a":[1.50,-0,1E+2,true,null,"x"],"":{}}"#)
        guard case .mapping(let mapping) = node.content, case .sequence(let list)? = mapping["a"]?.content else {
            return #expect(Bool(false))
        }
        #expect(Reading.locations(node.range) == "1:1-4:2")
        #expect(mapping.isFlow && list.isFlow)
        #expect(mapping.pairs.map { Reading.locations($0.key.range) } == ["2:3-2:6", "3:3-3:5"])
        #expect(
            list.elements.map { Reading.locations($0.range) } == [
                "2:9-2:13", "2:15-2:17", "2:19-2:23", "2:25-2:29", "2:31-2:35", "2:37-2:40",
            ])
        let styles = list.elements.map { element in
            if case .scalar(let scalar) = element.content { scalar.style } else { YAMLScalar.Style.folded }
        }
        #expect(styles == [.plain, .plain, .plain, .plain, .plain, .doubleQuoted])
    }

    @Test func strings() {
        check(#""\"\\\/\b\f\n\r\t\u00e9\uD834\uDD1E é""#, tree: #""\"\\/\b\f\n\r\té𝄞 é""#)
        check("\"\u{7F}\u{2028}\"", tree: "\"\u{7F}\u{2028}\"")
        check(#""«\uD834»x""#, #"'\uD834' is one half of a surrogate pair; write both halves"#)
        check(
            #"["«\uDD1E»", "«\uD834»\u0041"]"#, #"'\uDD1E' is one half of a surrogate pair; write both halves"#,
            #"'\uD834' is one half of a surrogate pair; write both halves"#)
        check(
            #""«\x»41 «\u»12g4""#, #"'\x' is not a JSON escape"#, #"four hexadecimal digits must follow '\u'"#)
        check("\"a«\t»b\"", "the control character U+0009 must be written as an escape in a string")
        check("{\"a\": «\"b»\n}", "unclosed string; add the closing quote")
        check("[«'a'»]", "a string must be in double quotes")
    }

    @Test func habits() {
        check(
            "{ «// why»\n  \"a\": 1«,» «/* so */»\n}", "JSON has no comments; remove it",
            "unexpected comma before the closing '}'; remove it", "JSON has no comments; remove it")
        #expect(Reading("{ // why\n\"a\": [1,],}", path: "a.json").fixed == "{ \n\"a\": [1]}")
        check("[1«,»]", "unexpected comma before the closing ']'; remove it")
        check(
            "{\"a\": 1, «\"a»\": 2}".replacing("«\"a»\"", with: "«\"a\"»"), "duplicate key 'a'; remove or rename one",
            tree: #"{"a":"1"}"#)
        check("{«a»: 1}", "the name 'a' must be in double quotes")
        check(
            "[«01», «+1», «.5», «1.», «1e», «-», «0x1», «NaN», «True», 1]",
            "'01' is not a JSON number", "'+1' is not a JSON number", "'.5' is not a JSON number",
            "'1.' is not a JSON number",
            "'1e' is not a JSON number", "'-' is not a JSON number", "'0x1' is not a JSON number",
            "'NaN' is not a JSON value; write text in double quotes",
            "'True' is not a JSON value; write text in double quotes")
    }

    @Test func structure() {
        check("«»", "the file is empty")
        check("[1 «»2]", "missing comma or ']'")
        check("{\"a\"«» 1}".replacing("«» ", with: " «»"), "missing colon after the name 'a'")
        check("{\"a\": «}»", "missing value")
        check("[«,»]", "missing value")
        check("{«,»}", "missing name in double quotes")
        check("[1«»", "the file ends before ']'")
        check("{} «{} x»\n", "unexpected text after the end of the JSON value; remove it")
        check("{\n  \"a\": «{» \"b\": 1,\n  \"c\": 2\n}\n", "unmatched '{'; close it")
        check(
            "{\n  \"a\": {\n    \"b\": { \"c\": 1 }«}»,\n    \"d\": 2\n  },\n  \"e\": 3\n}\n",
            "unmatched '}'; remove it")
        check("[1«]»".replacing("«", with: "").replacing("»", with: ""), tree: "[\"1\"]")
        check(
            "{\"a\": 1«}»}".replacing("1«}»}", with: "1}«}»"),
            "unexpected text after the end of the JSON value; remove it"
        )
    }

    @Test func depthHasABound() {
        let reading = Reading(String(repeating: "[", count: 100_000), path: "a.json")
        #expect(reading.summary == ["1:101-1:102 nesting-depth"])
    }

    @Test func bytesMustBeUTF8() {
        let reading = Reading(SourceFile(path: "a.json", bytes: [0x22, 0xFF, 0x22]))
        #expect(reading.summary == ["1:2-1:2 encoding"])
    }
}
