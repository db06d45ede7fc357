/// A layout of a table for narrow screens, such as phones: the contents of columns without room move into the cells of
/// another column.
struct NarrowTable {
    let columns: [String]
    /// Row after row.
    let cells: [Cell]

    /// Number of characters of code for which a phone has room side by side.
    private static let room = 46
    /// Number of characters for the space around a column.
    private static let padding = 3
    /// Minimum number of characters for readable words.
    private static let words = 16

    private var width: Int { columns.count }

    /// Whether all of some columns have room beside `main`, the column of words, with as many lines as needed.
    static func fits(
        _ columns: [String], shown: [Int], main: Int, rowCount: Int, cell: (_ row: Int, _ column: Int) -> Cell
    ) -> Bool {
        var room = room - words - shown.count * padding
        for column in shown where column != main {
            room -= columns[column].longestWord
            if room < 0 { return false }
            var widest = columns[column].longestWord
            for row in 0..<rowCount {
                let needed = cell(row, column).inlines.longestWord
                guard needed > widest else { continue }
                room -= needed - widest
                if room < 0 { return false }
                widest = needed
            }
        }
        return true
    }

    /// Returns the same cells, with the contents of the other columns of each row added to a single column, in the
    /// order of the columns.
    func folded(_ shown: [Int], into main: Int) -> [Cell] {
        var folded = cells
        let labels = columns.map { Inline.text($0 + ": ") }
        // Tables of tokens have thousands of rows, so each cell is put together in a single list.
        for start in stride(from: 0, to: cells.count, by: width) {
            var lines: [Inline] = []
            var facts: [Inline] = []
            for column in shown where column != 0 {
                let text = cells[start + column].inlines
                if text.isEmpty { continue }
                let isLine = column == main || text.contains(where: \.needsLine)
                if isLine {
                    lines.append(facts, behind: .lineBreak)
                    facts = []
                }
                let isWords = column == main || columns[column] == "Description"
                let fact = isWords ? text : [labels[column]] + text.onOneLine
                if isLine { lines.append(fact, behind: .lineBreak) } else { facts.append(fact, behind: .text(" · ")) }
            }
            lines.append(facts, behind: .lineBreak)
            folded[start + main] = Cell(lines)
        }
        return folded
    }
}

extension [Inline] {
    /// Content without line breaks, so that the end of a fact is clear.
    ///
    /// Content with named lines keeps the lines.
    fileprivate var onOneLine: [Inline] {
        if !contains(.lineBreak) || contains(where: { if case .strong = $0 { true } else { false } }) { return self }
        return indices.map { index in
            guard self[index] == .lineBreak, index > 0, index + 1 < count else { return self[index] }
            // Lines of one piece of code.
            if case (.code, .code) = (self[index - 1], self[index + 1]) { return .lineBreak }
            return .text(self[index - 1].needsLine ? " " : "; ")
        }
    }

    /// Appends content behind a separator, left out at the start and for empty content.
    fileprivate mutating func append(_ content: [Inline], behind separator: Inline) {
        if content.isEmpty { return }
        if !isEmpty { append(separator) }
        append(contentsOf: content)
    }

    /// The length of the longest piece without a line end.
    fileprivate var longestWord: Int {
        reduce(0) { longest, inline in
            switch inline {
            case .text(let text), .emphasis(let text), .strong(let text), .sentence(let text):
                Swift.max(longest, text.longestWord)
            case .code(let text): Swift.max(longest, Swift.min(text.longestWord, CodeBreaks.longest))
            case .link(let inlines, _): Swift.max(longest, inlines.longestWord)
            case .markup: Swift.max(longest, 12)
            case .picture: Swift.max(longest, 8)
            case .lineBreak, .anchor, .swatch: longest
            }
        }
    }
}

extension Inline {
    /// Whether the part needs a line without other facts: sentences, content already in lines, and names of themes.
    fileprivate var needsLine: Bool {
        switch self {
        case .lineBreak, .sentence, .markup, .strong: true
        default: false
        }
    }
}

extension String {
    fileprivate var longestWord: Int {
        var (longest, current) = (0, 0)
        for byte in utf8 {
            // Continuations of a character take no room of their own.
            if byte & 0xC0 == 0x80 { continue }
            current = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") ? 0 : current + 1
            longest = max(longest, current)
        }
        return longest
    }
}
