import CatalogModel

/// A piece of a source line around a finding, with the column of the first character.
struct SourceWindow: Equatable {
    /// Text with replacement characters for non-UTF-8 bytes.
    var text: String
    /// The column of the first character; counts code points from 1.
    var firstColumn: Int
    var isCutBefore: Bool
    var isCutAfter: Bool
}

/// A finder of the source lines shown below findings, by file, line and column.
///
/// Findings come by location, so each file and each line is walked only once, for any number of findings in a line.
struct ExcerptLines {
    /// A place in a file already walked to: line, column and byte offset.
    private struct Cursor {
        var line: Int
        var column: Int
        var offset: Int
    }

    // Keyed by identity, because two versions of a file have the same path and different bytes.
    private var lineStarts: [ObjectIdentifier: [Int]] = [:]
    private var cursors: [ObjectIdentifier: Cursor] = [:]

    /// Returns the text around a column, up to `reach` characters on each side; nil when the file has no such line.
    mutating func window(_ file: SourceFile, line: Int, column: Int, reach: Int) -> SourceWindow? {
        let starts = starts(of: file)
        guard starts.indices.contains(line - 1) else { return nil }
        let lineStart = starts[line - 1]
        if lineStart == file.bytes.endIndex, line > 1 { return nil }
        let first = max(1, column - reach)
        let start = offset(of: first, in: file, line: line, lineStart: lineStart)
        let end = file.bytes.offset(start.offset, movedBy: column - start.column + reach)
        return SourceWindow(
            text: String(decoding: file.bytes[start.offset..<end], as: UTF8.self), firstColumn: start.column,
            isCutBefore: start.offset > lineStart,
            isCutAfter: end < file.bytes.endIndex && !file.bytes[end].isLineBreak)
    }

    private mutating func starts(of file: SourceFile) -> [Int] {
        if let cached = lineStarts[ObjectIdentifier(file)] { return cached }
        var starts = [file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        // Sources can have megabytes, of which a few lines are shown.
        file.bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                let byte = bytes[offset]
                offset += 1
                if byte != 0x0A, byte != 0x0D { continue }
                let isFirstOfPair = byte == 0x0D && offset < bytes.count && bytes[offset] == 0x0A
                if !isFirstOfPair { starts.append(offset) }
            }
        }
        lineStarts[ObjectIdentifier(file)] = starts
        return starts
    }

    private mutating func offset(of column: Int, in file: SourceFile, line: Int, lineStart: Int) -> Cursor {
        var cursor = Cursor(line: line, column: 1, offset: lineStart)
        if let last = cursors[ObjectIdentifier(file)], last.line == line, last.column <= column { cursor = last }
        let target = file.bytes.offset(cursor.offset, movedBy: column - cursor.column)
        let passed = file.bytes[cursor.offset..<target].count { $0 & 0xC0 != 0x80 }
        cursor = Cursor(line: line, column: cursor.column + passed, offset: target)
        cursors[ObjectIdentifier(file)] = cursor
        return cursor
    }
}

extension [UInt8] {
    /// Returns the offset of the character a given number of characters further on; the offset of the line's end where
    /// the line is shorter.
    fileprivate func offset(_ offset: Int, movedBy count: Int) -> Int {
        var index = offset
        var remaining = count
        while remaining > 0, index < endIndex, !self[index].isLineBreak {
            index += 1
            while index < endIndex, self[index] & 0xC0 == 0x80 { index += 1 }
            remaining -= 1
        }
        return index
    }
}

extension UInt8 {
    fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
