/// The anchor and tag before a YAML value, such as `&name !!str`, separated from the value by scanning the source
/// bytes.
struct NodeProperties {
    private(set) var anchor: Range<Int>?
    private(set) var tag: Range<Int>?
    /// Whether the tag is among YAML's own, such as `!!str`.
    private(set) var isShorthand = false
    /// Start of the value without anchor and tag.
    private(set) var contentStart: Int

    /// Reads from `start` up to `end` at most.
    init(_ bytes: [UInt8], from start: Int, to end: Int) {
        contentStart = start
        while contentStart < end {
            let begin = contentStart
            switch bytes[begin] {
            case UInt8(ascii: "&"):
                anchor = begin..<Self.wordEnd(bytes, from: begin + 1, to: end)
                contentStart = begin + (anchor?.count ?? 0)
            case UInt8(ascii: "!"):
                tag = begin..<Self.tagEnd(bytes, from: begin + 1, to: end)
                contentStart = begin + (tag?.count ?? 0)
                isShorthand = begin + 1 < end && bytes[begin + 1] == UInt8(ascii: "!")
            default: return
            }
            contentStart = Self.skippingComments(bytes, from: contentStart, to: end)
        }
    }

    private static func wordEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end, !bytes[offset].isBlankOrBreak, !bytes[offset].isFlowIndicator { offset += 1 }
        return offset
    }

    /// Returns the end of a tag.
    ///
    /// A tag in angle brackets may contain any characters but blanks.
    private static func tagEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        guard bytes.byte(start) == UInt8(ascii: "<") else { return wordEnd(bytes, from: start, to: end) }
        var offset = start
        while offset < end, !bytes[offset].isBlankOrBreak, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
        return min(offset + 1, end)
    }

    private static func skippingComments(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        var offset = bytes.skippingBlanksAndBreaks(from: start, to: end)
        while offset < end, offset > start, bytes[offset] == UInt8(ascii: "#") {
            while offset < end, !bytes[offset].isLineBreak { offset += 1 }
            offset = bytes.skippingBlanksAndBreaks(from: offset, to: end)
        }
        return offset
    }
}
