import CatalogModel
import CatalogRendering
import SourceCode
import Synchronization

/// A finder of the entries needed for a component's JSON Schema, so rendering can be skipped as long as all are
/// unchanged.
final class SchemaEntryReads: Sendable {
    private let catalog: SchemaCatalog
    /// The entries mentioned by an entry itself: most are asked for by the schemas of many others.
    private let known = Mutex<[EntryID: Mentions]>([:])
    /// The entries mentioned in the text of a type, nil for more than the limit: most texts occur in many entries.
    private let meanings = Mutex<[String: Set<EntryID>?]>([:])
    /// The entries with more in reach than the limit, by the kind of way.
    private let wide = Mutex<[Way: Set<EntryID>]>([:])

    /// Entries mentioned by an entry; nil for more than the limit.
    private struct Mentions {
        /// Entries with members taken over by the entry, including the prose.
        var owners: Set<EntryID>? = []
        /// All entries mentioned.
        var all: Set<EntryID>? = []
    }

    /// The choice of mentions to follow: to owners only, or all.
    private enum Way { case owners, all }

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
        let owners = reached(from: component.id, by: catalog.hasEditorHints ? .all : .owners)
        guard let owners else { return .everything }
        // Who looks at so many hardly gains by naming them, and naming them all takes longer than rendering.
        let types = reached(from: component.id, by: .all)
        let mapped = catalog.mappedEntries
        return .init(
            entries: types.map { .some(owners.union(mapped), shapes: $0.subtracting(owners)) }
                ?? .shapes(besides: owners.union(mapped)),
            tokens: .some([]))
    }

    /// Returns the entries reached from an id; nil where there are too many to name.
    private func reached(from start: EntryID, by way: Way) -> Set<EntryID>? {
        var ids: Set<EntryID> = []
        var next = [start]
        while let id = next.popLast() {
            guard ids.insert(id).inserted else { continue }
            // From the start all is in reach that is in reach from here.
            if ids.count > Self.limit || wide.withLock({ $0[way]?.contains(id) == true }) {
                wide.withLock { _ = $0[way, default: []].insert(start) }
                return nil
            }
            guard let component = catalog.registry[id] else { continue }
            let mentions = mentions(of: component)
            guard let mentioned = way == .all ? mentions.all : mentions.owners else {
                wide.withLock { _ = $0[way, default: []].insert(start) }
                return nil
            }
            next += mentioned
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
        let texts = component.facts(TypeTexts.self)
        for text in texts.inherited { add(ids(text), to: &found.owners) }
        add(texts.entries, to: &found.owners)
        for text in texts.mentioned where found.all != nil { add(ids(text), to: &found.all) }
        add(found.owners, to: &found.all)
        return found
    }

    /// Adds ids; too many make the set nil.
    private func add(_ ids: Set<EntryID>?, to set: inout Set<EntryID>?) {
        guard let ids else { return set = nil }
        set?.formUnion(ids)
        if let count = set?.count, count > Self.limit { set = nil }
    }

    private func ids(_ text: String) -> Set<EntryID>? {
        if let known = meanings.withLock({ $0[text] }) { return known }
        let all = catalog.types.mentioned(in: text)
        let ids = all.count > Self.limit ? nil : all
        meanings.withLock { $0[text] = .some(ids) }
        return ids
    }
}

/// The texts of a component that name types, each once.
private struct TypeTexts: ComponentFacts {
    /// The definitions of types, and the types of properties.
    private(set) var mentioned: Set<String> = []
    /// The types whose members other types take over.
    private(set) var inherited: Set<String> = []
    /// The entries that properties stand for.
    private(set) var entries: Set<EntryID> = []

    init(of component: Component) {
        for implementation in component.entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() {
                if let definition = type.value.definition { mentioned.insert(definition.value) }
                inherited.formUnion(type.value.inherits.orEmpty().compactMap { $0.name?.value })
            }
        }
        component.entry.forEachProperty { property in
            if let type = property.type { mentioned.insert(type.value) }
            for type in property.either.orEmpty() { mentioned.insert(type.value) }
            if let entry = property.entry { entries.insert(entry.value) }
        }
    }
}
