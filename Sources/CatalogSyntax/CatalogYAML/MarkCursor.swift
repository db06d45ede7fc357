extension SourceLines {
    /// Returns the offset of a place, by walking the line.
    func offset(of mark: Mark) -> Int {
        guard mark.line < starts.count else { return bytes.count }
        if isASCII { return min(starts[mark.line] + mark.column, bytes.count) }
        return file.byteOffset(of: mark.column, after: starts[mark.line])
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
