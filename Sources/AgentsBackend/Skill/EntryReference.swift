import CatalogModel
import CatalogPages

/// The section of a reference about one entry: use, API, states, tokens, accessibility, advice and deprecations.
struct EntryReference {
    private let component: Component
    private let entry: Entry
    /// The facets of the entry and of its implementations, with a suffix for labels.
    private let layers: [(suffix: String, facets: Facets)]

    /// The greatest number of lines in a list.
    private static let most = 40
    /// The greatest number of members of a type.
    private static let mostMembers = 60

    init(_ component: Component) {
        self.component = component
        entry = component.entry
        layers =
            [("", component.entry.facets)]
            + component.entry.implementations.orEmpty().map { (" in \($0.name.shortened(to: 40))", $0.value.facets) }
    }

    /// The command that prints all facts.
    private var command: String { "catalog show \(component.id)" }

    func section() -> PageSection {
        var blocks: [Block] = []
        if let deprecation = entry.deprecated {
            blocks.append(.paragraph([.strong("Deprecated.")] + advice(deprecation)))
        }
        if let summary = entry.summary { blocks.append(.paragraph([summary.brief])) }
        blocks.append(.paragraph(identity))
        for layer in layers { blocks += usage(of: layer.facets, suffix: layer.suffix) }
        for layer in layers { blocks += states(of: layer.facets, suffix: layer.suffix) }
        blocks += facts("Tokens", lines: tokens)
        for layer in layers { blocks += facts("Accessibility" + layer.suffix, lines: accessibility(layer.facets)) }
        let api: ([[Inline]]) -> [Block] = { $0.listed(Self.mostMembers, others: command) }
        var content = Content(blocks)
        content.add("API of all implementations", Content(api(APILines.lines(of: entry))))
        for implementation in entry.implementations.orEmpty() {
            let lines = APILines.blocks(of: implementation, list: api)
            content.add("API in \(implementation.name.shortened(to: 40))", Content(lines))
        }
        return PageSection([.text(component.title.shortened(to: 80))], anchor: component.id.rawValue, content)
    }

    /// Id, kind, status and alternative names.
    private var identity: [Inline] {
        var facts: [[Inline]] = [[.code(component.id.rawValue)]]
        if component.kind != .component { facts.append([.text(component.kind.rawValue)]) }
        if let status = entry.status { facts.append([.text("status "), .text(status.value.rawValue)]) }
        if let since = entry.since { facts.append([.text("since \(since.value.shortened(to: 40))")]) }
        if let names = entry.aliases, !names.isEmpty {
            facts.append([.text("also called \(names.map(\.value).joined(separator: ", ").shortened(to: 160))")])
        }
        return facts.asFacts
    }

    private func facts(_ label: String, lines: [[Inline]]) -> [Block] {
        lines.isEmpty ? [] : [.paragraph([.strong(label)])] + lines.listed(Self.most, others: command)
    }

    private func usage(of facets: Facets, suffix: String) -> [Block] {
        guard let usage = facets.usage else { return [] }
        func prose(_ items: [Prose]?) -> [[Inline]] { items.orEmpty().map { [$0.brief] } }
        func advice(_ items: [Advice]?) -> [[Inline]] { items.orEmpty().compactMap { $0.text.map { [$0.brief] } } }
        let alternatives = usage.alternatives.orEmpty().map { reference in
            [Inline.short(reference.entry?.value.rawValue ?? reference.name?.value ?? reference.url?.value ?? "")]
                + (reference.when.map { [.text(": "), $0.brief] } ?? [])
        }
        return facts("Use it when" + suffix, lines: prose(usage.when))
            + facts("Do not use it when" + suffix, lines: prose(usage.avoid))
            + facts("Alternatives" + suffix, lines: alternatives)
            + facts("Do" + suffix, lines: prose(usage.practices) + advice(usage.do))
            + facts("Do not" + suffix, lines: advice(usage.dont))
    }

    private func states(of facets: Facets, suffix: String) -> [Block] {
        let states = facets.states.orEmpty().map { state in
            line(
                state.name, [state.value.when.map { [.text("when "), .short($0.value)] }], state.value.named,
                isInactive: state.value.inactive == true)
        }
        let variants = facets.variants.orEmpty().map { axis in
            let values = Inline.list(axis.value.values.orEmpty().names)
            return line(
                axis.name,
                [values, axis.value.default.map { [.text("default "), .short($0.value)] }], axis.value.named)
        }
        // An implementation that adds no fact to a state of the entry repeats the name only.
        let isOwn: ([Inline]) -> Bool = { suffix.isEmpty || $0.count > 1 }
        return facts("States" + suffix, lines: states.filter(isOwn))
            + facts("Variants" + suffix, lines: variants.filter(isOwn))
    }

    /// Returns a name with facts, the description and the deprecation.
    private func line(_ name: String, _ facts: [[Inline]?], _ named: Named, isInactive: Bool = false) -> [Inline] {
        var all = facts.compactMap(\.self)
        if isInactive { all.append([.text("takes no input")]) }
        if let description = named.description { all.append([description.brief]) }
        if let deprecation = named.deprecated { all.append(APILines.words(deprecation)) }
        let rest = all.joined(by: [.text("; ")])
        return [.short(name)] + (rest.isEmpty ? [] : [.text(": ")] + rest)
    }

    private func advice(_ deprecation: Deprecation) -> [Inline] {
        let names = deprecation.replacements.orEmpty().map(\.value)
        return (names.isEmpty ? [] : [.text(" Use ")] + Inline.list(names) + [.text(".")])
            + (deprecation.message.map { [.text(" "), $0.brief] } ?? [])
    }

    /// The tokens of the entry and its implementations by pattern, then the shared tokens in use.
    private var tokens: [[Inline]] {
        layers.flatMap { layer in
            layer.facets.tokens.orEmpty().map { element in
                let token = element.value
                var facts: [[Inline]] = token.role.orEmpty().map { [.text($0.value.words)] }
                if let state = token.state { facts.append([.text("state "), .short(state.value)]) }
                if let part = token.part { facts.append([.text("part "), .short(part.value)]) }
                if case .text(let value)? = token.default { facts.append([.text("value "), .short(value.value)]) }
                if facts.isEmpty, let title = token.named.title { facts.append([.text(title.value.shortened(to: 80))]) }
                return line(element.name, facts, Named(node: token.node))
            }
                + layer.facets.semanticTokens.orEmpty().map { element in
                    let paths = Inline.list(element.value.compactMap { $0.token?.value })
                    return [.short(element.name)] + (paths.isEmpty ? [] : [.text(": ")] + paths)
                }
        }
    }

    private func accessibility(_ facets: Facets) -> [[Inline]] {
        guard let accessibility = facets.accessibility else { return [] }
        var lines: [[Inline]] = []
        if let role = accessibility.role { lines.append([.text("Role: "), .short(role.value)]) }
        for (label, prose) in [
            ("Label", accessibility.label), ("Hint", accessibility.hint), ("Value", accessibility.value),
            ("Focus", accessibility.focus),
        ] {
            if let prose { lines.append([.text("\(label): "), prose.brief]) }
        }
        lines += accessibility.keyboard.orEmpty().map { [.text("Key "), .short($0.name), .text(": "), $0.value.brief] }
        return lines + accessibility.practices.orEmpty().map { [$0.brief] }
    }
}
