import CatalogModel
import Synchronization

/// A lookup of the definitions in a component's JSON Schema by reference, such as `#/$defs/…`.
struct ComponentDefinitions {
    private var schemas: [String: JSONObject] = [:]

    /// - Parameter schema: The schema of a component.
    init(of schema: JSONObject) {
        // Definitions without what they belong to say nothing about an instance.
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

/// A cache of the schema definitions of other components, needed for checking examples with nested components.
final class ForeignDefinitions: Sendable {
    private let known = Mutex<[EntryID: ComponentDefinitions]>([:])

    /// Returns the definitions of a component.
    ///
    /// Made outside of the lock, perhaps twice: the result is the same for any caller.
    func definitions(of component: Component, in catalog: SchemaCatalog) -> ComponentDefinitions {
        if let definitions = known.withLock({ $0[component.id] }) { return definitions }
        var builder = SchemaBuilder(component, in: catalog, hasExamples: false)
        let definitions = ComponentDefinitions(of: builder.definition())
        known.withLock { $0[component.id] = definitions }
        return definitions
    }
}
