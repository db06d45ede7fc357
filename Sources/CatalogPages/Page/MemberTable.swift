import CatalogModel

/// A table of a page with names in the first column, and with content too large for a row moved below the table.
struct MemberTable {
    /// A member of the table: name, cells, and details for below the table.
    struct Row {
        var anchor: String?
        var name: [Inline]
        /// Cells of the further columns.
        var cells: [Cell]
        /// The heading above the row.
        var group: Text?
        /// Details in need of more room: examples, pictures, values.
        var details = Content()
    }

    private let columns: [String]
    /// The rows without a group.
    ///
    /// Ungrouped rows come first, because below a group's heading the rows would seem to belong to the group.
    private var ungrouped = Part()
    /// In order of appearance.
    private var groups: [(name: String, part: Part)] = []
    private var groupByName: [String: Int] = [:]

    /// The parts of a table under construction: cells, and the sections below.
    private struct Part {
        /// Row after row.
        var cells: [Cell] = []
        /// Sections of all content too large for the rows.
        var sections: [PageSection] = []
    }

    init(columns: [String]) {
        self.columns = columns
    }

    /// Returns a table with a row for each record.
    static func content<Records: Collection>(
        columns: [String], of records: Records, row: (Records.Element) -> Row
    ) -> Content {
        var table = MemberTable(columns: columns)
        table.ungrouped.cells.reserveCapacity(records.count * columns.count)
        for record in records { table.add(row(record)) }
        return table.content()
    }

    mutating func add(_ row: Row) {
        guard let name = row.group?.value else { return Self.add(row, to: &ungrouped, width: columns.count) }
        let index = groupByName[name, default: groups.count]
        if index == groups.count {
            groupByName[name] = index
            groups.append((name, Part()))
        }
        Self.add(row, to: &groups[index].part, width: columns.count)
    }

    /// Renders the content; empty for a table without rows.
    func content() -> Content {
        var content = ungrouped.cells.isEmpty ? Content() : content(of: ungrouped)
        for group in groups {
            content.sections.append(PageSection(Inline.words(group.name), self.content(of: group.part)))
        }
        return content
    }

    private func content(of part: Part) -> Content {
        Content([.table(Table(columns, cells: part.cells))], sections: part.sections)
    }

    private static func add(_ row: Row, to part: inout Part, width: Int) {
        part.cells.append(nameCell(row))
        part.cells += row.cells
        while !part.cells.count.isMultiple(of: width) { part.cells.append(Cell()) }
        if !row.details.isEmpty { part.sections.append(PageSection(row.name, anchor: row.anchor, row.details)) }
    }

    /// Renders the cell of a name.
    ///
    /// The anchor is at the fullest description: at the heading of the details, or in the row.
    private static func nameCell(_ row: Row) -> Cell {
        guard let anchor = row.anchor else { return Cell(row.name) }
        if !row.details.isEmpty { return Cell([.link(row.name, .anchor(anchor))]) }
        return Cell(row.name.count == 1 ? [.anchor(anchor), row.name[0]] : [.anchor(anchor)] + row.name)
    }
}

extension Text {
    /// Returns the heading of members inherited from another type; nil for the type's own members.
    static func inherited(from type: Text?) -> Text? { type?.map { "Inherited from " + $0 } }
}

/// A divider of records into subsections of a page, by the group heading stated in each record.
enum Grouped {
    /// Returns the ungrouped records first, then each group in order of appearance as a section of its own.
    static func by<Record>(
        _ group: (Record) -> Text?, records: [Record], make content: ([Record]) -> Content
    ) -> Content {
        if !records.contains(where: { group($0) != nil }) {
            return records.isEmpty ? Content() : content(records)
        }
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
