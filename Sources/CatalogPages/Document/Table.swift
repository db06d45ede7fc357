/// A table on a page: the heads of the columns and the rows of cells, without columns left empty by all rows.
///
/// Printers ask for the form for a screen: `fitted(to:)`.
package struct Table: Equatable, Sendable {
    /// The heads of all columns, including empty columns.
    private let heads: [String]
    /// Indexes of the shown cells in a row.
    package let shown: [Int]
    /// Row after row, including the cells of hidden columns.
    private let cells: [Cell]
    /// The column of words, for the contents of columns without room; nil without such a column.
    private let words: Int?

    /// A table without columns left empty by all rows; the first column, with the names of the rows, always stays.
    ///
    /// Rows shorter than the head are filled up, so that a table is always rectangular.
    package init(_ columns: [String], rows: [[Cell]], words: String = Table.description) {
        var cells: [Cell] = []
        cells.reserveCapacity(columns.count * rows.count)
        for row in rows {
            cells += row.prefix(columns.count)
            for _ in row.count..<max(row.count, columns.count) { cells.append(Cell()) }
        }
        self.init(columns, cells: cells, words: words)
    }

    /// The same from the cells of all rows, each row with as many cells as there are columns.
    package init(_ columns: [String], cells: [Cell], words: String = Table.description) {
        let filled = columns.indices.filter { column in
            column == 0
                || stride(from: column, to: cells.count, by: columns.count).contains { !cells[$0].isEmpty }
        }
        // An empty column of words has room for facts without a label, and for those of too many columns.
        let isWordy = filled.count > Self.mostFacts || filled.contains { Self.namesItself(columns[$0]) }
        let main = filled.last { $0 > 0 && columns[$0] == words } ?? (isWordy ? columns.lastIndex(of: words) : nil)
        self.init(heads: columns, shown: filled, cells: cells, words: main)
    }

    private init(heads: [String], shown: [Int], cells: [Cell], words: Int?) {
        self.heads = heads
        self.shown = shown
        self.cells = cells
        self.words = words
    }

    private var width: Int { heads.count }

    /// The greatest number of columns of a table without a column of words for rows read in isolation.
    private static let mostFacts = 7

    /// The heads of the shown columns.
    package var columns: [String] { shown.map { heads[$0] } }

    package var rowCount: Int { width == 0 ? 0 : cells.count / width }

    /// Returns the cell of a row under a column among the `shown` columns.
    package func cell(row: Int, column: Int) -> Cell { cells[row * width + column] }

    package var rows: [[Cell]] {
        (0..<rowCount).map { row in shown.map { cell(row: row, column: $0) } }
    }

    /// Returns the table with the contents of columns without room on a screen in the column of words, against
    /// sideways scrolling.
    package func fitted(to screen: Screen) -> Table {
        guard let words, shown.count > 2 else { return self }
        let layout = TableLayout(heads, shown: shown, main: words, cells: cells)
        let kept = layout.kept(on: screen)
        if kept == shown { return self }
        return Table(
            heads: heads, shown: kept, cells: layout.folded(shown.filter { !kept.contains($0) || $0 == words }),
            words: words)
    }

    /// Whether the rows have room side by side with all columns.
    package func fits(_ screen: Screen) -> Bool {
        // Readers compare a wide matrix by column, so do not fold its rows.
        if shown.count < 3 || words == nil && shown.count > Self.mostFacts { return true }
        return TableLayout(heads, shown: shown, main: words, cells: cells).kept(on: screen) == shown
    }

    /// A kind of screen of readers.
    package enum Screen: Sendable {
        /// Either all columns fit, or the column of words has the contents of all others.
        case phone
        /// Columns are kept as far as there is room, from the left.
        case desktop

        /// Whether columns are kept where others have no room.
        var keepsSome: Bool { self == .desktop }

        /// Number of characters of code with room side by side.
        var room: Int {
            switch self {
            case .phone: 46
            case .desktop: 90
            }
        }
    }

    /// The head of the column of words, unless a table states another.
    static let description = "Description"
    /// The head of the column for facts such as *Required* and *Optional*, which need no label.
    static let requirement = "Required"

    /// Whether the cells of a column need no label outside the column.
    package static func namesItself(_ column: String) -> Bool { column == description || column == requirement }
}

/// A cell of a table on a page.
///
/// An empty cell represents an unstated fact.
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
