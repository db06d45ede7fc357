package import CatalogModel

/// An index of the line starts of a YAML or JSON file, for converting between byte offsets and line positions.
///
/// Only carriage return, line feed and the two together end a line. libyaml accepts three more line breaks, all
/// rejected by `TextCheck`.
package struct SourceLines {
    package let file: SourceFile
    package let bytes: [UInt8]
    /// The offset of the first byte of each line; the first line begins after a byte order mark.
    package let starts: [Int]
    /// Whether each character is a single byte.
    package let isASCII: Bool
    /// Whether there are control characters of ASCII besides line breaks and tabs.
    let hasControls: Bool

    package init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        let begin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [begin]
        starts.reserveCapacity(bytes.count / 32 + 1)
        var isASCII = true
        var hasControls = false
        var index = begin
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte >= .space, byte < 0x7F { continue }
            switch byte {
            case .lineFeed: starts.append(index)
            case .carriageReturn: if index == bytes.count || bytes[index] != .lineFeed { starts.append(index) }
            case .tab: break
            case 0x80...: isASCII = false
            default: hasControls = true
            }
        }
        self.starts = starts
        self.isASCII = isASCII
        self.hasControls = hasControls
    }

    /// Start of the text.
    package var begin: Int { starts[0] }

    /// Returns the number of a byte's line, counted from zero.
    package func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the offset after the last byte of a line, without the line break.
    package func end(ofLine line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        var end = starts[line + 1] - 1
        if bytes[end] == .lineFeed, end > starts[line], bytes[end - 1] == .carriageReturn { end -= 1 }
        return end
    }

    /// Returns the offset of the first non-blank byte of a line; the line's end if there is none.
    package func textStart(ofLine line: Int) -> Int {
        bytes.skippingBlanks(from: starts[line], to: end(ofLine: line))
    }

    package func range(_ byteRange: Range<Int>) -> SourceRange { file.range(ofBytes: byteRange) }

    package func text(_ byteRange: Range<Int>) -> String {
        String(decoding: bytes[byteRange], as: UTF8.self)
    }
}
