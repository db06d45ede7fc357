import CatalogModel

/// A renderer of cases as a table on a component's page: cases of an enum, literal values of a property or values of a
/// variant axis.
struct CaseTable {
    let links: PageLinks
    let details: Details
    let implementation: String?
    let owner: String?

    /// Renders the cases of an enum, named as in code.
    func cases(_ cases: OrderedRecords<Case>, isSwift: Bool, type: String) -> Content {
        MemberTable.content(columns: ["Case"] + Self.columns, of: cases) { element in
            var row = row(
                Inline.value(MemberNames.enumCase(element, isSwift: isSwift)), element: element,
                showsLabels: !isSwift)
            row.anchor = links.anchor(.enumCase, named: element.name, of: [type], in: implementation)
            return row
        }
    }

    func values(_ values: OrderedRecords<Case>, heading: String, anchor: (String) -> String?) -> Content {
        MemberTable.content(columns: [heading] + Self.columns, of: values) { element in
            var row = row(Inline.value(element.name), element: element, showsLabels: true)
            row.anchor = anchor(element.name)
            return row
        }
    }

    private static let columns = ["Raw value", "Visual characteristics", "Description"]

    private func row(_ name: [Inline], element: OrderedRecords<Case>.Element, showsLabels: Bool) -> MemberTable.Row {
        var content = Content()
        if let parameters = element.value.parameters {
            let table = PropertyTable(links: links, details: details, implementation: implementation, owner: owner)
            content.append(parameters.isEmpty ? .none : table.parameters(parameters, showsLabels: showsLabels))
        }
        content.append(details.of(element.value.named))
        return MemberTable.Row(
            anchor: nil, name: name,
            cells: [
                Cell(element.value.raw.map { Inline.value($0.value) } ?? []),
                Cell(lines: element.value.visuals.proseLines),
                links.description(element.value.named),
            ],
            group: element.value.named.group, details: content)
    }
}

extension [Prose]? {
    /// Lines of prose, stacked in a cell.
    var proseLines: [[Inline]] { orEmpty().map { [.prose($0)] } }
}
