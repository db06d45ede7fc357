/// The lines of a Markdown description from source code, for finding the blocks around unsupported markup.
struct DescriptionLines {
    private let bytes: [UInt8]
    /// The offset of the first byte of each line.
    private let starts: [Int]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    func line(of offset: Int) -> Int {
        (starts.lastIndex { $0 <= offset }) ?? 0
    }

    func start(of line: Int) -> Int { starts[line] }

    private func end(of line: Int) -> Int {
        line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
    }

    private func text(_ line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<end(of: line)] }

    private func isBlank(_ line: Int) -> Bool {
        text(line).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    func isIndented(_ line: Int) -> Bool {
        text(line).starts(with: Array("    ".utf8)) || text(line).first == UInt8(ascii: "\t")
    }

    /// Whether the next line makes the line the head of a table (GitHub Flavored Markdown, "Tables").
    func isTableHead(_ line: Int) -> Bool {
        guard line + 1 < starts.count, text(line).contains(UInt8(ascii: "|")) else { return false }
        let delimiters = text(line + 1)
        let allowed = Array("|-: ".utf8)
        return delimiters.contains(UInt8(ascii: "-")) && delimiters.allSatisfy(allowed.contains)
    }

    /// Returns the bytes and the level of a heading in a single line underlined by a line; nil for any other line.
    func underlinedHeading(_ line: Int) -> (lines: Range<Int>, level: Int)? {
        let marks = text(line).filter { $0 != UInt8(ascii: " ") }
        guard line > 0, let mark = marks.first, marks.allSatisfy({ $0 == mark }), !isBlank(line - 1),
            line == 1 || isBlank(line - 2)
        else { return nil }
        switch mark {
        case UInt8(ascii: "="): return (starts[line - 1]..<end(of: line), 1)
        case UInt8(ascii: "-"): return (starts[line - 1]..<end(of: line), 2)
        default: return nil
        }
    }

    /// Returns the start of a line's block: the surrounding lines without a blank line between.
    func blockStart(of line: Int) -> Int {
        var first = line
        while first > 0, !isBlank(first - 1) { first -= 1 }
        return starts[first]
    }

    /// Returns the bytes of the lines from a line to the next blank line.
    func block(from line: Int) -> Range<Int> {
        var last = line
        while last + 1 < starts.count, !isBlank(last + 1) { last += 1 }
        return starts[line]..<end(of: last)
    }

    /// Returns the bytes of the indented lines from a line on, including blank lines between.
    func indentedBlock(from line: Int) -> Range<Int> {
        var last = line
        var next = line + 1
        while next < starts.count, isIndented(next) || isBlank(next) {
            if !isBlank(next) { last = next }
            next += 1
        }
        return starts[line]..<end(of: last)
    }
}
