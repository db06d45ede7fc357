import CatalogModel

/// A renderer of the section on a component's behaviors: events and effects.
struct BehaviorSection {
    let flow: PageScope
    /// Guidance on the entry.
    let guidance: [Guidance]

    func content() -> Content {
        let own = flow.layers.flatMap { layer in
            layer.facets.behaviors.orEmpty().map { item($0, implementation: layer.implementation, from: nil) }
        }
        let fromGuides = guidance.compactMap { guidance -> [Block]? in
            guard case .behavior(let behavior) = guidance.content else { return nil }
            return item(behavior, implementation: nil, from: guidance.source)
        }
        let items = own + fromGuides
        if !items.isEmpty { return Content([.list(items)]) }
        return flow.layers.contains { $0.facets.behaviors?.isEmpty == true } ? .none : Content()
    }

    private func item(_ behavior: Behavior, implementation: ImplementationName?, from guide: EntryID?) -> [Block] {
        var lines: [[Inline]] = []
        if let title = behavior.title { lines.append(title.value.isEmpty ? [.empty] : [.strong(title.value)]) }
        let statements = [
            ("When:", behavior.when), ("Then:", behavior.then), ("Until:", behavior.until),
            ("Felt as:", behavior.haptics),
        ]
        for (word, prose) in statements {
            if let prose { lines.append([.emphasis(word), .text(" "), .prose(prose)]) }
        }
        if let applies = behavior.applies, guide == nil { lines.append(flow.links.applies(to: applies)) }
        if let guide { lines.append([.text("From "), flow.links.site.link(to: guide)]) }
        var blocks: [Block] = lines.isEmpty ? [] : [.paragraph(lines.asLines)]
        if let description = behavior.description { blocks.append(.prose(description)) }
        return blocks
            + flow.details(implementation).inItem(figures: behavior.figures, examples: behavior.examples)
    }
}

extension PageLinks {
    /// Returns the entries for guidance about several entries.
    func applies(to ids: [Located<EntryID>]) -> [Inline] {
        [.text("Applies to ")] + (ids.isEmpty ? [.text("no entry")] : ids.map { [entry($0)] }.commaSeparated)
    }
}
