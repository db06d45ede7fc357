import CatalogModel
import CatalogFormat
import Testing

@Suite("Texts that an entry can have")
struct UsableTextTests {
    /// The texts of the first language under the keys, then the findings.
    private static func read(_ files: [String: String], keys: [String]) -> [String] {
        var found = Diagnostics()
        let all = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        let tables = StringTables(reading: all.map { (nil, $0) }, diagnostics: &found)
        let texts = keys.map { key in
            "\(key): "
                + tables.texts(under: key, table: nil).map { "\($0.content)".contains("plurals") ? "forms" : "text" }
                .joined(separator: ", ")
        }
        return texts
            + found.sorted().map { finding in
                let start = finding.range?.start
                return "\(start?.line ?? 0):\(start?.column ?? 0) \(finding.message) [\(finding.rule.id)]"
            }
    }

    @Test("A control character leaves out one text, at its place, and a line break does not")
    func controls() {
        let text = #"{ "a": "x\r\ny", "b": "x\u0007", "c": "x\ry", "d\u007F": "x", "e": "x\ty" }"#
        #expect(
            Self.read(["de.json": text], keys: ["a", "b", "c", "e"]) == [
                "a: text", "b: ", "c: text", "e: text",
                "1:23 'b' has the control character U+0007, which no entry can have; it is omitted [string-value]",
                "1:47 'd\u{7F}' has the control character U+007F, which no entry can have; it is omitted [string-value]",
            ])
    }

    @Test("A control character in a remark leaves out the remark, not the text")
    func remarks() {
        #expect(
            Self.read(["de.lproj/T.strings": "/* Closes\u{7}. */\n\"a\" = \"x\";"], keys: ["a"]) == [
                "a: text",
                "1:1 'a' has the control character U+0007, which no entry can have; it is omitted [string-value]",
            ])
    }

    @Test("A key that is empty, repeated or without forms leaves out one text")
    func keys() {
        let text = """
            "" = "x";
            "a" = "x";
            "a" = "y";
            """
        #expect(
            Self.read(["de.lproj/T.strings": text], keys: ["a"]) == [
                "a: text", "1:1 empty key, which no entry can name; the text is omitted [string-value]",
                "3:1 duplicate key 'a'; only the first one counts [string-value]",
            ])
        let forms = "<resources><plurals name=\"n\"/></resources>"
        #expect(
            Self.read(["values-de/strings.xml": forms], keys: ["n"]) == [
                "n: ", "1:27 'n' has no text in any form; it is omitted [string-value]",
            ])
    }

    @Test("Plural forms of a key count before a text of the same key in another file of the table")
    func forms() {
        let forms = """
            <plist><dict><key>a</key><dict><key>n</key><dict><key>other</key><string>%d</string></dict></dict></dict></plist>
            """
        let files = ["de.lproj/T.strings": #""a" = "x";"#, "de.lproj/T.stringsdict": forms]
        #expect(Self.read(files, keys: ["a"]) == ["a: forms"])
    }
}
