/// A table of scannable facts.
struct Table: Equatable, Sendable {
    /// The heads of the columns that are shown.
    let columns: [String]
    /// Which cells of a row they are.
    let shown: [Int]
    private let allRows: [[Cell]]

    /// A table without the columns that no row fills; the first column, which names the rows, always stays.
    ///
    /// Rows shorter than the head are filled up, so that a table is always rectangular.
    init(_ columns: [String], _ rows: [[Cell]]) {
        shown = columns.indices.filter { column in
            column == 0 || rows.contains { column < $0.count && !$0[column].isEmpty }
        }
        self.columns = shown.map { columns[$0] }
        allRows = rows
    }

    var rowCount: Int { allRows.count }

    /// What stands in a row under one of the `shown` columns.
    func inlines(row: Int, column: Int) -> [Inline] {
        column < allRows[row].count ? allRows[row][column].inlines : []
    }

    var rows: [[Cell]] {
        allRows.indices.map { row in shown.map { Cell(inlines(row: row, column: $0)) } }
    }
}

/// What stands in one cell. An empty cell means that nothing is stated.
struct Cell: Equatable, Sendable {
    var inlines: [Inline]

    init(_ inlines: [Inline] = []) {
        self.inlines = inlines
    }

    /// Parts of a cell one below the other; those without content leave no gap.
    init(lines: [[Inline]]) {
        self.init(lines.asLines)
    }

    var isEmpty: Bool { inlines.isEmpty }
}
