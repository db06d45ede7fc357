import CatalogModel
import CatalogTokens

// The draft of a catalog's schemas. All schemas are created in 2020-12 and converted before printing, so no other code
// depends on the draft.
extension SchemaDraft {
    static let option = "draft"

    /// Returns the schema in the printed form.
    func finished(_ schema: JSONValue) -> JSONValue { self == .draft7 ? Draft7.schema(schema) : schema }
}

/// A conversion of JSON Schemas from draft 2020-12 to draft-07 with the same meaning.
enum Draft7 {
    /// Keywords missing from draft-07 without a substitute.
    ///
    /// The schemas made here avoid them; the types file may state them.
    static let missing: Set<String> = [
        "unevaluatedProperties", "unevaluatedItems", "minContains", "maxContains", "contentSchema", "$anchor",
        "$dynamicAnchor", "$dynamicRef", "$vocabulary",
    ]

    static func schema(_ value: JSONValue) -> JSONValue {
        guard case .object(let schema) = value, !schema.isEmpty else { return value }
        let isTuple = schema["prefixItems"] != nil
        var result = JSONObject()
        result.reserveCapacity(schema.members.count)
        for member in schema.members {
            let inner = member.mapSchemas(self.schema)
            switch member.name {
            case "$schema": result.append("$schema", value: .string(SchemaDraft.draft7.address))
            case "$defs": result.append(SchemaDraft.draft7.definitionsKey, value: inner)
            case "prefixItems": result.append("items", value: inner)
            case "items" where isTuple: result.append("additionalItems", value: inner)
            case "dependentRequired", "dependentSchemas": addDependencies(inner, to: &result)
            case "$ref": addReference(inner, isAlone: schema.members.count == 1, to: &result)
            case "allOf": addAll(inner.elements ?? [], to: &result)
            case let name where missing.contains(name): result.append("x-" + name, value: inner)
            default: result.append(member.name, value: inner)
            }
        }
        return .object(result)
    }

    /// Adds a reference, with neighbors in a separate list: keywords beside `$ref` do not count in draft-07.
    private static func addReference(_ reference: JSONValue, isAlone: Bool, to result: inout JSONObject) {
        let reference: JSONValue = .string(self.reference(reference.string ?? ""))
        if isAlone { result.append("$ref", value: reference) } else { addAll([["$ref": reference]], to: &result) }
    }

    private static func addAll(_ schemas: [JSONValue], to result: inout JSONObject) {
        result["allOf"] = .array((result["allOf"]?.elements ?? []) + schemas)
    }

    private static func addDependencies(_ dependencies: JSONValue, to result: inout JSONObject) {
        var all = result["dependencies"]?.members ?? JSONObject()
        for member in dependencies.members?.members ?? [] {
            if let existing = all[member.name] {
                all[member.name] = ["allOf": [dependency(existing), dependency(member.value)]]
            } else {
                all[member.name] = member.value
            }
        }
        result["dependencies"] = .object(all)
    }

    /// Returns a list of required names as a schema.
    private static func dependency(_ value: JSONValue) -> JSONValue {
        value.elements == nil ? value : ["required": value]
    }

    /// Returns a reference for the draft: a pointer leads through definitions by keyword and name, one after the other.
    private static func reference(_ reference: String) -> String {
        guard let mark = reference.utf8.firstIndex(of: UInt8(ascii: "#")) else { return reference }
        var steps = reference[mark...].split(separator: "/", omittingEmptySubsequences: false)
        for index in steps.indices where index % 2 == 1 && steps[index] == "$defs" {
            steps[index] = SchemaDraft.draft7.definitionsKey[...]
        }
        return reference[..<mark] + steps.joined(separator: "/")
    }
}
