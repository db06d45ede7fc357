/// Looking up the text that a range covers. Meant for findings, so it walks the file from its start.
extension SourceFile {
    /// The text of a line, without its line break; nil when the file has no such line. Bytes that are not UTF-8 become
    /// replacement characters.
    public func line(_ number: UInt32) -> String? {
        guard number >= 1, let start = byteOffset(ofLine: number) else { return nil }
        let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The offset of the byte at a position; nil when the file has no such line.
    public func byteOffset(of position: SourcePosition) -> Int? {
        guard position.line >= 1, var offset = byteOffset(ofLine: position.line) else { return nil }
        var column: UInt32 = 1
        while offset < bytes.count, column < position.column, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            column += 1
        }
        return offset
    }

    /// The position of the byte at an offset.
    public func position(ofByte offset: Int) -> SourcePosition {
        var line = 1
        var lineStart = hasByteOrderMark ? 3 : 0
        var index = lineStart
        let end = min(offset, bytes.count)
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A)) {
                line += 1
                lineStart = index
            }
        }
        let column = bytes[min(lineStart, end)..<end].count { $0 & 0xC0 != 0x80 } + 1
        return SourcePosition(line: line, column: column)
    }

    /// The range of a stretch of bytes.
    public func range(ofBytes stretch: Range<Int>) -> SourceRange {
        SourceRange(
            file: self, start: position(ofByte: stretch.lowerBound), end: position(ofByte: stretch.upperBound))
    }

    private var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

    private func byteOffset(ofLine number: UInt32) -> Int? {
        var offset = hasByteOrderMark ? 3 : 0
        var line: UInt32 = 1
        while line < number {
            guard let lineBreak = bytes[offset...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
            let isPair =
                bytes[lineBreak] == 0x0D && lineBreak + 1 < bytes.count && bytes[lineBreak + 1] == 0x0A
            offset = lineBreak + (isPair ? 2 : 1)
            line += 1
        }
        return offset
    }
}

extension SourceRange {
    /// The bytes of the file that the range covers.
    public var bytes: ArraySlice<UInt8> {
        guard let from = file.byteOffset(of: start), let to = file.byteOffset(of: end), from <= to else { return [] }
        return file.bytes[from..<to]
    }

    /// The text of the file that the range covers, as it stands there: with quotes and line breaks.
    public var sourceText: String { String(decoding: bytes, as: UTF8.self) }

    /// A part of a range on one line, by code points from its start; the range itself where it spans lines or is
    /// shorter, because then the text does not stand there to the letter.
    public func part(from offset: Int, length: Int) -> SourceRange {
        let column = Int(start.column) + offset
        guard start.line == end.line, column + length <= Int(end.column) else { return self }
        return SourceRange(
            file: file, start: SourcePosition(line: Int(start.line), column: column),
            end: SourcePosition(line: Int(start.line), column: column + length))
    }

    /// The range of the first occurrence of some text within this one; this one when the text does not stand there to
    /// the letter (because it is escaped or folded).
    public func narrowed(to text: String) -> SourceRange {
        guard !text.isEmpty else { return self }
        let haystack = bytes
        let needle = Array(text.utf8)
        guard haystack.count >= needle.count else { return self }
        for index in haystack.startIndex...(haystack.endIndex - needle.count)
        where haystack[index..<(index + needle.count)].elementsEqual(needle) {
            return file.range(ofBytes: index..<(index + needle.count))
        }
        return self
    }
}
