import CatalogModel

/// The subject of a run of sections on a component's page (usage, states, …): the entry as a whole, or an
/// implementation among several.
///
/// With at most a single implementation there is a single flow, and entry and implementation are described together.
struct PageScope {
    /// The facets of the entry or of an implementation.
    ///
    /// An object because of its size.
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
    /// Layers described in the flow, the entry first.
    let layers: [Layer]
    /// Layers added by implementations to records of the flow, without a description of their own here.
    let additions: [Layer]
    /// The layer whose names are described elsewhere; nil on the page itself.
    let entry: Layer?

    /// Whether the scope covers the entry and all implementations.
    var isWhole: Bool { entry == nil && additions.isEmpty }

    /// The language of examples in a flow with an implementation.
    var language: String { layers.last?.implementation?.language ?? "" }

    /// Returns the details for statements of an implementation, or of the entry.
    func details(_ implementation: ImplementationName?) -> Details {
        Details(links: links, language: implementation?.language ?? language)
    }

    var details: Details { details(nil) }

    /// Returns the records of a facet by name, each with all statements about the record.
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

    /// Returns the names of a facet described in the flow.
    func names<Record>(_ facet: (Facets) -> OrderedRecords<Record>?) -> [String] {
        var documented = Set(entry.flatMap { facet($0.facets) }?.names ?? [])
        return layers.flatMap { facet($0.facets)?.names ?? [] }.filter { documented.insert($0).inserted }
    }

    /// Whether the facet is stated to be empty, without any other statement.
    func isStatedNone<Record>(_ facet: (Facets) -> OrderedRecords<Record>?) -> Bool {
        layers.contains { facet($0.facets)?.isEmpty == true } && names(facet).isEmpty
    }
}

/// A record of an entry, such as a state, together with the additions to the record by implementations, shown together
/// on a page.
struct Layered<Record: Sendable>: Sendable {
    /// The record of a layer: of the entry itself, or of an implementation.
    struct Layer: Sendable {
        let implementation: ImplementationName?
        let record: Record
    }

    let name: String
    let layers: [Layer]
    /// Whether facts name their implementation.
    let isLabeled: Bool

    /// The declaring implementation; nil for the entry.
    var declarer: String? { layers.first.flatMap { $0.implementation?.key } }

    /// Returns the answer of the first layer with an answer.
    func first<Value>(_ value: (Record) -> Value?) -> Value? {
        for layer in layers {
            if let value = value(layer.record) { return value }
        }
        return nil
    }

    /// Returns the lines of all layers, each below the last.
    func lines(_ text: (Record) -> [Inline]) -> [[Inline]] {
        layers.map { label(text($0.record), layer: $0) }
    }

    func cell(_ text: (Record) -> [Inline]) -> Cell {
        layers.count == 1 && !isLabeled ? Cell(text(layers[0].record)) : Cell(lines: lines(text))
    }

    /// Returns the larger content of all layers.
    func content(_ content: (Layer) -> Content) -> Content {
        if layers.count == 1, !isLabeled { return content(layers[0]) }
        return layers.map { layer -> Content in
            let content = content(layer)
            guard isLabeled, let implementation = layer.implementation, !content.isEmpty else { return content }
            return Content(sections: [PageSection(implementation.title, content)])
        }.reduce(Content(), +)
    }

    /// Returns a record within the current record, in each layer with such a record.
    func inner<Inner>(_ name: String, record: (Record) -> Inner?) -> Layered<Inner> {
        Layered<Inner>(
            name: name,
            layers: layers.compactMap { layer in
                record(layer.record).map { .init(implementation: layer.implementation, record: $0) }
            },
            isLabeled: isLabeled)
    }

    private func label(_ text: [Inline], layer: Layer) -> [Inline] {
        guard isLabeled, let implementation = layer.implementation, !text.isEmpty else { return text }
        return [.text(implementation.title + ": ")] + text
    }
}

/// A formatter of the display name of a state, part or axis: the title, and the name unless evident from the title.
enum DisplayName {
    /// Returns a name already explained elsewhere.
    static func short(_ name: String, title: Text?) -> [Inline] { Inline.words(title?.value ?? name) }

    static func of(_ name: String, title: Text?) -> [Inline] {
        guard let title = title?.value else { return Inline.words(name) }
        let words = Inline.words(title)
        return Slug.of(title) == Slug.of(name) ? words : words + [.text(" (")] + Inline.value(name) + [.text(")")]
    }
}

extension OrderedRecords {
    /// The records by name, for looking up many records.
    var byName: [String: Element] { Dictionary(map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }) }
}
