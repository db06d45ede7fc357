import CatalogModel

/// A renderer of the page comparing platforms: the platforms of each entry, and the names and types of the entry's
/// properties on each platform.
struct PlatformsPage {
    let site: SiteLinks

    /// Returns the names of implementations in the whole catalog, sorted.
    static func platforms(of registry: ComponentRegistry) -> [String] {
        var titles: Set<String> = []
        for component in registry.components {
            for element in component.entry.implementations.orEmpty() {
                titles.insert(ImplementationName(element).title)
            }
        }
        return titles.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    }

    func page() -> Page {
        let platforms = Self.platforms(of: site.registry)
        let components = site.registry.components.byTitle.filter { $0.entry.implementations?.isEmpty == false }
        let overview = Table(["Entry"] + platforms, rows: components.map { row($0, platforms: platforms) })
        let parity = components.compactMap(properties)
        var sections = [PageSection("Entries", Content([.table(overview)]))]
        if !parity.isEmpty { sections.append(PageSection("Properties", Content(sections: parity))) }
        return SitePage.platforms.page(sections: sections)
    }

    private func row(_ component: Component, platforms: [String]) -> [Cell] {
        var cells: [String: [[Inline]]] = [:]
        let implementations = component.entry.implementations.orEmpty()
        let anchors = Anchors(typesOf: component)
        for element in implementations {
            let anchor = implementations.count > 1 ? anchors[AnchorTarget(.implementation, name: element.name)] : nil
            let target = site.page(of: component.id, anchor: anchor)
            let yes: [Inline] = [.text("Yes")]
            var facts: [[Inline]] = [target.map { [.link(yes, $0)] } ?? yes]
            let named = element.value.named
            if named.deprecated != nil { facts.append([.text("Deprecated")]) }
            if let status = named.status { facts.append([.text(NamedFacts.word(for: status.value))]) }
            if let since = named.since { facts.append([.text("since ")] + Inline.words(since.value)) }
            cells[ImplementationName(element).title, default: []].append(facts.commaSeparated)
        }
        return [Cell([site.link(to: component.id)])] + platforms.map { Cell(lines: cells[$0, default: []]) }
    }

    /// Returns the properties of an entry with several implementations side by side; nil without anything to compare.
    private func properties(_ component: Component) -> PageSection? {
        let implementations = component.entry.implementations.orEmpty()
        guard implementations.count > 1 else { return nil }
        let members = implementations.map { ParityMembers($0.value) }
        var names = component.entry.properties.orEmpty().names
        let shared = Set(names)
        var seen = shared
        for member in members.joined() where seen.insert(member.concept).inserted { names.append(member.concept) }
        if names.isEmpty { return nil }
        let rows = names.map { name in
            [Cell(Inline.value(name))]
                + members.map { members in
                    let found = members.filter { $0.concept == name }
                    if !found.isEmpty { return Cell(lines: found.map(\.text)) }
                    // Without documented members, an implementation has the properties of the entry.
                    if members.isEmpty { return Cell(shared.contains(name) ? [.text("Yes")] : []) }
                    return Cell([.text("–")])
                }
        }
        let table = Table(["Property"] + implementations.map { ImplementationName($0).title }, rows: rows)
        let link = Block.paragraph([.text("Documented at "), site.link(to: component.id)])
        return PageSection(Inline.words(component.title), Content([link, .table(table)]))
    }
}

/// A sequence of an implementation's settable members, each only once, for comparison with other platforms.
private struct ParityMembers: Sequence {
    /// A member of an implementation, comparable to members of other implementations by concept.
    struct Member {
        /// Concept shared with the corresponding members of other implementations.
        let concept: String
        let name: String
        let type: String?

        var text: [Inline] {
            let words = concept == name ? [] : Inline.value(name) + [.text(": ")]
            return words + (type.map { Inline.value($0) } ?? [.text("Yes")])
        }
    }

    private var members: [Member] = []
    /// Whether no member is documented.
    var isEmpty: Bool { members.isEmpty }
    private var seen: Set<String> = []

    init(_ implementation: Implementation) {
        let types = implementation.types.orEmpty()
        for type in types where Self.isMain(type, among: types) {
            for property in type.value.properties.orEmpty() { add(property.name, property: property.value) }
            for initializer in type.value.initializers.orEmpty() { add(initializer) }
        }
        for function in implementation.functions.orEmpty() {
            for overload in function.value { add(overload) }
        }
    }

    func makeIterator() -> IndexingIterator<[Member]> { members.makeIterator() }

    /// Whether a type is a main type, rather than only serving another type of the implementation.
    private static func isMain(
        _ type: OrderedRecords<TypeDeclaration>.Element, among types: OrderedRecords<TypeDeclaration>
    ) -> Bool {
        switch type.value.kind?.value {
        case .enum, .protocol, .typealias, .associatedtype, .macro: return false
        default: return !types.contains { $0.name != type.name && type.name.hasPrefix($0.name + ".") }
        }
    }

    private mutating func add(_ method: Method) {
        for parameter in method.parameters.orEmpty() { add(parameter.name, property: parameter.value.property) }
    }

    private mutating func add(_ name: String, property: Property) {
        guard seen.insert(name).inserted else { return }
        let type = property.type?.value ?? property.either?.map(\.value).joined(separator: " | ")
        members.append(Member(concept: property.is?.value ?? name, name: name, type: type))
    }
}
