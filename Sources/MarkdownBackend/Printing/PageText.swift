/// A growing buffer of UTF-8 bytes for the Markdown text of a page, with appending, indenting and quoting during
/// printing.
///
/// Everything on a page goes to the end of a single buffer, because a separate text for each piece would cost more than
/// the piece.
struct PageText {
    private(set) var bytes: [UInt8] = []

    init() {}

    init(reserving capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    var count: Int { bytes.count }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends the rest of a text, from an offset on.
    mutating func append(_ text: String, from offset: Int) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { all in
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: all[offset...]))
        }
        if isDone == nil { bytes.append(contentsOf: text.utf8.dropFirst(offset)) }
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
    }

    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func append(_ text: String, times count: Int) {
        for _ in 0..<count { append(text) }
    }

    mutating func insert(_ text: PageText, at offset: Int) {
        bytes.insert(contentsOf: text.bytes, at: offset)
    }

    /// Removes all text from an offset on.
    mutating func cut(to offset: Int) {
        bytes.removeSubrange(offset...)
    }

    /// Replaces every occurrence of two characters from an offset on.
    mutating func replace(_ pair: StaticString, with text: String, from offset: Int) {
        let (first, second) = (pair.utf8Start[0], pair.utf8Start[1])
        let written = bytes[offset...]
        guard zip(written, written.dropFirst()).contains(where: { $0 == (first, second) }) else { return }
        var result = Array(bytes[..<offset])
        var index = offset
        while index < bytes.count {
            if index + 1 < bytes.count, bytes[index] == first, bytes[index + 1] == second {
                result.append(contentsOf: text.utf8)
                index += 2
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        bytes = result
    }

    // MARK: - Lines within others

    /// Indents the lines after the line at an offset by a number of spaces, as the lines of a list's item.
    mutating func indentFurtherLines(from offset: Int, by width: Int) {
        guard bytes[offset...].contains(Self.lineFeed) else { return }
        let indent = String(repeating: " ", count: width)
        for (index, line) in takeLines(from: offset).enumerated() {
            if index > 0 { bytes.append(Self.lineFeed) }
            if index > 0, !line.isEmpty { append(indent) }
            bytes.append(contentsOf: line)
        }
    }

    /// Makes a quote of the lines from an offset on.
    mutating func quoteLines(from offset: Int) {
        for (index, line) in takeLines(from: offset).enumerated() {
            if index > 0 { bytes.append(Self.lineFeed) }
            append(line.isEmpty ? ">" : "> ")
            bytes.append(contentsOf: line)
        }
    }

    private mutating func takeLines(from offset: Int) -> [ArraySlice<UInt8>] {
        let written = Array(bytes[offset...])
        cut(to: offset)
        return written.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    }

    private static let lineFeed = UInt8(ascii: "\n")
}

extension String {
    init(_ text: PageText) {
        self.init(decoding: text.bytes, as: UTF8.self)
    }
}
