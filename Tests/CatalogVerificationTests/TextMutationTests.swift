import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogSync
import Foundation
import CatalogFormat
import Testing

/// Files of localized texts of every kind, in which one fact is another.
@Suite("Mutations of localized strings")
struct TextMutationTests {
    /// A file, the entry that agrees with it, and how lines with facts look.
    struct Sample: Sendable, CustomTestStringConvertible {
        let path: String
        let text: String
        let strings: [String]
        var testDescription: String { path }
    }

    private static let count = 40

    static let samples: [Sample] = [
        Sample(
            path: "Localizable.xcstrings",
            text: "{ \"sourceLanguage\": \"en\", \"strings\": {\n"
                + (0..<count).map { number in
                    let unit = { (text: String) in
                        "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }"
                    }
                    return """
                        "key.\(number)": { "localizations": {
                        "de": \(unit("Wert \(number) %@")),
                        "en": \(unit("Value \(number) %@"))
                        } }
                        """
                }.joined(separator: ",\n") + "\n} }\n",
            strings: (0..<count).map {
                "  key.\($0): { text: \"Value \($0) %@\", arguments: [It.], translations: { de: \"Wert \($0) %@\" } }"
            }),
        Sample(
            path: "en.lproj/Localizable.strings",
            text: (0..<count).map { "\"key.\($0)\" = \"Value \($0)\";\n" }.joined(),
            strings: (0..<count).map { "  key.\($0): Value \($0)" }),
        Sample(
            path: "values/strings.xml",
            text: "<resources>\n"
                + (0..<count).map {
                    "<string name=\"key_\($0)\">Value \($0)</string>\n<plurals name=\"many_\($0)\">\n"
                        + "<item quantity=\"one\">%d thing \($0)</item>\n<item quantity=\"other\">%d things \($0)</item>\n</plurals>\n"
                }.joined() + "</resources>\n",
            strings: (0..<count).flatMap {
                [
                    "  key_\($0): 'Value \($0)'",
                    "  many_\($0): { plurals: { one: \"%d thing \($0)\", other: \"%d things \($0)\" } }",
                ]
            }),
        Sample(
            path: "messages.en.json",
            text: "{\n" + (0..<count).map { "\"key\($0)\": \"Value \($0) {name}\"" }.joined(separator: ",\n") + "\n}\n",
            strings: (0..<count).map { "  key\($0): Value \($0) {name}" }),
        Sample(
            path: "en.lproj/Localizable.stringsdict",
            text: "<plist><dict>\n"
                + (0..<count).map {
                    """
                    <key>key.\($0)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string>
                    <key>one</key><string>%d thing \($0)</string>
                    <key>other</key><string>%d things \($0)</string>
                    </dict></dict>

                    """
                }.joined() + "</dict></plist>\n",
            strings: []),
    ]

    static func verify(_ sample: Sample, _ text: String, _ entry: String) async throws -> [Diagnostic] {
        let loaded = await Snippet.load(
            ["a": entry],
            catalog: "format: 1\nname: Test\nsources: { texts: { strings: \(sample.path) } }")
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        let source = try #require(registry.configuration.sources?.elements.first)
        var content = SourceContent()
        let files = source.value.strings.orEmpty().map { ($0, SourceFile(path: sample.path, text: text)) }
        content.texts = StringTables(reading: files, diagnostics: &content.diagnostics)
        return SourceVerification(source, holding: content, in: registry).diagnostics.all
    }

    /// The entry of a sample; for one that lists none, made of what is read.
    static func entry(_ sample: Sample) throws -> String {
        var lines = sample.strings
        if lines.isEmpty {
            var found = Diagnostics()
            let kind = try #require(StringFileKind(path: sample.path))
            for text in kind.texts(
                in: SourceFile(path: sample.path, text: sample.text), language: nil, diagnostics: &found)
            {
                lines.append("  \(text.key.value): { plurals: \(Self.flow(text.tree)) }")
            }
        }
        return Snippet.entry("a", "strings:\n" + lines.joined(separator: "\n") + "\n")
    }

    private static func flow(_ tree: TextTree) -> String {
        switch tree {
        case .text(let text): "\"\(text.value)\""
        case .branches(let branches):
            "{ " + branches.map { "\($0.name): \(flow($0.value))" }.joined(separator: ", ") + " }"
        }
    }

    @Test("Each changed string is one finding at its line on both sides, with a fix", arguments: samples)
    func mutations(_ sample: Sample) async throws {
        let entry = try Self.entry(sample)
        #expect(try await Self.verify(sample, sample.text, entry).map(\.testDescription) == [])
        let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var count = 0
        for (index, line) in lines.enumerated() {
            for word in ["Value ", "Wert ", "thing"] where line.contains(word) {
                var copy = lines
                copy[index] = line.replacing(word, with: "Another \(word)")
                let text = copy.joined(separator: "\n")
                let findings = try await Self.verify(sample, text, entry)
                count += 1
                #expect(findings.map(\.rule.id) == ["text-drift"], "\(findings.map(\.testDescription))")
                guard let finding = findings.first, let fix = finding.fixIts.first else {
                    Issue.record("nothing mends \(line)")
                    continue
                }
                let note = try #require(finding.notes.first?.range)
                #expect(note.file.line(note.start.line)?.contains("Another") == true)
                let number = try #require(line.split(whereSeparator: { !$0.isNumber }).last)
                let stated = finding.range.flatMap { $0.file.line($0.start.line) } ?? ""
                #expect(stated.contains("\(number)"))
                let bytes = Array(entry.utf8)
                let mended =
                    bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + bytes[fix.range.upperBound...]
                let rest = try await Self.verify(sample, text, String(decoding: mended, as: UTF8.self))
                #expect(rest.map(\.testDescription) == [])
            }
        }
        #expect(count >= Self.count)
    }

    @Test("A string that is removed, new, untranslated or has other arguments is one finding")
    func others() async throws {
        let sample = Self.samples[0]
        let entry = try Self.entry(sample)
        func findings(_ old: String, _ new: String, _ entry: String) async throws -> [String] {
            let text = sample.text.replacing(old, with: new, maxReplacements: 1)
            try #require(text != sample.text)
            return try await Self.verify(sample, text, entry).map(\.rule.id)
        }
        #expect(try await findings("key.3\"", "other.3\"", entry) == ["not-in-code", "not-in-catalog"])
        let german = "\"de\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"Wert 5 %@\" } },\n"
        #expect(try await findings(german, "", entry) == ["not-in-code"])
        let silent = entry.replacing(", translations: { de: \"Wert 5 %@\" }", with: "")
        #expect(try await findings(german, "", silent) == ["missing-translation"])
        let bare = entry.replacing("text: \"Value 7 %@\", ", with: "")
        #expect(try await findings("Value 7 %@", "Value 7 %@ %d", bare) == ["argument-drift"])
    }
}
