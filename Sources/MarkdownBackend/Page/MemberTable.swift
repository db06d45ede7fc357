import CatalogModel

/// A table whose first column names something, with what does not fit into a row below it.
struct MemberTable {
    struct Row {
        var anchor: String?
        var name: [Inline]
        var cells: [Cell]
        /// The heading under which it is listed.
        var group: Text?
        /// Examples, pictures, values: anything that needs more room.
        var details = Content()
    }

    var columns: [String]
    var rows: [Row]

    /// Rows without a group come first, because below a group's heading they would seem to belong to it.
    func content() -> Content {
        Grouped.by(\.group, rows) { Self.content(columns, $0) }
    }

    private static func content(_ columns: [String], _ rows: [Row]) -> Content {
        let table = Table(columns, rows.map { [nameCell($0)] + $0.cells })
        let details = rows.filter { !$0.details.isEmpty }
        return Content(
            [.table(table)], sections: details.map { PageSection($0.name, anchor: $0.anchor, $0.details) })
    }

    /// The anchor stands where most is said: at the heading of the details, or in the row.
    private static func nameCell(_ row: Row) -> Cell {
        guard let anchor = row.anchor else { return Cell(row.name) }
        return row.details.isEmpty ? Cell([.anchor(anchor)] + row.name) : Cell([.link(row.name, .anchor(anchor))])
    }
}

/// Records under the headings that they name.
enum Grouped {
    /// The ungrouped ones first, then each group in order of appearance as a section of its own.
    static func by<Record>(
        _ group: (Record) -> Text?, _ records: [Record], make content: ([Record]) -> Content
    ) -> Content {
        var names: [String] = []
        var members: [String: [Record]] = [:]
        var ungrouped: [Record] = []
        for record in records {
            guard let name = group(record)?.value else {
                ungrouped.append(record)
                continue
            }
            if members[name] == nil { names.append(name) }
            members[name, default: []].append(record)
        }
        var result = ungrouped.isEmpty ? Content() : content(ungrouped)
        for name in names {
            result.sections.append(PageSection(Inline.words(name), content(members[name, default: []])))
        }
        return result
    }
}
