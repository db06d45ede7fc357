import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// Types and prose of real design systems, written into an entry without quotes, as people do: each comes out to the
/// letter, or there is a finding.
struct MisreadTextTests {
    /// The ways in which people write a value.
    ///
    /// `@` stands for the text.
    private static let forms = [
        "properties:\n  p:\n    type: @\n", "properties:\n  p: { type: @ }\n",
        "properties:\n  p: { type: @, default: x }\n", "properties: { p: @ }\n", "features:\n  - @\n",
        "features: [@]\n", "description: @\n",
    ]

    @Test(.enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func nothingBecomesSomethingElseWithoutAFinding() throws {
        let texts = try RealTexts.all()
        var misread: Set<String> = []
        var silent: [String] = []
        var lines = 0
        for text in texts {
            for form in Self.forms {
                lines += 1
                let yaml = "id: a\ntitle: A\nsummary: S.\n" + form.replacingOccurrences(of: "@", with: text)
                let decoded = FormatDecoder.entry(SourceFile(path: "a.yaml", text: yaml))
                let found = decoded.diagnostics.all.filter { $0.rule.id != "unsupported-markup" }
                if !found.isEmpty {
                    misread.insert(text)
                } else if decoded.record.map(Self.texts) != [text] && !Self.isListOfWords(text, in: form) {
                    silent.append(form.replacingOccurrences(of: "@", with: text))
                }
            }
        }
        #expect(silent == [])
        // Otherwise the real data would not put anything to the test.
        #expect(texts.count > 1_000)
        #expect(misread.count >= 30)
        print(
            "\(lines) lines of \(texts.count) texts; \(misread.count) texts are misread in some form, each with a finding"
        )
    }

    /// Single words with commas between them, in brackets: a list of words, by whomever they are read.
    private static func isListOfWords(_ text: String, in form: String) -> Bool {
        form.contains("[@]")
            && text.split(separator: ",").allSatisfy {
                !$0.trimmingCharacters(in: .whitespaces).contains(" ")
            }
    }

    /// Whatever the entry says where the text was written.
    private static func texts(_ entry: Entry) -> [String] {
        let property = entry.properties?["p"]
        let type = property?.type.map { [$0.value] } ?? []
        let prose = entry.facets.features.orEmpty() + [entry.named.description].compactMap { $0 }
        return type + prose.map(\.source.value)
    }
}

/// The one-line types, defaults and descriptions of the real catalogs.
private enum RealTexts {
    static func all() throws -> [String] {
        var texts: Set<String> = []
        for path in ["data/glide-core/custom-elements.json", "data/dnn-elements/custom-elements.json"] {
            let manifest = try JSONSerialization.jsonObject(with: Data(contentsOf: SharedData.url(path)))
            gather(manifest, keys: ["text", "default", "description"], into: &texts)
        }
        let facts = try JSONSerialization.jsonObject(with: Data(contentsOf: SharedData.url("data/backbase/facts.json")))
        gather(facts, keys: nil, into: &texts)
        for page in SharedData.files(below: "data/seeds", suffix: ".txt") {
            let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            texts.formUnion(lines.map { $0.trimmingCharacters(in: .whitespaces) })
        }
        // Space at the ends and tabs belong to YAML wherever the text is not in quotes.
        return texts.filter { !$0.isEmpty && !$0.contains("\n") && !$0.contains("\t") && !$0.contains("\r") }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !isQuoted($0) }.sorted()
    }

    /// Whether the whole text stands in quotes: nobody can tell those of the text from those of YAML.
    private static func isQuoted(_ text: String) -> Bool {
        guard let quote = text.first, quote == "'" || quote == "\"" else { return false }
        return text.dropFirst().prefix { $0 != quote }.count >= text.count - 3
    }

    /// All texts of a JSON value, or those of some keys.
    private static func gather(_ value: Any, keys: Set<String>?, into texts: inout Set<String>) {
        switch value {
        case let object as [String: Any]:
            for (key, member) in object {
                if let text = member as? String, keys?.contains(key) != false { texts.insert(text) }
                gather(member, keys: keys, into: &texts)
            }
        case let elements as [Any]:
            for element in elements {
                if let text = element as? String, keys == nil { texts.insert(text) }
                gather(element, keys: keys, into: &texts)
            }
        default: return
        }
    }
}
