/// A printer of text in rows and aligned columns for the terminal.
///
/// The contents of cells are made visible; the last column is wrapped where the table would be wider than the terminal.
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
        let widths = shown.map { column in rows.map { $0.cell(column).displayWidth }.max() ?? 0 }
        let lastStart = widths.dropLast().reduce(0) { $0 + $1 + 2 }
        let lastWidth = max(24, width - lastStart)
        if shown.isEmpty { return "" }
        return rows.enumerated().map { index, row in
            let cells = shown.map { row.cell($0) }
            let lines = lines(cells, widths: widths, lastStart: lastStart, lastWidth: lastWidth)
            return lines.map { (index < headerCount ? style.apply(.faint, to: $0) : $0) + "\n" }.joined()
        }.joined()
    }

    private func lines(_ cells: [String], widths: [Int], lastStart: Int, lastWidth: Int) -> [String] {
        let start = zip(cells, widths).dropLast().map { $0.padded(to: $1) + "  " }.joined()
        let last = cells.last ?? ""
        let wrapped = last.displayWidth <= lastWidth ? [last] : last.wrapped(to: lastWidth)
        return wrapped.enumerated().map { index, line in
            indent + (index == 0 ? start : String(repeating: " ", count: lastStart)) + line
        }.map(\.trimmingTrailingSpaces)
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

    fileprivate var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
