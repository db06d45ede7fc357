import CatalogModel

/// A renderer of the section on dependencies: the needs of a component, the parts used to build the component, and the
/// entries built from the component.
struct DependenciesSection {
    let flow: PageScope
    let dependents: [EntryID]

    func content() -> Content {
        var content = Content()
        for layer in flow.layers {
            guard let dependencies = layer.facets.dependencies else { continue }
            let implementation = layer.implementation
            content.append(list("External", dependencies: dependencies.external, implementation: implementation))
            content.append(list("Internal", dependencies: dependencies.internal, implementation: implementation))
            if let composes = dependencies.composes {
                content.blocks += labeled(
                    "Built from", items: composes.map { [.paragraph(flow.details.reference($0))] })
            }
        }
        let users = dependents.compactMap(flow.links.site.linkIfPresent)
        content.blocks += users.isEmpty ? [] : labeled("Used in", items: users.map { [.paragraph([$0])] })
        return content
    }

    private func list(
        _ title: String, dependencies: OrderedRecords<Dependency>?, implementation: ImplementationName?
    ) -> Content {
        guard let dependencies else { return Content() }
        if dependencies.isEmpty { return Content(labeled(title + " dependencies", items: [])) }
        let rows = dependencies.map { element in
            MemberTable.Row(
                anchor: flow.links.anchor(.dependency, named: element.name, in: implementation?.key),
                name: Inline.value(element.name),
                cells: [
                    Cell(element.value.version.map { Inline.value($0.value) } ?? []),
                    Cell(element.value.entry.map { [flow.links.entry($0)] } ?? []),
                    flow.links.description(element.value.named),
                ],
                group: element.value.group, details: flow.details(implementation).of(element.value.named))
        }
        let table = MemberTable.content(columns: ["Dependency", "Version", "Entry", "Description"], of: rows) { $0 }
        var content = Content()
        content.add(title + " dependencies", table)
        return content
    }

    /// Returns a list under a heading word; `[]` states that the list is empty.
    private func labeled(_ title: String, items: [[Block]]) -> [Block] {
        if items.isEmpty { return [.paragraph([.strong(title + ":"), .text(" None")])] }
        return [.paragraph([.strong(title)]), .list(items)]
    }
}
