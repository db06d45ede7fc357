import CatalogModel

/// The described types of an entry, and the number of stated members, worked out once for all states of a catalog with
/// the entry.
struct TypeOutline: Sendable {
    let descriptions: [(location: TypeSourceLocation, description: TypeSources.Description)]
    /// The number of stated members of the entry and of all types.
    let memberCount: Int
    /// Whether the entry or a type takes members from elsewhere.
    let hasSources: Bool

    /// Creates the outline of an entry as in its file.
    init(_ entry: Entry, of id: EntryID) {
        let all = entry.implementations.orEmpty().flatMap { implementation in
            implementation.value.types.orEmpty().map { (implementation: implementation, type: $0) }
        }
        descriptions = all.filter(\.type.isDescription).map { implementation, type in
            (
                TypeSourceLocation(implementation: implementation.name, type: type.name),
                TypeSources.Description(id, type: type, in: implementation.value)
            )
        }
        memberCount = entry.statedMembers
        hasSources = entry.includes != nil || all.contains { $0.type.value.hasSources }
    }
}
