import CatalogModel
import CatalogRendering
import CatalogTypes
import Synchronization

/// Facts that the schemas of components look at besides the components themselves.
final class SchemaReads: Sendable {
    private let catalog: SchemaCatalog
    /// The entries that an entry itself speaks of: most are asked for by the schemas of many others.
    private let known = Mutex<[EntryID: Set<EntryID>]>([:])

    /// The most entries that are named.
    private static let limit = 32

    init(_ catalog: SchemaCatalog) { self.catalog = catalog }

    /// The entries that declare a type of which the entry may speak, those whose properties it takes, and everything
    /// that these read: an alias may stand for a type of a third entry.
    func of(_ component: Component) -> RenderUnit.Reads {
        var ids: Set<EntryID> = []
        var next = [component.id]
        while let id = next.popLast() {
            guard ids.insert(id).inserted, let component = catalog.registry[id] else { continue }
            // Who looks at so many hardly gains by naming them, and naming them all takes longer than rendering.
            if ids.count > Self.limit { return .everything }
            next += mentions(of: component).subtracting(ids)
        }
        return .parts(ids: ids.union(catalog.mappedEntries), tokens: [])
    }

    private func mentions(of component: Component) -> Set<EntryID> {
        if let ids = known.withLock({ $0[component.id] }) { return ids }
        let ids = found(in: component)
        known.withLock { $0[component.id] = ids }
        return ids
    }

    private func found(in component: Component) -> Set<EntryID> {
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
