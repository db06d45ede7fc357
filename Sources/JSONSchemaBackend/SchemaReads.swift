import CatalogModel
import CatalogRendering
import CatalogTypes

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
        var ids: Set<EntryID> = []
        func add(_ text: Text) { ids.formUnion(catalog.types.mentioned(in: text.value)) }
        let entry = component.entry
        for implementation in entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() {
                if let definition = type.value.definition { add(definition) }
                for name in type.value.inherits.orEmpty().compactMap(\.name) { add(name) }
            }
        }
        entry.forEachProperty { property in
            if let type = property.type { add(type) }
            for type in property.either.orEmpty() { add(type) }
            if let entry = property.entry { ids.insert(entry.value) }
        }
        return ids
    }
}
