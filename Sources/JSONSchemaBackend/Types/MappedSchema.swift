import CatalogModel
import SourceCode

// Schemas that the types file states for types.
extension SchemaBuilder {
    private static let typeNames: Set<String> = [
        "string", "number", "integer", "boolean", "object", "array", "null",
    ]

    mutating func schema(_ match: TypeMappings.Match, for use: TypeUse) -> JSONValue? {
        switch match.meaning {
        case .notData: return nil
        case .same(let type, _): return schema(of: type.replacing(match.bindings), use)
        case .schema(let schema): return instantiate(schema, bindings: match.bindings, for: use)
        }
    }

    /// Returns the schema with the named types put in.
    private mutating func instantiate(
        _ schema: JSONValue, bindings: [String: TypeExpression], for use: TypeUse
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
            default:
                guard let value = instantiate(member, isOnly: members.members.count == 1, bindings: bindings, for: use)
                else {
                    return nil
                }
                for part in value.members { result[part.name] = part.value }
            }
        }
        return .object(result)
    }

    /// Returns a keyword with the value instantiated; nil where the value is not data.
    private mutating func instantiate(
        _ member: JSONObjectMember, isOnly: Bool, bindings: [String: TypeExpression], for use: TypeUse
    ) -> JSONObject? {
        switch (SchemaKeyword.contents(of: member.name), member.value) {
        case (.schema, .object):
            return instantiate(member.value, bindings: bindings, for: use).map { JSONObject([member.name: $0]) }
        case (.schemas, .array(let parts)):
            let meant = parts.compactMap { instantiate($0, bindings: bindings, for: use) }
            // An alternative that is not data does not affect the others; other keywords need all of their parts.
            let isChoice = member.name == "anyOf" || member.name == "oneOf"
            guard !Self.isOnlyNull(meant), isChoice || meant.count == parts.count else { return nil }
            if isOnly, member.name == "anyOf" { return Self.anyOf(meant).members }
            return JSONObject([member.name: .array(meant)])
        case (.schemasByName, .object(let map)):
            var meant = JSONObject()
            for part in map.members { meant[part.name] = instantiate(part.value, bindings: bindings, for: use) }
            return JSONObject([member.name: .object(meant)])
        default: return JSONObject([member.name: member.value])
        }
    }

    /// Whether no schema, or only the absence of a value, is left.
    private static func isOnlyNull(_ schemas: [JSONValue]) -> Bool {
        schemas.allSatisfy { $0 == ["type": "null"] }
    }
}
