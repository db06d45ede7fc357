/// A layout of a table for a screen: the contents of columns without room move into the cells of another column.
struct TableLayout {
    private let columns: [String]
    /// The columns with contents.
    private let shown: [Int]
    /// The column of words, for the contents of columns without room; nil without such a column.
    private let main: Int?
    /// Row after row.
    private let cells: [Cell]

    /// Number of characters for the space around a column.
    private static let padding = 3
    /// Minimum number of characters for readable words.
    private static let words = 16
    /// Minimum number of characters of a column with samples of colors on a desktop, as in the site's style sheet.
    private static let samples = 12

    init(_ columns: [String], shown: [Int], main: Int?, cells: [Cell]) {
        self.columns = columns
        self.shown = shown
        self.main = main
        self.cells = cells
    }

    private var width: Int { columns.count }

    /// Returns the columns with room side by side, beside the column of words with as many lines as needed.
    ///
    /// The first column always stays.
    func kept(on screen: Table.Screen) -> [Int] {
        // On a phone, facts without labels are lines of the column of words.
        let shown = shown.filter { screen.keepsSome || main == nil || !isUnlabeled($0) }
        let isWithoutWords = main.map { !shown.contains($0) } ?? false
        let count = screen.keepsSome ? 2 : shown.count + (isWithoutWords ? 1 : 0)
        var room = screen.room - (main == nil ? 0 : Self.words) - count * Self.padding
        var kept: [Int] = []
        for column in shown {
            if column == main {
                kept.append(column)
                continue
            }
            let padding = screen.keepsSome && column > 0 ? Self.padding : 0
            let needed = neededWidth(of: column, limit: room - padding, samples: screen.keepsSome ? Self.samples : 0)
            if let needed {
                room -= needed + padding
                kept.append(column)
            } else if !screen.keepsSome {
                return [0] + (main.map { [$0] } ?? [])
            } else if column == 0 {
                room = 0
                kept.append(column)
            }
        }
        if kept.count < self.shown.count, let main, isWithoutWords { kept.append(main) }
        return kept
    }

    private func isUnlabeled(_ column: Int) -> Bool { column != main && columns[column] == Table.requirement }

    /// Returns the number of characters of the longest piece without a line end; nil above the limit.
    ///
    /// `samples`: the least number for a cell with the sample of a color.
    private func neededWidth(of column: Int, limit: Int, samples: Int) -> Int? {
        var widest = columns[column].longestWord
        if widest > limit { return nil }
        for index in stride(from: column, to: cells.count, by: width) {
            let inlines = cells[index].inlines
            let hasSample = samples > 0 && inlines.contains { if case .swatch = $0 { true } else { false } }
            let needed = max(inlines.longestWord, hasSample ? samples : 0)
            if needed > limit { return nil }
            widest = max(widest, needed)
        }
        return widest
    }

    /// Returns the same cells, with the contents of some columns of each row in the column of words, in the order of
    /// the columns.
    ///
    /// - Parameter moved: The columns, including the column of words.
    /// - Returns: Row after row, including the cells of columns without room.
    func folded(_ moved: [Int]) -> [Cell] {
        guard let main else { return cells }
        var folded = cells
        let labels = columns.map { Inline.text($0 + ": ") }
        // Tables of tokens have thousands of rows, so each cell is put together in a single list.
        let moved = moved.filter { !isUnlabeled($0) } + moved.filter(isUnlabeled)
        for start in stride(from: 0, to: cells.count, by: width) {
            var lines: [Inline] = []
            var facts: [Inline] = []
            for column in moved where column != 0 {
                let text = cells[start + column].inlines
                if text.isEmpty { continue }
                let isLine = column == main || text.contains(where: \.needsLine)
                if isLine {
                    lines.append(facts, after: .lineBreak)
                    facts = []
                }
                let isWords = column == main || Table.namesItself(columns[column])
                let fact = isWords ? text : [labels[column]] + text.onOneLine
                if isLine { lines.append(fact, after: .lineBreak) } else { facts.append(fact, after: .text(" · ")) }
            }
            lines.append(facts, after: .lineBreak)
            folded[start + main] = Cell(lines)
        }
        return folded
    }
}

extension [Inline] {
    /// Content without line breaks, for a clear end of each fact.
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

    /// Appends content after a separator, left out at the start and for empty content.
    fileprivate mutating func append(_ content: [Inline], after separator: Inline) {
        if content.isEmpty { return }
        if !isEmpty { append(separator) }
        append(contentsOf: content)
    }

    /// The length of the longest piece without a line end.
    fileprivate var longestWord: Int {
        reduce(0) { longest, inline in
            switch inline {
            case .text(let text), .badge(let text, _), .emphasis(let text), .strong(let text), .sentence(let text):
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
            // Continuation bytes of a character need no room of their own.
            if byte & 0xC0 == 0x80 { continue }
            current = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") ? 0 : current + 1
            longest = max(longest, current)
        }
        return longest
    }
}
