import CatalogModel

/// A text of an entry for full-text search, with an anchor on the page: a text to localize, a fact of accessibility, or
/// prose below a heading.
package struct EntryText: Sendable {
    /// The kind, `string`, `a11y` or `text`.
    package let kind: PageLocationKind
    package let text: String
    /// The key of a string, the fact stated by the text, or the heading above the text.
    package let name: String
    /// The anchor of the text's place; nil for the page.
    package let anchor: String?
}

extension EntryText {
    /// Returns the texts in the order of the entry.
    static func all(of component: Component, anchors: Anchors) -> [EntryText] {
        let implementations = component.entry.implementations.orEmpty()
        let facets =
            [(nil, component.entry.facets)] + implementations.map { (Optional($0.name), $0.value.facets) }
        let own = [
            ("", component.entry.description.map { [$0] }), ("Changes", component.entry.changes?.flatMap(\.value)),
        ]
        return texts(own) { $0.isEmpty ? nil : Slug.of($0) }
            + facets.flatMap { implementation, facets in
                // Several implementations have sections of their own with the same headings.
                let section =
                    implementations.count < 2 ? nil : implementation.map { AnchorTarget(.implementation, name: $0) }
                return guidance(facets) { heading in section.map { anchors[$0] } ?? Slug.of(heading) }
                    + strings(facets, implementation: implementation, anchors: anchors) + accessibility(facets)
            }
    }

    /// Returns the guidance by the headings of a page.
    private static func guidance(_ facets: Facets, anchor: (String) -> String?) -> [EntryText] {
        texts(
            [
                ("Features", facets.features), ("When to use it", facets.usage.map { prose([$0]) }),
                ("Behavior", facets.behaviors.map(prose)), ("Accessibility", facets.accessibility.map { prose([$0]) }),
            ], anchor: anchor)
    }

    private static func texts(_ parts: [(heading: String, prose: [Prose]?)], anchor: (String) -> String?) -> [EntryText]
    {
        parts.flatMap { heading, prose in
            (prose ?? []).map { EntryText(kind: .text, text: $0.plainText, name: heading, anchor: anchor(heading)) }
        }
    }

    /// Returns the prose of records and of all records within.
    private static func prose(_ records: [some BaseRecord]) -> [Prose] {
        var walk = RecordWalk(ProseCollector())
        for record in records { walk.walk(record) }
        return walk.visitor.found
    }

    /// A collector of all prose in records.
    private struct ProseCollector: RecordVisitor {
        static var needsPaths: Bool { false }
        var found: [Prose] = []

        mutating func visit(_ prose: Prose) { found.append(prose) }
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
