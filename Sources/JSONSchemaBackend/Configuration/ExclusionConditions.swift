import CatalogModel
import SourceCode

// Forbidden combinations as conditions on an object.
extension SchemaBuilder {
    /// Returns the conditions ruling out every combination forbidden by the entry or the implementation.
    func conditions(on members: [ObjectMember], of implementation: Implementation?) -> [JSONValue] {
        let (own, shared) = (implementation?.facets, component.entry.facets)
        let exclusions = shared.exclusions.orEmpty() + (own?.exclusions.orEmpty() ?? [])
        if exclusions.isEmpty { return [] }
        // Axes of the implementation come before those of the entry.
        let axes = (own?.variants.orEmpty().elements ?? []) + shared.variants.orEmpty().elements
        return exclusions.compactMap { condition($0, members: members, axes: axes) }
    }

    /// Returns a condition; nil if an axis of the combination is not a property: a state, or an axis without a
    /// selecting property.
    private func condition(
        _ exclusion: Exclusion, members: [ObjectMember], axes: [OrderedRecords<Axis>.Element]
    ) -> JSONValue? {
        var properties = JSONObject()
        var required: [String] = []
        for element in exclusion.combination.orEmpty() {
            let axis = axes.first { $0.name == element.name }?.value
            let name = axis?.property?.value ?? element.name
            guard let member = members.first(where: { $0.name == name }) else { return nil }
            let values = element.value.flatMap { NamePattern.names($0.value) }
            let constants = values.compactMap { value in
                constant(value, in: .object(member.schema))
                    ?? Self.constant(axis?.values?[value]?.raw?.value ?? value, ofType: member.schema)
            }
            guard constants.count == values.count, properties[name] == nil else { return nil }
            properties[name] = Self.constants(constants)
            // If the combination includes the default, an omitted property is equivalent.
            let standard =
                member.schema["default"] ?? axis?.default.flatMap { constant($0.value, in: .object(member.schema)) }
            if !(standard.map(constants.contains) ?? false) { required.append(name) }
        }
        guard !properties.isEmpty else { return nil }
        return [
            "not": ["properties": .object(properties), "required": required.isEmpty ? nil : .texts(required)]
        ]
    }

    /// Returns a value of an axis where the property may have others as well.
    private static func constant(_ text: String, ofType schema: JSONObject) -> JSONValue? {
        switch schema["type"]?.string {
        case "string": .string(text)
        case "number", "integer": NumberText.literal(text)
        default: nil
        }
    }

    /// Returns the schema's value for the name of an axis's value; nil if there is none.
    private func constant(_ name: String, in schema: JSONValue) -> JSONValue? {
        guard let members = schema.members else { return nil }
        if let reference = members["$ref"]?.string { return enumerations[reference]?.constant(named: name) }
        if members["type"]?.string == "boolean" {
            return name == "true" || name == "false" ? .bool(name == "true") : nil
        }
        let choices = (members["oneOf"]?.elements ?? []).compactMap { $0.members?["const"] }
        let constants = choices + (members["enum"]?.elements ?? []) + [members["const"]].compactMap { $0 }
        if let constant = constants.first(where: { $0 == .string(name) || $0.compact == name }) { return constant }
        return (members["anyOf"]?.elements ?? []).lazy.compactMap { constant(name, in: $0) }.first
    }
}
