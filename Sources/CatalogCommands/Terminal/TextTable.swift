/// A printer of text in rows and aligned columns for the terminal.
///
/// The contents of cells are made visible. Where the table would be wider than the terminal, the last column is wrapped,
/// and other columns if they leave no space for it.
struct TextTable {
    private let style: TextStyle
    private let width: Int
    private let indent: String
    private let headerCount: Int
    private var rows: [[String]] = []

    init(_ terminal: TextLayout, indent: Int = 0, header: [String] = []) {
        style = terminal.style
        width = terminal.width - indent
        self.indent = String(repeating: " ", count: indent)
        headerCount = header.isEmpty ? 0 : 1
        if !header.isEmpty { rows.append(header) }
    }

    mutating func append(_ cells: [String]) {
        rows.append(cells.map(\.visible))
    }

    /// The rows, each with a line break; empty for a table without rows.
    ///
    /// Columns empty in all rows are left out.
    var text: String {
        let count = rows.map(\.count).max() ?? 0
        let shown = (0..<count).filter { column in
            rows.dropFirst(headerCount).contains { !$0.cell(column).isEmpty }
        }
        if shown.isEmpty { return "" }
        var widths = shown.map { column in rows.map { $0.cell(column).displayWidth }.max() ?? 0 }
        var start: Int { widths.dropLast().reduce(0) { $0 + $1 + 2 } }
        if width - start < Self.smallest {
            let words = shown.map { column in rows.map { $0.cell(column).longestWord }.max() ?? 0 }
            widths = zip(widths, words).map { min($0, max(Self.smallest, $1)) }
        }
        widths[widths.count - 1] = max(Self.smallest, width - start)
        return rows.enumerated().map { index, row in
            lines(shown.map { row.cell($0) }, widths: widths)
                .map { (index < headerCount ? style.apply(.faint, to: $0) : $0) + "\n" }.joined()
        }.joined()
    }

    /// The width of a wrapped column, in cells of the terminal.
    private static let smallest = 24

    private func lines(_ cells: [String], widths: [Int]) -> [String] {
        let columns = zip(cells, widths).map { cell, width in
            cell.displayWidth <= width ? [cell] : cell.wrapped(to: width)
        }
        return (0..<(columns.map(\.count).max() ?? 0)).map { line in
            let texts = zip(columns, widths).map { $0.cell(line).padded(to: $1) }
            return (indent + texts.joined(separator: "  ")).trimmingTrailingSpaces
        }
    }
}

/// The settings for printing text on a terminal: colors, and the number of character cells in a line.
struct TextLayout: Sendable {
    var style: TextStyle
    var width: Int
}

extension [String] {
    fileprivate func cell(_ column: Int) -> String { indices.contains(column) ? self[column] : "" }
}

extension String {
    /// Returns the text with trailing spaces, up to a number of terminal cells.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
    }

    /// The width of the longest word, which no line break can divide.
    fileprivate var longestWord: Int { split(whereSeparator: \.isWhitespace).map(\.displayWidth).max() ?? 0 }

    fileprivate var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
