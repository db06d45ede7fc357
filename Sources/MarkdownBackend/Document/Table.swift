/// A table of scannable facts.
struct Table: Equatable, Sendable {
    private(set) var columns: [String]
    private(set) var rows: [[Cell]]

    /// A table without the columns that no row fills; the first column, which names the rows, always stays.
    ///
    /// Rows shorter than the head are filled up, so that a table is always rectangular.
    init(_ columns: [String], _ rows: [[Cell]]) {
        let filled = columns.indices.filter { column in
            column == 0 || rows.contains { column < $0.count && !$0[column].isEmpty }
        }
        self.columns = filled.map { columns[$0] }
        self.rows = rows.map { row in filled.map { $0 < row.count ? row[$0] : Cell() } }
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
