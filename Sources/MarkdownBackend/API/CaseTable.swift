import CatalogModel

/// Cases of an enum, literal values of a property or values of an axis.
struct CaseTable {
    let links: PageLinks
    let details: Details
    let implementation: String?
    let owner: String?

    /// Cases of an enum, named as code writes them.
    func cases(_ cases: ByName<Case>, isSwift: Bool, type: String) -> Content {
        let rows = cases.map { element in
            var row = row(
                Inline.value(MemberNames.enumCase(element.name, element.value, isSwift: isSwift)), element.value,
                showsLabels: !isSwift)
            row.anchor = links.anchor(.enumCase, element.name, of: [type], in: implementation)
            return row
        }
        return content("Case", rows)
    }

    func values(_ values: ByName<Case>, heading: String, anchor: (String) -> String?) -> Content {
        let rows = values.map { element in
            var row = row(Inline.value(element.name), element.value, showsLabels: true)
            row.anchor = anchor(element.name)
            return row
        }
        return content(heading, rows)
    }

    private func content(_ heading: String, _ rows: [MemberTable.Row]) -> Content {
        MemberTable(columns: [heading, "Raw value", "Visual characteristics", "Description"], rows: rows).content()
    }

    private func row(_ name: [Inline], _ value: Case, showsLabels: Bool) -> MemberTable.Row {
        let table = PropertyTable(links: links, details: details, implementation: implementation, owner: owner)
        var content = Content()
        if let parameters = value.parameters {
            content.append(parameters.isEmpty ? .none : table.parameters(parameters, showsLabels: showsLabels))
        }
        content.append(details.of(value.named))
        return MemberTable.Row(
            anchor: nil, name: name,
            cells: [
                Cell(value.raw.map { Inline.value($0.value) } ?? []), Cell(lines: value.visuals.proseLines),
                links.description(value.named),
            ],
            group: value.group, details: content)
    }
}

extension [Prose]? {
    /// One below the other, for a cell.
    var proseLines: [[Inline]] { orEmpty().map { [.prose($0)] } }
}
