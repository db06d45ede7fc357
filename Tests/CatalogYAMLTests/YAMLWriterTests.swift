import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import Testing

struct YAMLWriterTests {
    @Test func entriesLookWrittenByPeople() {
        let value: JSONValue = [
            "id": "button", "title": "Button: the \"first\"",
            "properties": ["disabled": "boolean", "--x": ["a", "b"]],
            "values": [["raw": "1", "extensions": .object(JSONObject())], ["1.50", .number("1.50"), true, .null]],
            "none": [], "empty": "", "code": "if (a) {\n  b()\n\n}", "indented": "  a\nb", "": "'on' | 'off'",
            "1.5": "a #b", "<<": "it's \\d", "ends": "a\n", "blank": "a \nb",
        ]
        #expect(
            YAMLWriter.text(of: value) == """
                id: button
                title: 'Button: the "first"'
                properties:
                  disabled: boolean
                  --x:
                    - a
                    - b
                values:
                  - raw: '1'
                    extensions: {}
                  - - '1.50'
                    - 1.50
                    - true
                    - null
                none: []
                empty: ""
                code: |-
                  if (a) {
                    b()

                  }
                indented: |2-
                    a
                  b
                "": "'on' | 'off'"
                1.5: 'a #b'
                '<<': it's \\d
                ends: "a\\n"
                blank: "a \\nb"

                """)
    }

    @Test func longTextIsFolded() {
        let words = Array(repeating: "word", count: 24).joined(separator: " ")
        let text = YAMLWriter.text(of: ["description": .string(words + "  end: #1")])
        #expect(
            text == """
                description: >-
                  \(Array(repeating: "word", count: 20).joined(separator: " "))
                  word word word word  end: #1

                """)
        #expect(roundTrip(["description": .string(words + "  end: #1")]) == nil)
        #expect(YAMLWriter.text(of: ["a": .string(String(repeating: "x", count: 300))]).hasPrefix("a: xxx"))
    }

    @Test(arguments: [
        "", " ", "a", " a", "a ", "-", "- a", "-a", "--a", "---", "--- a", "...", "?", "? a", ":", ":host", "a:",
        "a: b",
        "a:b", "a #b", "a#b", "#a", "[a]", "{a}", "a, b", "a]", "&a", "*a", "!a", "|", ">", "| a", "> a", "@a", "`a`",
        "%a", "'a'", "\"a\"", "it's", "~", "null", "Null", "true", "yes", "1", "-1", "1.50", "1e9", ".5", "017", "1:30",
        "<<", "=", "a\tb", "\ta", "a\t", "a\n", "\na", "a\n\nb", "a\n b", " a\nb", "\n", "\n\n", "a \nb", "\ta\nb",
        "a\n\tb", "# a\nb", "- a\n- b", "a:b\nc:d", "---\na", "a\n---\nb", "é", "𝄞", "👩‍👩‍👧", "\u{301}a", "a\u{A0}", "a\\b",
        "\\", "'", "\"", "'\"\\", "(a: B, c: D) -> E", "'on' | 'off'", "[String: Int]", "{ a: b }", "<b>a</b>", "$a",
    ])
    func awkwardTextIsReadBack(_ text: String) {
        let string = JSONValue.string(text)
        #expect(roundTrip(string) == nil)
        #expect(roundTrip([string, [string]]) == nil)
        var object = JSONObject()
        object.append(text, value: ["a": string])
        object.append("b" + text, value: [.object(object)])
        #expect(roundTrip(.object(object)) == nil)
    }

    @Test func veryLongKeysAreReadBack() {
        for length in [999, 1000, 1001, 1022, 1030, 3000] {
            var object = JSONObject()
            object.append(String(repeating: "k", count: length), value: "a")
            object.append(String(repeating: "#", count: length), value: ["a", ["b": "c"]])
            object.append(String(repeating: "é", count: length), value: ["a": ["b"]])
            #expect(roundTrip(.object(object)) == nil)
        }
    }

    @Test func anythingIsReadBack() {
        var random = RandomValues(seed: 20)
        for _ in 0..<Thoroughness.rounds(1_000, of: 3_000) {
            let value = random.value(depth: 4)
            if let problem = roundTrip(value) {
                Issue.record("\(problem)\n\(value.compact)\n\(YAMLWriter.text(of: value))")
                return
            }
        }
    }

    /// What goes wrong when a value is written and read; nil when nothing does.
    private func roundTrip(_ value: JSONValue) -> String? {
        let reading = Reading(YAMLWriter.text(of: value))
        if let finding = reading.findings.first { return "\(reading.summary): \(finding.message)" }
        guard let read = reading.node?.jsonValue() else { return "nothing is read" }
        return read == value ? nil : "another value is read: \(read.compact)"
    }
}

/// Values put together by chance from what YAML finds hard; the same for each seed.
private struct RandomValues {
    private var state: UInt64

    private static let pieces = [
        "a", "b c", " ", "  ", "\n", "\t", ":", ": ", " #", "#", "-", "- ", "'", "\"", "\\", "[", "]", "{", "}", ",",
        ", ",
        "&", "*", "!", "|", ">", "%", "@", "`", "?", "? ", "=", "~", "<", "null", "true", "1", ".", "...", "---", "é",
        "𝄞",
        "a long run of words", "https://example.com/a?b#c", "\u{A0}", "\u{301}", "()", "->", "$", "/", "0", "e",
    ]

    init(seed: UInt64) { state = seed }

    private mutating func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private mutating func text() -> String {
        let count = number(below: 10) == 0 ? 40 : number(below: 6)
        return (0..<count).map { _ in Self.pieces[number(below: Self.pieces.count)] }.joined()
    }

    mutating func value(depth: Int) -> JSONValue {
        switch number(below: depth == 0 ? 6 : 9) {
        case 0: return .null
        case 1: return .bool(number(below: 2) == 0)
        case 2: return .number(["0", "-1.50", "1e9", "12345678901234567890"][number(below: 4)])
        case 3...5: return .string(text())
        case 6: return .array((0..<number(below: 4)).map { _ in value(depth: depth - 1) })
        default:
            var object = JSONObject()
            for _ in 0..<number(below: 5) { object[text()] = value(depth: depth - 1) }
            return .object(object)
        }
    }
}
