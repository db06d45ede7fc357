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
    var place: Range<Int> { next?.range ?? (range.upperBound - 2)..<range.upperBound }

    mutating func advance() { index += 1 }

    mutating func takeWord(_ word: String) -> Bool { take(.word(word)) }
    mutating func takeSign(_ sign: String) -> Bool { take(.sign(sign)) }

    private mutating func take(_ content: TemplateToken.Content) -> Bool {
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

// What stands in tags. Each function reports what it cannot read and gives nil.
extension TemplateParser {
    // MARK: Expressions

    mutating func expression(_ tag: inout TagReader) -> SyntaxExpression? {
        guard let operand = operand(&tag) else { return nil }
        var expression = SyntaxExpression(operand: operand)
        while tag.takeSign("|") {
            guard let token = tag.next, case .word(let word) = token.content else {
                missing("a filter", in: tag)
                return nil
            }
            // Behind a bar, 'join' is a filter.
            tag.advance()
            let name = SyntaxName(text: word, range: token.range)
            var filter = SyntaxFilter(name: name, arguments: [])
            while let token = tag.next, case .string(let text) = token.content {
                filter.arguments.append((text, token.range))
                tag.advance()
            }
            expression.filters.append(filter)
        }
        return expression
    }

    private mutating func operand(_ tag: inout TagReader) -> SyntaxOperand? {
        if let token = tag.next, case .string(let text) = token.content {
            tag.advance()
            return .literal(text, token.range)
        }
        guard let first = name(&tag, of: "a value") else { return nil }
        var names = [first]
        while tag.takeSign(".") {
            guard let name = name(&tag, of: "a field") else { return nil }
            names.append(name)
        }
        return .path(names)
    }

    // MARK: Conditions

    mutating func condition(_ tag: inout TagReader) -> SyntaxCondition? {
        guard let condition = alternatives(&tag, depth: 0) else { return nil }
        finish(tag)
        return condition
    }

    private mutating func alternatives(_ tag: inout TagReader, depth: Int) -> SyntaxCondition? {
        guard var left = conjunction(&tag, depth: depth) else { return nil }
        var count = 1
        while tag.takeWord("or") {
            count += 1
            guard isShort(count, in: tag) else { return nil }
            guard let right = conjunction(&tag, depth: depth) else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func conjunction(_ tag: inout TagReader, depth: Int) -> SyntaxCondition? {
        guard var left = single(&tag, depth: depth) else { return nil }
        var count = 1
        while tag.takeWord("and") {
            count += 1
            guard isShort(count, in: tag) else { return nil }
            guard let right = single(&tag, depth: depth) else { return nil }
            left = .and(left, right)
        }
        return left
    }

    /// Whether people can read a condition of so many parts.
    private mutating func isShort(_ count: Int, in tag: TagReader) -> Bool {
        if count <= Self.maximumDepth { return true }
        diagnostics.report(.tooDeep(Self.maximumDepth, at: source.range(tag.place)))
        return false
    }

    private mutating func single(_ tag: inout TagReader, depth: Int) -> SyntaxCondition? {
        var isNegated = false
        while tag.takeWord("not") { isNegated.toggle() }
        let place = tag.place
        let condition: SyntaxCondition
        if tag.takeSign("(") {
            guard depth < Self.maximumDepth else {
                diagnostics.report(.tooDeep(Self.maximumDepth, at: source.range(place)))
                return nil
            }
            guard let inner = alternatives(&tag, depth: depth + 1), expectSign(")", in: &tag) else { return nil }
            condition = inner
        } else {
            guard let left = operand(&tag) else { return nil }
            if tag.takeSign("==") {
                guard let right = operand(&tag) else { return nil }
                condition = .equal(left, right)
            } else if tag.takeSign("!=") {
                guard let right = operand(&tag) else { return nil }
                condition = .not(.equal(left, right))
            } else {
                condition = .value(left)
            }
        }
        return isNegated ? .not(condition) : condition
    }

    // MARK: Blocks

    /// Reads the name of a block with the arguments.
    mutating func call(_ tag: inout TagReader) -> (name: SyntaxName, arguments: [SyntaxExpression])? {
        guard let name = name(&tag, of: "a block"), expectSign("(", in: &tag) else { return nil }
        var arguments: [SyntaxExpression] = []
        if !tag.takeSign(")") {
            repeat {
                guard let argument = expression(&tag) else { return nil }
                arguments.append(argument)
            } while tag.takeSign(",")
            guard expectSign(")", in: &tag) else { return nil }
        }
        finish(tag)
        return (name, arguments)
    }

    mutating func parameters(_ tag: inout TagReader) -> [SyntaxParameter]? {
        guard expectSign("(", in: &tag) else { return nil }
        var parameters: [SyntaxParameter] = []
        if tag.takeSign(")") { return parameters }
        repeat {
            guard let name = name(&tag, of: "a parameter"), expectSign(":", in: &tag),
                let kind = kind(&tag, depth: 0)
            else { return nil }
            parameters.append(SyntaxParameter(name: name, kind: kind))
        } while tag.takeSign(",")
        return expectSign(")", in: &tag) ? parameters : nil
    }

    private mutating func kind(_ tag: inout TagReader, depth: Int) -> SyntaxKind? {
        var kind: SyntaxKind
        if depth < 8, tag.takeSign("[") {
            guard let element = self.kind(&tag, depth: depth + 1), expectSign("]", in: &tag) else { return nil }
            kind = .list(element)
        } else {
            guard let name = name(&tag, of: "a kind") else { return nil }
            kind = .named(name)
        }
        if tag.takeSign("?") { kind = .optional(kind) }
        return kind
    }

    // MARK: Single tokens

    mutating func name(_ tag: inout TagReader, of what: String) -> SyntaxName? {
        guard let token = tag.next, case .word(let word) = token.content, !TemplateKeyword.all.contains(word) else {
            missing(what, in: tag)
            return nil
        }
        tag.advance()
        return SyntaxName(text: word, range: token.range)
    }

    mutating func string(_ tag: inout TagReader, for what: String) -> String? {
        guard let token = tag.next, case .string(let text) = token.content else {
            missing("a text in quotes", in: tag)
            return nil
        }
        tag.advance()
        return text
    }

    mutating func expect(_ word: String, in tag: inout TagReader) -> Bool {
        if tag.takeWord(word) { return true }
        missing("'\(word)'", in: tag)
        return false
    }

    private mutating func expectSign(_ sign: String, in tag: inout TagReader) -> Bool {
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
        diagnostics.report(.expected(what, found: found, at: source.range(tag.place)))
    }
}
