/// A set of edits to a file's bytes, made all at once, each at a place in the unchanged file.
package struct TextEdits {
    private let bytes: [UInt8]
    private var edits: [Range<Int>: [UInt8]] = [:]

    package init(of bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Replaces a range with text.
    ///
    /// The last of several texts for a range replaces the others. Texts for an empty range are all inserted, in order.
    package mutating func replace(_ byteRange: Range<Int>, with text: String) {
        if byteRange.isEmpty {
            edits[byteRange, default: []] += Array(text.utf8)
        } else {
            edits[byteRange] = Array(text.utf8)
        }
    }

    /// The bytes with all changes made; changes within a range replaced as a whole are lost with the range.
    package var result: [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        // Text inserted at the start of a replaced range comes before the range.
        let inOrder = edits.sorted { left, right in
            if left.key.lowerBound != right.key.lowerBound { return left.key.lowerBound < right.key.lowerBound }
            if left.key.isEmpty != right.key.isEmpty { return left.key.isEmpty }
            return left.key.upperBound > right.key.upperBound
        }
        for (byteRange, text) in inOrder where byteRange.lowerBound >= offset {
            result += bytes[offset..<byteRange.lowerBound] + text
            offset = byteRange.upperBound
        }
        return result + bytes[offset...]
    }
}
