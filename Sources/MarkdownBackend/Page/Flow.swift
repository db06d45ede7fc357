import CatalogModel

/// A part of a page that tells of an entry from its purpose to its dependencies: the page itself, or the section of one
/// of several implementations.
///
/// With at most one implementation there is one flow, and entry and implementation are told together.
struct Flow {
    /// The facets of the entry or of an implementation.
    struct Layer: Sendable {
        /// nil for the entry.
        let implementation: ImplementationName?
        let facets: Facets
    }

    let links: PageLinks
    /// What the flow tells, the entry first.
    let layers: [Layer]
    /// What implementations add to records that the flow tells, without being told here themselves.
    let additions: [Layer]
    /// The facets whose names are told elsewhere; nil on the page itself.
    let entry: Facets?

    /// The language of examples where the flow has one implementation.
    var language: String { layers.last?.implementation?.language ?? "" }

    /// For what an implementation says, or the entry.
    func details(_ implementation: ImplementationName?) -> Details {
        Details(links: links, language: implementation?.language ?? language)
    }

    var details: Details { details(nil) }

    /// The records of a facet by name, each with all that is said of it.
    func layered<Record>(_ facet: (Facets) -> ByName<Record>?) -> [Layered<Record>] {
        let elsewhere = entry.flatMap(facet)
        var names: [String] = []
        for layer in layers {
            for name in facet(layer.facets).orEmpty().names where !names.contains(name) && elsewhere?[name] == nil {
                names.append(name)
            }
        }
        return names.map { name in
            Layered(
                name: name,
                layers: (layers + additions).compactMap { layer in
                    facet(layer.facets)?[name].map { .init(implementation: layer.implementation, record: $0) }
                },
                isLabeled: !additions.isEmpty)
        }
    }

    /// Whether the facet is stated to be empty, and nothing else is said.
    func isStatedNone<Record>(_ facet: (Facets) -> ByName<Record>?) -> Bool {
        layers.contains { facet($0.facets)?.isEmpty == true } && layered(facet).isEmpty
    }
}

/// A record of the entry together with what implementations add to it.
struct Layered<Record: Sendable>: Sendable {
    struct Layer: Sendable {
        let implementation: ImplementationName?
        let record: Record
    }

    let name: String
    let layers: [Layer]
    /// Whether facts say which implementation they belong to.
    let isLabeled: Bool

    /// The implementation that declares it; nil for the entry.
    var declarer: String? { layers.first.flatMap { $0.implementation?.key } }

    /// The first layer's answer that is one.
    func first<Value>(_ value: (Record) -> Value?) -> Value? {
        for layer in layers {
            if let value = value(layer.record) { return value }
        }
        return nil
    }

    /// What each layer says, one below the other.
    func lines(_ text: (Record) -> [Inline]) -> [[Inline]] {
        layers.map { label(text($0.record), $0) }
    }

    func cell(_ text: (Record) -> [Inline]) -> Cell { Cell(lines: lines(text)) }

    /// What each layer has that needs room.
    func content(_ content: (Layer) -> Content) -> Content {
        layers.map { layer -> Content in
            let content = content(layer)
            guard isLabeled, let implementation = layer.implementation, !content.isEmpty else { return content }
            return Content(sections: [PageSection(implementation.title, content)])
        }.reduce(Content(), +)
    }

    /// A record within this one, in each layer that has it.
    func inner<Inner>(_ name: String, _ record: (Record) -> Inner?) -> Layered<Inner> {
        Layered<Inner>(
            name: name,
            layers: layers.compactMap { layer in
                record(layer.record).map { .init(implementation: layer.implementation, record: $0) }
            },
            isLabeled: isLabeled)
    }

    private func label(_ text: [Inline], _ layer: Layer) -> [Inline] {
        guard isLabeled, let implementation = layer.implementation, !text.isEmpty else { return text }
        return [.text(implementation.title + ": ")] + text
    }
}

/// How people read the name of a state, part or axis: its title, and the name where the title does not tell it.
enum DisplayName {
    /// Where the name is told elsewhere.
    static func short(_ name: String, title: Text?) -> [Inline] { Inline.words(title?.value ?? name) }

    static func of(_ name: String, title: Text?) -> [Inline] {
        guard let title = title?.value else { return Inline.words(name) }
        let words = Inline.words(title)
        return Slug.of(title) == Slug.of(name) ? words : words + [.text(" (")] + Inline.value(name) + [.text(")")]
    }
}
