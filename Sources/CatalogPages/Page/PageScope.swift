import CatalogModel

/// A part of a page that tells of an entry from its purpose to its dependencies: the page itself, or the section of one
/// of several implementations.
///
/// With at most one implementation there is one flow, and entry and implementation are told together.
struct PageScope {
    /// The facets of the entry or of an implementation. An object because of its size.
    final class Layer {
        /// nil for the entry.
        let implementation: ImplementationName?
        let facets: Facets

        init(implementation: ImplementationName?, facets: Facets) {
            self.implementation = implementation
            self.facets = facets
        }
    }

    let links: PageLinks
    /// Layers that the flow tells, the entry first.
    let layers: [Layer]
    /// Layers that implementations add to records that the flow tells, without being told here themselves.
    let additions: [Layer]
    /// The layer whose names are told elsewhere; nil on the page itself.
    let entry: Layer?

    /// Whether it tells of the entry and of all implementations.
    var isWhole: Bool { entry == nil && additions.isEmpty }

    /// The language of examples where the flow has one implementation.
    var language: String { layers.last?.implementation?.language ?? "" }

    /// For what an implementation says, or the entry.
    func details(_ implementation: ImplementationName?) -> Details {
        Details(links: links, language: implementation?.language ?? language)
    }

    var details: Details { details(nil) }

    /// Returns the records of a facet by name, each with all that is said of it.
    func layered<Record>(_ facet: (Facets) -> OrderedRecords<Record>?) -> [Layered<OrderedRecords<Record>.Element>] {
        let all = (layers + additions).map { layer in
            (implementation: layer.implementation, records: facet(layer.facets)?.byName ?? [:])
        }
        return names(facet).map { name in
            Layered(
                name: name,
                layers: all.compactMap { layer in
                    layer.records[name].map { .init(implementation: layer.implementation, record: $0) }
                },
                isLabeled: !additions.isEmpty)
        }
    }

    /// Returns the names of a facet that the flow tells.
    func names<Record>(_ facet: (Facets) -> OrderedRecords<Record>?) -> [String] {
        var told = Set(entry.flatMap { facet($0.facets) }?.names ?? [])
        return layers.flatMap { facet($0.facets)?.names ?? [] }.filter { told.insert($0).inserted }
    }

    /// Whether the facet is stated to be empty, and nothing else is said.
    func isStatedNone<Record>(_ facet: (Facets) -> OrderedRecords<Record>?) -> Bool {
        layers.contains { facet($0.facets)?.isEmpty == true } && names(facet).isEmpty
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

    /// Returns the first layer's answer that is one.
    func first<Value>(_ value: (Record) -> Value?) -> Value? {
        for layer in layers {
            if let value = value(layer.record) { return value }
        }
        return nil
    }

    /// Returns the lines of all layers, one below the other.
    func lines(_ text: (Record) -> [Inline]) -> [[Inline]] {
        layers.map { label(text($0.record), $0) }
    }

    func cell(_ text: (Record) -> [Inline]) -> Cell {
        layers.count == 1 && !isLabeled ? Cell(text(layers[0].record)) : Cell(lines: lines(text))
    }

    /// Returns the content of all layers that needs room.
    func content(_ content: (Layer) -> Content) -> Content {
        if layers.count == 1, !isLabeled { return content(layers[0]) }
        return layers.map { layer -> Content in
            let content = content(layer)
            guard isLabeled, let implementation = layer.implementation, !content.isEmpty else { return content }
            return Content(sections: [PageSection(implementation.title, content)])
        }.reduce(Content(), +)
    }

    /// Returns a record within this one, in each layer that has it.
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
    /// Returns a name that is told elsewhere.
    static func short(_ name: String, title: Text?) -> [Inline] { Inline.words(title?.value ?? name) }

    static func of(_ name: String, title: Text?) -> [Inline] {
        guard let title = title?.value else { return Inline.words(name) }
        let words = Inline.words(title)
        return Slug.of(title) == Slug.of(name) ? words : words + [.text(" (")] + Inline.value(name) + [.text(")")]
    }
}

extension OrderedRecords {
    /// The records for looking up many of them.
    var byName: [String: Element] { Dictionary(map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }) }
}
