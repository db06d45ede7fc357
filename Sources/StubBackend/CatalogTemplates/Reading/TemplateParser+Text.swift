// The text between tags, without the blank lines around blocks.

extension TemplateParser {
    /// Returns a text without the blank lines between a block and the surroundings.
    mutating func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        if isAfterBlock, let end = endOfBlankLines(range) { range = end..<range.upperBound }
        isAfterBlock = false
        if depth == 1, index < pieces.count, case .tag(let tokens, _) = pieces[index],
            tokens.first?.content == .word("define")
        {
            range = range.lowerBound..<startOfBlankLines(range)
        }
        return range
    }

    /// Returns the offset after the leading blank lines of a text, not counting the rest of the tag's own line; nil
    /// without blank lines.
    private func endOfBlankLines(_ range: Range<Int>) -> Int? {
        var end: Int?
        var lineCount = 0
        for location in range {
            switch source.bytes[location] {
            case 0x0A:
                lineCount += 1
                // The first line break ends the tag's own line, which is not a blank line.
                if lineCount > 1 { end = location }
            case 0x20, 0x09, 0x0D: continue
            default: return end
            }
        }
        return lineCount > 0 ? range.upperBound - 1 : nil
    }

    /// Returns the offset after the line break at the end of the last line before the trailing blank lines of a text.
    private func startOfBlankLines(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        for location in range.reversed() {
            switch source.bytes[location] {
            case 0x0A: end = location + 1
            case 0x20, 0x09, 0x0D: continue
            default: return end
            }
        }
        return end
    }

    /// Returns the nodes of a text; a block has neither the rest of the opening line nor the start of the closing line.
    func text(_ range: Range<Int>, isFirst: Bool, inBlock isBlock: Bool) -> [TemplateNode] {
        var range = range
        if isBlock, isFirst, let ink = range.first(where: { ![0x20, 0x09, 0x0D].contains(source.bytes[$0]) }),
            source.bytes[ink] == 0x0A
        {
            range = (ink + 1)..<range.upperBound
        }
        if isBlock, isBeforeEnd, let ink = range.last(where: { ![0x20, 0x09].contains(source.bytes[$0]) }),
            source.bytes[ink] == 0x0A
        {
            range = range.lowerBound..<ink
        }
        return LinePiece.pieces(of: source.bytes[range]).map { .text($0) }
    }

    /// Whether the next piece ends the current sequence of nodes.
    private var isBeforeEnd: Bool {
        guard index < pieces.count else { return true }
        guard case .tag(let tokens, let range) = pieces[index] else { return false }
        return ["end", "else"].contains(TagReader(tokens, range: range).keyword)
    }
}
