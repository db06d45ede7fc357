import CatalogModel
import Foundation
import TrialCatalogs

/// A `.stringsdict` as Foundation reads it, which knows neither order nor comments.
enum PluralFile {
    private enum Node: Decodable {
        case text(String)
        case table([String: Node])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .table(try container.decode([String: Node].self))
            }
        }
    }

    static func read(_ path: String) throws -> [(String, FactRecord)] {
        let data = try Data(contentsOf: TrialSource.url(path))
        let comments = String(decoding: data, as: UTF8.self).matches(of: /<!-->(.*)<\/!-->\s*<key>(.*)<\/key>/)
        let tables = try PropertyListDecoder().decode([String: Node].self, from: data)
        return tables.sorted { $0.key < $1.key }.map { key, node in
            let comment = comments.first { $0.2 == key }.map { String($0.1).trimmingCharacters(in: .whitespaces) }
            return (key, FactRecord(name: key, facts: facts(node) + Fact.prose(comment)))
        }
    }

    private static func facts(_ node: Node) -> [Fact] {
        guard case .table(let table) = node else { return [] }
        return table.sorted { $0.key < $1.key }.flatMap { key, node -> [Fact] in
            switch (key, node) {
            case ("NSStringLocalizedFormatKey", .text(let text)): Fact.text(.value, text)
            // Says that it is about plurals, and which number its texts take: the texts show it.
            case ("NSStringFormatSpecTypeKey", _), ("NSStringFormatValueTypeKey", _): []
            case (_, .text(let text)): Fact.member(.value, key, .string(text), shown: "\(key): \(text)")
            case (_, .table): facts(node)
            }
        }
    }
}
