import CatalogModel

/// Lexer of code, token by token.
///
/// A text with all interpolations is a single token. Signs are single, except for the dots of `...`.
struct CodeLexer {
    let bytes: [UInt8]
    let syntax: CodeSyntax
    /// The offset of the next byte.
    var index = 0
    private var previous: CodeToken?
    /// The number of texts around the next byte, by interpolations.
    private var nesting = 0
    /// The code in the texts, between brackets.
    private var interpolations: [Range<Int>] = []
    /// The end of the last run of `#` without a string literal after the run.
    private var poundEnd = 0
    /// The ends of lines already searched in vain for the second of two quotes, by quote.
    private var unclosed: [UInt8: Int] = [:]

    /// The depth limit: deeper interpolations are part of the text, to keep hostile code from exhausting the stack.
    private static let maximumDepth = 50

    init(_ bytes: [UInt8], syntax: CodeSyntax) {
        self.bytes = bytes
        self.syntax = syntax
        index = SyntaxScanner.start(of: bytes)
    }

    static func tokens(of bytes: [UInt8], syntax: CodeSyntax) -> [CodeToken] {
        var lexer = CodeLexer(bytes, syntax: syntax)
        var tokens: [CodeToken] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    /// Returns the tokens of code, and after a semicolon those of the code in each text, up to a depth.
    static func tokens(
        withTextsOf bytes: [UInt8], syntax: CodeSyntax, from start: Int = 0, depth: Int = 5
    ) -> [CodeToken] {
        var lexer = CodeLexer(bytes, syntax: syntax)
        var tokens: [CodeToken] = []
        while let token = lexer.next() { tokens.append(token.moved(by: start)) }
        for range in depth > 0 ? lexer.interpolations : [] {
            let offset = start + range.lowerBound
            tokens.append(CodeToken(kind: .sign, text: ";", bytes: offset..<offset, isFirstInLine: false))
            tokens += Self.tokens(
                withTextsOf: Array(bytes[range]), syntax: syntax, from: offset, depth: depth - 1)
        }
        return tokens
    }

    mutating func next() -> CodeToken? {
        let isFirst = skipSpace()
        guard let first = byte(0) else { return nil }
        let start = index
        let kind = take(first)
        let token = CodeToken(
            kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self), bytes: start..<index,
            isFirstInLine: isFirst)
        if kind != .comment { previous = token }
        return token
    }

    private mutating func take(_ first: UInt8) -> CodeTokenKind {
        if takeComment() { return .comment }
        if takeText(first) { return .text }
        if SyntaxScanner.isNameByte(first) || first == UInt8(ascii: "`") && syntax != .script {
            let isDigit = (0x30...0x39).contains(first)
            index += 1
            while let next = byte(0), SyntaxScanner.isNameByte(next) { index += 1 }
            if first == UInt8(ascii: "`"), byte(0) == first { index += 1 }
            return isDigit ? .number : .word
        }
        index += starts("...") ? 3 : 1
        return .sign
    }

    // MARK: Bytes

    private func byte(_ distance: Int) -> UInt8? {
        bytes.indices.contains(index + distance) ? bytes[index + distance] : nil
    }

    private func starts(_ text: StaticString, at distance: Int = 0) -> Bool {
        text.withUTF8Buffer { buffer in
            index + distance + buffer.count <= bytes.count
                && bytes[(index + distance)..<(index + distance + buffer.count)].elementsEqual(buffer)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Skips white space; returns whether a line break or the start of the code was there.
    private mutating func skipSpace() -> Bool {
        var hasBreak = index == SyntaxScanner.start(of: bytes)
        while let next = byte(0), Self.isSpace(next) {
            hasBreak = hasBreak || next == 0x0A || next == 0x0D
            index += 1
        }
        return hasBreak
    }

    // MARK: Comments

    /// Whether two slashes belong to an address in the text of JSX.
    private var isAddress: Bool {
        syntax == .script
            && ["http:", "https:"].contains { bytes[..<index].suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    private mutating func takeComment() -> Bool {
        if starts("//"), !isAddress {
            while let next = byte(0), next != 0x0A, next != 0x0D { index += 1 }
            return true
        }
        guard starts("/*") else { return false }
        var depth = 0
        repeat {
            if starts("/*"), depth == 0 || syntax != .script {
                depth += 1
                index += 2
            } else if starts("*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
        index = min(index, bytes.count)
        return true
    }

    // MARK: Texts

    private mutating func takeText(_ first: UInt8) -> Bool {
        switch (syntax, first) {
        case (.swift, UInt8(ascii: "#")), (.swift, UInt8(ascii: "\"")): takeSwiftText()
        case (.kotlin, UInt8(ascii: "\"")): takeKotlinText()
        case (.script, UInt8(ascii: "'")) where isApostrophe: false
        case (.kotlin, UInt8(ascii: "'")), (.script, UInt8(ascii: "'")), (.script, UInt8(ascii: "\"")):
            takeLine(to: first)
        case (.script, UInt8(ascii: "`")): takeTemplate()
        case (.script, UInt8(ascii: "/")), (.swift, UInt8(ascii: "/")): takePattern()
        default: false
        }
    }

    /// Words before a text without a space.
    private static let operators: Set<String> = [
        "return", "case", "from", "import", "typeof", "in", "of", "default", "else", "throw", "yield", "await", "void",
    ]

    /// Whether a quote is within or after a word of JSX, such as `don't`.
    private var isApostrophe: Bool {
        previous.map { $0.kind == .word && $0.bytes.upperBound == index && !Self.operators.contains($0.text) } ?? false
    }

    /// Takes a text between the same two signs on a line; returns false without the second.
    private mutating func takeLine(to end: UInt8) -> Bool {
        // Without this, a line of escaped quotes is searched to its end from each of them.
        if let searched = unclosed[end], index < searched { return false }
        var offset = 1
        while let next = byte(offset), next != 0x0A, next != 0x0D {
            if next == end {
                index += offset + 1
                return true
            }
            offset += next == UInt8(ascii: "\\") ? 2 : 1
        }
        unclosed[end] = index + offset
        return false
    }

    /// Takes a regular expression, at the place of an operand only.
    private mutating func takePattern() -> Bool {
        if let next = byte(1), Self.isSpace(next) || next == UInt8(ascii: ">") { return false }
        if let previous, previous.kind != .sign || !"(,=:[!&|?{;".contains(previous.text) { return false }
        return takeLine(to: UInt8(ascii: "/"))
    }

    private mutating func takeSwiftText() -> Bool {
        if index < poundEnd { return false }
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        guard byte(pounds) == UInt8(ascii: "\"") else {
            poundEnd = index + pounds
            return false
        }
        let quotes = starts("\"\"\"", at: pounds) ? 3 : 1
        index += pounds + quotes
        func isRun(of sign: UInt8, _ count: Int, at distance: Int) -> Bool {
            (0..<count).allSatisfy { byte(distance + $0) == sign }
        }
        while let next = byte(0) {
            if isRun(of: UInt8(ascii: "\""), quotes, at: 0), isRun(of: UInt8(ascii: "#"), pounds, at: quotes) {
                index += quotes + pounds
                return true
            }
            if next == UInt8(ascii: "\\"), isRun(of: UInt8(ascii: "#"), pounds, at: 1) {
                index += 1 + pounds
                if byte(0) == UInt8(ascii: "(") { takeBrackets(from: "(", to: ")") } else { index += 1 }
            } else {
                index += 1
            }
        }
        index = min(index, bytes.count)
        return true
    }

    private mutating func takeKotlinText() -> Bool {
        let isRaw = starts("\"\"\"")
        index += isRaw ? 3 : 1
        while let next = byte(0) {
            if isRaw ? starts("\"\"\"") : next == UInt8(ascii: "\"") {
                index += isRaw ? 3 : 1
                return true
            }
            takeInterpolated(next, escapes: !isRaw)
        }
        index = min(index, bytes.count)
        return true
    }

    private mutating func takeTemplate() -> Bool {
        index += 1
        while let next = byte(0) {
            if next == UInt8(ascii: "`") {
                index += 1
                return true
            }
            takeInterpolated(next, escapes: true)
        }
        index = min(index, bytes.count)
        return true
    }

    /// Takes a character of a text, an escape, or the code in `${…}`.
    private mutating func takeInterpolated(_ next: UInt8, escapes: Bool) {
        if starts("${") {
            index += 1
            takeBrackets(from: "{", to: "}")
        } else {
            index += escapes && next == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    /// Takes brackets with the content.
    private mutating func takeBrackets(from open: String, to close: String) {
        // The caller has not stepped over the bracket yet.
        guard nesting < Self.maximumDepth else { return index += 1 }
        let outer = previous
        let start = index + 1
        nesting += 1
        defer {
            previous = outer
            nesting -= 1
        }
        var depth = 0
        while let token = next() {
            if token.isSign(open) { depth += 1 }
            if token.isSign(close) { depth -= 1 }
            if depth == 0 {
                if nesting == 1 { interpolations.append(start..<max(start, index - 1)) }
                return
            }
        }
    }
}
