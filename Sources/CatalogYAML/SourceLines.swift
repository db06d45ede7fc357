import CatalogModel

/// An index of the line starts of a YAML or JSON file, for converting between byte offsets and line positions.
///
/// Only carriage return, line feed and the two together end a line. libyaml knows three more line breaks, all refused
/// by `TextCheck`.
struct SourceLines {
    let file: SourceFile
    let bytes: [UInt8]
    /// The offset of the first byte of each line; the first line begins behind a byte order mark.
    let starts: [Int]
    /// Whether each character is a single byte.
    let isASCII: Bool
    /// Whether there are control characters of ASCII besides line breaks and tabs.
    let hasControls: Bool

    init(_ file: SourceFile) {
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
    var begin: Int { starts[0] }

    /// Returns the number of a byte's line, counted from zero.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the offset behind the last byte of a line, the line break left out.
    func end(ofLine line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        var end = starts[line + 1] - 1
        if bytes[end] == .lineFeed, end > starts[line], bytes[end - 1] == .carriageReturn { end -= 1 }
        return end
    }

    /// Returns the offset of the first non-blank byte of a line; the line's end if there is none.
    func textStart(ofLine line: Int) -> Int {
        bytes.skippingBlanks(from: starts[line], to: end(ofLine: line))
    }

    /// Returns the offset of a place, by walking the line.
    func offset(of mark: Mark) -> Int {
        guard mark.line < starts.count else { return bytes.count }
        if isASCII { return min(starts[mark.line] + mark.column, bytes.count) }
        return file.byteOffset(of: mark.column, behind: starts[mark.line])
    }

    func range(_ stretch: Range<Int>) -> SourceRange { file.range(ofBytes: stretch) }

    func text(_ stretch: Range<Int>) -> String {
        String(decoding: bytes[stretch], as: UTF8.self)
    }
}

/// A converter of libyaml's line and column marks into byte offsets, remembering the last place for speed on long
/// lines.
struct MarkCursor {
    private let lines: SourceLines
    private var last = Mark(line: 0, column: 0)
    private var lastOffset: Int

    init(_ lines: SourceLines) {
        self.lines = lines
        lastOffset = lines.begin
    }

    mutating func offset(of mark: Mark) -> Int {
        if lines.isASCII { return lines.offset(of: mark) }
        let distance = mark.column - last.column
        if mark.line == last.line, -256..<256 ~= distance {
            lastOffset = lines.bytes.moved(lastOffset, by: distance)
        } else if mark.line != last.line, mark.column < 256, mark.line < lines.starts.count {
            lastOffset = lines.bytes.moved(lines.starts[mark.line], by: mark.column)
        } else {
            lastOffset = lines.offset(of: mark)
        }
        last = mark
        return lastOffset
    }
}

extension [UInt8] {
    /// Returns the offset some code points further on, or back.
    fileprivate func moved(_ start: Int, by distance: Int) -> Int {
        var offset = start
        var left = distance
        while left > 0, offset < count {
            offset += 1
            while offset < count, self[offset].isContinuation { offset += 1 }
            left -= 1
        }
        while left < 0, offset > 0 {
            offset -= 1
            while offset > 0, self[offset].isContinuation { offset -= 1 }
            left += 1
        }
        return offset
    }
}
