import CatalogModel

/// Reads a type's text. What the parser does not know (conditional types, type queries, parameter packs) is no
/// expression; the text then stands for itself.
struct TypeParser {
    /// More nesting than any type that a person can read has.
    private static let maximumDepth = 64
    /// Words before a type that do not change which values it has.
    private static let modifiers: Set<String> = [
        "inout", "some", "any", "borrowing", "consuming", "sending", "readonly", "suspend", "vararg", "out", "in",
    ]

    private let tokens: [TypeToken]
    private var position = 0
    private var depth = 0

    /// The type that a text says; nil if it cannot be read.
    static func parse(_ text: String) -> TypeExpression? {
        if isPlainName(text) { return .name(text) }
        guard let tokens = TypeLexer.tokens(of: text), !tokens.isEmpty else { return nil }
        var parser = TypeParser(tokens: tokens)
        guard let type = parser.type(), parser.position == tokens.count else { return nil }
        return type
    }

    private init(tokens: [TypeToken]) { self.tokens = tokens }

    /// Whether a text is a name without any sign, as most types are.
    private static func isPlainName(_ text: String) -> Bool {
        var isFirst = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9") where !isFirst: break
            default: return false
            }
            isFirst = false
        }
        return !isFirst && text != "true" && text != "false"
    }

    private var current: TypeToken? { token(0) }

    private func token(_ offset: Int) -> TypeToken? {
        position + offset < tokens.count ? tokens[position + offset] : nil
    }

    private mutating func take(_ sign: String) -> Bool {
        guard current == .sign(sign) else { return false }
        position += 1
        return true
    }

    private mutating func type() -> TypeExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { return nil }
        _ = take("|")
        return members(separatedBy: "|", TypeExpression.union) { parser in
            parser.members(separatedBy: "&", TypeExpression.intersection) { $0.postfixed() }
        }
    }

    private mutating func members(
        separatedBy sign: String, _ combine: ([TypeExpression]) -> TypeExpression,
        _ member: (inout TypeParser) -> TypeExpression?
    ) -> TypeExpression? {
        guard let first = member(&self) else { return nil }
        var all = [first]
        while take(sign) {
            guard let next = member(&self) else { return nil }
            all.append(next)
        }
        return all.count == 1 ? first : combine(all)
    }

    private mutating func postfixed() -> TypeExpression? {
        skipModifiers()
        guard var type = primary() else { return nil }
        while true {
            if take("?") || take("!") {
                type = .optional(type)
            } else if current == .sign("["), token(1) == .sign("]") {
                position += 2
                type = .array(type)
            } else {
                return type
            }
        }
    }

    private mutating func skipModifiers() {
        while true {
            switch current {
            case .attribute:
                position += 1
            case .name(let word) where Self.modifiers.contains(word) && startsType(token(1)):
                position += 1
            default: return
            }
        }
    }

    private func startsType(_ token: TypeToken?) -> Bool {
        switch token {
        case .name, .literal, .attribute: true
        case .sign(let sign): ["(", "[", "{"].contains(sign)
        case nil: false
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
        case .sign("["): return bracketed()
        case .sign("("): return parenthesized()
        case .sign("{"): return object()
        case .sign("..."):
            position += 1
            return .anyParameters
        default: return nil
        }
    }

    private mutating func named(_ name: String) -> TypeExpression? {
        if name == "true" || name == "false" { return .literal(.bool(name == "true")) }
        guard take("<") else { return .name(name) }
        var arguments: [TypeExpression] = []
        repeat {
            guard let argument = type() else { return nil }
            arguments.append(argument)
        } while take(",")
        return take(">") ? .generic(name, arguments) : nil
    }

    /// `[T]`, `[K: V]` or a tuple of TypeScript.
    private mutating func bracketed() -> TypeExpression? {
        guard take("["), let first = type() else { return nil }
        if take(":") {
            guard let value = type(), take("]") else { return nil }
            return .dictionary(first, value)
        }
        var elements = [TypeExpression.Element(type: first)]
        while take(",") {
            guard let next = type() else { return nil }
            elements.append(.init(type: next))
        }
        guard take("]") else { return nil }
        return elements.count == 1 ? .array(first) : .tuple(elements)
    }

    /// A tuple, a type in parentheses or a function.
    private mutating func parenthesized() -> TypeExpression? {
        guard take("("), let elements = elements(until: ")", separators: [","]) else { return nil }
        skipEffects()
        guard take("->") || take("=>") else { return .tuple(elements) }
        return type().map { .function(elements, $0) }
    }

    /// `async throws(SomeError)` before an arrow.
    private mutating func skipEffects() {
        let start = position
        while case .name(let word)? = current, ["async", "throws", "rethrows", "reasync"].contains(word) {
            position += 1
            if current == .sign("(") {
                position += 1
                guard type() != nil, take(")") else { break }
            }
        }
        if current != .sign("->") { position = start }
    }

    private mutating func object() -> TypeExpression? {
        guard take("{") else { return nil }
        if current == .sign("["), case .name? = token(1), token(2) == .sign(":") {
            position += 3
            guard let key = type(), take("]"), take(":"), let value = type() else { return nil }
            _ = take(";") || take(",")
            return take("}") ? .dictionary(key, value) : nil
        }
        return elements(until: "}", separators: [",", ";"]).map { .object($0) }
    }

    private mutating func elements(until end: String, separators: [String]) -> [TypeExpression.Element]? {
        var elements: [TypeExpression.Element] = []
        while !take(end) {
            guard let element = element() else { return nil }
            elements.append(element)
            if separators.contains(where: { take($0) }) { continue }
            return take(end) ? elements : nil
        }
        return elements
    }

    /// `T`, `name: T`, `name?: T`, `_ name: T`, `...args: T` or `T...`.
    private mutating func element() -> TypeExpression.Element? {
        if current == .sign("..."), case .name? = token(1) { position += 1 }
        var label: String?
        var isOptional = false
        if case .name(let name)? = current {
            if token(1) == .sign(":") || (token(1) == .sign("?") && token(2) == .sign(":")) {
                label = name
                isOptional = token(1) == .sign("?")
                position += isOptional ? 3 : 2
            } else if case .name(let inner)? = token(1), token(2) == .sign(":") {
                label = name == "_" ? inner : name
                position += 3
            }
        }
        guard let type = type() else { return nil }
        return take("...")
            ? .init(label: label, type: .array(type)) : .init(label: label, type: type, isOptional: isOptional)
    }
}
