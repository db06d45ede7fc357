/// Lookup of the text covered by a range.
extension SourceFile {
    /// Returns the text of a line, without the line break; nil without such a line in the file.
    ///
    /// Non-UTF-8 bytes become replacement characters.
    public func line(_ number: UInt32) -> String? {
        lineIndex.bytes(ofLine: Int(number), of: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// Returns the offset of the byte at a position; nil when the file has no such line.
    public func byteOffset(of position: SourcePosition) -> Int? {
        let index = lineIndex
        guard let line = index.bytes(ofLine: Int(position.line), of: bytes) else { return nil }
        return min(index.offset(of: Int(position.column) - 1, after: line.lowerBound, in: bytes), line.upperBound)
    }

    /// Returns the offset of the character at the given number of characters after a byte.
    package func byteOffset(of distance: Int, after start: Int) -> Int {
        lineIndex.offset(of: distance, after: start, in: bytes)
    }

    /// Returns the position of the byte at an offset.
    public func position(ofByte offset: Int) -> SourcePosition {
        lineIndex.position(of: min(offset, bytes.count), in: bytes)
    }

    /// Returns the source range of a range of bytes.
    public func range(ofBytes byteRange: Range<Int>) -> SourceRange {
        SourceRange(file: self, from: byteRange.lowerBound, to: byteRange.upperBound)
    }
}

extension SourceRange {
    /// The bytes of the file covered by the range.
    public var bytes: ArraySlice<UInt8> {
        file.bytes[min(lowerBound, file.bytes.count)..<min(upperBound, file.bytes.count)]
    }

    /// The text of the file covered by the range, verbatim: with quotes and line breaks.
    public var sourceText: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the place of `text` in a range on a single line, some bytes from the start; the range itself where
    /// across lines or shorter, because then the text is not there to the letter.
    public func part(from offset: Int, length: Int) -> SourceRange {
        let start = lowerBound + offset
        guard isOneLine, start + length <= upperBound else { return self }
        return SourceRange(file: file, from: start, to: start + length)
    }

    /// Returns the range of the first occurrence of some text within the range; the whole range when the text is not
    /// there to the letter (because escaped or folded).
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
