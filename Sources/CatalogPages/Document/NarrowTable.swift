/// The cells of a table for a screen that has no room for all columns.
struct NarrowTable {
    let columns: [String]
    /// Row after row.
    let cells: [Cell]

    /// Number of characters of code that a phone has room for side by side.
    private static let room = 46
    /// Of them for the space around a column.
    private static let padding = 3
    /// The least that words can be read in.
    private static let words = 16

    private var width: Int { columns.count }

    /// Whether all of some columns have room.
    ///
    /// - Parameter main: The column of words, which take as many lines as they need.
    func fits(_ shown: [Int], main: Int) -> Bool {
        var room = Self.room - Self.words - shown.count * Self.padding
        for column in shown where column != main {
            room -= columns[column].longestWord
            if room < 0 { return false }
            var widest = columns[column].longestWord
            for index in stride(from: column, to: cells.count, by: width) {
                let needed = cells[index].inlines.longestWord
                guard needed > widest else { continue }
                room -= needed - widest
                if room < 0 { return false }
                widest = needed
            }
        }
        return true
    }

    /// Returns the same cells, of which those in one column also say what stands in others of their row, in the order
    /// of the columns.
    func folded(_ shown: [Int], into main: Int) -> [Cell] {
        var folded = cells
        for start in stride(from: 0, to: cells.count, by: width) {
            var lines: [[Inline]] = []
            var facts: [[Inline]] = []
            for column in shown where column != 0 {
                let text = cells[start + column].inlines
                if text.isEmpty { continue }
                let isLine = column == main || text.contains(where: \.needsLine)
                if isLine {
                    lines += [facts.asFacts]
                    facts = []
                }
                let isWords = column == main || columns[column] == "Description"
                let fact = isWords ? text : [.text(columns[column] + ": ")] + text.onOneLine
                if isLine { lines.append(fact) } else { facts.append(fact) }
            }
            folded[start + main] = Cell(lines: lines + [facts.asFacts])
        }
        return folded
    }
}

extension [Inline] {
    /// Without line breaks, so that it is clear where a fact ends. What has lines with names of their own keeps them.
    fileprivate var onOneLine: [Inline] {
        if contains(where: { if case .strong = $0 { true } else { false } }) { return self }
        return indices.map { index in
            guard self[index] == .lineBreak, index > 0, index + 1 < count else { return self[index] }
            // Lines of one piece of code.
            if case (.code, .code) = (self[index - 1], self[index + 1]) { return .lineBreak }
            return .text(self[index - 1].needsLine ? " " : "; ")
        }
    }

    /// The length of the longest piece that no line ends in.
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
    /// Whether it stands beside no other fact: sentences, and what has lines already.
    fileprivate var needsLine: Bool {
        switch self {
        case .lineBreak, .sentence, .markup: true
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
