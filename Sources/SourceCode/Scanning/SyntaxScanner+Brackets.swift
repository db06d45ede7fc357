// Lists, brackets and quoted texts, skipped as a whole.
extension SyntaxScanner {
    /// Returns the parts of a text between separators outside brackets and quoted texts; a text without separators is
    /// the only part.
    package static func parts(of text: some StringProtocol, at separator: UInt8 = UInt8(ascii: ",")) -> [String] {
        let bytes = Array(text.utf8)
        var scanner = SyntaxScanner(bytes)
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
    /// - Returns: Whether there is a partner; without one, all text is taken.
    package mutating func takePair() -> Bool {
        guard let close = Self.partner(of: next) else { return false }
        return takePair(until: close)
    }

    /// Skips a character, or a whole quoted text or pair of brackets that begins here.
    mutating func skipOne() {
        if isQuote(next) { return skipText() }
        if Self.partner(of: next) != nil { _ = takePair() } else { advance() }
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

    private mutating func takePair(until close: UInt8) -> Bool {
        // The brackets to close, from the outside in.
        var open = [close]
        advance()
        while !isAtEnd, let close = open.last {
            let byte = next
            let isArrow = byte == UInt8(ascii: ">") && (previous == UInt8(ascii: "-") || previous == UInt8(ascii: "="))
            if isQuote(byte) {
                skipText()
                continue
            }
            if byte == close, !isArrow { open.removeLast() }
            if let close = Self.partner(of: byte) { open.append(close) }
            advance()
        }
        return open.isEmpty
    }

    // MARK: Quoted texts

    /// Whether a byte begins a quoted text.
    private func isQuote(_ byte: UInt8) -> Bool { "\"'`".utf8.contains(byte) }

    private mutating func skipText() {
        let quote = next
        advance()
        while !isAtEnd, next != quote {
            _ = takeAdjacent("\\")
            advance()
        }
        advance()
    }
}
