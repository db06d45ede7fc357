import CatalogModel

/// A classification of JSON Schema keywords (draft 2020-12) by value: a schema, a list of schemas, schemas by name, or
/// plain data.
enum SchemaKeyword {
    /// The kind of value under the keyword, for walks over schemas.
    enum Contents {
        case schema
        /// A list of schemas.
        case schemas
        /// Schemas by names, possibly the names of keywords.
        case schemasByName
        /// Any other keyword: the value may look like a schema and is none.
        case data
    }

    static func contents(of name: String) -> Contents {
        switch name {
        case "type", "const", "title", "description", "default", "required", "$ref": .data
        case "properties", "patternProperties", "dependentSchemas", "$defs": .schemasByName
        case "anyOf", "oneOf", "allOf", "prefixItems": .schemas
        case "items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames",
            "unevaluatedProperties", "unevaluatedItems", "contentSchema":
            .schema
        default: .data
        }
    }
}

extension JSONObject {
    /// Returns the object with each schema changed and all else as before.
    func mapSchemas(_ change: (JSONValue) -> JSONValue) -> JSONObject {
        var result = JSONObject()
        result.reserveCapacity(members.count)
        for member in members { result.append(member.name, value: member.mapSchemas(change)) }
        return result
    }
}

extension JSONObjectMember {
    /// Returns the value of a keyword with changed schemas.
    func mapSchemas(_ change: (JSONValue) -> JSONValue) -> JSONValue {
        switch (SchemaKeyword.contents(of: name), value) {
        case (.schema, _): return change(value)
        case (.schemas, .array(let schemas)): return .array(schemas.map(change))
        case (.schemasByName, .object(let schemas)):
            var result = JSONObject()
            result.reserveCapacity(schemas.members.count)
            for schema in schemas.members { result.append(schema.name, value: change(schema.value)) }
            return .object(result)
        default: return value
        }
    }
}
