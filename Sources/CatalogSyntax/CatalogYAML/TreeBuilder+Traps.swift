import CatalogModel

/// Handling of text read by libyaml without complaint, but not as meant.
extension TreeBuilder {
    /// Returns the text meant by a value; nil for a value without a hidden meaning.
    mutating func mended(_ scalar: borrowing YAMLScalar, at range: SourceRange, byteRange: Range<Int>) -> YAMLNode? {
        let next = bytes.byte(byteRange.upperBound)
        switch scalar.style {
        case .plain:
            if next.isBlank, let mended = commentTrap(isAbsent: scalar.isAbsent, byteRange) { return mended }
            if frames.isEmpty || !range.isOneLine { checkKeysWithoutSpace(byteRange) }
            if !range.isOneLine { checkItemsWithinText(byteRange) }
        case .singleQuoted, .doubleQuoted:
            if next == UInt8(ascii: "#") { return hashTrap(from: byteRange.lowerBound, comment: byteRange.upperBound) }
        case .literal, .folded: break
        }
        return nil
    }

    // MARK: Comments

    /// Reports a comment on the line of a plain value's end, or of a missing value.
    private mutating func commentTrap(isAbsent: Bool, _ byteRange: Range<Int>) -> YAMLNode? {
        let comment = bytes.skippingBlanks(from: byteRange.upperBound, to: bytes.count)
        guard bytes.byte(comment) == UInt8(ascii: "#") else { return nil }
        let following = bytes.byte(comment + 1)
        if !following.isBlankOrBreak, following != UInt8(ascii: "#") {
            return hashTrap(from: isAbsent ? comment : byteRange.lowerBound, comment: comment)
        }
        if isAbsent { return nil }
        let end = valueEnd(from: comment)
        let text = lines.range(comment..<end)
        diagnostics.report(
            .commentBehindValue(lines.text(comment..<end), at: text, fix: quotingFix(byteRange.lowerBound..<end)))
        return nil
    }

    /// Reports a number sign turning the end of some text into a comment.
    ///
    /// - Returns: The whole text.
    mutating func hashTrap(from start: Int, comment: Int) -> YAMLNode {
        let end = max(comment + 1, valueEnd(from: comment))
        diagnostics.report(
            .unquotedHash(lines.text(comment..<end), at: lines.range(comment..<end), fix: quotingFix(start..<end)))
        return text(start..<end)
    }

    /// Returns the end of the text around a number sign.
    private func valueEnd(from comment: Int) -> Int {
        if let frame = frames.last, frame.isFlow {
            return ValueFinder(lines: lines).flowEnd(
                from: comment, opening: frame.isMapping ? UInt8(ascii: "{") : UInt8(ascii: "["))
        }
        return bytes.trimmedEnd(from: comment, to: lines.end(ofLine: lines.line(of: comment)))
    }

    // MARK: Colons

    /// Reports lines such as `key:value` taken by libyaml for a single text.
    private mutating func checkKeysWithoutSpace(_ byteRange: Range<Int>) {
        var keys: [KeyWithoutSpace] = []
        for line in lines.line(
            of: byteRange.lowerBound)...lines.line(of: max(byteRange.lowerBound, byteRange.upperBound - 1))
        {
            let start = max(byteRange.lowerBound, lines.textStart(ofLine: line))
            let end = min(byteRange.upperBound, lines.end(ofLine: line))
            guard start < end, let key = KeyWithoutSpace(bytes, byteRange: start..<end) else { return }
            keys.append(key)
        }
        guard keys.count > 1 || frames.isEmpty else { return }
        for key in keys { report(key) }
        isBroken = true
    }

    /// Reports list items in too deep a column, taken by libyaml for further text of the item above.
    private mutating func checkItemsWithinText(_ byteRange: Range<Int>) {
        let first = BlockLine(lines, line: lines.line(of: byteRange.lowerBound))
        guard first.isItem, first.itemStart == byteRange.lowerBound, first.parentIndentation >= 0 else { return }
        let last = lines.line(of: max(byteRange.lowerBound, byteRange.upperBound - 1))
        for line in ((first.number + 1)..<max(first.number + 1, last + 1)).map({ BlockLine(lines, line: $0) })
        where line.isItem {
            let start = lines.starts[line.number]
            let end = bytes.trimmedEnd(from: start, to: lines.end(ofLine: line.number))
            let item = (start + line.indentation)..<end
            let location = lines.range((start + first.parentIndentation)..<end)
            diagnostics.report(
                .deepItem(
                    lines.text(item), at: lines.range(item),
                    fix: Diagnostic.FixIt(replace: location, with: lines.text(item))))
            isBroken = true
        }
    }

    /// Gives a key in braces the leading question mark, taken by libyaml for YAML's sign of a key; reports a question
    /// mark of a list's item, and before quotes.
    mutating func takeQuestionMark(_ scalar: inout YAMLScalar, byteRange: Range<Int>) {
        if scalar.style == .plain, let frame = frames.last, bytes.byte(frame.start) == UInt8(ascii: "{") {
            scalar.text = "?" + scalar.text
            return
        }
        diagnostics.report(
            .unquotedStart("?", isKey: false, at: lines.range(byteRange), fix: quotingFix(byteRange)))
        isBroken = true
    }

    mutating func report(_ key: KeyWithoutSpace) {
        diagnostics.report(key.finding(lines))
    }

    // MARK: Escapes

    /// Reports escapes resulting in control characters, the fate of a regular expression in double quotes.
    mutating func checkEscapes(_ text: String, in byteRange: Range<Int>) {
        guard YAMLQuoting.needsEscapes(text),
            let escape = DoubleQuoted(bytes, byteRange: byteRange).firstControlEscape
        else { return }
        let fix = DoubleQuoted(bytes, byteRange: byteRange).literalFix(for: escape, lines)
        diagnostics.report(.escapedControlCharacter(lines.text(escape), at: lines.range(escape), fix: fix))
    }

    /// Returns a range of the file as the intended plain text.
    func text(_ byteRange: Range<Int>) -> YAMLNode {
        YAMLNode(.scalar(YAMLScalar(lines.text(byteRange), style: .plain)), at: lines.range(byteRange))
    }
}

/// A detector of a YAML key without the space after the colon, as in `key:value`, with the finding and the fix.
struct KeyWithoutSpace {
    let key: Range<Int>
    let value: Range<Int>

    /// nil unless the range begins with a word, a colon and neither a colon nor a slash (`std::string`, `https://`).
    init?(_ bytes: [UInt8], byteRange: Range<Int>) {
        var offset = byteRange.lowerBound
        while offset < byteRange.upperBound, bytes[offset].isWord { offset += 1 }
        guard offset > byteRange.lowerBound, !bytes[byteRange.lowerBound].isDigit, offset + 1 < byteRange.upperBound,
            bytes[offset] == UInt8(ascii: ":")
        else { return nil }
        let next = bytes[offset + 1]
        guard !next.isBlankOrBreak, next != UInt8(ascii: ":"), next != UInt8(ascii: "/") else { return nil }
        key = byteRange.lowerBound..<offset
        value = (offset + 1)..<byteRange.upperBound
    }

    func finding(_ lines: SourceLines) -> Diagnostic {
        let whole = key.lowerBound..<value.upperBound
        let fix = Diagnostic.FixIt(
            replace: lines.range(whole), with: lines.text(key) + ": " + lines.text(value))
        return .missingSpace(lines.text(key), at: lines.range(whole), fix: fix)
    }
}

/// The source of a double-quoted YAML scalar, searched for backslash escapes resulting in control characters.
struct DoubleQuoted {
    private let bytes: [UInt8]
    private let byteRange: Range<Int>

    init(_ bytes: [UInt8], byteRange: Range<Int>) {
        self.bytes = bytes
        self.byteRange = byteRange
    }

    /// The first escape resulting in a control character other than a tab and a line break.
    ///
    /// A carriage return is a line break by its number, or before the escape of a line feed.
    var firstControlEscape: Range<Int>? {
        var offset = byteRange.lowerBound + 1
        while offset + 1 < byteRange.upperBound {
            guard bytes[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            if isLineBreak(at: offset) {
                offset += 4
                continue
            }
            let escape = offset..<(offset + Self.length(bytes[offset + 1]))
            if isControl(escape) { return escape }
            offset = escape.upperBound
        }
        return nil
    }

    /// Whether the escape of a line feed follows the escape of a carriage return: a regular expression has the pair
    /// only in a character class, where the escaped characters have the same meaning.
    private func isLineBreak(at offset: Int) -> Bool {
        offset + 4 < byteRange.upperBound && bytes[offset..<(offset + 4)].elementsEqual(#"\r\n"#.utf8)
    }

    private static func length(_ letter: UInt8) -> Int {
        switch letter {
        case UInt8(ascii: "x"): 4
        case UInt8(ascii: "u"): 6
        case UInt8(ascii: "U"): 10
        default: 2
        }
    }

    private func isControl(_ escape: Range<Int>) -> Bool {
        switch bytes[escape.lowerBound + 1] {
        case UInt8(ascii: "0"), UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "v"), UInt8(ascii: "f"),
            UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "N"), UInt8(ascii: "L"),
            UInt8(ascii: "P"):
            return true
        case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
            guard escape.upperBound <= byteRange.upperBound else { return false }
            let digits = String(decoding: bytes[escape].dropFirst(2), as: UTF8.self)
            guard let value = UInt32(digits, radix: 16) else { return false }
            // A numeric escape of a control is not part of a regular expression, but copied from code or a string.
            return Unicode.Scalar(value)?.isControl == true
        default: return false
        }
    }

    /// Returns the fix to make a backslash text: by single quotes around the whole value, or by another backslash if
    /// there are more backslashes.
    func literalFix(for escape: Range<Int>, _ lines: SourceLines) -> Diagnostic.FixIt {
        let inner = (byteRange.lowerBound + 1)..<max(byteRange.lowerBound + 1, byteRange.upperBound - 1)
        var others = bytes[inner].indices.filter { bytes[$0] == UInt8(ascii: "\\") }
        others.removeAll { $0 == escape.lowerBound }
        if others.isEmpty {
            return Diagnostic.FixIt(
                replace: lines.range(byteRange), with: YAMLQuoting.quoted(source: lines.text(inner)))
        }
        return Diagnostic.FixIt(replace: lines.range(escape), with: "\\" + lines.text(escape))
    }
}
