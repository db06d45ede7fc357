import CatalogModel

/// Mistakes of indentation: lines too far to the left or to the right, tabs, spaces of another kind.
extension ParserErrorDiagnosis {
    /// Spaces of another kind before the text of the line of the problem, or of the line above.
    var wideIndentation: SyntaxDiagnostic? {
        let line = lines.line(of: problem)
        let candidates = [line] + (textLine(above: line).map { [$0.number] } ?? [])
        for number in candidates {
            let start = lines.starts[number]
            let text = lines.text(start..<lines.end(ofLine: number))
            let indent = text.unicodeScalars.prefix { $0 == " " || $0.value == 0xA0 || $0.value == 0x3000 }
            guard let wide = indent.first(where: { $0 != " " }) else { continue }
            let byteRange = start..<(start + String(indent).utf8.count)
            let patch = Patch(byteRange: byteRange, replacement: String(repeating: " ", count: indent.count))
            var finding = Diagnostic.indentation(
                "a space of the kind U+\(String(wide.value, radix: 16, uppercase: true).leftPadded) does not indent; "
                    + "write usual spaces", at: lines.range(byteRange))
            finding.fixIts = [Diagnostic.FixIt(replace: lines.range(byteRange), with: patch.replacement)]
            return SyntaxDiagnostic(finding, repair: patch)
        }
        return nil
    }

    var indentation: SyntaxDiagnostic {
        if bytes.byte(problem) == UInt8(ascii: ":") { return missingKey }
        let line = BlockLine(lines, line: lines.line(of: problem))
        let end = lines.end(ofLine: line.number)
        let range = lines.range(problem..<bytes.trimmedEnd(from: problem, to: max(problem, line.colon ?? end)))
        let words = lines.text(problem..<bytes.trimmedEnd(from: problem, to: max(problem, line.colon ?? end)))
        switch bytes.byte(problem) {
        case UInt8(ascii: "-") where line.isItem:
            let message = "unexpected list item instead of a key; indent the list below its key"
            return betweenColumns(line, telling: .indentation(message, at: range))
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            let message = "unmatched '\(firstCharacter(problem..<bytes.count))'; remove it"
            return SyntaxDiagnostic(.indentation(message, at: range))
        default:
            if lastScalar?.style == .literal || lastScalar?.style == .folded {
                let message = "\(Diagnostic.excerpt(words)) is indented less than the first line of the text above"
                return SyntaxDiagnostic(.indentation(message, at: range))
            }
            let message =
                "\(Diagnostic.excerpt(words)) matches no indentation above it; align it with the key it belongs to"
            return betweenColumns(line, telling: .indentation(message, at: range))
        }
    }

    var tab: SyntaxDiagnostic {
        let line = lines.line(of: problem)
        let end = lines.textStart(ofLine: line)
        guard problem < end else { return generic }
        return tabbed(BlockLine(lines, line: line), telling: .tab(at: lines.range(problem..<end)))
    }

    // MARK: Fixes

    /// A column of keys or dashes above a line.
    private struct Level {
        let column: Int
        let isItem: Bool
    }

    /// Returns a mistake of indentation; the fix moves the line, with siblings and children, to a column.
    func misplaced(_ line: BlockLine, to column: Int?, telling finding: Diagnostic) -> SyntaxDiagnostic {
        guard let column, column != line.indentation else { return SyntaxDiagnostic(finding) }
        let last = lastLine(movedWith: line)
        return moved(line, through: last, telling: finding) { $0.indentation - line.indentation + column }
    }

    /// Returns a mistake of lines indented by tabs; the fix writes two spaces for each tab if the column is in use
    /// above.
    private func tabbed(_ line: BlockLine, telling finding: Diagnostic) -> SyntaxDiagnostic {
        let column = columnWithoutTabs(line)
        let levels = levels(above: line.number)
        let above = textLine(above: line.number)
        let isBelowKey = above.map { opens($0) && $0.parentIndentation < column } ?? false
        guard isBelowKey || levels.contains(where: { $0.column == column && $0.isItem == line.isItem }) else {
            return SyntaxDiagnostic(finding)
        }
        var last = line.number
        while last + 1 < lines.starts.count, bytes.byte(lines.starts[last + 1]) == .tab { last += 1 }
        return moved(line, through: last, telling: finding, to: columnWithoutTabs)
    }

    /// Returns a mistake of a line between two columns of keys or dashes above.
    ///
    /// The fix moves the line, or the siblings above where the line has the usual step.
    private func betweenColumns(_ line: BlockLine, telling finding: Diagnostic) -> SyntaxDiagnostic {
        if let first = firstWrongSibling(above: line) {
            let distance = first.indentation - line.indentation
            return moved(first, through: line.number - 1, telling: finding) { $0.indentation - distance }
        }
        return misplaced(line, to: intendedColumn(of: line), telling: finding)
    }

    /// Returns the first of the siblings right above a line with a wrong column; nil for a line without a usual step.
    private func firstWrongSibling(above line: BlockLine) -> BlockLine? {
        let columns = levels(above: line.number).filter { !$0.isItem }.map(\.column)
        guard !line.isItem, columns.count > 1, let left = columns.first(where: { $0 < line.indentation }),
            columns[0] > line.indentation, columns[1] == left
        else { return nil }
        let step = line.indentation - left
        let outer = columns.first { $0 < left }
        let below = opens(line) ? textLine(below: line.number)?.indentation : nil
        guard outer.map({ left - $0 == step }) ?? false || below == line.indentation + step else { return nil }
        let siblings = (0..<line.number).reversed().lazy.map { BlockLine(self.lines, line: $0) }.prefix {
            $0.isBlank || $0.isComment || $0.indentation >= columns[0]
        }
        return siblings.last { !$0.isBlank && !$0.isComment }
    }

    /// Returns the intended column of a line: the only near column, or the column left by the following lines; nil for
    /// lack of certainty.
    private func intendedColumn(of line: BlockLine) -> Int? {
        let columns = levels(above: line.number).filter { $0.isItem == line.isItem }.map(\.column)
        guard let right = columns.last(where: { $0 > line.indentation }) else { return nil }
        guard let left = columns.first(where: { $0 < line.indentation }) else { return right }
        if opens(line) { return nil }
        let next = textLine(below: lastLine(movedWith: line))
        // If this line moved to the left, the next line would become part of its value.
        if let next, next.indentation == right { return right }
        let (toRight, toLeft) = (right - line.indentation, line.indentation - left)
        return toRight == toLeft ? nil : toRight < toLeft ? right : left
    }

    /// Returns the columns of the keys and dashes around a line, the innermost first.
    private func levels(above number: Int) -> [Level] {
        var levels: [Level] = []
        for line in (0..<number).reversed().lazy.map({ BlockLine(lines, line: $0) }) {
            if line.isBlank || line.isComment { continue }
            func add(_ column: Int, isItem: Bool) {
                if column < levels.last?.column ?? .max { levels.append(Level(column: column, isItem: isItem)) }
            }
            if line.colon != nil { add(line.parentIndentation, isItem: false) }
            if line.isItem { add(line.indentation, isItem: true) }
            if line.indentation == 0 { break }
        }
        return levels
    }

    /// Returns whether the value of a line's key is on the lines below.
    private func opens(_ line: BlockLine) -> Bool {
        guard line.colon != nil else { return false }
        let sign = bytes.byte(line.valueStart)
        return line.valueStart == lines.end(ofLine: line.number) || sign == UInt8(ascii: "|")
            || sign == UInt8(ascii: ">")
    }

    private func columnWithoutTabs(_ line: BlockLine) -> Int {
        let start = lines.starts[line.number]
        return bytes[start..<(start + line.indentation)].reduce(0) { $0 + ($1 == .tab ? 2 : 1) }
    }

    /// Returns the number of the last line of the siblings from a line on, the values below keys included.
    private func lastLine(movedWith line: BlockLine) -> Int {
        var last = line.number
        var takesDeeper = opens(line)
        for next in ((line.number + 1)..<max(line.number + 1, lines.starts.count)).lazy.map({
            BlockLine(lines, line: $0)
        }) {
            if next.isBlank { continue }
            if next.indentation < line.indentation || next.indentation > line.indentation && !takesDeeper { break }
            if next.indentation == line.indentation { takesDeeper = opens(next) }
            last = next.number
        }
        return last
    }

    private func textLine(below number: Int) -> BlockLine? {
        ((number + 1)..<max(number + 1, lines.starts.count)).lazy.map { BlockLine(lines, line: $0) }.first {
            !$0.isBlank && !$0.isComment
        }
    }

    private func moved(
        _ line: BlockLine, through last: Int, telling finding: Diagnostic, to column: (BlockLine) -> Int
    ) -> SyntaxDiagnostic {
        let start = lines.starts[line.number]
        let kept = max(0, min(line.indentation, column(line)))
        let hasTabs = bytes[start..<(start + kept)].contains(.tab)
        let rangeStart = hasTabs ? start : start + kept
        // The words are in the fix, so that a preview shows them. No words precede a colon that begins the line.
        let end = bytes.trimmedEnd(
            from: start, to: last == line.number ? line.colon ?? lines.end(ofLine: last) : lines.end(ofLine: last))
        var text = ""
        for number in line.number...last {
            let next = BlockLine(lines, line: number)
            let from = next.isBlank ? lines.starts[number] : lines.textStart(ofLine: number)
            let to = number == last ? max(from, end) : lines.starts[number + 1]
            text += (next.isBlank ? "" : String(repeating: " ", count: max(0, column(next)))) + lines.text(from..<to)
        }
        let patch = Patch(
            byteRange: rangeStart..<max(rangeStart, end), replacement: hasTabs ? text : String(text.dropFirst(kept)))
        var mended = finding
        mended.fixIts = [Diagnostic.FixIt(replace: lines.range(patch.byteRange), with: patch.replacement)]
        return SyntaxDiagnostic(mended, repair: patch)
    }
}

extension String {
    /// The hexadecimal digits of a code point, four at least.
    fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
