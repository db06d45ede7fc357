package import CatalogModel

/// A named place on an entry's page, such as a property or a state, listed for searches with kind, owner and anchor.
package struct PageLocation: Sendable {
    package let kind: PageLocationKind
    package let name: String
    /// The owner, such as `Button` or the name of an axis; empty for the entry itself.
    package let owner: String
    /// The declaring implementation, under the name used by people; empty for the entry itself.
    package let implementation: String
    package let anchor: String
    /// The nature of the item, in prose.
    package let description: Prose?
}

/// The kinds of page locations that readers distinguish in a search.
package enum PageLocationKind: String, Sendable {
    case type, prop, param, method, event, slot, css, `case`, state, part, variant, token, setting, string, a11y,
        section
    /// Prose below a heading of the page.
    case text
}

extension SiteLinks {
    /// Returns what searches find on the page of an entry: the named places, and the texts in the order of the entry.
    ///
    /// With parameters, the named places include the parameters, at the anchors of their methods.
    package func locations(
        of component: Component, withParameters: Bool = false
    ) -> (named: [PageLocation], texts: [EntryText]) {
        let anchors = Anchors(component, withDescriptions: true)
        let parameters = withParameters ? Self.parameters(component, anchors: anchors) : []
        return (Self.named(component, anchors: anchors) + parameters, EntryText.all(of: component, anchors: anchors))
    }

    private static func parameters(_ component: Component, anchors: Anchors) -> [PageLocation] {
        component.entry.implementations.orEmpty().flatMap { element -> [PageLocation] in
            let title = ImplementationName(element).title
            func locations(
                _ name: String, _ methods: [Method], _ kind: AnchorTargetKind, of type: String?
            ) -> [PageLocation] {
                methods.indices.flatMap { index in
                    let target = AnchorTarget(
                        kind, name: name, of: type.map { [$0] } ?? [], in: element.name, index: index)
                    return methods[index].parameters.orEmpty().map { parameter in
                        PageLocation(
                            kind: .param, name: parameter.name,
                            owner: type ?? name, implementation: title, anchor: anchors[target] ?? "",
                            description: parameter.value.property.description)
                    }
                }
            }
            return element.value.types.orEmpty().flatMap { type in
                locations("init", type.value.initializers.orEmpty(), .initializer, of: type.name)
                    + type.value.methods.orEmpty().flatMap { locations($0.name, $0.value, .method, of: type.name) }
            } + element.value.functions.orEmpty().flatMap { locations($0.name, $0.value, .function, of: nil) }
        }
    }

    private static func named(_ component: Component, anchors: Anchors) -> [PageLocation] {
        let titles = Dictionary(
            component.entry.implementations.orEmpty().map { ($0.name, ImplementationName($0).title) },
            uniquingKeysWith: { first, _ in first })
        return anchors.all.compactMap { subject, anchor in
            guard let kind = subject.kind.searched else { return nil }
            return PageLocation(
                kind: kind, name: subject.name, owner: subject.owners.joined(separator: "."),
                implementation: subject.implementation.map { titles[$0] ?? $0 } ?? "", anchor: anchor,
                description: anchors.descriptions?[anchor])
        }.sorted { ($0.anchor, $0.name) < ($1.anchor, $1.name) }
    }
}

extension AnchorTargetKind {
    /// nil for subjects never searched by name.
    fileprivate var searched: PageLocationKind? {
        switch self {
        case .type: .type
        case .property, .sharedProperty, .variable: .prop
        case .method, .function: .method
        case .event: .event
        case .slot: .slot
        case .cssPart, .cssState, .cssProperty: .css
        case .enumCase: .case
        case .state: .state
        case .part: .part
        case .axis, .axisValue: .variant
        case .token, .semanticToken: .token
        case .setting, .style: .setting
        case .string: .string
        case .accessibilitySetting: .a11y
        case .section: .section
        case .implementation, .initializer, .animation, .tokenGroup, .dependency: nil
        }
    }
}
