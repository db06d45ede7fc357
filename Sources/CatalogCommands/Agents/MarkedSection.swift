import CatalogModel
import CatalogSyntax

/// The part of `AGENTS.md` between two markers, which the program replaces; all other bytes stay.
enum MarkedSection {
    static let start = "<!-- component-catalog:start -->"
    static let end = "<!-- component-catalog:end -->"

    /// Returns the bytes of a UTF-8 file with a text between the markers, which are appended to a file without any.
    static func replaced(in file: SourceFile, with text: String) throws(CommandError) -> [UInt8] {
        let bytes = file.bytes
        var found = Diagnostics()
        guard
            SourceLines(checking: file, fileSize: .max, allowsAnyCharacter: true, diagnostics: &found) != nil
        else { throw CommandError(found.sorted()) }
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

    /// Returns the ranges of a marker that is a line of its own outside of code, without the white space around it.
    private static func markers(_ marker: String, in bytes: [UInt8]) -> [Range<Int>] {
        let content = bytes[(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...]
        let lines = content.split(separator: UInt8(ascii: "\n")).map(MarkdownLine.init)
        var ranges: [Range<Int>] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            // A fence without an end is text, because a section after it would not be found again.
            if line.isFence, let end = lines[(index + 1)...].firstIndex(where: { $0.closes(line) }) { index = end }
            if !line.isIndented, line.text.elementsEqual(marker.utf8) {
                ranges.append(line.text.startIndex..<line.text.endIndex)
            }
            index += 1
        }
        return ranges
    }
}

/// A line of Markdown outside of quotes and lists.
private struct MarkdownLine {
    /// The line without the white space around it.
    let text: ArraySlice<UInt8>
    /// Whether four spaces or a tab make the line code.
    let isIndented: Bool
    /// The first character as often as it is repeated.
    private let run: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
        let start = line.drop { $0 <= UInt8(ascii: " ") }
        let indent = line[..<start.startIndex]
        text = start.prefix(start.reversed().drop { $0 <= UInt8(ascii: " ") }.count)
        isIndented = indent.count > 3 || indent.contains(UInt8(ascii: "\t"))
        run = text.prefix { [first = text.first] in $0 == first }
    }

    /// Whether the line begins a block of code, if another line ends it.
    var isFence: Bool {
        guard run.count > 2, let character = run.first else { return false }
        // Backticks later in the line make it text with code in it.
        return character == UInt8(ascii: "~")
            || character == UInt8(ascii: "`") && !text.dropFirst(run.count).contains(character)
    }

    func closes(_ fence: MarkdownLine) -> Bool {
        run.count == text.count && run.first == fence.run.first && run.count >= fence.run.count
    }
}
