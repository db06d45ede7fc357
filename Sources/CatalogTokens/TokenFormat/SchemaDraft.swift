package import CatalogModel

/// A draft of JSON Schema (2020-12 or 7), with the keywords written differently in each draft.
package enum SchemaDraft: String, CaseIterable, Sendable {
    case draft2020 = "2020-12"
    case draft7 = "7"

    /// The address of its metaschema.
    package var address: String {
        switch self {
        case .draft7: "http://json-schema.org/draft-07/schema#"
        case .draft2020: "https://json-schema.org/draft/2020-12/schema"
        }
    }

    /// The key of the schemas that others refer to.
    package var definitionsKey: String {
        switch self {
        case .draft7: "definitions"
        case .draft2020: "$defs"
        }
    }

    /// Returns the reference to a definition of the same file.
    package func reference(to name: String) -> JSONValue { ["$ref": .string("#/\(definitionsKey)/\(name)")] }

    /// Returns keywords for the first elements of a list, one schema each.
    func elements(_ schemas: [JSONValue]) -> JSONObject {
        JSONObject([(self == .draft7 ? "items" : "prefixItems"): .array(schemas)])
    }

    /// Returns a list with as many elements as there are schemas.
    func tuple(_ schemas: [JSONValue]) -> JSONValue {
        var list = JSONObject(["type": "array"])
        for keyword in elements(schemas).members { list.append(keyword.name, value: keyword.value) }
        list.append(self == .draft7 ? "additionalItems" : "items", value: false)
        list.append("minItems", value: .integer(schemas.count))
        return .object(list)
    }
}
