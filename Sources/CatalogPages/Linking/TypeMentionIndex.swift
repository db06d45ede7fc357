import CatalogModel

/// An index of the types documented by entries, by name, for linking the types mentioned in signatures and property
/// types.
struct TypeMentionIndex: Sendable {
    private var byFullName: [String: [TypeMentionLocation]] = [:]
    private var byEntry: [EntryID: [TypeMentionLocation]] = [:]

    init(_ components: [Component]) {
        let documented = components.map { $0.facts(DocumentedTypes.self).locations }
        byFullName.reserveCapacity(documented.reduce(0) { $0 + $1.count })
        for (component, locations) in zip(components, documented) {
            if !locations.isEmpty { byEntry[component.id] = locations }
            for location in locations { byFullName[location.type, default: []].append(location) }
        }
    }

    /// Returns the types of an entry.
    func locations(of entry: EntryID) -> [TypeMentionLocation] { byEntry[entry] ?? [] }

    /// Returns the types of the whole catalog with the given full name.
    func locations(named name: String) -> [TypeMentionLocation] { byFullName[name] ?? [] }
}

/// The documentation of a type: the entry, the implementation and the full name.
///
/// An object, because every mention of a type reads several places.
final class TypeMentionLocation: Sendable {
    let entry: EntryID
    let implementation: String
    /// The full name.
    let type: String
    /// The language of the type's implementation.
    let language: String
    /// Whether the type is documented by another entry.
    let isBorrowed: Bool

    fileprivate init(
        entry: EntryID, implementation: String, type: String, language: String, isBorrowed: Bool
    ) {
        self.entry = entry
        self.implementation = implementation
        self.type = type
        self.language = language
        self.isBorrowed = isBorrowed
    }
}

/// The places of all types documented by a component.
private struct DocumentedTypes: ComponentFacts {
    let locations: [TypeMentionLocation]

    init(of component: Component) {
        locations = component.entry.implementations.orEmpty().flatMap { element -> [TypeMentionLocation] in
            let language = ImplementationName(element).language
            return element.value.types.orEmpty().map { type in
                TypeMentionLocation(
                    entry: component.id, implementation: element.name, type: type.name,
                    language: language,
                    isBorrowed: type.value.from != nil)
            }
        }
    }
}
