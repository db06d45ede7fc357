import CatalogModel

/// A lookup of a catalog's entries and described types, for completing types taken from another entry by `from`.
struct TypeSources: Sendable {
    /// A type described by an entry, with the modules possibly declaring the type.
    ///
    /// An object, because tables of all types refer to the description.
    final class Description: Sendable {
        let entry: EntryID
        let type: OrderedRecords<TypeDeclaration>.Element
        /// The possible modules of the declaration; empty where unstated.
        let modules: Set<String>

        init(
            _ entry: EntryID, type: OrderedRecords<TypeDeclaration>.Element, in implementation: Implementation
        ) {
            self.entry = entry
            self.type = type
            let around = implementation.imports ?? implementation.package.map { [$0] } ?? []
            modules = Set((type.value.module.map { [$0] } ?? around).map(\.value))
        }

        /// Whether both may be about the same type: no statement places the declarations in different modules.
        func mayBe(_ other: Description) -> Bool {
            modules.isEmpty || other.modules.isEmpty || !modules.isDisjoint(with: other.modules)
        }
    }

    /// In the order of the entries.
    private(set) var descriptions: [TypeSourceLocation: [Description]] = [:]
    private let entries: [EntryID: EntryDraft]
    /// The types completed by `from`.
    private let taken: TakenTypes

    /// Creates the lookup of some entries, each with another id, by id.
    init(_ drafts: [EntryDraft]) {
        entries = Dictionary(drafts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        taken = TakenTypes(entries)
        descriptions.reserveCapacity(drafts.count)
        for draft in drafts {
            for (location, description) in draft.outline.descriptions {
                descriptions[location, default: []].append(description)
            }
        }
    }

    subscript(id: EntryID) -> EntryDraft? { entries[id] }

    /// Reports types described by an entry although already described by an earlier entry.
    func reportDuplicates(in draft: EntryDraft, diagnostics: inout Diagnostics) {
        for (location, own) in draft.outline.descriptions {
            let others = descriptions[location] ?? []
            let first = others.prefix { $0.entry != draft.id }.first { $0.mayBe(own) }
            guard let first else { continue }
            let isOne = own.type.value.module != nil && first.type.value.module != nil
            diagnostics.report(
                .duplicateType(own.type.key, first: first.type.key, in: first.entry, isSurelyOne: isOne))
        }
    }

    /// Completes an entry's types with the parts taken from other entries by `from`.
    func fillIn(
        _ entry: inout Entry, of id: EntryID, unreadable: Set<String>, diagnostics: inout Diagnostics
    ) {
        for (index, implementation) in entry.implementations.orEmpty().enumerated() {
            guard var types = implementation.value.types, types.contains(where: { $0.value.from != nil }) else {
                continue
            }
            for typeIndex in types.elements.indices where types.elements[typeIndex].value.from != nil {
                let name = types.elements[typeIndex].key
                let location = TypeSourceLocation(implementation: implementation.name, type: name.value)
                let key = TakenTypes.Key(entry: id, location: location)
                if let type = taken.completed(key) { types.elements[typeIndex].value = type }
                report(name, at: key, unreadable: unreadable, diagnostics: &diagnostics)
            }
            entry.implementations?.elements[index].value.types = types
        }
    }

    /// Reports a type taken from an entry without the type, or from itself.
    ///
    /// A fault of a later type in the chain is reported in the entry of that type only.
    private func report(
        _ name: Text, at key: TakenTypes.Key, unreadable: Set<String>, diagnostics: inout Diagnostics
    ) {
        if let circle = taken.circle(of: key) { diagnostics.report(.circularType(name, circle: circle)) }
        guard case .missing(let id) = taken.origin(of: key), !unreadable.contains(id.rawValue) else { return }
        let candidates = (entries[id]?.entry.implementations).orEmpty().flatMap { $0.value.types.orEmpty().names }
        diagnostics.report(.unknownType(name, in: id, candidates: candidates))
    }

    /// Returns the type with the parts taken from other entries; findings belong to the stating entry.
    func filled(_ type: OrderedRecords<TypeDeclaration>.Element, of id: EntryID, in implementation: String)
        -> TypeDeclaration
    {
        if type.value.from == nil { return type.value }
        let key = TakenTypes.Key(
            entry: id, location: TypeSourceLocation(implementation: implementation, type: type.name))
        return taken.completed(key) ?? type.value
    }
}

/// The location of a type within an entry: the implementation and the name.
struct TypeSourceLocation: Hashable, Sendable {
    let implementation: String
    let type: String
}

extension OrderedRecords<TypeDeclaration>.Element {
    /// Whether the record describes the type, rather than taking the type from another entry or from the platform.
    var isDescription: Bool { value.from == nil && value.external != true }
}
