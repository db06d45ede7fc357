import CatalogModel

/// A text of an entry for full-text search, with an anchor on the page: a text to localize, or a fact of accessibility.
package struct EntryText: Sendable {
    /// The kind, `string` or `a11y`.
    package let kind: PagePlace.Kind
    package let text: String
    /// The key of a string, or the fact stated by the text.
    package let name: String
    /// The anchor of the text's place; nil for the page.
    package let anchor: String?
}

extension EntryText {
    /// Returns the texts in the order of the entry.
    static func all(of component: Component, anchors: Anchors) -> [EntryText] {
        let facets =
            [(nil, component.entry.facets)]
            + component.entry.implementations.orEmpty().map { (Optional($0.name), $0.value.facets) }
        return facets.flatMap { implementation, facets in
            strings(facets, implementation: implementation, anchors: anchors) + accessibility(facets)
        }
    }

    private static func strings(_ facets: Facets, implementation: String?, anchors: Anchors) -> [EntryText] {
        facets.strings.orEmpty().flatMap { element -> [EntryText] in
            let anchor = anchors[AnchorTarget(.string, name: element.name, in: implementation)]
            let texts =
                [element.value.text?.value].compactMap(\.self)
                + element.value.translations.orEmpty().flatMap { leaves(of: $0.value) }
            return texts.map { EntryText(kind: .string, text: $0, name: element.name, anchor: anchor) }
        }
    }

    private static func leaves(of tree: TextTree) -> [String] {
        switch tree {
        case .text(let text): [text.value]
        case .branches(let branches): branches.flatMap { leaves(of: $0.value) }
        }
    }

    private static func accessibility(_ facets: Facets) -> [EntryText] {
        guard let accessibility = facets.accessibility else { return [] }
        let values = [("Role", accessibility.role), ("Traits", accessibility.traits)].compactMap { name, text in
            text.map { EntryText(kind: .a11y, text: $0.value, name: name, anchor: nil) }
        }
        return values
            + accessibility.criteria.orEmpty().map {
                EntryText(kind: .a11y, text: $0.name, name: "WCAG criterion", anchor: nil)
            }
            + accessibility.keyboard.orEmpty().map { EntryText(kind: .a11y, text: $0.name, name: "Key", anchor: nil) }
    }
}
