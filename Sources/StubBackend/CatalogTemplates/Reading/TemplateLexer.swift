import CatalogModel

/// A piece of a template as split by the lexer: text, a comment, a tag with the tokens inside, or an unreadable tag.
enum TemplatePiece {
    case text(Range<Int>)
    case comment(Range<Int>)
    case tag([TemplateToken], Range<Int>)
    /// An unreadable tag with an already reported finding.
    case broken

    var range: Range<Int>? {
        switch self {
        case .text(let range), .comment(let range), .tag(_, let range): range
        case .broken: nil
        }
    }
}

/// A token inside a template tag, such as a word, a sign or a string, with the place in the source.
struct TemplateToken {
    var content: TemplateTokenContent
    var range: Range<Int>
}

/// The content of a template token: a word, a string or a sign.
enum TemplateTokenContent: Equatable {
    case word(String)
    case string(String)
    /// A sign: one of `. | , : ( ) [ ] ? == !=`.
    case sign(String)
}

/// A lexer splitting the source of a template into text, comments and `{{ … }}` tags.
struct TemplateLexer {
    private let source: TemplateSource
    private let bytes: [UInt8]
    private var index = 0
    private(set) var pieces: [TemplatePiece] = []
    private(set) var diagnostics = Diagnostics()

    init(_ source: TemplateSource) {
        self.source = source
        bytes = source.bytes
        var start = 0
        while index < bytes.count, diagnostics.all.count < TemplateLimits.findings {
            guard isOpening(index) else {
                index += 1
                continue
            }
            if start < index { pieces.append(.text(start..<index)) }
            readTag()
            start = index
        }
        if start < index { pieces.append(.text(start..<index)) }
    }

    private func isOpening(_ offset: Int) -> Bool { isPair(UInt8(ascii: "{"), at: offset) }
    private func isClosing(_ offset: Int) -> Bool { isPair(UInt8(ascii: "}"), at: offset) }

    private func isPair(_ byte: UInt8, at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == byte && bytes[offset + 1] == byte
    }

    // MARK: Tags

    private mutating func readTag() {
        let start = index
        index += 2
        if index < bytes.count, bytes[index] == UInt8(ascii: "!") { return readComment(from: start) }
        var tokens: [TemplateToken] = []
        while true {
            while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
                index += 1
            }
            if isClosing(index) {
                index += 2
                pieces.append(.tag(tokens, start..<index))
                return
            }
            guard index < bytes.count, !isLineBreak(bytes[index]), !isOpening(index) else {
                diagnostics.report(.unclosedTag(at: source.range(start..<(start + 2))))
                return pieces.append(.broken)
            }
            guard let token = readToken() else {
                skipToEnd()
                return pieces.append(.broken)
            }
            tokens.append(token)
        }
    }

    private mutating func readComment(from start: Int) {
        while index < bytes.count {
            if isClosing(index) {
                index += 2
                pieces.append(.comment(start..<index))
                return
            }
            index += 1
        }
        diagnostics.report(.unclosedComment(at: source.range(start..<(start + 3))))
        pieces.append(.broken)
    }

    /// Skips bytes to the end of the tag, or of the line.
    private mutating func skipToEnd() {
        while index < bytes.count, !isLineBreak(bytes[index]), !isOpening(index) {
            if isClosing(index) {
                index += 2
                return
            }
            index += 1
        }
    }

    // MARK: Tokens

    /// Reads a token; returns nil if there is none, after a report.
    private mutating func readToken() -> TemplateToken? {
        let start = index
        if bytes[start] == UInt8(ascii: "\"") { return readString() }
        if isWordStart(bytes[start]) {
            while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
            return TemplateToken(content: .word(source.text(start..<index)), range: start..<index)
        }
        for sign in ["==", "!=", ".", "|", ",", ":", "(", ")", "[", "]", "?"]
        where bytes[start...].starts(with: sign.utf8) {
            index += sign.utf8.count
            return TemplateToken(content: .sign(sign), range: start..<index)
        }
        index += 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        diagnostics.report(.strangeSign(source.text(start..<index), at: source.range(start..<index)))
        return nil
    }

    private mutating func readString() -> TemplateToken? {
        let start = index
        var text: [UInt8] = []
        index += 1
        while index < bytes.count, !isLineBreak(bytes[index]) {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") {
                return TemplateToken(content: .string(String(decoding: text, as: UTF8.self)), range: start..<index)
            }
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard index < bytes.count, let meant = Self.escapes[bytes[index]] else {
                let end = min(index + 1, bytes.count)
                diagnostics.report(
                    .unknownEscape(source.text((index - 1)..<end), at: source.range((index - 1)..<end)))
                return nil
            }
            text.append(meant)
            index += 1
        }
        diagnostics.report(.unclosedString(at: source.range(start..<(start + 1))))
        return nil
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "\""): UInt8(ascii: "\""),
        UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    ]

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private func isWordStart(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        isWordStart(byte) || (0x30...0x39).contains(byte)
    }
}
