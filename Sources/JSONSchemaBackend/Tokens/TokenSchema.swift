import CatalogModel
import CatalogTokens

/// The printer of the JSON Schema for token files (Design Tokens Format Module 2025.10) with the tokens of the catalog.
struct TokenSchema {
    let catalog: SchemaCatalog
    private let tree: TokenSchemaTree
    private let definitions = TokenDefinitions(.draft2020)
    private let keysOfGroups: JSONObject

    init(_ catalog: SchemaCatalog) {
        self.catalog = catalog
        tree = TokenSchemaTree(catalog.registry.themes)
        keysOfGroups = definitions.groupKeys(isFile: false)
    }

    /// The text of the schema.
    ///
    /// Groups are printed on first sight: together the groups are larger than all else in memory.
    var text: [UInt8] {
        var printer = JSONPrinter()
        printer.open()
        print(head, to: &printer)
        printGroup(0, to: &printer)
        print(JSONObject(["$defs": .object(definitions.all)]), to: &printer)
        printer.close()
        return printer.finished()
    }

    private var head: JSONObject {
        let configuration = catalog.registry.configuration
        let title = (configuration.name.map { $0.value + ": " } ?? "") + "design tokens"
        var members = ObjectBuilder()
        members.add("$schema", value: .string(SchemaCatalog.dialect))
        members.add("$id", value: catalog.identifier(SchemaCatalog.tokensFile))
        members.add("title", value: .string(title))
        members.add("description", value: "A Design Tokens file (2025.10) with tokens of this catalog.")
        members.add("x-version", value: configuration.version?.annotation)
        return members.object
    }

    private func print(_ members: JSONObject, to printer: inout JSONPrinter) {
        for member in catalog.draft.finished(.object(members)).members?.members ?? [] {
            printer.print(member.name, value: member.value)
        }
    }

    /// Prints the members of a group's schema, in the order of `group`.
    private func printGroup(_ index: Int, to printer: inout JSONPrinter) {
        let schema = group(index, of: [])
        for member in schema.members {
            guard member.name == "properties", let keys = member.value.members else {
                printer.print(member.name, value: member.value)
                continue
            }
            printer.open(member.name)
            // These members are names, not keywords, so convert only their schemas.
            for key in keys.members { printer.print(key.name, value: catalog.draft.finished(key.value)) }
            for child in tree.nodes[index].children {
                if tree.nodes[child.index].token == nil {
                    printer.open(child.name)
                    printGroup(child.index, to: &printer)
                    printer.close()
                } else {
                    printer.print(child.name, value: catalog.draft.finished(self.schema(child.index)))
                }
            }
            printer.close()
        }
    }

    private func schema(_ index: Int) -> JSONValue {
        let node = tree.nodes[index]
        guard let token = node.token else { return .object(group(index)) }
        var members = ObjectBuilder()
        let reason = token.deprecation?.text.map { "Deprecated. \($0)" }
        let texts = [token.description, reason].compactMap(\.self)
        if !texts.isEmpty { members.add("description", value: .string(texts.joined(separator: "\n\n"))) }
        if let deprecation = token.deprecation {
            members.add("deprecated", value: true)
            members.add("x-deprecation", value: deprecation.annotation)
        }
        let tokens = token.types.map(definitions.reference(toTokenOf:))
        let choices = tokens + (node.isGroup ? [.object(group(index))] : [])
        if choices.count == 1, let only = choices[0].members {
            members.add(contentsOf: only)
        } else {
            members.add("anyOf", value: .array(choices))
        }
        return members.value
    }

    /// Returns the schema of a group: the keys of the format, and the names in the group in the catalog.
    private func group(_ index: Int) -> JSONObject { group(index, of: tree.nodes[index].children) }

    private func group(_ index: Int, of children: [(name: String, index: Int)]) -> JSONObject {
        let keys = (index == 0 ? definitions.groupKeys(isFile: true) : keysOfGroups).members
        var properties = JSONObject()
        properties.reserveCapacity(keys.count + children.count)
        for key in keys { properties.append(key.name, value: key.value) }
        for child in children { properties.append(child.name, value: schema(child.index)) }
        return JSONObject([
            "type": "object", "properties": .object(properties), "additionalProperties": catalog.isOpen ? nil : false,
        ])
    }
}

extension TokenDeprecation {
    /// The keys used by deprecations of entries; nil for an empty deprecation.
    fileprivate var annotation: JSONValue? {
        var object = JSONObject()
        if let message { object.append("message", value: .string(message)) }
        if case .object(let details)? = json {
            for member in details.members { object.append(member.name, value: member.value) }
        }
        return object.isEmpty ? nil : .object(object)
    }
}
