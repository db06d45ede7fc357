import CatalogModel

/// The types that the entries of a catalog declare, by name.
struct TypeIndex: Sendable {
    struct Place: Hashable, Sendable {
        let entry: EntryID
        let implementation: String
        /// The full name.
        let type: String
        fileprivate let languages: [String]
        fileprivate let isBorrowed: Bool
    }

    private var byFullName: [String: [Place]] = [:]
    private var byShortName: [String: [Place]] = [:]

    init(_ components: [Component]) {
        for component in components {
            for implementation in component.entry.implementations.orEmpty() {
                let languages = TypeLanguages.keys(of: implementation.name, implementation.value)
                for type in implementation.value.types.orEmpty() {
                    let place = Place(
                        entry: component.id, implementation: implementation.name, type: type.name, languages: languages,
                        isBorrowed: type.value.from != nil)
                    byFullName[type.name, default: []].append(place)
                    byShortName[Self.shortName(type.name), default: []].append(place)
                }
            }
        }
    }

    /// What a name means to the type that mentions it: a type beside it or within it, else one of its entry.
    func own(_ name: String, of entry: EntryID, implementation: String?, owner: String?) -> Place? {
        func isOwn(_ place: Place) -> Bool {
            place.entry == entry && (implementation == nil || place.implementation == implementation)
        }
        for candidate in Self.candidates(name, owner: owner) {
            if let place = byFullName[candidate]?.first(where: isOwn) { return place }
        }
        return byShortName[name]?.first(where: isOwn)
    }

    /// What a name means in the rest of the catalog: the type with that full name, or the only one with that short name,
    /// in the same language.
    func foreign(_ name: String, implementation: String?, languages: [String]) -> Place? {
        func isMeant(_ place: Place) -> Bool {
            place.implementation == implementation || place.languages.contains(where: languages.contains)
        }
        let full = byFullName[name, default: []].filter(isMeant)
        if let place = full.first(where: { !$0.isBorrowed }) ?? full.first { return place }
        let short = byShortName[name, default: []].filter(isMeant)
        return Set(short.map(\.type)).count == 1 ? short.first { !$0.isBorrowed } ?? short.first : nil
    }

    /// The entries that declare a type of which a text could speak: all that looking its names up can come across.
    func mentioned(in text: String) -> Set<EntryID> {
        var ids: Set<EntryID> = []
        for case .name(let name)? in TypeLexer.tokens(of: text) ?? [] {
            for place in byFullName[name, default: []] + byShortName[name, default: []] { ids.insert(place.entry) }
        }
        return ids
    }

    /// `Layout` in `BB.InputAmount` may be `BB.InputAmount.Layout`, `BB.Layout` or `Layout`.
    private static func candidates(_ name: String, owner: String?) -> [String] {
        var scope = owner.map { $0.split(separator: ".") } ?? []
        var names: [String] = []
        while !scope.isEmpty {
            names.append(scope.joined(separator: ".") + "." + name)
            scope.removeLast()
        }
        return names + [name]
    }

    static func shortName(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}
