/// A table on a page: the heads of the columns and the rows of cells, without columns left empty by all rows.
package struct Table: Equatable, Sendable {
    /// The heads of the shown columns.
    package let columns: [String]
    /// Indexes of the shown cells in a row.
    package let shown: [Int]
    /// Row after row, including the cells of hidden columns.
    private let cells: [Cell]
    /// Number of cells in a row.
    private let width: Int

    /// A table without columns left empty by all rows; the first column, with the names of the rows, always stays.
    ///
    /// Rows shorter than the head are filled up, so that a table is always rectangular.
    package init(_ columns: [String], rows: [[Cell]], words: String = "Description") {
        var cells: [Cell] = []
        cells.reserveCapacity(columns.count * rows.count)
        for row in rows {
            cells += row.prefix(columns.count)
            for _ in row.count..<max(row.count, columns.count) { cells.append(Cell()) }
        }
        self.init(columns, cells: cells, words: words)
    }

    /// The same from the cells of all rows, each row with as many cells as there are columns.
    package init(_ columns: [String], cells: [Cell], words: String = "Description") {
        let width = columns.count
        let layout = TableLayout(columns, rowCount: width == 0 ? 0 : cells.count / width, words: words) {
            cells[$0 * width + $1]
        }
        self.width = width
        shown = layout.shown
        self.columns = layout.shown.map { columns[$0] }
        self.cells = layout.arranged(cells)
    }

    package var rowCount: Int { width == 0 ? 0 : cells.count / width }

    /// Returns the cell of a row under a column among the `shown` columns.
    package func cell(row: Int, column: Int) -> Cell { cells[row * width + column] }

    package var rows: [[Cell]] {
        (0..<rowCount).map { row in shown.map { cell(row: row, column: $0) } }
    }
}

/// A cell of a table on a page.
///
/// An empty cell stands for an unstated fact.
package struct Cell: Equatable, Sendable {
    package var inlines: [Inline]

    package init(_ inlines: [Inline] = []) {
        self.inlines = inlines
    }

    /// Parts of a cell, stacked; parts without content leave no gap.
    package init(lines: [[Inline]]) {
        self.init(lines.asLines)
    }

    package var isEmpty: Bool { inlines.isEmpty }
}
