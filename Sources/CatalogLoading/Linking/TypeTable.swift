import CatalogModel

/// All types of a catalog by implementation and full name, for entries that take a type from another entry.
struct TypeTable: Sendable {
    struct Place: Hashable, Sendable {
        let implementation: String
        let type: String
    }

    private struct Description: Sendable {
        let entry: EntryID
        let name: Text
        let type: TypeDeclaration
    }

    private var descriptions: [Place: [Description]] = [:]
    private let entries: [EntryID: Entry]

    init(_ drafts: [EntryDraft]) {
        entries = Dictionary(drafts.map { ($0.id, $0.entry) }, uniquingKeysWith: { first, _ in first })
        for draft in drafts {
            for implementation in draft.entry.implementations.orEmpty() {
                for type in implementation.value.types.orEmpty() {
                    let place = Place(implementation: implementation.name, type: type.name)
                    descriptions[place, default: []].append(
                        Description(entry: draft.id, name: type.key, type: type.value))
                }
            }
        }
    }

    /// Findings for types that an entry describes although one before it does.
    func duplicates(in draft: EntryDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for implementation in draft.entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() where type.value.isDescription {
                let place = Place(implementation: implementation.name, type: type.name)
                let first = descriptions[place]?.first { $0.type.isDescription }
                if let first, first.entry != draft.id {
                    found.append(.duplicateType(type.key, first: first.name, in: first.entry))
                }
            }
        }
        return found
    }

    /// Fills in what the types of an entry take from other entries by `from`.
    func fillIn(_ entry: inout Entry, of id: EntryID, unreadable: Set<String>) -> [Diagnostic] {
        var found: [Diagnostic] = []
        guard var implementations = entry.implementations else { return [] }
        for index in implementations.elements.indices {
            let implementation = implementations.elements[index].name
            guard var types = implementations.elements[index].value.types else { continue }
            for typeIndex in types.elements.indices where types.elements[typeIndex].value.from != nil {
                let name = types.elements[typeIndex].key
                types.elements[typeIndex].value = filled(
                    types.elements[typeIndex].value, name: name, implementation: implementation, path: [id],
                    unreadable: unreadable, &found)
            }
            implementations.elements[index].value.types = types
        }
        entry.implementations = implementations
        return found
    }

    private func filled(
        _ type: TypeDeclaration, name: Text, implementation: String, path: [EntryID], unreadable: Set<String>,
        _ found: inout [Diagnostic]
    ) -> TypeDeclaration {
        guard let from = type.from else { return type }
        if path.contains(from.value) {
            found.append(.circularType(name, path: path + [from.value]))
            return type
        }
        guard let entry = entries[from.value] else { return type }
        let all = entry.implementations.orEmpty()
        // The implementation of the same name first; a type may also come from another framework.
        let types = [all[implementation]].compactMap { $0 } + all.map(\.value)
        guard let original = types.lazy.compactMap({ $0.types?[name.value] }).first else {
            if unreadable.contains(from.value.rawValue) { return type }
            let known = all.flatMap { $0.value.types.orEmpty().names }
            found.append(.unknownType(name, in: from.value, known: known))
            return type
        }
        let source = filled(
            original, name: name, implementation: implementation, path: path + [from.value], unreadable: unreadable,
            &found)
        return type.completed(from: source)
    }
}

extension TypeDeclaration {
    /// Whether the record says what the type is, rather than taking it from another entry or from the platform.
    fileprivate var isDescription: Bool { from == nil && external != true }
}
