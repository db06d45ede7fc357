/// A line of YAML split as seen by the author: indentation, dashes, a key and a value.
struct BlockLine {
    let number: Int
    /// The column, from zero, of the first character.
    let indentation: Int
    /// The column of the innermost key or dash; text indented deeper belongs to the value.
    let parentIndentation: Int
    /// Start of the text after the dashes.
    let itemStart: Int
    /// The colon at the end of the key.
    ///
    /// An item of prose or code has no colon, even where YAML reads a key.
    let colon: Int?
    /// Start of the value; the end of a line without a value.
    let valueStart: Int
    let isItem: Bool
    let isBlank: Bool
    let isComment: Bool

    init(_ lines: SourceLines, line: Int) {
        let bytes = lines.bytes
        let start = lines.starts[line]
        let end = lines.end(ofLine: line)
        let textStart = lines.textStart(ofLine: line)
        var item = textStart
        var parent = -1
        while item < end, Self.isIndicator(bytes[item]), item + 1 < end, bytes[item + 1].isBlank {
            parent = item - start
            item = bytes.skippingBlanks(from: item + 1, to: end)
        }
        number = line
        indentation = textStart - start
        itemStart = item
        isItem = item > textStart
        isBlank = textStart == end
        isComment = bytes.byte(textStart) == UInt8(ascii: "#")
        let colon = isComment ? nil : Self.colon(bytes, from: item, to: end)
        self.colon = isItem && !Self.isKey(bytes[item..<(colon ?? item)]) ? nil : colon
        valueStart = self.colon.map { bytes.skippingBlanks(from: $0 + 1, to: end) } ?? item
        parentIndentation = self.colon == nil ? parent : item - start
    }

    /// Whether the text between a dash and a colon may be a key rather than the beginning of prose or code.
    private static func isKey(_ text: ArraySlice<UInt8>) -> Bool {
        text.allSatisfy { $0.isWord || $0 >= 0x80 || $0 == UInt8(ascii: "@") } || text.first?.isQuote ?? false
    }

    private static func isIndicator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") }

    /// Returns the first colon followed by a blank, outside of quotes and not within brackets or a comment.
    private static func colon(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        guard start < end, bytes[start] != UInt8(ascii: "["), bytes[start] != UInt8(ascii: "{") else { return nil }
        var offset = start
        if bytes[start].isQuote {
            let quote = bytes[start]
            offset += 1
            while offset < end, bytes[offset] != quote { offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1 }
        }
        while offset < end {
            if bytes[offset] == UInt8(ascii: ":"), offset + 1 == end || bytes[offset + 1].isBlank { return offset }
            if bytes[offset] == UInt8(ascii: "#"), offset > start, bytes[offset - 1].isBlank { return nil }
            offset += 1
        }
        return nil
    }
}
