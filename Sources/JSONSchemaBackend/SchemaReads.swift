import CatalogModel
import CatalogRendering

/// What the schema of a component looks at besides the component itself.
enum SchemaReads {
    /// The entries that declare a type of which the entry may speak, those whose properties it takes, and everything
    /// that these read: an alias may stand for a type of a third entry.
    static func of(_ component: Component, in catalog: SchemaCatalog) -> RenderUnit.Reads {
        var ids: Set<EntryID> = []
        var next = [component.id]
        while let id = next.popLast() {
            guard ids.insert(id).inserted, let component = catalog.registry[id] else { continue }
            next += mentions(of: component, in: catalog)
        }
        return .parts(ids: ids.union(catalog.mappedEntries), tokens: [])
    }

    private static func mentions(of component: Component, in catalog: SchemaCatalog) -> Set<EntryID> {
        var walk = Walk(types: catalog.types)
        let entry = component.entry
        for property in entry.properties.orEmpty() { walk.add(property.value) }
        for implementation in entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() { walk.add(type.value) }
        }
        return walk.ids
    }

    private struct Walk {
        let types: TypeIndex
        var ids: Set<EntryID> = []

        mutating func add(_ type: TypeDeclaration) {
            for text in [type.definition].compactMap({ $0 }) + type.inherits.orEmpty().compactMap(\.name) {
                ids.formUnion(types.mentioned(in: text.value))
            }
            for property in type.properties.orEmpty() { add(property.value) }
            for initializer in type.initializers.orEmpty() {
                for parameter in initializer.parameters.orEmpty() { add(parameter.value.property) }
            }
            for value in type.cases.orEmpty() {
                for parameter in value.value.parameters.orEmpty() { add(parameter.value.property) }
            }
        }

        mutating func add(_ property: Property) {
            for text in (property.type.map { [$0] } ?? []) + property.either.orEmpty() {
                ids.formUnion(types.mentioned(in: text.value))
            }
            if let entry = property.entry { ids.insert(entry.value) }
            if let items = property.items { add(items.value) }
            for nested in property.properties.orEmpty() { add(nested.value) }
        }
    }
}
