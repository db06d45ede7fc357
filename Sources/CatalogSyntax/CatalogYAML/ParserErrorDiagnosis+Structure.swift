import CatalogModel

/// Mistakes of lines and brackets rather than of a single value.
extension ParserErrorDiagnosis {
    // MARK: Quotes and brackets

    /// Returns the mistake of a quote left open on the line.
    func unclosedQuote(_ start: Int) -> SyntaxDiagnostic {
        guard bytes.byte(start).isQuote else { return generic }
        let end = bytes.trimmedEnd(from: start, to: lines.end(ofLine: lines.line(of: start)))
        let byteRange = start..<max(start + 1, end)
        let text = lines.text((start + 1)..<byteRange.upperBound)
        if finder.value(around: start, flowStart: flowStart).isFlow {
            return SyntaxDiagnostic(.unclosed(firstCharacter(byteRange), at: lines.range(byteRange), fix: nil))
        }
        let (fix, repair) = quoting(byteRange, as: text)
        return SyntaxDiagnostic(
            .unclosed(firstCharacter(byteRange), at: lines.range(byteRange), fix: fix), repair: repair)
    }

    private var runawayQuote: Int? { runawayQuote(before: problem) }

    /// Returns the offset of the opening quote of a scalar over several lines, rarely intended, ending before a
    /// location on the same line.
    func runawayQuote(before location: Int) -> Int? {
        guard let lastScalar, lastScalar.style == .singleQuoted || lastScalar.style == .doubleQuoted,
            lastScalar.range.upperBound <= location,
            lines.line(of: lastScalar.range.upperBound) == lines.line(of: location),
            lines.line(of: lastScalar.range.lowerBound) < lines.line(of: location)
        else { return nil }
        return lastScalar.range.lowerBound
    }

    var unexpectedInBrackets: SyntaxDiagnostic {
        openBracket(context) ?? unreadableValue(at: problem)
    }

    /// Returns the mistake leaving a bracket open for libyaml, if the mistake precedes the problem.
    func openBracket(_ bracket: Int) -> SyntaxDiagnostic? {
        if let runawayQuote { return unclosedQuote(runawayQuote) }
        if let comment = comment(after: bracket) { return comment }
        let line = lines.line(of: problem)
        let sign = bytes.byte(problem)
        if sign == UInt8(ascii: "]") || sign == UInt8(ascii: "}"),
            failure.problem.hasPrefix("did not find expected ','")
        {
            let range = lines.range(bracket..<(bracket + 1))
            return SyntaxDiagnostic(.unclosed(firstCharacter(bracket..<(bracket + 1)), at: range, fix: nil))
        }
        guard line > lines.line(of: bracket) || problem >= bytes.count else { return nil }
        let next = nextBlockLine(after: lines.line(of: bracket))
        guard problem >= bytes.count || next.map({ $0.number <= line }) ?? false else { return nil }
        return unclosedBracket(bracket, before: next?.number ?? lines.starts.count)
    }

    /// Returns the first line after an open bracket with a key or a dash, and indented no deeper than the line of the
    /// bracket.
    private func nextBlockLine(after first: Int) -> BlockLine? {
        let opening = BlockLine(lines, line: first)
        return ((first + 1)..<max(first + 1, lines.starts.count)).lazy.map { BlockLine(lines, line: $0) }.first {
            !$0.isBlank && !$0.isComment && $0.indentation <= opening.indentation && ($0.colon != nil || $0.isItem)
        }
    }

    private func unclosedBracket(_ bracket: Int, before next: Int) -> SyntaxDiagnostic {
        let sign = bracket..<min(bracket + 1, bytes.count)
        let line = lines.line(of: bracket)
        let isOneLine = (line + 1..<max(line + 1, next)).allSatisfy { BlockLine(lines, line: $0).isBlank }
        let hasComment = bytes[bracket..<lines.end(ofLine: line)].contains(UInt8(ascii: "#"))
        guard isOneLine, !hasComment, flowStart == nil || flowStart == bracket else {
            return SyntaxDiagnostic(.unclosed(firstCharacter(sign), at: lines.range(sign), fix: nil))
        }
        let end = bytes.trimmedEnd(from: bracket, to: lines.end(ofLine: line))
        let patch = Patch(byteRange: end..<end, replacement: firstCharacter(sign) == "[" ? "]" : "}")
        let fix = Diagnostic.FixIt(replace: lines.range(patch.byteRange), with: patch.replacement)
        return SyntaxDiagnostic(.unclosed(firstCharacter(sign), at: lines.range(sign), fix: fix), repair: patch)
    }

    /// Returns the mistake of a number sign between the open bracket and the problem, with the rest of the line turned
    /// into a comment.
    private func comment(after bracket: Int) -> SyntaxDiagnostic? {
        var offset = bracket
        while offset < problem {
            let byte = bytes[offset]
            let before = bytes.byte(offset - 1)
            if byte.isQuote, before.isBlank || before.isFlowIndicator {
                offset = finder.quotedEnd(from: offset, to: problem) ?? offset + 1
                continue
            }
            if byte == UInt8(ascii: "#"), before.isBlank || before.isFlowIndicator {
                let following = bytes.byte(offset + 1)
                let lineEnd = lines.end(ofLine: lines.line(of: offset))
                let isTight = !following.isBlankOrBreak && following != UInt8(ascii: "#")
                let hidesBracket = bytes[offset..<lineEnd].contains {
                    $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]")
                }
                if !isFirstOfLine(offset), isTight || hidesBracket { return hash(at: offset) }
                offset = lineEnd
                continue
            }
            offset += 1
        }
        return nil
    }

    private func hash(at offset: Int) -> SyntaxDiagnostic? {
        let value = finder.value(around: offset, flowStart: flowStart)
        guard value.byteRange.contains(offset) else { return nil }
        let (fix, repair) = quoting(value.byteRange)
        let comment = offset..<value.byteRange.upperBound
        return SyntaxDiagnostic(
            .unquotedHash(lines.text(comment), at: lines.range(comment), fix: fix), repair: repair)
    }

    // MARK: Lines

    /// Mistake of text in place of a key or a dash.
    var unexpected: SyntaxDiagnostic {
        if !isFirstOfLine(problem) {
            if bytes.byte(problem) == UInt8(ascii: ":") { return missingKey }
            if let runawayQuote { return unclosedQuote(runawayQuote) }
            return unreadableValue(at: problem)
        }
        if failure.problem.contains("<document start>") { return secondValue }
        return commentAbove ?? indentation
    }

    /// Mistake of text after the end of the document.
    private var secondValue: SyntaxDiagnostic {
        let line = lines.line(of: problem)
        let above = (0..<line).reversed().first { !BlockLine(lines, line: $0).isBlank }
        if let above, bytes[lines.starts[above]...].starts(with: Array("...".utf8)) {
            return SyntaxDiagnostic(.secondDocument(at: lines.range(problem..<problem)))
        }
        let rest = problem..<bytes.trimmedEnd(from: problem, to: lines.end(ofLine: line))
        return SyntaxDiagnostic(
            .syntax(
                "\(Diagnostic.excerpt(lines.text(rest))) follows the only value of the file", at: lines.range(rest)
            ))
    }

    /// A comment ending the text above, so the line cannot continue the text.
    private var commentAbove: SyntaxDiagnostic? {
        guard let lastScalar, lastScalar.style == .plain else { return nil }
        let line = BlockLine(lines, line: lines.line(of: lastScalar.range.lowerBound))
        let comment = bytes.skippingBlanks(from: lastScalar.range.upperBound, to: bytes.count)
        guard bytes.byte(comment) == UInt8(ascii: "#"), line.valueStart == lastScalar.range.lowerBound,
            BlockLine(lines, line: lines.line(of: problem)).indentation > line.parentIndentation
        else { return nil }
        let end = lines.end(ofLine: lines.line(of: comment))
        let byteRange = lastScalar.range.lowerBound..<max(finder.blockEnd(line), end)
        let (fix, repair) = quoting(byteRange)
        return SyntaxDiagnostic(
            .unquotedHash(lines.text(comment..<end), at: lines.range(comment..<end), fix: fix), repair: repair)
    }

    /// The mistake of an unresolved merge conflict, at the first of Git's signs.
    var versionConflict: SyntaxDiagnostic? {
        let sign = Array("<<<<<<< ".utf8)
        guard let start = lines.starts.first(where: { bytes[$0...].starts(with: sign) }) else { return nil }
        let end = bytes.trimmedEnd(from: start, to: lines.end(ofLine: lines.line(of: start)))
        return SyntaxDiagnostic(
            .syntax(
                "unresolved merge conflict; keep one version, and remove the conflict markers",
                at: lines.range(start..<end)))
    }

    var missingKey: SyntaxDiagnostic {
        SyntaxDiagnostic(.emptyKey(at: lines.range(problem..<min(problem + 1, bytes.count))))
    }

    /// Returns the mistake of a colon on a line continuing the text of the line before.
    func colonOnContinuation(_ line: BlockLine) -> SyntaxDiagnostic {
        guard let previous = textLine(above: line.number) else { return generic }
        let byteRange = previous.itemStart..<lines.end(ofLine: previous.number)
        if previous.colon == nil, previous.indentation == line.indentation || previous.isItem,
            let key = KeyWithoutSpace(bytes, byteRange: byteRange)
        {
            return missingSpace(key)
        }
        if let missing = missingColon(on: previous, before: line) { return missing }
        let key = line.itemStart..<(line.colon ?? line.itemStart)
        if bytes[key].contains(where: \.isBlank) {
            let first = firstLine(of: line.number)
            return unquotedColon(IntendedValue(byteRange: first.valueStart..<continuedEnd(first, through: line.number)))
        }
        let name = Diagnostic.excerpt(lines.text(key))
        let finding = Diagnostic.indentation(
            "\(name) is indented deeper than the line above, so it belongs to that line's text; "
                + "align it with its siblings",
            at: lines.range(key))
        return misplaced(line, to: previous.colon == nil ? nil : previous.parentIndentation, telling: finding)
    }

    /// Returns the mistake of a missing colon after the first of some keys, with the line below looking like continued
    /// text.
    private func missingColon(on line: BlockLine, before next: BlockLine) -> SyntaxDiagnostic? {
        guard line.colon == nil, !line.isItem, line.indentation == next.indentation,
            textLine(above: line.number).map({ $0.indentation < line.indentation && $0.colon != nil }) ?? true
        else { return nil }
        let nextKey = next.itemStart..<(next.colon ?? next.itemStart)
        let byteRange = line.itemStart..<bytes.trimmedEnd(from: line.itemStart, to: lines.end(ofLine: line.number))
        guard wordWithoutColon(nextKey) == nextKey else { return nil }
        return missingColon(in: byteRange)
    }

    /// Returns the word at the beginning of a range, possibly a key; nil unless the first letter is lowercase.
    private func wordWithoutColon(_ byteRange: Range<Int>) -> Range<Int>? {
        let word = bytes[byteRange].prefix { $0.isLetter }
        guard let first = word.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return nil }
        return word.indices
    }

    /// Returns the mistake of a missing colon after a lowercase word at the beginning of a line, in the position of a
    /// key.
    private func missingColon(in byteRange: Range<Int>) -> SyntaxDiagnostic? {
        guard let word = wordWithoutColon(byteRange), word.upperBound < byteRange.upperBound,
            bytes[word.upperBound].isBlank
        else { return nil }
        let patch = Patch(byteRange: word.upperBound..<word.upperBound, replacement: ":")
        // The colon is only likely, so repair the text for the parser, without a fix for the file.
        return SyntaxDiagnostic(
            .syntax(
                "\(Diagnostic.excerpt(lines.text(byteRange))) is neither a key with a colon nor a list item; "
                    + "put a colon after '\(lines.text(word))', or indent it if it continues the text above",
                at: lines.range(byteRange)),
            repair: patch)
    }

    func missingSpace(_ key: KeyWithoutSpace) -> SyntaxDiagnostic {
        let finding = key.finding(lines)
        return SyntaxDiagnostic(
            finding,
            repair: Patch(byteRange: key.key.upperBound..<(key.key.upperBound + 1), replacement: ": "))
    }

    func textLine(above number: Int) -> BlockLine? {
        (0..<number).reversed().lazy.map { BlockLine(lines, line: $0) }.first { !$0.isBlank && !$0.isComment }
    }

    /// Returns the first line of the text continued by a line.
    private func firstLine(of number: Int) -> BlockLine {
        var line = textLine(above: number) ?? BlockLine(lines, line: number)
        while line.colon == nil, !line.isItem, let above = textLine(above: line.number) { line = above }
        return line
    }

    /// Returns the end of a text beginning on a line and continuing at least through a further line.
    private func continuedEnd(_ first: BlockLine, through last: Int) -> Int {
        var end = last
        while end + 1 < lines.starts.count {
            let next = BlockLine(lines, line: end + 1)
            if next.isBlank || next.isComment || next.indentation <= first.parentIndentation { break }
            end += 1
        }
        return bytes.trimmedEnd(from: first.valueStart, to: lines.end(ofLine: end))
    }

    /// A line with neither a colon nor a dash among keys.
    var keyWithoutColon: SyntaxDiagnostic {
        let line = BlockLine(lines, line: lines.line(of: context))
        let byteRange = context..<bytes.trimmedEnd(from: context, to: lines.end(ofLine: line.number))
        if let key = KeyWithoutSpace(bytes, byteRange: byteRange) { return missingSpace(key) }
        if bytes.byte(context).isQuote, let end = finder.quotedEnd(from: context, to: bytes.count),
            lines.line(of: end) > line.number
        {
            return unclosedQuote(context)
        }
        if let missing = missingColon(in: byteRange) { return missing }
        return SyntaxDiagnostic(
            .syntax(
                "\(Diagnostic.excerpt(lines.text(byteRange))) is neither a key with a colon nor a list item; "
                    + "indent it if it continues the text above",
                at: lines.range(byteRange)))
    }
}
