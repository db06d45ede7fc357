import CatalogModel

/// Finds what the types on one page mention.
struct TypeMentions {
    private let index: TypeIndex
    private let component: Component
    /// The component's own types.
    private let own: [TypeIndex.Place]

    init(_ index: TypeIndex, _ component: Component) {
        self.index = index
        self.component = component
        own = index.places(of: component.id)
    }

    /// The first type of the catalog that a type's text mentions, other than the one it belongs to.
    func first(in type: String, implementation: String?, owner: String?) -> TypeIndex.Place? {
        for mention in Self.mentions(in: type) {
            let place = place(of: mention, implementation: implementation, owner: owner)
            if let place, place.entry != component.id || place.type != owner { return place }
        }
        return nil
    }

    /// A short name means what it means in its type, else in its entry, else in the catalog. Types of another language
    /// are not meant.
    func place(of mention: String, implementation: String?, owner: String?) -> TypeIndex.Place? {
        if let place = ownPlace(of: mention, implementation: implementation, owner: owner) { return place }
        let others = index.places(named: mention)
        if others.isEmpty { return nil }
        let language = language(of: implementation)
        let places = others.filter {
            $0.implementation == implementation || (!language.isEmpty && $0.language == language)
        }
        return places.first { !$0.isBorrowed } ?? places.first
    }

    /// `Layout` in `BB.InputAmount` may be `BB.InputAmount.Layout` or `BB.Layout`.
    private func ownPlace(of mention: String, implementation: String?, owner: String?) -> TypeIndex.Place? {
        let mayBeMeant = own.filter {
            (implementation == nil || $0.implementation == implementation) && $0.type.utf8.hasSuffix(mention.utf8)
        }
        if mayBeMeant.isEmpty { return nil }
        var scopes = owner.map { $0.split(separator: ".") } ?? []
        while !scopes.isEmpty {
            let name = scopes.joined(separator: ".") + "." + mention
            if let place = mayBeMeant.first(where: { $0.type == name }) { return place }
            scopes.removeLast()
        }
        return mayBeMeant.first { $0.type == mention } ?? mayBeMeant.first { $0.type.hasSuffix("." + mention) }
    }

    private func language(of implementation: String?) -> String {
        let element = implementation.flatMap { component.entry.implementations?.element(named: $0) }
        return element.map { ImplementationName($0.name, $0.value).language } ?? ""
    }

    // MARK: - Names in a type

    /// The names in a type's text, dots included: `Binding` and `BB.Layout` in `Binding<BB.Layout?>`.
    static func mentions(in type: String) -> [String] {
        // A type of one word, which most are.
        if type.utf8.allSatisfy(\.isASCIIWord) { return type.isEmpty ? [] : [type] }
        var mentions: [String] = []
        var name = ""
        for scalar in type.unicodeScalars {
            let joins = scalar == "." || scalar == "-"
            if Slug.isWord(scalar) || (joins && !name.isEmpty) {
                name.unicodeScalars.append(scalar)
            } else if !name.isEmpty {
                mentions.append(trimmed(name))
                name = ""
            }
        }
        return name.isEmpty ? mentions : mentions + [trimmed(name)]
    }

    private static func trimmed(_ name: String) -> String {
        var name = name
        while name.last == "." || name.last == "-" { name.removeLast() }
        return name
    }
}

extension String.UTF8View {
    fileprivate func hasSuffix(_ other: String.UTF8View) -> Bool {
        count >= other.count && suffix(other.count).elementsEqual(other)
    }
}
