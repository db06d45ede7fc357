// Lists, brackets and quoted texts, skipped as a whole.
extension SyntaxScanner {
    /// Returns the parts of a text between separators outside brackets and quoted texts; a text without separators is
    /// the only part.
    package static func parts(of text: some StringProtocol, at separator: UInt8 = UInt8(ascii: ",")) -> [String] {
        let bytes = Array(text.utf8)
        var scanner = SyntaxScanner(bytes, range: 0..<bytes.count, hasValues: false)
        return scanner.takeParts(at: separator).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// Takes the rest of the text, as the parts between separators outside brackets and quoted texts.
    package mutating func takeParts(at separator: UInt8 = UInt8(ascii: ",")) -> [Range<Int>] {
        var parts = [takeText { $0.next == separator }]
        while !isAtEnd {
            advance()
            parts.append(takeText { $0.next == separator })
        }
        return parts
    }

    /// Takes all text up to the first place outside brackets and quoted texts where another part begins.
    package mutating func takeText(until stops: (SyntaxScanner) -> Bool) -> Range<Int> {
        let start = position
        while !isAtEnd, !stops(self) { skipOne() }
        return start..<position
    }

    /// Takes the text between the next bracket and its partner; nil where no bracket comes next.
    package mutating func takeBrackets() -> Range<Int>? {
        skipSpace()
        guard Self.partner(of: next) != nil else { return nil }
        let start = position + 1
        _ = takePair()
        return start..<max(start, position - 1)
    }

    /// Takes the next bracket and all text up to its partner.
    /// - Returns: Whether there is a partner; without one, all text is taken, or, among values, only the sign of a `<`.
    package mutating func takePair() -> Bool {
        guard let close = Self.partner(of: next) else { return false }
        return takePair(until: close)
    }

    /// Skips a character, or a whole quoted text or pair of brackets that begins here.
    mutating func skipOne() {
        if isQuote(next) { return skipText() }
        if opensBracket { _ = takePair() } else { advance() }
    }

    // MARK: Brackets

    private static func partner(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "<"): UInt8(ascii: ">")
        default: nil
        }
    }

    /// Whether a bracket comes next.
    ///
    /// Among values, a `<` is a bracket only directly after a name or at the start.
    private var opensBracket: Bool {
        guard next == UInt8(ascii: "<"), hasValues else { return Self.partner(of: next) != nil }
        return position == 0 || Self.isNameByte(previous) || previous == UInt8(ascii: "`")
            || bytes[..<position].allSatisfy(Self.isSpace)
    }

    /// Skips a pair of brackets; among values, of a `<` without a partner only the sign, because it is an operator.
    private mutating func takePair(until close: UInt8) -> Bool {
        let start = position
        let types = UInt8(ascii: ">")
        // The brackets to close, from the outside in. Without a limit, each of many operators leads to a search to the
        // end.
        var open = [close]
        advance()
        while !isAtEnd, !open.isEmpty, !hasValues || open.count <= Self.maximumDepth {
            let byte = next
            switch byte {
            case types:
                let isArrow = previous == UInt8(ascii: "-") || previous == UInt8(ascii: "=")
                if open.last == types, !isArrow { open.removeLast() }
                advance()
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                // An operator among values may look like a bracket.
                while hasValues, open.last == types { open.removeLast() }
                if open.isEmpty {
                    position = start + 1
                    return false
                }
                if open.last == byte { open.removeLast() }
                advance()
            case _ where isQuote(byte): skipText()
            default:
                if opensBracket, let close = Self.partner(of: byte) { open.append(close) }
                advance()
            }
        }
        if open.isEmpty { return true }
        position = hasValues && close == types ? start + 1 : end
        return false
    }

    // MARK: Quoted texts

    /// Whether a byte begins a quoted text.
    ///
    /// Values of Swift have a single kind of quote.
    private func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || !hasValues && (byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`"))
    }

    private mutating func skipText() {
        let quote = next
        advance()
        while !isAtEnd, next != quote {
            let isEscape = takeAdjacent("\\") && !isAtEnd
            if isEscape, hasValues, next == UInt8(ascii: "("), depth < Self.maximumDepth {
                depth += 1
                _ = takePair()
                depth -= 1
            } else {
                advance()
            }
        }
        advance()
    }
}
