/// An index of the lines and characters of a file, for fast conversion between positions and byte offsets.
struct LineIndex: Sendable {
    /// The offset of the first byte of each line; the first offset is after a byte order mark.
    private let starts: [Int]
    /// The number of UTF-8 continuation bytes before each range of `step` bytes; empty for a file without continuation
    /// bytes.
    private let continuations: [Int]
    private static let step = 256

    init(_ bytes: [UInt8]) {
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        var continuations: [Int] = []
        var count = 0
        for index in bytes.indices {
            if index % Self.step == 0 { continuations.append(count) }
            let byte = bytes[index]
            if byte & 0xC0 == 0x80 { count += 1 }
            let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if byte == 0x0A || byte == 0x0D && !isPair { starts.append(index + 1) }
        }
        self.starts = starts
        self.continuations = count == 0 ? [] : continuations
    }

    /// Returns the bytes of a line, counted from 1, without the line break; nil without such a line.
    func bytes(ofLine number: Int, of bytes: [UInt8]) -> Range<Int>? {
        guard number >= 1, number <= starts.count else { return nil }
        let start = starts[number - 1]
        guard number < starts.count else { return start..<bytes.count }
        let end = starts[number] - 1
        let isPair = bytes[end] == 0x0A && end > start && bytes[end - 1] == 0x0D
        return start..<(isPair ? end - 1 : end)
    }

    /// Returns the offset of the character at the given number of characters after a byte.
    func offset(of distance: Int, after start: Int, in bytes: [UInt8]) -> Int {
        // A position may have column 0, and then `distance` is negative.
        if continuations.isEmpty { return min(max(0, start + distance), bytes.count) }
        let wanted = characters(before: start, in: bytes) + distance
        let block = max(
            0, continuations.indices.lastPart { $0 * Self.step - continuations[$0] <= wanted })
        var offset = block * Self.step
        var left = wanted - (offset - continuations[block])
        // A step may begin within a character, which the previous step counts.
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        while left > 0, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            left -= 1
        }
        return offset
    }

    /// Returns the position of the byte at an offset.
    func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
        let line = max(0, starts.indices.lastPart { starts[$0] <= offset })
        let start = min(starts[line], offset)
        let column = characters(before: offset, in: bytes) - characters(before: start, in: bytes)
        return SourcePosition(line: line + 1, column: column + 1)
    }

    private func characters(before offset: Int, in bytes: [UInt8]) -> Int {
        if continuations.isEmpty { return offset }
        let block = min(offset / Self.step, continuations.count - 1)
        return offset - continuations[block] - bytes[(block * Self.step)..<offset].count { $0 & 0xC0 == 0x80 }
    }
}

extension Range<Int> {
    /// Returns the last of the leading numbers that satisfy a condition; the number before the first when there is
    /// none.
    fileprivate func lastPart(_ holds: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
