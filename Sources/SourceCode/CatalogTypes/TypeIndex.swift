package import CatalogModel

/// An index of the types declared by the entries of a catalog, for looking up names mentioned in type texts.
package struct TypeIndex: Sendable {
    private var byImplementation: [EntryID: [String: [TypeRecord]]] = [:]
    private var byEntry: [EntryID: [String: [TypeRecord]]] = [:]
    private var byShortName: [String: [TypeRecord]] = [:]

    package init(_ components: [Component]) {
        for component in components {
            let declared = component.facts(TypeRecords.self)
            for (index, implementation) in component.entry.implementations.orEmpty().elements.enumerated() {
                let records = declared[index]
                for record in records {
                    byEntry[component.id, default: [:]][record.shortName, default: []].append(record)
                    byShortName[record.shortName, default: []].append(record)
                }
                byImplementation[component.id, default: [:]][implementation.name] = records
            }
        }
    }

    /// Returns the types that an implementation of an entry declares.
    package func records(of implementation: String, in entry: EntryID) -> [TypeRecord] {
        byImplementation[entry]?[implementation] ?? []
    }

    /// Whether some entry declares a type that a name can mean.
    package func isDeclared(_ name: String) -> Bool { byShortName[TypeRecord.shortName(name)] != nil }

    /// Returns the meaning of a name to the type that mentions it: a type beside it or within it, else one of its
    /// entry.
    ///
    /// `Layout` in `BB.InputAmount` may be `BB.InputAmount.Layout`, `BB.Layout` or `Layout`.
    package func own(_ name: String, of entry: EntryID, implementation: String?, owner: String?) -> TypeRecord? {
        let short = TypeRecord.shortName(name)
        guard let declared = byEntry[entry]?[short] else { return nil }
        let namesakes = declared.filter { implementation == nil || $0.implementation.name == implementation }
        var scope = owner.map { $0[...] }
        while let outer = scope {
            if let record = namesakes.first(where: { $0.name.utf8.elementsEqual(outer, joinedTo: name) }) {
                return record
            }
            scope = outer.utf8.lastIndex(of: UInt8(ascii: ".")).map { outer[..<$0] }
        }
        return namesakes.first { $0.name == name } ?? (short == name ? namesakes.first : nil)
    }

    /// Returns the meaning of a name in the rest of the catalog: the type with that full name, or the only one with
    /// that short name, in the same language.
    package func foreign(_ name: String, implementation: String?, languages: [String]) -> TypeRecord? {
        let short = TypeRecord.shortName(name)
        let namesakes = byShortName[short, default: []].filter { record in
            record.implementation.name == implementation || record.languages.contains(where: languages.contains)
        }
        if namesakes.isEmpty { return nil }
        let full = namesakes.filter { $0.name == name }
        if let record = full.first(where: { !$0.isBorrowed }) ?? full.first { return record }
        guard short == name, let first = namesakes.first, namesakes.allSatisfy({ $0.name == first.name }) else {
            return nil
        }
        return namesakes.first { !$0.isBorrowed } ?? first
    }
}

extension String.UTF8View {
    /// Whether the text is a name within another name: `A.B` for `A` and `B`.
    fileprivate func elementsEqual(_ outer: Substring, joinedTo name: String) -> Bool {
        count == outer.utf8.count + 1 + name.utf8.count && starts(with: outer.utf8)
            && dropFirst(outer.utf8.count).first == UInt8(ascii: ".")
            && dropFirst(outer.utf8.count + 1).elementsEqual(name.utf8)
    }
}

extension TypeRecord {
    /// Whether the type is declared by another entry.
    fileprivate var isBorrowed: Bool { declaration.from != nil }
}
