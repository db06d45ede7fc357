import CatalogModel

/// The part of `AGENTS.md` between two markers, which the program replaces; all other bytes stay.
enum MarkedSection {
    static let start = "<!-- component-catalog:start -->"
    static let end = "<!-- component-catalog:end -->"

    /// Returns the bytes of a file with a text between the markers, which are appended to a file without any.
    static func replaced(in file: SourceFile, with text: String) throws(CommandError) -> [UInt8] {
        let bytes = file.bytes
        let (starts, ends) = (markers(start, in: bytes), markers(end, in: bytes))
        let firstBreak = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        let lineEnd = firstBreak > 0 && bytes[firstBreak - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
        let section = Array("\(start)\n\(text)\n\(end)".replacing("\n", with: lineEnd).utf8)
        if starts.isEmpty, ends.isEmpty {
            let gap = bytes.isEmpty ? "" : bytes.last == UInt8(ascii: "\n") ? lineEnd : lineEnd + lineEnd
            return bytes + Array(gap.utf8) + section + Array(lineEnd.utf8)
        }
        if starts.count == 1, ends.count == 1, starts[0].lowerBound < ends[0].lowerBound {
            return bytes[..<starts[0].lowerBound] + section + bytes[ends[0].upperBound...]
        }
        let isStart = starts.count > 1 || ends.count < 2 && !starts.isEmpty
        let damaged = isStart ? starts[starts.count > 1 ? 1 : 0] : ends[ends.count > 1 ? 1 : 0]
        throw CommandError(
            .damagedMarker(
                isStart ? start : end, isDuplicate: starts.count > 1 || ends.count > 1,
                at: file.range(ofBytes: damaged)))
    }

    /// Returns the ranges of a marker that is a line of its own, without the white space around it.
    private static func markers(_ marker: String, in bytes: [UInt8]) -> [Range<Int>] {
        bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let start = line.drop { $0 <= UInt8(ascii: " ") }
            let length = start.reversed().drop { $0 <= UInt8(ascii: " ") }.count
            let text = start.prefix(length)
            return text.elementsEqual(marker.utf8) ? text.startIndex..<text.endIndex : nil
        }
    }
}
