import CatalogModel
import TokenFormat

/// The schema of token files (Design Tokens Format Module 2025.10) that state tokens of this catalog: all of a theme, or
/// some to lay over another.
struct TokenSchema {
    let catalog: SchemaCatalog
    private let tree: TokenSchemaTree
    private let definitions = TokenDefinitions(.draft2020)

    init(_ catalog: SchemaCatalog) {
        self.catalog = catalog
        tree = TokenSchemaTree(catalog.registry.themes)
    }

    var json: JSONValue {
        let configuration = catalog.registry.configuration
        let title = (configuration.name.map { $0.value + ": " } ?? "") + "design tokens"
        var members = Members()
        members.add("$schema", .string(SchemaCatalog.dialect))
        members.add("$id", catalog.identifier(SchemaCatalog.tokensFile))
        members.add("title", .string(title))
        members.add("description", "A Design Tokens file (2025.10) with tokens of this catalog.")
        members.add("x-version", text: configuration.version)
        members.add(contentsOf: group(0))
        members.add("$defs", .object(definitions.all))
        return members.value
    }

    private func schema(_ index: Int) -> JSONValue {
        let node = tree.nodes[index]
        guard let token = node.token else { return .object(group(index)) }
        var members = Members()
        let reason = token.isDeprecated ? token.deprecationMessage.map { "Deprecated. \($0)" } : nil
        let texts = [token.description, reason].compactMap(\.self)
        if !texts.isEmpty { members.add("description", .string(texts.joined(separator: "\n\n"))) }
        if token.isDeprecated {
            members.add("deprecated", true)
            members.add("x-deprecation", token.deprecationMessage.map { ["message": .string($0)] })
        }
        let tokens = token.types.map(definitions.reference(toTokenOf:))
        let choices = tokens + (node.isGroup ? [.object(group(index))] : [])
        if choices.count == 1, let only = choices[0].members {
            members.add(contentsOf: only)
        } else {
            members.add("anyOf", .array(choices))
        }
        return members.value
    }

    /// What may stand in a group: the keys of the format, and the names that the catalog knows there.
    private func group(_ index: Int) -> JSONObject {
        let children = tree.nodes[index].children
        let keys = definitions.groupKeys(isFile: index == 0).members
        var properties = JSONObject()
        properties.reserveCapacity(keys.count + children.count)
        for key in keys { properties.append(key.name, key.value) }
        for child in children { properties.append(child.name, schema(child.index)) }
        return JSONObject([
            "type": "object", "properties": .object(properties), "additionalProperties": catalog.isOpen ? nil : false,
        ])
    }
}
