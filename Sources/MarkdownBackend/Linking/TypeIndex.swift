import CatalogModel

/// Where types are documented, for looking up what a type's text mentions.
struct TypeIndex: Sendable {
    struct Place: Hashable, Sendable {
        let entry: EntryID
        let implementation: String
        /// The full name.
        let type: String
        /// Its place on the entry's page.
        let anchor: String?
        fileprivate let language: String
        fileprivate let isBorrowed: Bool
    }

    private var byFullName: [String: [Place]] = [:]
    private var byEntry: [EntryID: [Place]] = [:]

    init(_ components: [Component]) {
        for component in components {
            let places = Self.places(component)
            if !places.isEmpty { byEntry[component.id] = places }
            for place in places { byFullName[place.type, default: []].append(place) }
        }
    }

    /// A short name means what it means in its type, else in its entry, else in the catalog. Types of another language
    /// are not meant.
    func place(
        of mention: String, in component: Component, implementation: String?, owner: String?
    ) -> Place? {
        let own = byEntry[component.id, default: []].filter {
            implementation == nil || $0.implementation == implementation
        }
        for name in own.isEmpty ? [] : Self.candidates(mention, owner: owner) {
            if let place = own.first(where: { $0.type == name }) { return place }
        }
        if let place = own.first(where: { $0.type.hasSuffix("." + mention) }) { return place }
        guard let others = byFullName[mention] else { return nil }
        let language = Self.language(of: implementation, in: component)
        let places = others.filter {
            $0.implementation == implementation || (!language.isEmpty && $0.language == language)
        }
        return places.first { !$0.isBorrowed } ?? places.first
    }

    /// The first type of the catalog that a type's text mentions, other than the one it belongs to.
    func firstMention(
        in type: String, of component: Component, implementation: String?, owner: String?
    ) -> Place? {
        for mention in Self.mentions(in: type) {
            let place = place(of: mention, in: component, implementation: implementation, owner: owner)
            if let place, place.entry != component.id || place.type != owner { return place }
        }
        return nil
    }

    private static func places(_ component: Component) -> [Place] {
        let anchors = Anchors(typesOf: component)
        return component.entry.implementations.orEmpty().flatMap { element -> [Place] in
            let language = ImplementationName(element.name, element.value).language
            return element.value.types.orEmpty().map { type in
                Place(
                    entry: component.id, implementation: element.name, type: type.name,
                    anchor: anchors[Subject(.type, [type.name], in: element.name)], language: language,
                    isBorrowed: type.value.from != nil)
            }
        }
    }

    private static func language(of implementation: String?, in component: Component) -> String {
        guard let implementation, let record = component.entry.implementations?[implementation] else { return "" }
        return ImplementationName(implementation, record).language
    }

    /// `Layout` in `BB.InputAmount` may be `BB.InputAmount.Layout` or `BB.Layout`.
    private static func candidates(_ mention: String, owner: String?) -> [String] {
        var owner = owner.map { $0.split(separator: ".") } ?? []
        var names: [String] = []
        while !owner.isEmpty {
            names.append(owner.joined(separator: ".") + "." + mention)
            owner.removeLast()
        }
        return names + [mention]
    }

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
