import Foundation

/// The entry format as the schema for editors tells it: which keys a record has, and what stands behind them.
package struct AuthoringSchema: Sendable {
    indirect enum Form: Sendable {
        case text, prose, tree, id, flag, data
        case choice([String])
        case record(String)
        case list(Form)
        case byName(Form)
    }

    fileprivate let definitions: [String: SchemaNode]

    /// The schema that stands in the repository, read once.
    package static func load() throws -> AuthoringSchema { try loaded.get() }

    private static let loaded = Result {
        let file = SharedData.repository.appendingPathComponent("Catalog/schemas/entry.schema.json")
        let root = try JSONDecoder().decode(SchemaNode.self, from: try Data(contentsOf: file))
        return AuthoringSchema(definitions: root.definitions)
    }

    /// The keys of a record, in order of the alphabet.
    func keys(of record: String) -> [(name: String, form: Form)] {
        let properties = definitions[record]?.allProperties ?? [:]
        return properties.keys.sorted().compactMap { key in properties[key].flatMap { form($0) }.map { (key, $0) } }
    }

    /// `isWithinProse`: whether the list or mapping around it says that markup counts.
    private func form(_ node: SchemaNode, isWithinProse: Bool = false) -> Form? {
        let isProse = node.isProse || isWithinProse
        if let name = node.reference?.split(separator: "/").last.map(String.init) { return form(named: name) }
        if !node.choices.isEmpty { return .choice(node.choices) }
        if node.type == ["boolean"] { return .flag }
        if node.type.contains("string") { return isProse ? .prose : .text }
        if let items = node.then?.items {
            return form(items, isWithinProse: isProse).map(Form.list)
        }
        if let values = (node.then ?? node).values {
            return form(values, isWithinProse: isProse).map(Form.byName)
        }
        if node.alternatives.count == 1 { return form(node.alternatives[0], isWithinProse: isProse) }
        return .data
    }

    private func form(named name: String) -> Form {
        switch name {
        case "tree": .tree
        case "id": .id
        default: .record(name)
        }
    }
}

/// As much of JSON Schema as the schema for editors uses.
private final class SchemaNode: Decodable, Sendable {
    let reference: String?
    let choices: [String]
    let type: [String]
    let properties: [String: SchemaNode]
    let definitions: [String: SchemaNode]
    let values: SchemaNode?
    let items: SchemaNode?
    let then: SchemaNode?
    let alternatives: [SchemaNode]
    /// Whether the help that an editor shows says that markup counts.
    let isProse: Bool

    private enum CodingKeys: String, CodingKey {
        case reference = "$ref"
        case choices = "enum"
        case type, properties, definitions, items, then
        case values = "additionalProperties"
        case alternatives = "allOf"
        case help = "markdownDescription"
    }

    init(from decoder: any Decoder) throws {
        // `true` is a schema, too.
        let keys = try? decoder.container(keyedBy: CodingKeys.self)
        reference = try? keys?.decodeIfPresent(String.self, forKey: .reference)
        choices = (try? keys?.decodeIfPresent([String].self, forKey: .choices)) ?? []
        let one = try? keys?.decodeIfPresent(String.self, forKey: .type)
        type = one.map { [$0] } ?? (try? keys?.decodeIfPresent([String].self, forKey: .type)) ?? []
        properties = (try? keys?.decodeIfPresent([String: SchemaNode].self, forKey: .properties)) ?? [:]
        definitions = (try? keys?.decodeIfPresent([String: SchemaNode].self, forKey: .definitions)) ?? [:]
        values = try? keys?.decodeIfPresent(SchemaNode.self, forKey: .values)
        items = try? keys?.decodeIfPresent(SchemaNode.self, forKey: .items)
        then = try? keys?.decodeIfPresent(SchemaNode.self, forKey: .then)
        let help = try? keys?.decodeIfPresent(String.self, forKey: .help)
        isProse = help?.contains("CommonMark") ?? false
        alternatives = (try? keys?.decodeIfPresent([SchemaNode].self, forKey: .alternatives)) ?? []
    }

    var allProperties: [String: SchemaNode] {
        let inner = [then].compactMap(\.self) + alternatives
        return inner.reduce(properties) { $0.merging($1.allProperties) { first, _ in first } }
    }
}
