import CatalogModel

/// The entries that are built from another one, or depend on it.
enum Dependents {
    static func of(_ component: Component, in registry: ComponentRegistry) -> [EntryID] {
        component.referrers.filter { id in
            registry[id]?.entry.allFacets.contains { $0.isBuilt(from: component.id) } == true
        }
    }
}

extension Facets {
    fileprivate func isBuilt(from id: EntryID) -> Bool {
        let needed = [dependencies?.external, dependencies?.internal].flatMap { $0.orEmpty().map(\.value.entry?.value) }
        let composed = (dependencies?.composes).orEmpty().map(\.entry?.value)
        return needed.contains(id) || composed.contains(id) || Self.isMade(anatomy, of: id)
    }

    private static func isMade(_ parts: ByName<Part>?, of id: EntryID) -> Bool {
        parts.orEmpty().contains { $0.value.entry?.value == id || isMade($0.value.parts, of: id) }
    }
}
