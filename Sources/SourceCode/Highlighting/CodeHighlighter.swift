/// A highlighter of code samples: finds keywords, comments, texts and numbers, without a parser.
package struct CodeHighlighter {
    /// A piece of code to be shown in a color.
    package struct Piece {
        package let kind: CodePieceKind
        package let bytes: Range<Int>
    }

    private let grammar: CodeGrammar
    package let code: [UInt8]
    /// The possible first bytes of comments.
    private let commentStarts: [UInt8]
    private var position = 0
    private var isInTag = false

    /// nil for languages without colors.
    package init?(_ code: String, language: String) {
        guard let grammar = CodeGrammar.of(language) else { return nil }
        self.grammar = grammar
        self.code = Array(code.utf8)
        commentStarts = (grammar.lineComments + grammar.blockComments.map(\.start)).compactMap(\.utf8.first)
    }

    /// Returns the next piece with a color; nil at the end of the code.
    package mutating func next() -> Piece? {
        while position < code.count {
            let start = position
            if let kind = step() { return Piece(kind: kind, bytes: start..<position) }
        }
        return nil
    }

    /// Steps over the next piece; returns nil for a piece without a color.
    private mutating func step() -> CodePieceKind? {
        if skipComment() { return .comment }
        let byte = code[position]
        if byte == UInt8(ascii: "<"), grammar.hasTags, let color = skipTagStart() { return color }
        if isInTag, byte == UInt8(ascii: ">") { isInTag = false }
        if grammar.quotes.contains(byte), !grammar.hasTags || isInTag || grammar.hasTypes { return skipText(byte) }
        if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"), isWord(at: position + 1) {
            position += 1
            skipWord()
            return byte == UInt8(ascii: "@") || grammar.hasTypes ? .attribute : .number
        }
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            skipNumber()
            return .number
        }
        if isWord(at: position) { return skipName() }
        position += 1
        return nil
    }

    private mutating func skipComment() -> Bool {
        guard commentStarts.contains(code[position]) else { return false }
        for mark in grammar.lineComments where starts(with: mark) && (mark != "#" || isAtGap) {
            position = code[position...].firstIndex(of: UInt8(ascii: "\n")) ?? code.count
            return true
        }
        for (mark, end) in grammar.blockComments where starts(with: mark) {
            position += mark.utf8.count
            while position < code.count, !starts(with: end) { position += 1 }
            position = min(position + end.utf8.count, code.count)
            return true
        }
        return false
    }

    private mutating func skipTagStart() -> CodePieceKind? {
        let isEnd = position + 1 < code.count && code[position + 1] == UInt8(ascii: "/")
        guard isWord(at: position + (isEnd ? 2 : 1)) else { return nil }
        // In languages that also have generics, a tag does not follow a name.
        if grammar.hasTypes, position > 0, isWord(at: position - 1) { return nil }
        position += isEnd ? 2 : 1
        while position < code.count, isWord(at: position) || code[position] == UInt8(ascii: "-") { position += 1 }
        isInTag = true
        return .tag
    }

    /// Skips a text.
    ///
    /// A text ends with the quotation mark, or with the line; three quotation marks enclose several lines.
    private mutating func skipText(_ quote: UInt8) -> CodePieceKind {
        let begin = position
        let triple = position + 2 < code.count && code[position + 1] == quote && code[position + 2] == quote
        position += triple ? 3 : 1
        while position < code.count {
            let byte = code[position]
            if byte == UInt8(ascii: "\\") {
                position = min(position + 2, code.count)
                continue
            }
            if byte == UInt8(ascii: "\n"), !triple, quote != UInt8(ascii: "`") { break }
            if byte == quote {
                let ends = position + 2 < code.count && code[position + 1] == quote && code[position + 2] == quote
                if !triple || ends || position + 3 > code.count {
                    position = min(position + (triple ? 3 : 1), code.count)
                    break
                }
            }
            position += 1
        }
        return grammar.hasKeys && position > begin && isBeforeColon ? .key : .text
    }

    private mutating func skipNumber() {
        while position < code.count, isWord(at: position) || code[position] == UInt8(ascii: ".") { position += 1 }
        if position < code.count, code[position] == UInt8(ascii: "%") { position += 1 }
    }

    private mutating func skipName() -> CodePieceKind? {
        let begin = position
        skipWord()
        if grammar.hasKeys || isInTag {
            while position < code.count, code[position] == UInt8(ascii: "-") {
                position += 1
                skipWord()
            }
        }
        let word = String(decoding: code[begin..<position], as: UTF8.self)
        if isInTag { return position < code.count && code[position] == UInt8(ascii: "=") ? .attribute : nil }
        if grammar.hasKeys, isBeforeColon { return .key }
        if grammar.keywords.contains(word) { return .keyword }
        return grammar.hasTypes && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code[begin]) ? .type : nil
    }

    private mutating func skipWord() {
        while isWord(at: position) { position += 1 }
    }

    private func isWord(at index: Int) -> Bool { index < code.count && SyntaxScanner.isNameByte(code[index]) }

    private var isAtGap: Bool {
        position == 0 || [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n")].contains(code[position - 1])
    }

    private var isBeforeColon: Bool {
        let rest = code[position...].drop { $0 == UInt8(ascii: " ") }
        return rest.first == UInt8(ascii: ":")
    }

    private func starts(with mark: String) -> Bool { code[position...].starts(with: mark.utf8) }
}

/// The kind of code, each with a different color.
package enum CodePieceKind: Sendable {
    case comment, text, number, keyword, type, attribute, tag, key
}
