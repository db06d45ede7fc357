/// A line of source shown below a finding on the terminal, cut to the width, with the place of the caret.
struct Excerpt: Equatable {
    /// The line, cut to the available width, with `…` at each cut.
    var text: String
    /// Number of cells before the caret.
    var indent: Int
    /// Number of cells of the finding's text; 1 at least.
    var length: Int

    /// A character of the line, or several characters with shared cells.
    private struct Cell {
        var text: String
        var width: Int
        var columns: Range<Int>
    }

    /// `end` is the column after the finding's text; nil for text continued in the next line.
    init(_ window: SourceWindow, start: Int, end: Int?, width: Int) {
        let cells = Self.cells(of: window)
        let caret = cells.firstIndex { $0.columns.upperBound > start } ?? cells.endIndex
        let tail =
            end.map { end in cells.firstIndex { $0.columns.lowerBound >= end } ?? cells.endIndex } ?? cells.endIndex
        let visible = Self.visibleCells(cells, caret: caret, tail: tail, window: window, width: width)
        let head = visible.lowerBound > 0 || window.isCutBefore ? "…" : ""
        let isCutAfter = visible.upperBound < cells.endIndex || window.isCutAfter
        text = head + cells[visible].map(\.text).joined() + (isCutAfter ? "…" : "")
        indent = head.count + Self.width(cells[visible.lowerBound..<max(caret, visible.lowerBound)])
        length = max(1, Self.width(cells[caret..<max(caret, min(tail, visible.upperBound))]))
    }

    private static func cells(of window: SourceWindow) -> [Cell] {
        var column = window.firstColumn
        return window.text.map { character in
            let columns = column..<(column + character.unicodeScalars.count)
            column = columns.upperBound
            // Use four cells for each tab, so that the caret's line needs no tab stops.
            let text = character == "\t" ? "    " : String(character).visible
            return Cell(text: text, width: text.displayWidth, columns: columns)
        }
    }

    /// Returns the cells that fit: all cells, else from the line's beginning if the caret's target is included, else
    /// with a third of the width before the caret.
    private static func visibleCells(
        _ cells: [Cell], caret: Int, tail: Int, window: SourceWindow, width: Int
    ) -> Range<Int> {
        if !window.isCutBefore, !window.isCutAfter, self.width(cells[...]) <= width { return cells.indices }
        let room = max(8, width - 2)
        var first = 0
        let pointedAt = min(self.width(cells[caret..<max(caret, tail)]), room / 2)
        if window.isCutBefore || self.width(cells[..<caret]) + pointedAt > room {
            var before = 0
            first = caret
            while first > 0, before + cells[first - 1].width <= room / 3 {
                first -= 1
                before += cells[first].width
            }
        }
        var last = first
        var used = 0
        while last < cells.endIndex, used + cells[last].width <= room {
            used += cells[last].width
            last += 1
        }
        return first..<last
    }

    private static func width(_ cells: ArraySlice<Cell>) -> Int {
        cells.reduce(0) { $0 + $1.width }
    }
}
