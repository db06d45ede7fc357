import CatalogModel

/// A renderer of the section on a component's animations: a table with trigger, timing and changes.
struct AnimationsSection {
    let flow: PageScope

    func content() -> Content {
        if flow.isStatedNone({ $0.animations }) { return .none }
        let rows = flow.layers.flatMap { layer in
            layer.facets.animations.orEmpty().map { row($0, implementation: layer.implementation) }
        }
        let columns = ["Animation", "Starts", "Timing", "Changes", "Description"]
        return rows.isEmpty ? Content() : MemberTable.content(columns: columns, of: rows) { $0 }
    }

    private func row(
        _ element: OrderedRecords<Animation>.Element, implementation: ImplementationName?
    ) -> MemberTable.Row {
        let animation = element.value
        let less = animation.reduced.map { [.text("With reduced motion: "), .prose($0)] as [Inline] }
        return MemberTable.Row(
            anchor: flow.links.anchor(.animation, named: element.name, in: implementation?.key),
            name: Inline.value(element.name),
            cells: [
                Cell(animation.when.map { [.prose($0)] } ?? []), Cell(lines: timing(animation)),
                Cell(animation.properties.map(values) ?? []),
                flow.links.description(animation.named, facts: [less].compactMap(\.self) + facts(animation)),
            ],
            group: animation.group, details: flow.details(implementation).of(animation.named))
    }

    private func timing(_ animation: Animation) -> [[Inline]] {
        let delay = animation.delay.map { [.text("after ")] + Inline.value($0.value) as [Inline] }
        let tokens = animation.tokens.map { tokens in
            tokens.isEmpty ? [.text("no tokens")] : tokens.map { flow.links.token($0.value) }.commaSeparated
        }
        return [
            animation.duration.map { Inline.value($0.value) }, delay, animation.easing.map { Inline.value($0.value) },
            tokens,
        ].compactMap(\.self)
    }

    private func facts(_ animation: Animation) -> [[Inline]] {
        [
            animation.part.map { [.text("Moves ")] + flow.links.part($0.value) },
            animation.state.map { [.text("Leads to ")] + flow.links.state($0.value) },
        ].compactMap(\.self)
    }

    private func values(_ texts: [Text]) -> [Inline] {
        texts.isEmpty ? [.text("nothing")] : texts.map { Inline.value($0.value) }.commaSeparated
    }
}
