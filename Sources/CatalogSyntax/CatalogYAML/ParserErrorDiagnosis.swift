import CatalogModel

/// A diagnosed YAML mistake of an author: the finding to report and, for a reliable repair, a patch allowing libyaml to
/// read on.
struct SyntaxDiagnostic {
    var finding: Diagnostic
    /// Patch repairing the mistake; nil without a reliable repair.
    var repair: Patch?

    /// Creates the misreading of a finding, without a repair by default.
    init(_ finding: Diagnostic, repair: Patch? = nil) {
        self.finding = finding
        self.repair = repair
    }
}

/// A replacement of some bytes of a YAML file, applied to a copy for finding further mistakes.
struct Patch {
    var byteRange: Range<Int>
    var replacement: String
}

/// A diagnosis of a libyaml parse failure, explaining the mistake in words for authors.
///
/// libyaml notices a mistake late and names the missing token. So the line is read again in the author's sense: dashes,
/// a key, a value up to the end of the line or, within brackets, up to the next key.
struct ParserErrorDiagnosis {
    let lines: SourceLines
    let failure: YAMLParserError
    /// The outermost open bracket.
    let flowStart: Int?
    /// The innermost open bracket.
    private let innermostFlow: Int?
    let lastScalar: (range: Range<Int>, style: YAMLScalar.Style)?
    let problem: Int
    let context: Int

    var bytes: [UInt8] { lines.bytes }
    var finder: ValueFinder { ValueFinder(lines: lines) }

    init(_ failure: YAMLParserError, builder: TreeBuilder) {
        lines = builder.lines
        self.failure = failure
        flowStart = builder.frames.first { $0.isFlow }?.start
        innermostFlow = builder.frames.last { $0.isFlow }?.start
        lastScalar = builder.lastScalar
        problem = min(lines.offset(of: failure.problemMark), lines.bytes.count)
        context = min(lines.offset(of: failure.contextMark), lines.bytes.count)
    }

    var misreading: SyntaxDiagnostic { versionConflict ?? wideIndentation ?? reading }

    private var reading: SyntaxDiagnostic {
        switch (failure.problem, failure.context) {
        case ("mapping values are not allowed in this context", _): colon
        case ("mapping keys are not allowed in this context", _),
            ("block sequence entries are not allowed in this context", _):
            isFirstOfLine(problem) ? indentation : unreadableValue(at: problem)
        case (_, "while scanning for the next token"): nextToken
        case (_, "while scanning a block scalar"), (_, "while scanning an alias"), (_, "while scanning an anchor"),
            (_, "while parsing a tag"), (_, "while scanning a tag"), (_, "while parsing a node"):
            unreadableValue(at: context)
        case (_, "while scanning a quoted scalar"): unclosedQuote(runawayQuote(before: context) ?? context)
        case (_, "while parsing a quoted scalar"): escape
        case (_, "while scanning a simple key"): keyWithoutColon
        case ("found unexpected ':'", _): colonInBrackets
        case (_, "while scanning a plain scalar"): tab
        case ("did not find expected node content", _): missingContent
        case ("did not find expected ',' or '}'", _), ("did not find expected ',' or ']'", _): unexpectedInBrackets
        case ("did not find expected key", _), ("did not find expected '-' indicator", _),
            ("did not find expected <document start>", _):
            unexpected
        default: generic
        }
    }

    // MARK: Helpers

    /// Message of libyaml, for lack of a better message.
    var generic: SyntaxDiagnostic {
        var notes: [Diagnostic.Note] = []
        if !failure.context.isEmpty, context != problem {
            notes.append(Diagnostic.Note(failure.context, at: lines.range(context..<context)))
        }
        let end = min(problem + 1, bytes.count)
        let range = problem < end && !bytes[problem].isLineBreak ? problem..<end : problem..<problem
        return SyntaxDiagnostic(.syntax("this is not YAML: \(failure.problem)", at: lines.range(range), notes: notes))
    }

    func isFirstOfLine(_ offset: Int) -> Bool {
        lines.textStart(ofLine: lines.line(of: offset)) == offset
    }

    /// Returns the fix and the repair for putting a range in quotes.
    func quoting(_ byteRange: Range<Int>, as text: String? = nil) -> (fix: Diagnostic.FixIt, repair: Patch) {
        let replacement = YAMLQuoting.quoted(source: text ?? lines.text(byteRange))
        return (
            Diagnostic.FixIt(replace: lines.range(byteRange), with: replacement),
            Patch(byteRange: byteRange, replacement: replacement)
        )
    }

    /// Returns the first character of a range.
    func firstCharacter(_ byteRange: Range<Int>) -> String {
        String(lines.text(byteRange).unicodeScalars.prefix(1))
    }
}

// MARK: Values

extension ParserErrorDiagnosis {
    /// Returns the mistake in the value around an offset; the generic misreading for an offset outside any value.
    func unreadableValue(at offset: Int) -> SyntaxDiagnostic {
        var value = finder.value(around: offset, flowStart: flowStart)
        value.byteRange = afterAnchor(value.byteRange)
        let first = bytes.byte(value.byteRange.lowerBound)
        guard !value.byteRange.isEmpty, value.byteRange.contains(offset) else { return generic }
        if offset > value.byteRange.lowerBound {
            if first.isQuote { return textBehindQuote(value, at: offset) }
            if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
                return textBehind(
                    first == UInt8(ascii: "[") ? "a list in brackets" : "a mapping in braces", value: value, at: offset)
            }
            if first == UInt8(ascii: "*") { return unquotedStart(value) }
            if bytes[offset] == UInt8(ascii: ":") { return unquotedColon(value) }
            if !value.isFlow, Self.isStartOfText(first), hasColon(value.byteRange.lowerBound..<offset) {
                return unquotedColon(value)
            }
            if value.isFlow, Self.isStartOfText(first) {
                return unquotedComma(value, before: offset)
                    ?? textBehind("text inside \(flowName)", value: value, at: offset)
            }
        }
        return Self.isStartOfText(first) ? generic : unquotedStart(value)
    }

    /// Returns the list or mapping after an anchor; the same range for any other value.
    private func afterAnchor(_ byteRange: Range<Int>) -> Range<Int> {
        guard bytes.byte(byteRange.lowerBound) == UInt8(ascii: "&"),
            let blank = bytes[byteRange].firstIndex(where: \.isBlank)
        else { return byteRange }
        let start = bytes.skippingBlanks(from: blank, to: byteRange.upperBound)
        let isCollection = bytes.byte(start) == UInt8(ascii: "{") || bytes.byte(start) == UInt8(ascii: "[")
        return isCollection ? start..<byteRange.upperBound : byteRange
    }

    private func hasColon(_ byteRange: Range<Int>) -> Bool {
        byteRange.contains { bytes[$0] == UInt8(ascii: ":") && bytes.byte($0 + 1).isBlank }
    }

    private static func isStartOfText(_ byte: UInt8) -> Bool {
        byte.isWord && byte != UInt8(ascii: "-") || byte >= 0x80 || byte == UInt8(ascii: "(")
            || byte == UInt8(ascii: "<")
    }

    private var flowName: String {
        failure.problem.contains("']'") ? "brackets" : "braces"
    }

    func unquotedStart(_ value: IntendedValue) -> SyntaxDiagnostic {
        let (fix, repair) = quoting(value.byteRange)
        return SyntaxDiagnostic(
            .unquotedStart(
                firstCharacter(value.byteRange), isKey: value.isKey, at: lines.range(value.byteRange), fix: fix),
            repair: repair)
    }

    func unquotedColon(_ value: IntendedValue) -> SyntaxDiagnostic {
        let (fix, repair) = quoting(value.byteRange)
        return SyntaxDiagnostic(
            .unquotedColon(in: lines.text(value.byteRange), at: lines.range(value.byteRange), fix: fix), repair: repair)
    }

    /// Returns the mistake of a comma splitting a value into pieces, with an unreadable rest.
    private func unquotedComma(_ value: IntendedValue, before offset: Int) -> SyntaxDiagnostic? {
        guard let comma = bytes[value.byteRange.lowerBound..<offset].firstIndex(of: UInt8(ascii: ",")) else {
            return nil
        }
        let rest = bytes.skippingBlanks(from: comma + 1, to: offset)..<value.byteRange.upperBound
        let (fix, repair) = quoting(value.byteRange)
        return SyntaxDiagnostic(
            .unquotedComma(
                before: lines.text(rest), after: lines.text(value.byteRange.lowerBound..<comma),
                at: lines.range(value.byteRange), fix: fix),
            repair: repair)
    }

    private func textBehind(_ what: String, value: IntendedValue, at offset: Int) -> SyntaxDiagnostic {
        let rest = offset..<value.byteRange.upperBound
        let closers = [UInt8(ascii: "]"), UInt8(ascii: "}")]
        if bytes[rest].allSatisfy({ closers.contains($0) }) {
            let start = bytes.trimmedEnd(from: value.byteRange.lowerBound, to: offset)
            let patch = Patch(byteRange: start..<rest.upperBound, replacement: "")
            let fix = Diagnostic.FixIt(replace: lines.range(patch.byteRange), with: "")
            return SyntaxDiagnostic(.strayBracket(lines.text(rest), at: lines.range(rest), fix: fix), repair: patch)
        }
        let (fix, repair) = quoting(value.byteRange)
        return SyntaxDiagnostic(
            .textBehindValue(lines.text(rest), after: what, at: lines.range(value.byteRange), fix: fix), repair: repair)
    }

    /// Returns the mistake of text after a quoted part: quotes belonging to the text, as in `'on' | 'off'`, or an
    /// apostrophe, as in `'It's'`.
    private func textBehindQuote(_ value: IntendedValue, at offset: Int) -> SyntaxDiagnostic {
        let byteRange = value.byteRange
        if value.isFlow, let missing = missingComma(before: offset..<byteRange.upperBound) { return missing }
        let rest = lines.text(offset..<byteRange.upperBound)
        var text = lines.text(byteRange)
        let quote = bytes[byteRange.lowerBound]
        let isClosed = bytes[byteRange.upperBound - 1] == quote
        let isApostrophe = bytes[offset - 1] == quote && (bytes[offset].isLetter || bytes[offset] >= 0x80)
        if isApostrophe, isClosed || quote == UInt8(ascii: "'") {
            text = lines.text((byteRange.lowerBound + 1)..<(isClosed ? byteRange.upperBound - 1 : byteRange.upperBound))
        }
        let (fix, repair) = quoting(byteRange, as: text)
        return SyntaxDiagnostic(.textBehindQuote(rest, at: lines.range(byteRange), fix: fix), repair: repair)
    }

    /// Returns the mistake of a comma missing between a quoted value and a key, in braces.
    private func missingComma(before rest: Range<Int>) -> SyntaxDiagnostic? {
        let key = bytes[rest].prefix { $0.isLetter }
        let end = bytes.trimmedEnd(from: 0, to: rest.lowerBound)
        guard !key.isEmpty, end > 0, end < rest.lowerBound, bytes[end - 1].isQuote,
            hasColon(key.endIndex..<rest.upperBound),
            bytes.byte(key.endIndex) == UInt8(ascii: ":")
        else { return nil }
        let patch = Patch(byteRange: end..<end, replacement: ",")
        var finding = Diagnostic.syntax(
            "missing comma before '\(lines.text(key.indices))'", at: lines.range(key.indices))
        finding.fixIts = [Diagnostic.FixIt(replace: lines.range(patch.byteRange), with: ",")]
        return SyntaxDiagnostic(finding, repair: patch)
    }

    /// Mistake at the place of a token unreadable to libyaml: a tab, or the start of a value.
    private var nextToken: SyntaxDiagnostic {
        if bytes.byte(problem) == .tab { return tab }
        return unreadableValue(at: problem)
    }

    private var missingContent: SyntaxDiagnostic {
        if let innermostFlow, let misreading = openBracket(innermostFlow) { return misreading }
        let sign = problem..<min(problem + 1, bytes.count)
        let value = finder.value(around: problem, flowStart: flowStart)
        if bytes.byte(problem) == UInt8(ascii: ":"), !value.hasKey { return missingKey }
        if value.isFlow, value.byteRange.isEmpty || bytes.byte(problem) == UInt8(ascii: ",") {
            return SyntaxDiagnostic(
                .syntax("missing value before this '\(firstCharacter(sign))'", at: lines.range(sign)))
        }
        return unreadableValue(at: problem)
    }

    private var colon: SyntaxDiagnostic {
        let line = BlockLine(lines, line: lines.line(of: problem))
        if line.colon == problem { return colonOnContinuation(line) }
        let value = finder.value(around: problem, flowStart: flowStart)
        guard value.byteRange.contains(problem) else { return generic }
        return unquotedColon(value)
    }

    /// A colon at the end of text in brackets, taken by libyaml for neither a sign nor text.
    private var colonInBrackets: SyntaxDiagnostic {
        let value = finder.value(around: problem, flowStart: flowStart)
        return value.byteRange.contains(problem) ? unquotedColon(value) : generic
    }

    private var escape: SyntaxDiagnostic {
        guard bytes.byte(context).isQuote, let end = finder.quotedEnd(from: context, to: bytes.count) else {
            return unclosedQuote(context)
        }
        let slash = bytes[context..<min(problem + 1, bytes.count)].lastIndex(of: UInt8(ascii: "\\")) ?? problem
        let escape = slash..<min(slash + 2, bytes.count)
        let fix = DoubleQuoted(bytes, byteRange: context..<end).literalFix(for: escape, lines)
        let byteRange = fix.range.lowerBound..<fix.range.upperBound
        return SyntaxDiagnostic(
            .unknownEscape(lines.text(escape), at: lines.range(escape), fix: fix),
            repair: Patch(byteRange: byteRange, replacement: fix.replacement))
    }
}
