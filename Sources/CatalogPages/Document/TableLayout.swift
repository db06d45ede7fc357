/// The choice of a table's columns by the contents of all rows.
///
/// Folds all columns into the column of words where a phone would not show the columns side by side, so that no row
/// needs sideways scrolling.
package struct TableLayout: Equatable, Sendable {
    let columns: [String]
    /// The first column, and all columns with contents.
    let filled: [Int]
    /// The column with the contents of all columns but the first; nil for columns side by side.
    let folded: Int?

    /// Chooses the columns; asks for cells only as far as needed for the choice.
    init(_ columns: [String], rowCount: Int, words: String, cell: (_ row: Int, _ column: Int) -> Cell) {
        self.columns = columns
        let filled = columns.indices.filter { column in
            column == 0 || (0..<rowCount).contains { !cell($0, column).isEmpty }
        }
        self.filled = filled
        let main = filled.last { $0 > 0 && columns[$0] == words }
        folded = main.flatMap { main in
            let fits =
                filled.count < 3
                || NarrowTable.fits(columns, shown: filled, main: main, rowCount: rowCount, cell: cell)
            return fits ? nil : main
        }
    }

    /// The shown columns.
    var shown: [Int] { folded.map { [0, $0] } ?? filled }

    /// Returns cells with the contents of folded columns in place.
    func arranged(_ cells: [Cell]) -> [Cell] {
        folded.map { NarrowTable(columns: columns, cells: cells).folded(filled, into: $0) } ?? cells
    }
}
