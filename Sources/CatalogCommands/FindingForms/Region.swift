import CatalogModel

/// A range of lines and columns in a file, in the column units of a report format: UTF-16 units or bytes, counted from
/// 1.
struct Region {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    /// The column after the last character.
    let endColumn: Int

    /// Creates the region of a range; `width` is the number of columns taken by some bytes of a line.
    init(_ range: SourceRange, width: (ArraySlice<UInt8>) -> Int) {
        let (start, end) = (range.start, range.end)
        startLine = Int(start.line)
        endLine = Int(end.line)
        startColumn = Self.column(of: range.lowerBound, in: range.file, line: start.line, width)
        endColumn = Self.column(of: range.upperBound, in: range.file, line: end.line, width)
    }

    /// Returns a region with columns as counted by programs with UTF-16 texts.
    static func utf16(_ range: SourceRange) -> Region {
        Region(range) { String(decoding: $0, as: UTF8.self).utf16.count }
    }

    /// Returns a region with columns counting bytes of UTF-8.
    static func utf8(_ range: SourceRange) -> Region {
        Region(range) { $0.count }
    }

    private static func column(
        of offset: Int, in file: SourceFile, line: UInt32, _ width: (ArraySlice<UInt8>) -> Int
    ) -> Int {
        let start = file.byteOffset(of: SourcePosition(line: Int(line), column: 1)) ?? 0
        let end = min(offset, file.bytes.count)
        return start < end ? width(file.bytes[start..<end]) + 1 : 1
    }
}
