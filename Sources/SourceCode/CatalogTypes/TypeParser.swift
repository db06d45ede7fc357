import CatalogModel

/// A parser of type texts written in Swift, Kotlin or TypeScript into a `TypeExpression`, without knowledge of the
/// language.
///
/// A text that it cannot read is no expression; the text then stands for itself.
package struct TypeParser {
    /// The greatest depth of nesting, more than in any readable type.
    private static let maximumDepth = 64
    /// The greatest number of signs behind a type, more than in any readable type: `T[][]?`.
    private static let maximumSuffixCount = 8

    let lexed: LexedTypeText
    var position = 0
    private var depth = 0
    /// Whether a question mark ends the current part: `A extends B ? C : D`.
    var isInCondition = false

    /// Returns the type that a text says; nil if it cannot be read.
    package static func parse(_ text: String) -> TypeExpression? {
        if isPlainName(text) { return .name(text) }
        guard let lexed = LexedTypeText(text), !lexed.tokens.isEmpty else { return nil }
        var parser = TypeParser(lexed: lexed)
        guard var type = parser.type() else { return nil }
        // The type of a parameter that takes any number of values.
        if parser.position == lexed.tokens.count - 1, parser.take("...") { type = .array(type) }
        return parser.position == lexed.tokens.count ? type : nil
    }

    private init(lexed: LexedTypeText) { self.lexed = lexed }

    /// Whether a text is a name without any sign, as most types are.
    private static func isPlainName(_ text: String) -> Bool {
        SyntaxScanner.isPlainName(text) && text != "true" && text != "false"
    }

    // MARK: Tokens

    var current: TypeToken? { token(0) }

    func token(_ offset: Int) -> TypeToken? {
        position + offset < lexed.tokens.count ? lexed.tokens[position + offset] : nil
    }

    mutating func take(_ sign: String) -> Bool {
        guard current == .sign(sign) else { return false }
        position += 1
        return true
    }

    mutating func takeWord(_ word: String) -> Bool {
        guard current == .name(word) else { return false }
        position += 1
        return true
    }

    /// Returns the text since some token, as written by the author.
    func verbatim(from start: Int) -> TypeExpression { .verbatim(lexed.text(of: start..<position)) }

    // MARK: Types

    mutating func type() -> TypeExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { return nil }
        let start = position
        _ = take("|") || take("&")
        let type = members(separatedBy: "|", combinedBy: TypeExpression.union) { parser in
            parser.members(separatedBy: "&", combinedBy: TypeExpression.intersection) { $0.operand() }
        }
        guard let type else { return nil }
        // `value is T`, what a function of TypeScript can say that it checks.
        if takeWord("is") { return self.type().map { _ in verbatim(from: start) } }
        return !isInCondition && takeWord("extends") ? condition(from: start) : type
    }

    private mutating func members(
        separatedBy sign: String, combinedBy combine: ([TypeExpression]) -> TypeExpression,
        member: (inout TypeParser) -> TypeExpression?
    ) -> TypeExpression? {
        guard let first = member(&self) else { return nil }
        var all = [first]
        while take(sign) {
            guard let next = member(&self) else { return nil }
            all.append(next)
        }
        return all.count == 1 ? first : combine(all)
    }

    /// Takes the rest of `A extends B ? C : D`.
    private mutating func condition(from start: Int) -> TypeExpression? {
        isInCondition = true
        let isRead = type() != nil
        isInCondition = false
        guard isRead, take("?"), type() != nil, take(":"), type() != nil else { return nil }
        return verbatim(from: start)
    }

    /// Takes a type with all words and signs before and behind.
    private mutating func operand() -> TypeExpression? {
        let start = position
        var isWorkedOut = takeOperators()
        let modifiers = takeModifiers()
        let first = position
        guard var type = primary() else { return nil }
        var count = 0
        while let suffix = suffix(of: type, from: first) {
            count += 1
            guard count <= Self.maximumSuffixCount else { return nil }
            switch suffix {
            case .type(let wrapped): type = wrapped
            case .workedOut: isWorkedOut = true
            case .unreadable: return nil
            }
        }
        return isWorkedOut ? verbatim(from: start) : modifiers.applied(to: type)
    }

    /// The result of reading the suffixes behind a type.
    private enum Suffix {
        case type(TypeExpression)
        /// A suffix making a type only understood by the language itself.
        case workedOut
        case unreadable
    }

    private mutating func suffix(of type: TypeExpression, from start: Int) -> Suffix? {
        switch current {
        case .sign("?") where !isInCondition, .sign("!"):
            position += 1
            return .type(.optional(type))
        case .sign("["):
            if token(1) == .sign("]") {
                position += 2
                return .type(.array(type))
            }
            // `T['key']`: a bracket on its own begins something else.
            guard lexed.isAdjacent(position) else { return nil }
            position += 1
            return inBrackets { $0.type() != nil && $0.take("]") } ? .workedOut : .unreadable
        case .sign("."): return member(of: type)
        default: return nil
        }
    }

    /// Reads a member behind a dot not taken by a name: `Scope.() -> T`, `Outer<A>.Inner`, `Array.<T>`.
    private mutating func member(of type: TypeExpression) -> Suffix {
        position += 1
        switch current {
        case .sign("("):
            guard case .function(var function)? = parenthesized() else { return .unreadable }
            function.receiver = type
            return .type(.function(function))
        case .sign("<"):
            guard case .name(let name) = type, let generic = named(name) else { return .unreadable }
            return .type(generic)
        case .name(let name):
            position += 1
            return named(name) == nil ? .unreadable : .workedOut
        default: return .unreadable
        }
    }

    private mutating func primary() -> TypeExpression? {
        switch current {
        case .name(let name):
            position += 1
            return named(name)
        case .literal(let value):
            position += 1
            return .literal(value)
        case .template(let text):
            position += 1
            return .template(text)
        case .sign("["): return inBrackets { $0.bracketed() }
        case .sign("("): return parenthesized()
        case .sign("{"): return inBrackets { $0.object() }
        case .sign("<"): return takeGenericParameters() ? parenthesized() : nil
        case .sign("*"):
            position += 1
            return .name("*")
        case .sign("..."):
            position += 1
            return .anyParameters
        default: return nil
        }
    }

    private mutating func named(_ name: String) -> TypeExpression? {
        if name == "true" || name == "false" { return .literal(.bool(name == "true")) }
        if name == "import", current == .sign("(") {
            let start = position - 1
            position += 1
            return inBrackets { $0.type() != nil && $0.take(")") } ? verbatim(from: start) : nil
        }
        return take("<") ? inBrackets { $0.arguments() }.map { .generic(name, $0) } : .name(name)
    }

    private mutating func arguments() -> [TypeExpression]? {
        var arguments: [TypeExpression] = []
        repeat {
            guard let argument = type() else { return nil }
            arguments.append(argument)
        } while take(",")
        return take(">") ? arguments : nil
    }

    /// Reads the content of brackets, where a question mark has the usual meaning.
    mutating func inBrackets<Result>(_ read: (inout TypeParser) -> Result) -> Result {
        let isOuter = isInCondition
        isInCondition = false
        defer { isInCondition = isOuter }
        return read(&self)
    }
}
