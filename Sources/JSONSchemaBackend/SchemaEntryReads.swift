import CatalogModel
import CatalogRendering
import CatalogTypes
import Synchronization

/// A finder of the entries needed for a component's JSON Schema, so rendering can be skipped as long as all are
/// unchanged.
final class SchemaEntryReads: Sendable {
    private let catalog: SchemaCatalog
    /// The entries mentioned by an entry itself: most are asked for by the schemas of many others.
    private let known = Mutex<[EntryID: Mentions]>([:])

    /// Entries mentioned by an entry.
    private struct Mentions {
        /// Entries with types of the entry's own values.
        var types: Set<EntryID> = []
        /// Entries with members taken over by the entry, including the prose.
        var owners: Set<EntryID> = []
    }

    /// The maximum number of named entries.
    private static let limit = 32

    init(_ catalog: SchemaCatalog) { self.catalog = catalog }

    /// Returns the entries read for the schema of a component, some in full and others without prose.
    ///
    /// Read in full are mapped entries and the owners of members taken over by the entry; entries possibly declaring a
    /// mentioned type are read without prose, unless the schemas have hints for editors. An alias may stand for a type
    /// of a third entry, so mentions are followed further.
    func of(_ component: Component) -> RenderUnit.Reads {
        // Editors are told what the values of other entries' lists mean.
        let owners = reached(from: component.id) { catalog.hasEditorHints ? $0.types.union($0.owners) : $0.owners }
        guard let owners else { return .everything }
        // Who looks at so many hardly gains by naming them, and naming them all takes longer than rendering.
        let types = reached(from: component.id) { $0.types.union($0.owners) }
        let mapped = catalog.mappedEntries
        return .init(
            entries: types.map { .some(owners.union(mapped), shapes: $0.subtracting(owners)) }
                ?? .shapes(besides: owners.union(mapped)),
            tokens: .some([]))
    }

    /// Returns the entries reached from an id; nil where there are too many to name.
    private func reached(from id: EntryID, by way: (Mentions) -> Set<EntryID>) -> Set<EntryID>? {
        var ids: Set<EntryID> = []
        var next = [id]
        while let id = next.popLast() {
            guard ids.insert(id).inserted, let component = catalog.registry[id] else { continue }
            if ids.count > Self.limit { return nil }
            next += way(mentions(of: component)).subtracting(ids)
        }
        return ids
    }

    private func mentions(of component: Component) -> Mentions {
        if let mentions = known.withLock({ $0[component.id] }) { return mentions }
        let mentions = found(in: component)
        known.withLock { $0[component.id] = mentions }
        return mentions
    }

    private func found(in component: Component) -> Mentions {
        var found = Mentions()
        func ids(_ text: Text) -> Set<EntryID> { catalog.types.mentioned(in: text.value) }
        let entry = component.entry
        for implementation in entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() {
                if let definition = type.value.definition { found.types.formUnion(ids(definition)) }
                for name in type.value.inherits.orEmpty().compactMap(\.name) { found.owners.formUnion(ids(name)) }
            }
        }
        entry.forEachProperty { property in
            for type in [property.type].compactMap(\.self) + property.either.orEmpty() {
                found.types.formUnion(ids(type))
            }
            if let entry = property.entry { found.owners.insert(entry.value) }
        }
        return found
    }
}
