import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import Testing

/// Files that are no YAML, too much of it, or more than one.
struct FileTests {
    private func summary(_ bytes: [UInt8]) -> [String] {
        Reading(SourceFile(path: "entry.yaml", bytes: bytes)).summary
    }

    @Test(arguments: ["", "\n\n", "# only a comment\n", "---\n", "\u{FEFF}", "---\n...\n"])
    func aFileSaysSomething(_ text: String) {
        let reading = Reading(text)
        #expect(reading.summary == ["1:1-1:1 empty-file"])
        #expect(reading.node == nil)
    }

    @Test func otherEncodings() {
        #expect(summary([0x61, 0x3A, 0x20, 0x62, 0x0A, 0x63, 0x3A, 0x20, 0x66, 0xFC, 0x72]) == ["2:5-2:5 encoding"])
        #expect(summary([0xFF, 0xFE, 0x61, 0x00]) == ["1:1-1:1 encoding"])
        #expect(summary([0xFE, 0xFF, 0x00, 0x61]) == ["1:1-1:1 encoding"])
        #expect(summary([0x61, 0x00, 0x3A, 0x00, 0x20, 0x00]) == ["1:1-1:1 encoding"])
        #expect(summary([0x00, 0x61, 0x00, 0x3A]) == ["1:1-1:1 encoding"])
        let messages = Reading(SourceFile(path: "entry.yaml", bytes: [0x61, 0xFC])).findings.map(\.message)
        #expect(messages == ["the file is not UTF-8: its byte FC is not; save it as UTF-8"])
    }

    @Test(
        "A file in UTF-16 or UTF-32 is rejected with the name of its encoding, also without a BOM",
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61, 0x00, 0x3A], "UTF-16"),
            ([0x61, 0x00, 0x3A, 0x00, 0x20, 0x00], "UTF-16"), ([0x00, 0x61, 0x00, 0x3A], "UTF-16"),
            ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], "UTF-32"),
            ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61], "UTF-32"),
            ([0x61, 0x00, 0x00, 0x00, 0x3A, 0x00, 0x00, 0x00], "UTF-32"),
            ([0x00, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00, 0x3A], "UTF-32"),
        ] as [([UInt8], String)])
    func namedEncodings(_ bytes: [UInt8], name: String) {
        let messages = Reading(SourceFile(path: "entry.yaml", bytes: bytes)).findings.map(\.message)
        #expect(messages == ["the file is not UTF-8: it is \(name); save it as UTF-8"])
    }

    @Test(
        arguments: [
            [0xC0, 0xAF], [0xC1, 0xBF], [0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xC3], [0xFF],
        ] as [[UInt8]])
    func bytesThatAreNotUTF8(_ bytes: [UInt8]) {
        #expect(summary(Array("a: b".utf8) + bytes) == ["1:5-1:5 encoding"])
    }

    @Test func controlCharacters() {
        #expect(
            Reading("a: b\u{7}\nc: \u{1B}[0m\u{2028}\nä: \u{85}\u{FEFF}\u{FFFF}\u{7F}").summary == [
                "1:5-1:6 control-character", "2:4-2:5 control-character", "2:8-2:9 control-character",
                "3:4-3:5 control-character", "3:5-3:6 control-character", "3:6-3:7 control-character",
                "3:7-3:8 control-character",
            ])
        let binary = Reading(SourceFile(path: "a.yaml", bytes: [0x7F, 0x45, 0x4C, 0x46, 0, 0, 0, 1, 2, 3]))
        #expect(binary.findings.last?.message == "the file is not text: it contains the character U+0000")
        #expect(binary.summary == ["1:1-1:2 control-character", "1:5-1:6 control-character"])
        #expect(summary(Array(repeating: 0x07, count: 5000)).count == FileLimits.findings + 1)
    }

    @Test func secondDocuments() {
        let reading = Reading("a: b\n---\nc: d\n")
        #expect(reading.summary == ["2:1-2:4 several-documents"])
        #expect(reading.tree == nil)
        #expect(Reading("---\na: b\n...\n").summary == [])
        #expect(Reading("a: b\n...\nc: d\n").summary == ["3:1-3:1 several-documents"])
    }

    @Test func largeFiles() {
        let text = String(repeating: "- a\n", count: FileLimits.fileSize / 4 + 1)
        let reading = Reading(text)
        #expect(reading.summary == ["1:1-1:1 file-size"])
        #expect(reading.findings[0].message == "the file has 16777220 bytes; at most 16777216 are read")
    }

    @Test(arguments: ["[", "{a: ", "[\n", "- ", "{", "? "]) func deepNesting(_ opening: String) {
        let reading = Reading(String(repeating: opening, count: 100_000))
        #expect(reading.node == nil)
        #expect(reading.findings.map(\.rule) == [FileRules.nestingDepth])
    }

    @Test func nestingEndsAtItsBound() {
        let deepest = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        #expect(Reading(deepest).summary == [])
        #expect(Reading("[" + deepest + "]").summary == ["1:101-1:102 nesting-depth"])
        #expect(Reading("[" + deepest + "]", path: "a.json").summary == ["1:101-1:102 nesting-depth"])
        let chain = (0..<200).map { "a\($0): &a\($0) [\($0 == 0 ? "x" : "*a\($0 - 1)")]\n" }.joined()
        #expect(
            Reading(chain).findings.first.map { "\(Reading.locations($0.range!)) \($0.rule.id)" }
                == "100:12-100:16 nesting-depth")
    }

    @Test func aliasBomb() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1..<30 {
            let references = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(references)]\n"
        }
        let reading = Reading(text)
        #expect(reading.findings.map(\.rule) == [YAMLRules.aliasExpansion])
        #expect(reading.node == nil)
    }

    /// Few aliases of a long text are as much as many of a short one.
    @Test func aliasesOfALongText() {
        let text =
            "a: &a " + String(repeating: "x", count: 1 << 20) + "\n" + (0..<20).map { "b\($0): *a\n" }.joined()
        let reading = Reading(text)
        #expect(reading.summary == ["18:6-18:8 alias-expansion"])
        #expect(
            reading.findings.map(\.message) == [
                "the aliases expand to more than 16777216 bytes of text; use fewer"
            ])
        #expect(Reading(text.replacing("b16: *a\nb17: *a\nb18: *a\nb19: *a\n", with: "")).summary == [])
    }

    @Test func aliasesOfLongKeys() {
        let key = String(repeating: "k", count: 1 << 20)
        let text = "a: &a { ? \(key) : b }\n" + (0..<20).map { "b\($0): *a\n" }.joined()
        #expect(Reading(text).summary == ["17:6-17:8 alias-expansion"])
    }

    /// Each would take hours if its cost grew with the square of its length.
    @Test(arguments: [
        ("{ ", "a, ", "}"), ("{ ", "a: (, ", "}"), ("[", "(, ", "]"), ("{ é: [", "{ a: }, ", "] }"),
        ("[", "A, and b., ", "]"),
        ("{ ", "[a]: b, ", "}"), ("{ ", "a, b: c, ", "}"), ("{ ", "<<: a, ", "}"), ("a: {b: @", "(", "}"),
        ("é: [@", "<a", ""),
        ("", "a: b: c\n", ""), ("", "'a' b\n", ""), ("[", "\n#\n", "@"), ("[é", ",é", "@]"), ("a: ", "x\n ", "y: z"),
        ("", "? ? \n", ""), ("", "&a a\n", ""), ("- &a [x]\n", "- *a\n", ""), ("a: \"", "\\b", "\""), ("", "!a\n", ""),
        ("", "\"", ""), ("[", "\"a\" b, ", "]"), ("", "- # a\n", ""), ("{", "é:é,", "}"), ("", "é:é\n", "a: b"),
    ])
    func costGrowsWithTheLength(_ start: String, _ part: String, _ end: String) {
        let text =
            start + String(repeating: part, count: Thoroughness.rounds(20_000, of: 60_000) / part.utf8.count) + end
        #expect(Reading(text).findings.count <= FileLimits.findings + 1)
    }

    @Test(arguments: ["{\"é\": 1},", "\"\\ud800é\",", "1, /**/", "é "])
    func costOfJSONGrowsWithTheLength(_ part: String) {
        let text = "[" + String(repeating: part, count: Thoroughness.rounds(20_000, of: 60_000) / part.utf8.count) + "]"
        #expect(Reading(text, path: "a.json").findings.count <= FileLimits.findings + 1)
    }

    @Test func findingsHaveABound() {
        let reading = Reading("a: b\n" + String(repeating: "a: b\n", count: 1000))
        #expect(reading.findings.count == FileLimits.findings + 1)
        #expect(reading.findings.map(\.rule.id).count { $0 == "duplicate-key" } == FileLimits.findings)
        #expect(reading.findings[0].rule == FileRules.tooManyFindings)
    }

    @Test func rulesAreUniqueAndInKebabCase() {
        let ids = YAMLRules.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }
}
