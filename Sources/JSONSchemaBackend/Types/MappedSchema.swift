import CatalogModel

// What the types file says a type is in a schema.
extension SchemaBuilder {
    private static let schemaKeywords: Set<String> = [
        "items", "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames", "contains",
        "not", "if", "then", "else", "contentSchema",
    ]
    private static let schemaListKeywords: Set<String> = ["anyOf", "oneOf", "allOf", "prefixItems"]
    private static let schemaMapKeywords: Set<String> = [
        "properties", "patternProperties", "dependentSchemas", "$defs",
    ]
    private static let typeNames: Set<String> = [
        "string", "number", "integer", "boolean", "object", "array", "null",
    ]

    mutating func schema(_ match: TypeMappings.Match, _ use: TypeUse) -> JSONValue? {
        switch match.meaning {
        case .notData: return nil
        case .same(let type, _): return schema(of: type.replacing(match.bindings), use)
        case .schema(let schema): return instantiate(schema, match.bindings, use)
        }
    }

    /// The schema with the types that it names put in.
    private mutating func instantiate(
        _ schema: JSONValue, _ bindings: [String: TypeExpression], _ use: TypeUse
    ) -> JSONValue? {
        guard case .object(let members) = schema else { return schema }
        var result = JSONObject()
        for member in members.members {
            switch member.value {
            case .string(let text)
            where member.name == "type" && (bindings[text] != nil || !Self.typeNames.contains(text)):
                guard let type = bindings[text] ?? TypeParser.parse(text), let meant = self.schema(of: type, use) else {
                    return nil
                }
                for meantMember in meant.members?.members ?? [] { result[meantMember.name] = meantMember.value }
            case .object where Self.schemaKeywords.contains(member.name):
                guard let part = instantiate(member.value, bindings, use) else { return nil }
                result[member.name] = part
            case .array(let parts) where Self.schemaListKeywords.contains(member.name):
                let meant = parts.compactMap { instantiate($0, bindings, use) }
                // An alternative that is not data leaves the others; anything else needs all of its parts.
                let isChoice = member.name == "anyOf" || member.name == "oneOf"
                guard !Self.isOnlyNull(meant), isChoice || meant.count == parts.count else { return nil }
                let only = isChoice && members.members.count == 1
                if only { return member.name == "anyOf" ? Self.anyOf(meant) : ["oneOf": .array(meant)] }
                result[member.name] = .array(meant)
            case .object(let map) where Self.schemaMapKeywords.contains(member.name):
                var meant = JSONObject()
                for part in map.members { meant[part.name] = instantiate(part.value, bindings, use) }
                result[member.name] = .object(meant)
            default: result[member.name] = member.value
            }
        }
        return .object(result)
    }

    /// Whether nothing, or only the absence of a value, is left.
    private static func isOnlyNull(_ schemas: [JSONValue]) -> Bool {
        schemas.allSatisfy { $0 == ["type": "null"] }
    }
}
