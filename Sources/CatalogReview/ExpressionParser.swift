import CatalogModel

/// A syntax, member or pattern error in an expression of a catalog's own rule, with message, place in the text and
/// possible correction.
struct ExpressionError: Error {
    let message: String
    let offset: Int
    let length: Int
    var fix: String?
}

/// A parser of the expressions in a catalog's own rules, checking the requested members against the shape of the dump.
struct ExpressionParser {
    private let words: [ExpressionWord]
    private let end: Int
    private let shape: DumpShape
    private var index = 0
    private var depth = 0

    /// Greatest depth of parentheses and negations.
    private static let maximumDepth = 50
    /// Greatest number of words: a chain of 'and' or 'or' is evaluated recursively.
    private static let maximumWords = 2_000

    /// Creates a parser for the words of an expression.
    ///
    /// - Parameters:
    ///   - text: The expression.
    ///   - shape: The shape of the values covered by the expression.
    /// - Throws: An error at the first text that is not a word of an expression.
    init(_ text: String, about shape: DumpShape) throws(ExpressionError) {
        let (words, invalid) = ExpressionWord.all(in: text)
        end = text.utf8.count
        if let invalid {
            let rest = String(decoding: Array(text.utf8)[invalid...], as: UTF8.self).prefix(1)
            let reason = rest == "'" || rest == "\"" ? "unmatched quotation mark; close it" : "unexpected '\(rest)'"
            throw ExpressionError(message: reason, offset: invalid, length: rest.utf8.count)
        }
        if words.count > Self.maximumWords {
            let word = words[Self.maximumWords]
            throw ExpressionError(
                message: "the expression has more than 2,000 words; split it into several rules",
                offset: word.offset, length: word.length)
        }
        self.words = words
        self.shape = shape
    }

    /// Reads the whole text as an expression.
    mutating func expression() throws(ExpressionError) -> RuleExpression {
        let expression = try alternatives()
        if let word { throw unexpected(expecting: "'and', 'or' or the end", at: word) }
        return expression
    }

    /// Reads the whole text as a way into the dump.
    mutating func wholePath() throws(ExpressionError) -> (path: DumpPath, shape: DumpShape) {
        let result = try path()
        if let word { throw unexpected(expecting: "a dot or the end", at: word) }
        return result
    }

    // MARK: Parts

    private var word: ExpressionWord? { words.indices.contains(index) ? words[index] : nil }

    private mutating func take(_ texts: String...) -> String? {
        guard let word, word.kind != .quoted, texts.contains(word.text) else { return nil }
        index += 1
        return word.text
    }

    private mutating func alternatives() throws(ExpressionError) -> RuleExpression {
        var left = try all()
        while take("or") != nil { left = .either(left, try all()) }
        return left
    }

    private mutating func all() throws(ExpressionError) -> RuleExpression {
        var left = try one()
        while take("and") != nil { left = .both(left, try one()) }
        return left
    }

    private mutating func one() throws(ExpressionError) -> RuleExpression {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { throw unexpected(expecting: "an expression that is not so deep", at: word) }
        if take("not") != nil { return .not(try one()) }
        if take("(") != nil {
            let inner = try alternatives()
            if take(")") == nil { throw unexpected(expecting: "')'", at: word) }
            return inner
        }
        if words.count > index + 1, words[index + 1].text == "(", take("count") != nil { return try count() }
        return try comparison()
    }

    private mutating func count() throws(ExpressionError) -> RuleExpression {
        index += 1
        let path = try path().path
        if take(")") == nil { throw unexpected(expecting: "')'", at: word) }
        guard let sign = take("=", "!=", "<", "<=", ">", ">="),
            let comparison = RuleExpression.Comparison(rawValue: sign)
        else { throw unexpected(expecting: "'=', '!=', '<', '<=', '>' or '>='", at: word) }
        guard let word, let number = Int(word.text) else { throw unexpected(expecting: "a number", at: word) }
        index += 1
        return .count(path, comparison, number)
    }

    private mutating func comparison() throws(ExpressionError) -> RuleExpression {
        let path = try path().path
        switch take("is", "matches", "=", "!=") {
        case "=": return .among(path, [try value()])
        case "!=": return .not(.among(path, [try value()]))
        case "matches": return .matches(path, pattern: try pattern())
        case "is":
            if take("present") != nil { return .present(path) }
            if take("absent") != nil { return .not(.present(path)) }
            if take("one") != nil, take("of") != nil { return .among(path, try values()) }
            throw unexpected(expecting: "'present', 'absent' or 'one of'", at: word)
        default: throw unexpected(expecting: "'is', 'matches', '=' or '!='", at: word)
        }
    }

    private mutating func values() throws(ExpressionError) -> [String] {
        var values = [try value()]
        while take(",") != nil { values.append(try value()) }
        return values
    }

    /// Takes a value, in quotes or a single word; numbers may have dots.
    private mutating func value() throws(ExpressionError) -> String {
        guard let first = word, first.kind != .sign else { throw unexpected(expecting: "a value", at: word) }
        index += 1
        var text = first.text
        while first.kind == .word, let dot = word, dot.text == ".", words.count > index + 1,
            words[index + 1].kind == .word
        {
            text += "." + words[index + 1].text
            index += 2
        }
        return text
    }

    private mutating func pattern() throws(ExpressionError) -> String {
        guard let word, word.kind == .quoted else { throw unexpected(expecting: "a pattern in quotes", at: word) }
        if (try? Regex(word.text)) == nil {
            throw ExpressionError(
                message: "'\(word.text)' is not a valid regular expression", offset: word.offset, length: word.length)
        }
        index += 1
        return word.text
    }

    private mutating func path() throws(ExpressionError) -> (path: DumpPath, shape: DumpShape) {
        var names: [String] = []
        var shape = shape
        repeat {
            guard let word, word.kind != .sign else { throw unexpected(expecting: "a name", at: word) }
            switch shape.member(word.text) {
            case .found(let inner): shape = inner
            case .unknown(let candidates):
                let meant = suggestion(for: word.text, among: candidates)
                let hint =
                    meant.map { "; did you mean '\($0)'?" }
                    ?? (candidates.isEmpty
                        ? " of a text"
                        : "; use one of \(candidates.sorted().map { "'\($0)'" }.joined(separator: ", "))")
                throw ExpressionError(
                    message: "unknown fact '\(word.text)'" + hint, offset: word.offset, length: word.length,
                    fix: meant)
            }
            names.append(word.text)
            index += 1
        } while take(".") != nil
        return (DumpPath(names: names), shape)
    }

    private func unexpected(expecting expected: String, at word: ExpressionWord?) -> ExpressionError {
        guard let word else {
            return ExpressionError(message: "missing \(expected) at the end", offset: end, length: 0)
        }
        return ExpressionError(
            message: "expected \(expected), not '\(word.text)'", offset: word.offset, length: word.length)
    }
}
