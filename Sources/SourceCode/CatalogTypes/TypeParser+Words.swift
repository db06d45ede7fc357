/// The words and attributes before a type, such as `@escaping` or `suspend`, collected by the type parser and applied
/// to the parsed type.
struct TypeModifiers {
    var attributes: [String] = []
    /// Whether the type has the modifier `suspend`.
    var isAsync = false
    /// Whether the type has the modifier `vararg`.
    var isVariadic = false

    func applied(to type: TypeExpression) -> TypeExpression {
        if isVariadic { return .array(type) }
        guard case .function(var function) = type else { return type }
        function.attributes = attributes + function.attributes
        function.isAsync = function.isAsync || isAsync
        return .function(function)
    }
}

// Words and attributes before a type.
extension TypeParser {
    /// Words without effect on the values of a type.
    private static let words: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each", "readonly", "suspend", "vararg",
        "out", "in", "abstract", "new",
    ]
    /// Words of Swift before a protocol; in TypeScript, `any` is a type.
    private static let existentials: Set<String> = ["some", "any"]
    /// Words with parentheses of their own: `nonisolated(nonsending)`, `context(Scope)`.
    private static let wordsWithArguments: Set<String> = ["nonisolated", "context"]
    /// Words making a type of other things.
    private static let operators: Set<String> = ["keyof", "typeof", "infer", "unique", "asserts"]

    /// Takes operators; returns whether there was a word or sign only understood by the language itself.
    mutating func takeOperators() -> Bool {
        let start = position
        while true {
            switch current {
            case .name(let word) where Self.operators.contains(word) && startsType(token(1)): position += 1
            case .sign("~"): position += 1
            default: return position > start
            }
        }
    }

    mutating func takeModifiers() -> TypeModifiers {
        var modifiers = TypeModifiers()
        while true {
            switch current {
            case .attribute(let name):
                position += 1
                modifiers.attributes.append(name)
                skipArguments()
            case .name(let word) where Self.words.contains(word) && startsType(token(1)):
                position += 1
                if word == "suspend" { modifiers.isAsync = true }
                if word == "vararg" { modifiers.isVariadic = true }
            case .name(let word) where Self.existentials.contains(word) && startsProtocol(token(1)): position += 1
            case .name(let word) where Self.wordsWithArguments.contains(word) && token(1) == .sign("("):
                position += 1
                let start = position
                skipArguments()
                if position == start {
                    position -= 1
                    return modifiers
                }
            // The protocol that `any ~Copyable` names is one that nothing has to conform to.
            case .sign("~"): position += 1
            default: return modifiers
            }
        }
    }

    /// Skips `(c)` right behind an attribute: not the parameters of a function, because a type follows.
    private mutating func skipArguments() {
        guard current == .sign("("), lexed.isAdjacent(position) else { return }
        var depth = 0
        var end = position
        while end < lexed.tokens.count {
            if lexed.tokens[end] == .sign("(") { depth += 1 }
            if lexed.tokens[end] == .sign(")") { depth -= 1 }
            end += 1
            if depth == 0 { break }
        }
        if depth == 0, end < lexed.tokens.count, startsType(lexed.tokens[end]) { position = end }
    }

    private func startsType(_ token: TypeToken?) -> Bool {
        switch token {
        case .name, .literal, .template, .attribute: true
        case .sign(let sign): ["(", "[", "{", "~", "*", "<"].contains(sign)
        case nil: false
        }
    }

    private func startsProtocol(_ token: TypeToken?) -> Bool {
        switch token {
        case .name(let word): word != "extends" && word != "is"
        case .attribute: true
        case .sign(let sign): sign == "(" || sign == "~"
        default: false
        }
    }

    /// Takes `<T extends A = B>` before the parameters of a function.
    mutating func takeGenericParameters() -> Bool {
        var depth = 0
        repeat {
            switch current {
            case .sign("<"): depth += 1
            case .sign(">"): depth -= 1
            case nil: return false
            default: break
            }
            position += 1
        } while depth > 0
        return current == .sign("(")
    }
}
