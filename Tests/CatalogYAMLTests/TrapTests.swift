import CatalogModel
import CatalogSyntax
import Testing

/// A line that YAML misreads.
///
/// `«` and `»` stand around the place of the finding, `fixed` is the line after the fix.
struct TrapLine: CustomTestStringConvertible {
    let marked: String
    let rule: Rule
    let fixed: String

    init(_ marked: String, _ rule: Rule, _ fixed: String) {
        self.marked = marked
        self.rule = rule
        self.fixed = fixed
    }

    var testDescription: String { marked }

    /// The line within a file: indented, with lines before and behind it that must stay what they are.
    static func document(_ line: String) -> String {
        "id: probe\nrows:\n  \(line)\nend: here\n"
    }
}

struct TrapTests {
    static let commas: [TrapLine] = [
        TrapLine(
            "{ type: «(Account, Money) -> Bool» }", YAMLRules.unquotedComma, "{ type: '(Account, Money) -> Bool' }"),
        TrapLine(
            "{ type: «(A, A, A?) -> Void», default: nil }", YAMLRules.unquotedComma,
            "{ type: '(A, A, A?) -> Void', default: nil }"),
        TrapLine(
            "{ description: «Blue, with a thin frame.» }", YAMLRules.unquotedComma,
            "{ description: 'Blue, with a thin frame.' }"),
        TrapLine("{ a: «b, c» }", YAMLRules.unquotedComma, "{ a: 'b, c' }"),
        TrapLine(
            "{ why: «It's short, so people read it», since: 2.0 }", YAMLRules.unquotedComma,
            "{ why: \"It's short, so people read it\", since: 2.0 }"),
        TrapLine("{ raw: «\"on\", \"off\"» }", YAMLRules.unquotedComma, "{ raw: '\"on\", \"off\"' }"),
        TrapLine("{ type: «Map<Key, [Item]>» }", YAMLRules.unquotedComma, "{ type: 'Map<Key, [Item]>' }"),
        TrapLine(
            "{ default: «.init(.small, isOn: true)», since: 1 }", YAMLRules.unquotedComma,
            "{ default: '.init(.small, isOn: true)', since: 1 }"),
        TrapLine(
            "{ default: «f(a, b: c, d)», e: g }", YAMLRules.unquotedComma, "{ default: 'f(a, b: c, d)', e: g }"),
        TrapLine("[«(A, B) -> C», Int]", YAMLRules.unquotedComma, "['(A, B) -> C', Int]"),
        TrapLine("[Int, «Map<A, B, C>»]", YAMLRules.unquotedComma, "[Int, 'Map<A, B, C>']"),
        TrapLine(
            "{ text: «See, `a` and, `b`», since: 1 }", YAMLRules.unquotedComma,
            "{ text: 'See, `a` and, `b`', since: 1 }"),
    ]

    static let hashes: [TrapLine] = [
        TrapLine("color: «#1b2c3d»", YAMLRules.unquotedHash, "color: '#1b2c3d'"),
        TrapLine("{ default: «#D0F» }", YAMLRules.unquotedHash, "{ default: '#D0F' }"),
        TrapLine("- «#7»", YAMLRules.unquotedHash, "- '#7'"),
        TrapLine(
            "summary: Mends issue «#31 of the list»", YAMLRules.unquotedHash, "summary: 'Mends issue #31 of the list'"),
        TrapLine("- Mends «#31»", YAMLRules.unquotedHash, "- 'Mends #31'"),
        TrapLine("[red, dark «#9»]", YAMLRules.unquotedHash, "[red, 'dark #9']"),
        TrapLine("default: 44 «# in points»", YAMLRules.commentBehindValue, "default: '44 # in points'"),
        TrapLine("text: \"a\"«#b»", YAMLRules.unquotedHash, "text: '\"a\"#b'"),
        TrapLine("type: [Int]«#b»", YAMLRules.unquotedHash, "type: '[Int]#b'"),
        TrapLine("when: Ready «# or»\n    not yet", YAMLRules.unquotedHash, "when: 'Ready # or\n    not yet'"),
    ]

    static let colons: [TrapLine] = [
        TrapLine("where: «Source: Publisher»", YAMLRules.unquotedColon, "where: 'Source: Publisher'"),
        TrapLine("description: «Note: never empty.»", YAMLRules.unquotedColon, "description: 'Note: never empty.'"),
        TrapLine("code: «let box: Box = .init()»", YAMLRules.unquotedColon, "code: 'let box: Box = .init()'"),
        TrapLine(
            "examples: «view.label(\"a: b\", for: .top)»", YAMLRules.unquotedColon,
            "examples: 'view.label(\"a: b\", for: .top)'"),
        TrapLine(
            "{ where: «Source: Publisher», since: 1.0 }", YAMLRules.unquotedColon,
            "{ where: 'Source: Publisher', since: 1.0 }"),
        TrapLine("[a, «b: c: d»]", YAMLRules.unquotedColon, "[a, 'b: c: d']"),
        TrapLine(
            "when: «text is set or\n    its source is: none»", YAMLRules.unquotedColon,
            "when: 'text is set or\n    its source is: none'"),
        TrapLine("{ text: «Must:», since: 1 }", YAMLRules.unquotedColon, "{ text: 'Must:', since: 1 }"),
        TrapLine("{ when: «:active» }", YAMLRules.unquotedStart, "{ when: ':active' }"),
        TrapLine("- «Color(light: .a, dark: .b)»", YAMLRules.unquotedColon, "- 'Color(light: .a, dark: .b)'"),
        TrapLine("x: «y:»", YAMLRules.unquotedColon, "x: 'y:'"),
        TrapLine("{«kind:enum»}", YAMLRules.missingSpace, "{kind: enum}"),
        TrapLine("{ a: b, «c:d» }", YAMLRules.missingSpace, "{ a: b, c: d }"),
        TrapLine("«kind:enum»\n  raw: Int", YAMLRules.missingSpace, "kind: enum\n  raw: Int"),
        TrapLine("raw: Int\n  «kind:enum»\n  since: 3", YAMLRules.missingSpace, "raw: Int\n  kind: enum\n  since: 3"),
    ]

    static let starts: [TrapLine] = [
        TrapLine("type: «@MainActor () -> Void»", YAMLRules.unquotedStart, "type: '@MainActor () -> Void'"),
        TrapLine(
            "{ type: «@escaping (Row, Int) -> Void», default: nil }", YAMLRules.unquotedStart,
            "{ type: '@escaping (Row, Int) -> Void', default: nil }"),
        TrapLine("[plain, «@quoted»]", YAMLRules.unquotedStart, "[plain, '@quoted']"),
        TrapLine("«@key»: value", YAMLRules.unquotedStart, "'@key': value"),
        TrapLine("summary: «`Box` holds one item.»", YAMLRules.unquotedStart, "summary: '`Box` holds one item.'"),
        TrapLine("text: «%@ of %@»", YAMLRules.unquotedStart, "text: '%@ of %@'"),
        TrapLine("summary: «*Never* empty.»", YAMLRules.unquotedStart, "summary: '*Never* empty.'"),
        TrapLine("summary: «**Never** empty.»", YAMLRules.unquotedStart, "summary: '**Never** empty.'"),
        TrapLine("summary: «*Never»", YAMLRules.undefinedAlias, "summary: '*Never'"),
        TrapLine("text: «&lt;b&gt;»", YAMLRules.unquotedStart, "text: '&lt;b&gt;'"),
        TrapLine("text: «&count» items", YAMLRules.unusedAnchor, "text: '&count items'"),
        TrapLine("when: «!ready»", YAMLRules.tag, "when: '!ready'"),
        TrapLine("when: «!» ready", YAMLRules.tag, "when: '! ready'"),
        TrapLine("type: «| null»", YAMLRules.unquotedStart, "type: '| null'"),
        TrapLine("{ type: «| null» }", YAMLRules.unquotedStart, "{ type: '| null' }"),
        TrapLine("when: «> 5 items»", YAMLRules.unquotedStart, "when: '> 5 items'"),
        TrapLine("default: «-»", YAMLRules.unquotedStart, "default: '-'"),
        TrapLine("- «?»", YAMLRules.unquotedStart, "- '?'"),
        TrapLine("- «@objc var a: B»", YAMLRules.unquotedStart, "- '@objc var a: B'"),
        TrapLine("default: «?»", YAMLRules.unquotedStart, "default: '?'"),
        TrapLine("default: «,»", YAMLRules.unquotedStart, "default: ','"),
        TrapLine("[«?Row», Int]", YAMLRules.unquotedStart, "['?Row', Int]"),
        TrapLine("{ text: «- none» }", YAMLRules.unquotedStart, "{ text: '- none' }"),
    ]

    static let brackets: [TrapLine] = [
        TrapLine("type: «'on' | 'off'»", YAMLRules.textBehindValue, "type: \"'on' | 'off'\""),
        TrapLine(
            "{ type: «\"a\" | \"b\"», since: 1 }", YAMLRules.textBehindValue, "{ type: '\"a\" | \"b\"', since: 1 }"),
        TrapLine("summary: «'It's one.'»", YAMLRules.textBehindValue, "summary: \"It's one.\""),
        TrapLine("type: «[Row] -> Void»", YAMLRules.textBehindValue, "type: '[Row] -> Void'"),
        TrapLine("type: «[String: Int]?»", YAMLRules.textBehindValue, "type: '[String: Int]?'"),
        TrapLine("{ type: «[Row]?», since: 1 }", YAMLRules.textBehindValue, "{ type: '[Row]?', since: 1 }"),
        TrapLine("{ type: «Row[]», since: 1 }", YAMLRules.textBehindValue, "{ type: 'Row[]', since: 1 }"),
        TrapLine("text: «{name} is here»", YAMLRules.textBehindValue, "text: '{name} is here'"),
        TrapLine("default: «{color.blue.60}»", YAMLRules.unquotedBraces, "default: '{color.blue.60}'"),
        TrapLine("{ light: «{color.blue.60}» }", YAMLRules.unquotedBraces, "{ light: '{color.blue.60}' }"),
        TrapLine("text: «{{ name }}»", YAMLRules.unquotedBraces, "text: '{{ name }}'"),
        TrapLine("imports: «{ Box, Row }»", YAMLRules.unquotedBraces, "imports: '{ Box, Row }'"),
        TrapLine("cases: [a, b]«]»", YAMLRules.textBehindValue, "cases: [a, b]"),
        TrapLine("cases: «[»a, b", YAMLRules.unclosed, "cases: [a, b]"),
        TrapLine("text: «\"never closed»", YAMLRules.unclosed, "text: 'never closed'"),
        TrapLine("text: «\"one»\nmore: \"\"", YAMLRules.unclosed, "text: 'one'\nmore: \"\""),
        TrapLine("text: «\"one»\n  more: \"two\"", YAMLRules.unclosed, "text: 'one'\n  more: \"two\""),
        TrapLine("pattern: \"[a-z]«\\b»\"", YAMLRules.escape, "pattern: '[a-z]\\b'"),
        TrapLine("pattern: \"«\\d»+\"", YAMLRules.escape, "pattern: '\\d+'"),
        TrapLine("pattern: \"\\\\w«\\x07»\"", YAMLRules.escape, "pattern: \"\\\\w\\\\x07\""),
        TrapLine("text: \"a\\r\\nb«\\r»c\"", YAMLRules.escape, "text: \"a\\r\\nb\\\\rc\""),
        TrapLine("text: \"\\\\r\\n«\\r»\"", YAMLRules.escape, "text: \"\\\\r\\n\\\\r\""),
        TrapLine("type: «!!str» 7", YAMLRules.tag, "type: 7"),
    ]

    @Test(arguments: commas + hashes + colons + starts + brackets)
    func givesItsFinding(_ trap: TrapLine) throws {
        let marked = MarkedSource(TrapLine.document(trap.marked))
        let reading = Reading(marked.file)
        #expect(reading.summary == marked.ranges.map { "\(Reading.locations($0)) \(trap.rule.id)" })
        #expect(reading.fixed == TrapLine.document(trap.fixed))
        let mended = Reading(reading.fixed)
        #expect(mended.summary == [])
        let tree = try #require(mended.tree)
        // What YAML read is not what was meant, but for escapes, which it reads as they stand.
        if let read = reading.tree, trap.rule.severity == .error, trap.rule != YAMLRules.escape {
            #expect(read == tree)
        }
    }

    @Test(arguments: [
        "type: UIImage?", "{ type: UIImage?, default: nil }", "type: () -> Void", "{ type: (Row) -> Void }",
        "type: Binding<String>", "type: Map<Key, Item>", "[center, top]", "[String, Binding<String>]",
        "[text-field-form-cell, note-form-cell]", "[String, any Error, some View]", "[Default, with icon]",
        "[Normal, on hover, when focused]", "cases: [small, medium, large]", "[Primary button, secondary button]",
        "['Red, and bold.', blue]", "\"#ff0000\"", "color: '#ff0000' # a comment", "cases: [a, b] # a comment",
        "{ a: b } # a comment", "# a comment\n  a: b", "a: # a comment\n    b: c", "link: https://example.com/a#b",
        "link:\n    https://example.com", "code: a#b", "code: Foo::bar", "version: 1:30", "- key:value",
        "hasError: Bool", "since: 2.0", "default: ~", "default: \"\"", "\"\": the default slot",
        "theme.color.[a|b].text: \"{color.blue}\"", "pattern: '[0-9]\\b'", "text: \"a\\n\\tb\"",
        "text: \"%@, selected\"",
        "when: hasError = true", "[a < b, c > d]", "[a(, b]", "{ a: (b, c: d }", "[() -> A, (B) -> C]", "{ a: b, }",
        "{ ?a: b }", "{ a: b, ?c : d }", "?a: b",
        "default: .init(a, b)", "price: 5 > 3 & 2 * 1", "mail: me@example.com",
        "text: 50% more", "text: It's short", "text: a - b, c", "raw: -1", "default: --width", "{ a: b, c: [d, e] }",
        "text: |\n    # kept\n    @kept", "text: >-\n    a: b\n    # c", "&shared a: b\n  c: *shared", "- - a\n    - b",
        "text: a\n    b", "text: \"a\n    b\"", "x:\ty", "x: [a,\n    b]",
    ])
    func harmlessLinesHaveNoFindings(_ line: String) {
        let reading = Reading(TrapLine.document(line))
        #expect(reading.summary == [])
        #expect(reading.node != nil)
    }

    @Test func messagesSpeakToTheAuthor() {
        let lines = [
            "{ type: (A, B) -> Void }", "color: #ff0000", "default: 44 # points", "where: Source: P", "a: @b",
            "default: {color.blue}", "type: 'on' | 'off'", "{a:b}", "pattern: \"[0-9]\\b\"",
        ]
        #expect(
            lines.flatMap { Reading("\($0)\n").findings.map(\.message) } == [
                "the comma after '(A' ends the value, and 'B) -> Void' becomes a key; write the whole text in quotes",
                "'#ff0000' is read as a comment; write the text in quotes",
                "'# points' is a comment after a value; quote the text if '#' belongs to it, or move the comment to "
                    + "its own line",
                "'Source: P' has a colon and a space, which end a key; write it in quotes",
                "a value cannot begin with '@' in YAML; write it in quotes",
                "'{color.blue}' is read as a mapping whose keys have no values; write it in quotes",
                "'| 'off'' follows the closing quote; write the whole text in quotes",
                "no space follows the colon of 'a'; write 'a: b'",
                "'\\b' is a control character in double quotes; write '[0-9]\\b' if the backslash is text",
            ])
    }
}
