/// A printer of code samples as HTML with syntax coloring: keywords, comments, texts and numbers get CSS classes.
struct CodeColors {
    private let grammar: CodeGrammar
    private let code: [UInt8]
    /// The possible first bytes of comments.
    private let commentStarts: [UInt8]
    private var position = 0
    /// The start of the code still to be written.
    private var start = 0
    private var isInTag = false

    static func write(_ code: String, language: String, to html: inout Markup) {
        guard let grammar = CodeGrammar.of(language) else { return html.text(code) }
        var colors = CodeColors(grammar: grammar, code: Array(code.utf8))
        colors.write(to: &html)
    }

    private init(grammar: CodeGrammar, code: [UInt8]) {
        self.grammar = grammar
        self.code = code
        commentStarts = (grammar.lineComments + grammar.blockComments.map(\.start)).compactMap(\.utf8.first)
    }

    /// A color of the highlighting, by the kind of code.
    private enum Color {
        case comment, text, number, keyword, type, attribute, tag, key
    }

    private mutating func write(to html: inout Markup) {
        while position < code.count {
            let begin = position
            guard let color = next() else { continue }
            writePlain(upTo: begin, to: &html)
            switch color {
            case .comment: html.raw("<i class=\"c\">")
            case .text: html.raw("<i class=\"s\">")
            case .number: html.raw("<i class=\"n\">")
            case .keyword: html.raw("<i class=\"k\">")
            case .type: html.raw("<i class=\"t\">")
            case .attribute: html.raw("<i class=\"a\">")
            case .tag: html.raw("<i class=\"g\">")
            case .key: html.raw("<i class=\"y\">")
            }
            start = begin
            writePlain(upTo: position, to: &html)
            html.raw("</i>")
        }
        writePlain(upTo: code.count, to: &html)
    }

    private mutating func writePlain(upTo end: Int, to html: inout Markup) {
        html.text(utf8: code[start..<end])
        start = end
    }

    /// Steps over the next piece; returns nil for a piece without a color.
    private mutating func next() -> Color? {
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

    private mutating func skipTagStart() -> Color? {
        let isEnd = position + 1 < code.count && code[position + 1] == UInt8(ascii: "/")
        guard isWord(at: position + (isEnd ? 2 : 1)) else { return nil }
        // In languages that also have generics, a tag does not follow a name.
        if grammar.hasTypes, position > 0, code[position - 1].isWord { return nil }
        position += isEnd ? 2 : 1
        while position < code.count, code[position].isWord || code[position] == UInt8(ascii: "-") { position += 1 }
        isInTag = true
        return .tag
    }

    /// Skips a text.
    ///
    /// A text ends with the quotation sign, or with the line; three signs hold lines.
    private mutating func skipText(_ quote: UInt8) -> Color {
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
        while position < code.count, code[position].isWord || code[position] == UInt8(ascii: ".") { position += 1 }
        if position < code.count, code[position] == UInt8(ascii: "%") { position += 1 }
    }

    private mutating func skipName() -> Color? {
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
        while position < code.count, code[position].isWord { position += 1 }
    }

    private func isWord(at index: Int) -> Bool { index < code.count && code[index].isWord }

    private var isAtGap: Bool {
        position == 0 || [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n")].contains(code[position - 1])
    }

    private var isBeforeColon: Bool {
        let rest = code[position...].drop { $0 == UInt8(ascii: " ") }
        return rest.first == UInt8(ascii: ":")
    }

    private func starts(with mark: String) -> Bool { code[position...].starts(with: mark.utf8) }
}

extension UInt8 {
    /// Whether the byte is a part of a name, as are all bytes beyond ASCII.
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
