import CatalogModel

/// A renderer of the section on a component's variants: the axes of variation, and the forbidden combinations.
struct VariantsSection {
    let flow: PageScope

    func content() -> Content {
        if flow.isStatedNone({ $0.variants }) { return .none }
        let axes = flow.layered { $0.variants }
        let group = { (axis: Layered<OrderedRecords<Axis>.Element>) in axis.first { $0.value.named.group } }
        var content = Grouped.by(group, records: axes) { Content(sections: $0.map(axis)) }
        let exclusions = flow.layers.flatMap { $0.facets.exclusions.orEmpty() }
        if !exclusions.isEmpty {
            content.add(
                "Combinations that are not allowed", Content([.list(exclusions.map { [.paragraph(text(of: $0))] })]))
        } else if flow.layers.contains(where: { $0.facets.exclusions?.isEmpty == true }) {
            content.blocks.append(.paragraph([.text("All combinations are allowed.")]))
        }
        return content
    }

    private func axis(_ axis: Layered<OrderedRecords<Axis>.Element>) -> PageSection {
        var content = Content()
        for line in axis.lines({ flow.links.deprecation(of: $0.value.named) ?? [] }) where !line.isEmpty {
            content.blocks.append(.alert(.warning, [.paragraph(line)]))
        }
        for line in axis.lines({ (facts($0.value, name: axis.name) + NamedFacts.of($0.value.named)).asFacts })
        where !line.isEmpty {
            content.blocks.append(.paragraph(line))
        }
        content.append(
            axis.content { layer in Content(layer.record.value.named.description.map { [.prose($0)] } ?? []) })
        content.append(values(axis))
        content.append(axis.content { flow.details($0.implementation).of($0.record.value.named) })
        return PageSection(
            DisplayName.of(axis.name, title: axis.first { $0.value.named.title }),
            anchor: flow.links.anchor(.axis, named: axis.name, in: axis.declarer), content)
    }

    private func facts(_ axis: Axis, name: String) -> [[Inline]] {
        var facts: [[Inline]] = []
        if let property = axis.property { facts.append([.text("Set by ")] + flow.links.property(property.value)) }
        if let value = axis.default { facts.append([.text("Default ")] + flow.links.axisValue(value.value, of: name)) }
        return facts
    }

    private func values(_ axis: Layered<OrderedRecords<Axis>.Element>) -> Content {
        let names = axis.layers.flatMap { $0.record.value.values.orEmpty().names }.uniqued()
        if names.isEmpty { return axis.first { $0.value.values } == nil ? Content() : .none }
        let rows = names.map { name in
            row(axis.inner(name) { $0.value.values?.element(named: name) }, of: axis.name)
        }
        return MemberTable.content(columns: ["Value", "Raw value", "Description", "Visual characteristics"], of: rows) {
            $0
        }
    }

    private func row(_ value: Layered<OrderedRecords<Case>.Element>, of axis: String) -> MemberTable.Row {
        let links = flow.links
        return MemberTable.Row(
            anchor: links.anchor(.axisValue, named: value.name, of: [axis], in: value.declarer),
            name: Inline.value(value.name),
            cells: [
                value.cell { $0.value.raw.map { Inline.value($0.value) } ?? [] },
                value.cell { links.description($0.value.named).inlines },
                value.cell { $0.value.visuals.proseLines.asLines },
            ],
            group: value.first { $0.value.named.group },
            details: value.content { layer in
                let details = flow.details(layer.implementation)
                let table = PropertyTable(
                    links: links, details: details, implementation: layer.implementation?.key, owner: nil)
                let parameters = stated(layer.record.value.parameters) { table.parameters($0, showsLabels: true) }
                return parameters + details.of(layer.record.value.named)
            })
    }

    /// Returns the text of an exclusion: `style` `link` with `state` `loading`.
    private func text(of exclusion: Exclusion) -> [Inline] {
        let parts = exclusion.combination.orEmpty().map { axis -> [Inline] in
            let isState = axis.name == "state"
            let name = isState ? [.text("state")] : flow.links.axis(axis.name)
            let values = axis.value.map { value in
                isState
                    ? flow.links.state(value.value) : flow.links.axisValue(value.value, of: axis.name)
            }
            return name + [.text(" ")] + values.joined(by: [.text(" or ")])
        }
        let text = parts.joined(by: [.text(" with ")])
        return exclusion.description.map { text + [.text(": "), .prose($0)] } ?? text
    }
}
