import CatalogModel

/// A finder of the entries built from a given entry, or depending on the entry.
enum Dependents {
    static func of(_ component: Component, in registry: ComponentRegistry) -> [EntryID] {
        component.referrers.filter { id in
            registry[id].map { isBuilt($0, from: component.id) } ?? false
        }
    }

    private static func isBuilt(_ component: Component, from id: EntryID) -> Bool {
        names(component.entry.facets.dependencies, id: id) || isMade(component.entry.facets.anatomy, of: id)
            || component.entry.implementations.orEmpty().contains { isBuilt($0, from: id) }
    }

    private static func isBuilt(_ implementation: OrderedRecords<Implementation>.Element, from id: EntryID) -> Bool {
        names(implementation.value.facets.dependencies, id: id) || isMade(implementation.value.facets.anatomy, of: id)
    }

    /// Whether an entry is among the needed dependencies.
    private static func names(_ dependencies: Dependencies?, id: EntryID) -> Bool {
        guard let dependencies else { return false }
        return dependencies.external.orEmpty().contains { $0.value.entry?.value == id }
            || dependencies.internal.orEmpty().contains { $0.value.entry?.value == id }
            || dependencies.composes.orEmpty().contains { $0.entry?.value == id }
    }

    private static func isMade(_ parts: OrderedRecords<Part>?, of id: EntryID) -> Bool {
        parts.orEmpty().contains { $0.value.entry?.value == id || isMade($0.value.parts, of: id) }
    }
}
