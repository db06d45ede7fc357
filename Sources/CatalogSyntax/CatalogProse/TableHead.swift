/// A recognizer of the head of a table in GitHub's syntax (a line of cells above a line of dashes), for reporting
/// unsupported tables in prose (GFM 0.29, 4.10).
enum TableHead {
    /// Returns the two lines within the text of a paragraph; nil when there are none.
    static func byteRange(in text: [UInt8]) -> Range<Int>? {
        var previous: ArraySlice<UInt8>?
        for line in text.split(separator: .lineFeed) {
            if let previous, let columns = delimiterColumns(line), cellCount(previous) == columns {
                return previous.startIndex..<line.endIndex
            }
            previous = line
        }
        return nil
    }

    /// Returns the number of columns of `| --- | :-: |`; nil for any other line.
    ///
    /// A single column needs a pipe.
    private static func delimiterColumns(_ line: ArraySlice<UInt8>) -> Int? {
        guard line.contains(UInt8(ascii: "|")), line.allSatisfy({ "|-: \t".utf8.contains($0) }) else { return nil }
        let cells = cells(of: line)
        let areDelimiters = cells.allSatisfy { cell in
            var dashes = cell.trimmed
            if dashes.first == UInt8(ascii: ":") { dashes = dashes.dropFirst() }
            if dashes.last == UInt8(ascii: ":") { dashes = dashes.dropLast() }
            return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
        }
        return areDelimiters ? cells.count : nil
    }

    private static func cellCount(_ line: ArraySlice<UInt8>) -> Int {
        cells(of: line).count
    }

    /// Returns the cells between the unescaped pipes; pipes at both ends are optional.
    private static func cells(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        let line = line.trimmed
        var cells: [ArraySlice<UInt8>] = []
        var start = line.startIndex
        for index in line.indices where line[index] == UInt8(ascii: "|") {
            if index > line.startIndex, line[index - 1] == UInt8(ascii: "\\") { continue }
            if index > line.startIndex { cells.append(line[start..<index]) }
            start = index + 1
        }
        if start < line.endIndex { cells.append(line[start...]) }
        return cells
    }
}
