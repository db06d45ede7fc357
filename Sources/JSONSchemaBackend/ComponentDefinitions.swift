import CatalogModel

/// A lookup of the definitions in a component's JSON Schema by reference, such as `#/$defs/…`.
struct ComponentDefinitions {
    private var schemas: [String: JSONObject] = [:]

    /// - Parameter schema: The schema of a component.
    init(of schema: JSONObject) {
        // A schema without properties only contains definitions, so it does not describe an instance.
        if schema["properties"] != nil { schemas["#"] = schema }
        for implementation in schema["$defs"]?.members?.members ?? [] {
            add(implementation.name, schema: implementation.value.members)
        }
    }

    /// Adds the definition of an implementation, with the definitions of all types.
    private mutating func add(_ implementation: String, schema: JSONObject?) {
        schemas[JSONPointer.path(below: "#/$defs", implementation)] = schema
        for type in schema?["$defs"]?.members?.members ?? [] {
            schemas[JSONPointer.path(below: "#/$defs", implementation, "$defs", type.name)] = type.value.members
        }
    }

    /// Target of a reference; nil for a reference leading out of the file.
    subscript(reference: String) -> JSONObject? { schemas[reference] }
}
