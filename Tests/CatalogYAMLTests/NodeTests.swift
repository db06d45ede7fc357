import CatalogModel
import CatalogSyntax
import Testing

/// The tree and the places in it.
struct NodeTests {
    /// Every node as `line:column-line:column text`, depth first, keys with a colon.
    private func locations(_ node: YAMLNode) -> [String] {
        let location = "\(Reading.locations(node.range)) "
        switch node.content {
        case .scalar(let scalar): return [location + (scalar.isAbsent ? "absent" : "'\(scalar.text)' \(scalar.style)")]
        case .sequence(let sequence):
            return [location + (sequence.isFlow ? "[]" : "-")] + sequence.elements.flatMap(locations)
        case .mapping(let mapping):
            return [location + (mapping.isFlow ? "{}" : "map")]
                + mapping.pairs.flatMap {
                    ["\(Reading.locations($0.key.range)) \($0.key.value):"] + locations($0.value)
                }
        }
    }

    private func locations(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        let reading = Reading(text)
        #expect(reading.summary == [], sourceLocation: sourceLocation)
        return locations(try #require(reading.node, sourceLocation: sourceLocation))
    }

    @Test func blockCollectionsEndWithTheirFirstEntry() throws {
        #expect(
            try locations("# first\na:\n  b: c\n  d: e\n\n# more\nf:\n  - g\n  - h\n") == [
                "2:1-3:7 map", "2:1-2:2 a:", "3:3-3:7 map", "3:3-3:4 b:", "3:6-3:7 'c' plain", "4:3-4:4 d:",
                "4:6-4:7 'e' plain", "7:1-7:2 f:", "8:3-8:6 -", "8:5-8:6 'g' plain", "9:5-9:6 'h' plain",
            ])
    }

    @Test func flowCollectionsIncludeTheirBrackets() throws {
        #expect(
            try locations("a: { b: [c, \"d\"], 'e': {} }\n") == [
                "1:1-1:28 map", "1:1-1:2 a:", "1:4-1:28 {}", "1:6-1:7 b:", "1:9-1:17 []", "1:10-1:11 'c' plain",
                "1:13-1:16 'd' doubleQuoted", "1:19-1:22 e:", "1:24-1:26 {}",
            ])
    }

    @Test func absentValuesStandBehindTheColon() throws {
        #expect(
            try locations("a:\nb: { c: , d: }\ne:   # none\n") == [
                "1:1-1:3 map", "1:1-1:2 a:", "1:3-1:3 absent", "2:1-2:2 b:", "2:4-2:15 {}", "2:6-2:7 c:",
                "2:8-2:8 absent", "2:11-2:12 d:", "2:13-2:13 absent", "3:1-3:2 e:", "3:3-3:3 absent",
            ])
        #expect(
            try locations("- a:\n- \n-\n") == [
                "1:1-1:5 -", "1:3-1:5 map", "1:3-1:4 a:", "1:5-1:5 absent", "2:2-2:2 absent", "3:2-3:2 absent",
            ])
        #expect(
            try locations("? a\n? b\n") == [
                "1:1-1:4 map", "1:3-1:4 a:", "1:4-1:4 absent", "2:3-2:4 b:", "2:4-2:4 absent",
            ])
    }

    @Test func columnsCountCodePoints() throws {
        #expect(
            try locations("å: \"𝄞\"\nflags: [🇩🇪, ä]\n") == [
                "1:1-1:7 map", "1:1-1:2 å:", "1:4-1:7 '𝄞' doubleQuoted", "2:1-2:6 flags:", "2:8-2:15 []",
                "2:9-2:11 '🇩🇪' plain", "2:13-2:14 'ä' plain",
            ])
        #expect(
            Reading("{ å: #ff }").summary == [
                "1:6-1:9 unquoted-hash"
            ])
    }

    @Test func blockScalarsEndWithTheirText() throws {
        #expect(
            try locations("a: |\n  x\n  y\n\n\nb: >-\n  z\n# end\n") == [
                "1:1-3:4 map", "1:1-1:2 a:", "1:4-3:4 'x\ny\n' literal", "6:1-6:2 b:", "6:4-7:4 'z' folded",
            ])
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func anyLineBreakEndsALine(_ lineBreak: String) throws {
        let text = ["a: b", "c:", "  - d", ""].joined(separator: lineBreak)
        #expect(
            try locations(text) == [
                "1:1-1:5 map", "1:1-1:2 a:", "1:4-1:5 'b' plain", "2:1-2:2 c:", "3:3-3:6 -", "3:5-3:6 'd' plain",
            ])
    }

    @Test func aByteOrderMarkIsNoText() throws {
        #expect(try locations("\u{FEFF}a: b\n") == ["1:1-1:5 map", "1:1-1:2 a:", "1:4-1:5 'b' plain"])
    }

    @Test(arguments: [
        ("type: [String: Int]", "[String: Int]"), ("type: [Int]", "[Int]"), ("type: { a: b }", "{ a: b }"),
        ("type: []", "[]"),
    ])
    func rangesGiveTheRawText(_ line: String, _ raw: String) throws {
        let node = try #require(Reading(line).node)
        guard case .mapping(let mapping) = node.content else { return #expect(Bool(false)) }
        #expect(mapping["type"]?.range.sourceText == raw)
    }

    @Test func rangesOfMisreadListItemsGiveTheRawText() throws {
        let node = try #require(Reading("- Note: this\n- b\n").node)
        guard case .sequence(let sequence) = node.content else { return #expect(Bool(false)) }
        #expect(sequence.elements.map(\.range.sourceText) == ["Note: this", "b"])
    }

    @Test func textIsText() {
        #expect(
            Reading("[on, no, 2.0, 017, 1:30, ~, null, '', \"\", true, 0x1F, 1e3]").tree
                == #"["on","no","2.0","017","1:30","~","null","","","true","0x1F","1e3"]"#)
    }

    @Test func aliasesAreReplaced() throws {
        #expect(
            try locations("a: &x [b]\nc: *x\nd: &y e\nf: *y\n") == [
                "1:1-1:10 map", "1:1-1:2 a:", "1:7-1:10 []", "1:8-1:9 'b' plain", "2:1-2:2 c:", "1:7-1:10 []",
                "1:8-1:9 'b' plain", "3:1-3:2 d:", "3:7-3:8 'e' plain", "4:1-4:2 f:", "3:7-3:8 'e' plain",
            ])
        #expect(Reading("a: &x 1\nb: &x 2\nc: *x\n").tree == #"{"a":"1","b":"2","c":"2"}"#)
    }

    @Test func dataKeepsItsDigits() throws {
        let node = try #require(Reading("[1.50, -0, 1e9, 017, .5, true, null, \"1\", ~, no, {a: }]").node)
        #expect(node.jsonValue().compact == #"[1.50,-0,1e9,"017",".5",true,null,"1","~","no",{"a":null}]"#)
        #expect(node.jsonValue(absent: "").compact.hasSuffix(#"{"a":""}]"#))
    }
}

struct QuotingTests {
    @Test(arguments: [
        ("a", "'a'"), ("", "''"), ("It's", "\"It's\""), ("'a' \"b\"", "'''a'' \"b\"'"), ("it's \\d", "'it''s \\d'"),
        ("a\nb", "\"a\\nb\""), ("\u{7}\u{2028}\"\\\t", "\"\\x07\\u2028\\\"\\\\\\t\""), ("é 𝄞", "'é 𝄞'"),
        ("a\r\nb\r\n", "\"a\\x0D\\nb\\x0D\\n\""),
    ])
    func quotedTextIsReadBack(_ text: String, _ quoted: String) {
        #expect(YAMLQuoting.quoted(text) == quoted)
        guard case .scalar(let scalar)? = Reading(quoted).node?.content else { return #expect(Bool(false)) }
        #expect(scalar.text == text)
    }
}
