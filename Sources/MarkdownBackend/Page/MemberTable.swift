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
        Grouped.by({ $0.group }, rows) { Self.content(columns, $0) }
    }

    private static func content(_ columns: [String], _ rows: [Row]) -> Content {
        var cells: [[Cell]] = []
        cells.reserveCapacity(rows.count)
        var sections: [PageSection] = []
        for row in rows {
            cells.append([nameCell(row)] + row.cells)
            if !row.details.isEmpty { sections.append(PageSection(row.name, anchor: row.anchor, row.details)) }
        }
        return Content([.table(Table(columns, cells))], sections: sections)
    }

    /// The anchor stands where most is said: at the heading of the details, or in the row.
    private static func nameCell(_ row: Row) -> Cell {
        guard let anchor = row.anchor else { return Cell(row.name) }
        if !row.details.isEmpty { return Cell([.link(row.name, .anchor(anchor))]) }
        return Cell(row.name.count == 1 ? [.anchor(anchor), row.name[0]] : [.anchor(anchor)] + row.name)
    }
}

/// Records under the headings that they name.
enum Grouped {
    /// The ungrouped ones first, then each group in order of appearance as a section of its own.
    static func by<Record>(
        _ group: (Record) -> Text?, _ records: [Record], make content: ([Record]) -> Content
    ) -> Content {
        if !records.contains(where: { group($0) != nil }) { return records.isEmpty ? Content() : content(records) }
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
