import CatalogModel
import CatalogTestSupport
import CatalogYAML
import Foundation

/// The texts of a set in several languages, one file of names and texts for each.
struct TranslatedStrings {
    let texts: [(name: String, text: String)]
    private let names: [String: Set<String>]

    init(_ set: String) throws {
        texts = try Self.read("data/\(set)/en.json")
        var names: [String: Set<String>] = [:]
        for language in ["fr", "ja"] {
            names[language] = Set(try Self.read("data/\(set)/\(language).json").map(\.name))
        }
        self.names = names
    }

    private static func read(_ path: String) throws -> [(name: String, text: String)] {
        let strings = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: SharedData.url(path)))
        return strings.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
    }

    /// The names that a language has no text for.
    func missing(in language: String) -> [String] {
        texts.map(\.name).filter { names[language]?.contains($0) != true }
    }

    /// An entry with all default texts.
    var entry: String {
        var strings = JSONObject()
        for (name, text) in texts { strings.append(name, .string(text)) }
        return YAMLWriter.text(
            of: [
                "id": "glide-core-strings", "title": "Strings", "kind": "utility",
                "summary": "The texts that the elements show and announce.", "stringTable": "en.json",
                "strings": .object(strings),
            ])
    }
}
