import CatalogModel

/// A reader of the tokens inside a single `{{ … }}` tag, used by the template parser.
struct TagReader {
    let range: Range<Int>
    private let tokens: [TemplateToken]
    private var index = 0

    init(_ tokens: [TemplateToken], range: Range<Int>) {
        self.tokens = tokens
        self.range = range
    }

    var next: TemplateToken? { index < tokens.count ? tokens[index] : nil }

    /// The first word; empty if there is none.
    var keyword: String {
        if case .word(let word)? = tokens.first?.content { word } else { "" }
    }

    /// Place of the first token.
    var first: Range<Int>? { tokens.first?.range }

    /// Place of the next token, or the end of the tag.
    var location: Range<Int> { next?.range ?? (range.upperBound - 2)..<range.upperBound }

    mutating func advance() { index += 1 }

    mutating func takeWord(_ word: String) -> Bool { take(.word(word)) }
    mutating func takeSign(_ sign: String) -> Bool { take(.sign(sign)) }

    private mutating func take(_ content: TemplateTokenContent) -> Bool {
        guard next?.content == content else { return false }
        index += 1
        return true
    }
}

/// The reserved words of the template language, such as `if` and `for`, not allowed as names.
enum TemplateKeyword {
    static let all: Set<String> = [
        "if", "else", "end", "for", "in", "join", "define", "show", "not", "and", "or",
    ]
}

/// A name or a text in a tag of a template, with the place in the source.
struct PlacedText {
    var text: String
    var range: Range<Int>
}

/// An expression as written in a tag, before names are looked up: a path of names or a literal text, and filters.
struct WrittenExpression {
    var operand: WrittenOperand
    var filters: [(name: PlacedText, arguments: [PlacedText])] = []
}

/// The start of an expression as written in a tag: a path of names or a literal text.
enum WrittenOperand {
    case path([PlacedText])
    case literal(PlacedText)

    var range: Range<Int> {
        switch self {
        case .path(let names): (names.first?.range.lowerBound ?? 0)..<(names.last?.range.upperBound ?? 0)
        case .literal(let text): text.range
        }
    }
}

// The parts of tags. Each function reports text it cannot read and gives nil.
extension TemplateParser {
    mutating func expression(_ tag: inout TagReader) -> WrittenExpression? {
        guard let operand = operand(&tag) else { return nil }
        var expression = WrittenExpression(operand: operand)
        while tag.takeSign("|") {
            guard let token = tag.next, case .word(let word) = token.content else {
                missing("a filter", in: tag)
                return nil
            }
            // After a bar, `join` is a filter.
            tag.advance()
            var arguments: [PlacedText] = []
            while let text = literal(&tag) { arguments.append(text) }
            expression.filters.append((PlacedText(text: word, range: token.range), arguments))
        }
        return expression
    }

    mutating func operand(_ tag: inout TagReader) -> WrittenOperand? {
        if let text = literal(&tag) { return .literal(text) }
        guard let first = name(&tag, of: "a value") else { return nil }
        var names = [first]
        while tag.takeSign(".") {
            guard let name = name(&tag, of: "a field") else { return nil }
            names.append(name)
        }
        return .path(names)
    }

    /// Takes a text in quotes; nil, without a report, if there is none.
    private func literal(_ tag: inout TagReader) -> PlacedText? {
        guard let token = tag.next, case .string(let text) = token.content else { return nil }
        tag.advance()
        return PlacedText(text: text, range: token.range)
    }

    mutating func name(_ tag: inout TagReader, of what: String) -> PlacedText? {
        guard let token = tag.next, case .word(let word) = token.content, !TemplateKeyword.all.contains(word) else {
            missing(what, in: tag)
            return nil
        }
        tag.advance()
        return PlacedText(text: word, range: token.range)
    }

    mutating func string(_ tag: inout TagReader) -> String? {
        if let text = literal(&tag) { return text.text }
        missing("a text in quotes", in: tag)
        return nil
    }

    mutating func expect(_ word: String, in tag: inout TagReader) -> Bool {
        if tag.takeWord(word) { return true }
        missing("'\(word)'", in: tag)
        return false
    }

    mutating func expectSign(_ sign: String, in tag: inout TagReader) -> Bool {
        if tag.takeSign(sign) { return true }
        missing("'\(sign)'", in: tag)
        return false
    }

    /// Reports the rest of a tag, where there must be none.
    mutating func finish(_ tag: TagReader) {
        guard let token = tag.next else { return }
        diagnostics.report(.unexpected(source.text(token.range), at: source.range(token.range)))
    }

    private mutating func missing(_ what: String, in tag: TagReader) {
        let found = tag.next.map { source.text($0.range) }
        diagnostics.report(.expected(what, found: found, at: source.range(tag.location)))
    }
}
