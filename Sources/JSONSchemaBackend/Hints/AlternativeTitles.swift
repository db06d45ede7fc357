import CatalogModel

/// A pass over a finished JSON Schema adding a title to each alternative of `anyOf` and `oneOf`, since editors offer
/// untitled alternatives as "Option 1".
///
/// A reference has the title of its definition, any other alternative the name of its type or its values.
struct AlternativeTitles {
    private let definitions: ComponentDefinitions

    /// Returns the schema of a component with all titles.
    static func added(to schema: JSONObject) -> JSONObject {
        AlternativeTitles(definitions: ComponentDefinitions(of: schema)).added(schema) ?? schema
    }

    /// Returns an object with titles; nil without a change, because most schemas have no alternatives.
    private func added(_ schema: JSONObject) -> JSONObject? {
        var result: JSONObject?
        for member in schema.members {
            // Conditions are not alternatives, so they need no titles.
            if member.name == "if" || member.name == "not" { continue }
            let isChoice = member.name == "anyOf" || member.name == "oneOf"
            var isChanged = false
            let value = member.mapSchemas { inner in
                guard let members = inner.members else { return inner }
                let changed = added(members)
                let title = isChoice && members["title"] == nil ? title(of: members) : nil
                guard changed != nil || title != nil else { return inner }
                isChanged = true
                var object = changed ?? members
                object["title"] = title.map(JSONValue.string) ?? object["title"]
                return .object(object)
            }
            if isChanged {
                if result == nil { result = schema }
                result?[member.name] = value
            }
        }
        return result
    }

    /// Returns the words that distinguish an alternative; nil for an alternative that only limits others.
    private func title(of schema: JSONObject) -> String? {
        if let reference = schema["$ref"]?.string {
            if reference == SchemaCatalog.bundleFile { return "Component" }
            return definitions[reference]?["title"]?.string ?? JSONPointer.lastName(of: reference)
        }
        if let constant = schema["const"] { return Self.text(constant) }
        let choices = schema["oneOf"]?.elements?.compactMap { $0.members?["const"] }
        if let values = schema["enum"]?.elements ?? choices, !values.isEmpty {
            return values.prefix(3).map(Self.text).joined(separator: ", ") + (values.count > 3 ? ", …" : "")
        }
        return schema["type"]?.string.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    private static func text(_ value: JSONValue) -> String { value.string ?? value.compact }
}
