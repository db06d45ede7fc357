import CatalogModel

/// The part of `AGENTS.md` between two markers, which the program replaces; all other bytes stay.
enum MarkedSection {
    static let start = "<!-- component-catalog:start -->"
    static let end = "<!-- component-catalog:end -->"

    /// Returns the bytes of a file with a text between the markers, which are appended to a file without any.
    static func replaced(in file: SourceFile, with text: String) throws(CommandError) -> [UInt8] {
        let lines = lines(of: file.bytes)
        let starts = lines.filter { isMarker($0, start, in: file.bytes) }
        let ends = lines.filter { isMarker($0, end, in: file.bytes) }
        let hasCarriageReturns = lines.first.map { file.bytes[$0].dropLast().last == UInt8(ascii: "\r") } == true
        let lineEnd = hasCarriageReturns ? "\r\n" : "\n"
        let section = Array(
            ([start] + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [end])
                .joined(separator: lineEnd).utf8)
        if starts.isEmpty, ends.isEmpty {
            let gap = file.bytes.isEmpty ? "" : file.bytes.last == UInt8(ascii: "\n") ? lineEnd : lineEnd + lineEnd
            return file.bytes + Array(gap.utf8) + section + Array(lineEnd.utf8)
        }
        if starts.count == 1, ends.count == 1, starts[0].lowerBound < ends[0].lowerBound {
            // Bytes of the lines around the markers, such as indentation and line breaks, stay.
            let close = trimmed(ends[0], in: file.bytes)
            return file.bytes[..<trimmed(starts[0], in: file.bytes).lowerBound] + section
                + file.bytes[close.upperBound...]
        }
        let damaged = (starts.count > 1 ? starts[1] : ends.count > 1 ? ends[1] : starts.first ?? ends.first) ?? 0..<0
        let range = file.range(ofBytes: trimmed(damaged, in: file.bytes))
        let marker = starts.contains(damaged) ? start : end
        let isDuplicate = starts.count > 1 || ends.count > 1
        throw CommandError(.damagedMarker(marker, isDuplicate: isDuplicate, at: range))
    }

    /// Returns the lines with their line breaks.
    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var first = 0
        while first < bytes.count {
            let last = bytes[first...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1
            lines.append(first..<(last + 1))
            first = last + 1
        }
        return lines
    }

    private static func isMarker(_ line: Range<Int>, _ marker: String, in bytes: [UInt8]) -> Bool {
        bytes[trimmed(line, in: bytes)].elementsEqual(marker.utf8)
    }

    /// Returns the range of a line without white space around the text.
    private static func trimmed(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let isText: (Int) -> Bool = { bytes[$0] > UInt8(ascii: " ") }
        guard let first = line.first(where: isText), let last = line.last(where: isText) else {
            return line.lowerBound..<line.lowerBound
        }
        return first..<(last + 1)
    }
}
