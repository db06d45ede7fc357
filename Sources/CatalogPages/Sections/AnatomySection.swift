import CatalogModel

/// A renderer of the section on a component's anatomy: a table of the parts, with the letters from the figure.
struct AnatomySection {
    let flow: PageScope

    func content() -> Content {
        if flow.isStatedNone({ $0.anatomy }) { return .none }
        let rows = rows(flow.layered { $0.anatomy }, path: [], owner: [], group: nil)
        return rows.isEmpty
            ? Content() : MemberTable.content(columns: ["Part", "Callout", "Made of", "Description"], of: rows) { $0 }
    }

    /// Returns the rows of parts.
    ///
    /// The parts of a part follow their owner, under the full name and in the owner's group unless stated otherwise.
    private func rows(
        _ parts: [Layered<OrderedRecords<Part>.Element>], path: [String], owner: [Inline], group: Text?
    ) -> [MemberTable.Row] {
        parts.flatMap { part -> [MemberTable.Row] in
            let title = DisplayName.of(part.name, title: part.first { $0.value.named.title })
            let name = owner.isEmpty ? title : owner + [.text(" › ")] + title
            let group = part.first { $0.value.named.group } ?? group
            let own = row(part, name: name, path: path, group: group)
            return [own] + rows(inner(part), path: path + [part.name], owner: name, group: group)
        }
    }

    private func inner(_ part: Layered<OrderedRecords<Part>.Element>) -> [Layered<OrderedRecords<Part>.Element>] {
        var names: [String] = []
        for layer in part.layers { names += layer.record.value.parts.orEmpty().names.filter { !names.contains($0) } }
        return names.map { name in part.inner(name) { $0.value.parts?.element(named: name) } }
    }

    private func row(_ part: Layered<OrderedRecords<Part>.Element>, name: [Inline], path: [String], group: Text?)
        -> MemberTable.Row
    {
        MemberTable.Row(
            anchor: flow.links.anchor(.part, named: part.name, of: path, in: part.declarer), name: name,
            cells: [
                part.cell { $0.value.callout.map { Inline.words($0.value) } ?? [] },
                part.cell { $0.value.entry.map { [flow.links.entry($0)] } ?? [] },
                part.cell { part in
                    let fact = NamedFacts.flag(part.value.optional, yes: "Optional", no: "Always there")
                    return flow.links.description(part.value.named, showsTitle: false, facts: [fact].compactMap { $0 })
                        .inlines
                },
            ],
            group: group, details: part.content { flow.details($0.implementation).of($0.record.value.named) })
    }
}
