package import CatalogModel

extension Text {
    /// Returns the locations in the file of ranges of the text's bytes, in any order; the location of the whole text
    /// where the file differs.
    package func locations(of byteRanges: [Range<Int>]) -> [SourceRange] {
        let order = byteRanges.indices.sorted { byteRanges[$0].lowerBound < byteRanges[$1].lowerBound }
        var locations = ScalarLocations(of: Array(value.utf8), in: range)
        let found = zip(order, locations.ranges(of: order.map { byteRanges[$0] }))
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// A mapping from ranges of a YAML scalar's decoded text to locations in the file, past quotes, escapes, indentation
/// and folded lines.
///
/// Walks the text and the written form in the file side by side, only once. If the two do not match, for example
/// because the text comes from elsewhere, the location is the whole scalar.
struct ScalarLocations {
    private let text: [UInt8]
    private let whole: SourceRange
    private let written: ArraySlice<UInt8>
    private var style = ScalarStyle.verbatim

    private var textIndex = 0
    private var index: Int
    /// The offset in the file before which no white space leads to a line break.
    private var noBreakBefore = 0

    init(of text: [UInt8], in range: SourceRange) {
        self.text = text
        whole = range
        written = range.bytes
        index = written.startIndex
        style = ScalarStyle(of: written, text: text)
    }

    /// Returns the locations of ranges, given in the order of the beginnings.
    mutating func ranges(of byteRanges: [Range<Int>]) -> [SourceRange] {
        let wanted = byteRanges.flatMap { [$0.lowerBound, $0.upperBound] }.sorted()
        var next = 0
        var locations: [Int: (before: Int, after: Int)] = [:]
        skip(to: style.contentStart(in: written))
        var before = index
        while true {
            skipBreakBeforeContent()
            while next < wanted.count, wanted[next] < textIndex { next += 1 }
            if next == wanted.count { break }
            if wanted[next] == textIndex { locations[textIndex] = (before: before, after: index) }
            guard textIndex < text.count, takeUnit() else { break }
            before = index
        }
        return byteRanges.map { byteRange in
            guard let start = locations[byteRange.lowerBound]?.after, let end = locations[byteRange.upperBound]?.before
            else {
                return whole
            }
            return SourceRange(file: whole.file, from: start, to: end)
        }
    }

    /// Takes the next character of the text and the written form in the file; returns false for a difference.
    private mutating func takeUnit() -> Bool {
        if takeFoldedBreak() { return true }
        guard let byte = byte(index) else { return false }
        if style == .doubleQuoted, byte == UInt8(ascii: "\\") { return takeEscape() }
        guard text[textIndex] == byte else { return false }
        let isDoubledQuote = style == .singleQuoted && byte == UInt8(ascii: "'")
        skip(to: index + (isDoubledQuote ? 2 : 1))
        textIndex += 1
        return true
    }

    /// Takes white space written as a line break in the file, and the indentation after the break.
    private mutating func takeFoldedBreak() -> Bool {
        guard text[textIndex].isASCIIWhitespace, style != .verbatim, let end = breakEnd() else { return false }
        skip(to: end)
        let isLineBreak = text[textIndex] == .lineFeed
        textIndex += 1
        while style.folds, isLineBreak, textIndex < text.count, text[textIndex] == .lineFeed { textIndex += 1 }
        return true
    }

    /// Skips escaped line breaks, without any counterpart in the text.
    private mutating func skipBreakBeforeContent() {
        while style == .doubleQuoted, byte(index) == UInt8(ascii: "\\"), byte(index + 1) == .lineFeed {
            var end = index + 2
            while byte(end)?.isBlank == true { end += 1 }
            skip(to: end)
        }
    }

    /// Returns the index of the continued text after a line break at the current index; nil without a line break.
    private mutating func breakEnd() -> Int? {
        guard index >= noBreakBefore else { return nil }
        var end = index
        if style.isFlow { while byte(end)?.isBlank == true { end += 1 } }
        guard byte(end)?.isLineBreak == true else {
            noBreakBefore = end
            return nil
        }
        repeat {
            end += byte(end) == .carriageReturn && byte(end + 1) == .lineFeed ? 2 : 1
            let lineStart = end
            while byte(end)?.isBlank == true, style.isFlow || end - lineStart < style.indent { end += 1 }
        } while style.folds && byte(end)?.isLineBreak == true
        return end
    }

    private mutating func takeEscape() -> Bool {
        guard let escape = DoubleQuotedEscape(in: written, at: index) else { return false }
        let bytes = Array(String(Character(escape.scalar)).utf8)
        guard text[textIndex...].starts(with: bytes) else { return false }
        skip(to: escape.end)
        textIndex += bytes.count
        return true
    }

    private func byte(_ index: Int) -> UInt8? {
        written.indices.contains(index) ? written[index] : nil
    }

    /// Skips forward in the file.
    private mutating func skip(to end: Int) { index = max(index, min(end, written.endIndex)) }
}
