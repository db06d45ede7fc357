import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import Testing

@Suite("Values written into YAML and JSON files")
struct ExactValueTests {
    /// Files with a value at `@`, the path of the value, and the old value in the style of the file.
    private static let files: [(text: String, path: YAMLPath, old: [String])] = [
        (
            "# Kept é\nid: x\na: @\nz: 'é'  # kept\n", ["a"],
            ["b", "'b'", "\"b\"", "|-\n  b", ">-\n  b\n  c", "null", ""]
        ),
        ("m:\n    n:\n        a: @   # why\n        z: 1\n", ["m", "n", "a"], ["b c", "'b'", "\"b\"", "[b, c]"]),
        ("m: { a: @, 'z z': \"1\" }  # kept\n", ["m", "a"], ["b", "'b'", "\"b\"", "{ c: d }", "[]"]),
        ("l:\n  - @\n  - z\n", ["l", 0], ["b", "'b'", "\"b\"", "|-\n    b", "{ c: d }"]),
        ("l: [y, @, z]\n", ["l", 1], ["b", "'b'", "\"b\""]),
        ("a: @", ["a"], ["b", "'b'", "\"b\"", "\n  c: d"]),
        ("id: x\r\na: @\r\nz: 1\r\n", ["a"], ["b", "'b'", "\"b\""]),
        ("{ \"a\": @, \"z\": [1, \"é\"] }\n", ["a"], ["\"b\"", "1", "{ \"c\": [] }"]),
    ]

    private static let parts = [
        " ", "  ", "\t", "\n", "\n\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{A0}", "\u{FEFF}", "\u{200B}",
        "\u{301}", "é", "e\u{301}", "🎉", "\u{1F468}\u{200D}\u{1F469}", "'", "\"", "`", "\\", "\\n", "#", " # x", "a: b",
        ":", "- x", "-", "?", "{", "}", "[", "]", ",", "%", "@", "&", "*", "!", "|", ">", "a", "word", "null", "~",
        "yes", "true", "1e3", "0x1F", "---", "...", "<<", "=",
    ]

    static func text(_ random: inout SeededRandom) -> String {
        if random.once(in: 12) {
            return (0..<40).map { _ in random.pick(["word", " ", "  ", "long-word"]) }.joined(separator: " ")
        }
        return (0..<random.pick([0, 1, 1, 2, 3, 4, 6])).map { _ in random.pick(parts) }.joined()
    }

    @Test("A written string is read back with the same bytes in each style, and all other bytes stay")
    func styles() throws {
        for seed in 0..<UInt64(Thoroughness.rounds(900, of: 30_000)) {
            var random = SeededRandom(seed: seed)
            let text = Self.text(&random)
            let sample = random.pick(Self.files)
            let old = random.pick(sample.old)
            let pieces = sample.text.split(separator: "@", omittingEmptySubsequences: false)
            let breaks = sample.text.contains("\r\n") ? "\r\n" : "\n"
            let source = String(pieces[0]) + old.replacing("\n", with: breaks) + String(pieces[1])
            let file = SourceFile(path: source.hasPrefix("{ \"") ? "a.json" : "a.yaml", text: source)
            var found = Diagnostics()
            var editor = try #require(YAMLEditor(file, diagnostics: &found), "\(seed)")
            let change = Self.change(at: sample.path, to: text, in: editor, &random)
            let before = editor.value(at: [])
            guard editor.apply(change.change) else {
                Issue.record("\(seed): refused \(text.debugDescription) in \(source)")
                continue
            }
            let value = try #require(editor.value(at: change.path), "\(seed)")
            #expect(
                value.isIdentical(to: .string(text)),
                "\(seed): \(text.debugDescription) in \(String(decoding: editor.file.bytes, as: UTF8.self))")
            // Nothing before the line of the value changes, and nothing after.
            let bytes = editor.file.bytes
            let head = Array(pieces[0].utf8).prefix { $0 != UInt8(ascii: "@") }
            let kept = head.lastIndex(of: 0x0A).map { head[...$0] } ?? []
            #expect(bytes.starts(with: kept), "\(seed)")
            let tail = Array(pieces[1].utf8)
            if let line = tail.firstIndex(of: 0x0A) {
                #expect(bytes.suffix(tail.count - line).elementsEqual(tail[line...]), "\(seed)")
            }
            // A fix from the difference gives the same file.
            guard let fix = Diagnostic.FixIt(from: file, to: editor.file) else {
                #expect(before?.isIdentical(to: editor.value(at: []) ?? .null) == true, "\(seed)")
                continue
            }
            let fixed =
                file.bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8)
                + file.bytes[fix.range.upperBound...]
            #expect(fixed.elementsEqual(bytes), "\(seed)")
        }
    }

    /// A change that writes a text at a path, or beside the path, and the path of the text.
    private static func change(
        at path: YAMLPath, to text: String, in editor: YAMLEditor, _ random: inout SeededRandom
    ) -> (change: YAMLChange, path: YAMLPath) {
        let value = JSONValue.string(text)
        let outer = Array(path.dropLast())
        switch (random.pick([0, 0, 1, 2]), path.last) {
        case (1, .key(let key)?):
            return (.add(outer, key: "new", value, after: key), outer + ["new"])
        case (1, .index(let index)?):
            let index = index + random.pick([0, 1])
            return (.insert(outer, value, at: index), outer + [.index(index)])
        case (2, _): return (.set(path, .object(JSONObject(["k": value]))), path + ["k"])
        default: return (.set(path, value), path)
        }
    }

    @Test("A written key is read back with the same bytes in blocks, braces and JSON")
    func keys() throws {
        for seed in 0..<UInt64(Thoroughness.rounds(300, of: 10_000)) {
            var random = SeededRandom(seed: seed)
            let key = Self.text(&random)
            let (path, text) = random.pick([
                ("a.yaml", "# kept\nold: 1\nz: 2\n"), ("a.yaml", "{ old: 1, z: 2 }\n"),
                ("a.json", "{ \"old\": 1, \"z\": 2 }\n"),
            ])
            var found = Diagnostics()
            var editor = try #require(YAMLEditor(SourceFile(path: path, text: text), diagnostics: &found))
            let isNew = random.once(in: 2)
            let change: YAMLChange = isNew ? .add([], key: key, "v", after: "old") : .rename(["old"], to: key)
            let isMade = editor.apply(change)
            #expect(isMade, "\(seed): \(key.debugDescription)")
            guard case .object(let object)? = editor.value(at: []) else { continue }
            #expect(object.members[isNew ? 1 : 0].name.isIdentical(to: key), "\(seed): \(key.debugDescription)")
        }
    }

    @Test("A string in another Unicode normalization is another value")
    func normalization() throws {
        var found = Diagnostics()
        var editor = try #require(
            YAMLEditor(SourceFile(path: "a.yaml", text: "a: \u{E9}\n"), diagnostics: &found))
        let isMade = editor.apply(.set(["a"], .string("e\u{301}")))
        #expect(isMade)
        #expect(editor.file.bytes == Array("a: e\u{301}\n".utf8))
    }

    @Test("The difference between two files consists of whole characters")
    func characters() {
        func fix(_ old: String, _ new: String) -> String? {
            Diagnostic.FixIt(from: SourceFile(path: "a.yaml", text: old), to: SourceFile(path: "a.yaml", text: new))?
                .replacement
        }
        #expect(fix("a: \u{E9}\n", "a: \u{E8}\n") == "\u{E8}")
        #expect(fix("a: \u{E9}\n", "a: \u{129}\n") == "\u{129}")
        #expect(fix("a: \u{1F389}\n", "a: \u{1F388}\u{1F389}\n") != nil)
        #expect(fix("a: b\n", "a: b\n") == nil)
    }

    @Test("Strings inserted at one location stay in order and precede a replaced range")
    func insertions() {
        var edits = TextEdits(of: Array("abc".utf8))
        edits.replace(1..<2, with: "B")
        edits.replace(1..<1, with: "1")
        edits.replace(1..<1, with: "2")
        edits.replace(3..<3, with: "!")
        edits.replace(2..<2, with: "-")
        #expect(String(decoding: edits.result, as: UTF8.self) == "a12B-c!")
    }
}
