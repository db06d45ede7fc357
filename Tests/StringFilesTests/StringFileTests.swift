import CatalogModel
import CatalogTestSupport
import Foundation
import CatalogFormat
import Testing

@Suite("Files of localized strings")
struct StringFileTests {
    private static func texts(_ name: String, _ text: String, language: String? = nil) throws -> [String] {
        try texts(name, Array(text.utf8), language: language)
    }

    /// Each text in one line, then the findings.
    private static func texts(_ name: String, _ bytes: [UInt8], language: String? = nil) throws -> [String] {
        var diagnostics = Diagnostics()
        let kind = try #require(StringFileKind(path: name))
        let texts = kind.texts(
            in: SourceFile(path: name, bytes: bytes), language: language, diagnostics: &diagnostics)
        return texts.map { "\($0.language ?? "-") \($0.key.value) = \(shown($0.tree))" }
            + diagnostics.sorted().map { finding in
                let start = finding.range?.start
                return "\(start?.line ?? 0):\(start?.column ?? 0) \(finding.rule.id)"
            }
    }

    private static func shown(_ tree: TextTree) -> String {
        switch tree {
        case .text(let text): text.value
        case .branches(let branches):
            "{" + branches.map { "\($0.name): \(shown($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    @Test("Old-style string files support comments, escapes, unquoted words and UTF-16")
    func oldStyle() throws {
        let text = """
            /* A \\"comment\\" = of; several
               lines. */
            "a.title" = "Say \\"no\\"\\nor \\U00E9"; // and more
            plain = "100 %";
            """
        let expected = ["de a.title = Say \"no\"\nor é", "de plain = 100 %"]
        #expect(try Self.texts("de.lproj/A.strings", text, language: "de") == expected)
        let units = [0xFEFF] + Array(text.utf16)
        let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try Self.texts("A.strings", bytes, language: "de") == expected)
        #expect(try Self.texts("A.strings", "\"a\" = \"b\";\n\"c\" \"d\";") == ["- a = b", "2:5 string-file"])
        #expect(try Self.texts("A.strings", "\"a\" = \"b") == ["1:7 string-file"])
        #expect(try Self.texts("A.strings", #""a" = "\UD83D\UDC4D";"#) == ["- a = 👍"])
        #expect(try Self.texts("A.strings", #""a" = "x\UD83D";"#) == ["1:9 string-file"])
        #expect(try Self.texts("A.strings", "\"a\" = \"x\r\ny\";") == ["- a = x\r\ny"])
        #expect(try Self.texts("A.strings", [0x22, 0xFF]) == ["1:1 string-file"])
    }

    @Test("Property lists support plurals")
    func pluralRules() throws {
        let forms = { (name: String) in
            """
            <key>\(name)</key><dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>d</string>
              <key>one</key><string>%d &amp; one</string><key>other</key><string>%d</string>
            </dict>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
              <key>items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\(forms("n"))</dict>
              <key>both</key><dict>\(forms("n"))\(forms("m"))</dict>
            </dict></plist>
            """
        #expect(
            try Self.texts("A.stringsdict", text) == [
                "- items = {one: %d & one, other: %d}",
                "- both = {n: {one: %d & one, other: %d}, m: {one: %d & one, other: %d}}",
            ])
        #expect(try Self.texts("A.stringsdict", "<plist><dict>") == ["1:14 string-file"])
        // A comment that begins and seems to end at once has only begun.
        let commented = text.replacing("<dict>", with: "<!--> <dict> </!--><dict>")
        #expect(try Self.texts("A.stringsdict", commented) == Self.texts("A.stringsdict", text))
        #expect(try Self.texts("A.stringsdict", "<dict/>") == ["1:1 string-file"])
    }

    @Test("Android resources support white space, quotes, markup and CDATA")
    func resources() throws {
        let text = """
            <resources>
              <!-- No text. -->
              <string name="a">  Don\\'t
                 <b>stop</b> &#x2019; </string>
              <string name="b">"  kept  "</string>
              <string name="c"><![CDATA[<i>%1$s</i>]]></string>
              <plurals name="d"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals>
              <color name="e">#fff</color>
            </resources>
            """
        #expect(
            try Self.texts("values-de/strings.xml", text, language: "de") == [
                "de a = Don't stop ’", "de b =   kept  ", "de c = <i>%1$s</i>", "de d = {one: %d day, other: %d days}",
            ])
        #expect(
            try Self.texts("strings.xml", "<resources><string name='a'>x</strings></resources>") == ["1:30 string-file"]
        )
        // A mark behind a sign is a letter together with it, and takes nothing from its meaning.
        let marks = "<resources><string name='a'>&amp;\u{301}\\n\u{301}\\u00e9</string></resources>"
        #expect(try Self.texts("strings.xml", marks) == ["- a = &\u{301}\n\u{301}é"])
        for reference in ["&#xD800;", "&#0;", "&#99999999999;"] {
            let text = "<resources><string name='a'>\(reference)</string></resources>"
            #expect(try Self.texts("strings.xml", text) == ["1:29 string-file"])
        }
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(try Self.texts("strings.xml", deep) == ["1:193 string-file"])
    }

    @Test("JSON objects support nested keys, and plurals by suffix")
    func json() throws {
        let text =
            #"{"a": {"title": "A", "list": [1]}, "n_one": "{{count}} item", "n_other": "{{count}} items", "x_y": "Z"}"#
        #expect(
            try Self.texts("de.json", text, language: "de") == [
                "de a.title = A", "de x_y = Z", "de n = {one: {{count}} item, other: {{count}} items}",
                "1:30 string-value",
            ])
        #expect(
            try Self.texts("de.json", #"{"a": "A", "b": null, "c": 3, "a": "B"}"#) == [
                "- a = A", "1:17 string-value", "1:28 string-value", "1:31 duplicate-key",
            ])
        #expect(try Self.texts("de.json", "[]") == ["1:1 string-file"])
    }

    @Test("String catalogs support languages, plurals, devices and keys that are their text")
    func stringCatalog() throws {
        let text = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Close": {},
              "n": {"localizations": {
                "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%d item"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%d items"}}}}},
                "de": {"stringUnit": {"state": "translated", "value": "%d Dinge"}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}}}}}}}
            }}
            """
        #expect(
            try Self.texts("A.xcstrings", text) == [
                "- Close = Close", "- n = {one: %d item, other: %d items}", "de n = %d Dinge",
                "- tap = {device: {iphone: Tap, mac: Click}}",
            ])
        #expect(try Self.texts("A.xcstrings", "{}") == ["1:1 string-file"])
    }

    @Test("The language of a string file follows from its path")
    func languages() {
        let paths = [
            "de.lproj/A.strings", "Base.lproj/A.strings", "res/values-de-rAT/strings.xml", "res/values/strings.xml",
            "res/values-b+sr+Latn/strings.xml", "res/values-night/strings.xml", "web/pt-BR.json",
            "web/messages.ja.json",
            "web/messages.json",
        ]
        #expect(
            paths.map(StringFileKind.language) == ["de", nil, "de-AT", nil, "sr-Latn", nil, "pt-BR", "ja", nil])
    }

    @Test(
        "Every pair in the string file of a public design system is read",
        .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
    func fluent() throws {
        let url = SharedData.url("data/fluentui-apple/fluentui.en.Localizable.strings")
        let bytes = Array(try Data(contentsOf: url))
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let expected = lines.filter { $0.hasPrefix("\"") && $0.hasSuffix(";") }.count
        #expect(expected > 50)
        let texts = try Self.texts("Localizable.strings", bytes)
        #expect(texts.count == expected)
        #expect(!texts.contains { $0.hasSuffix("string-file") })
        for language in ["en", "ru"] {
            let file = SharedData.url("data/fluentui-apple/fluentui.\(language).Localizable.stringsdict")
            let plurals = try Self.texts("Localizable.stringsdict", Array(Data(contentsOf: file)))
            #expect(plurals.count > 0 && !plurals.contains { $0.hasSuffix("string-file") }, "\(plurals)")
        }
    }
}
