package import CatalogModel

/// A comparison of two spellings of a value, such as a default, in a programming language.
///
/// Whitespace counts only within string literals and between words; other equal spellings follow from the traits of the language.
package struct ValueEquality {
    let language: ProgrammingLanguage

    /// Creates the comparison for values in a language.
    package init(in language: ProgrammingLanguage) { self.language = language }

    /// Whether two values are the same.
    ///
    /// - Parameters:
    ///   - value: The one value.
    ///   - type: The type of the property with the one value; nil where not stated.
    ///   - other: The other value.
    ///   - otherType: The type of the property with the other value; nil where not stated.
    /// - Returns: Whether the values are the same.
    package func isSame(_ value: String, of type: String?, as other: String, of otherType: String?) -> Bool {
        if value.utf8.elementsEqual(other.utf8) { return true }
        let ours = tokens(of: value, type: type ?? otherType)
        let theirs = tokens(of: other, type: otherType ?? type)
        return ours == theirs && zip(ours, theirs).allSatisfy { $0.bytes.elementsEqual($1.bytes) }
    }

    /// Returns the tokens of a value in the one spelling of all equal values.
    private func tokens(of value: String, type: String?) -> [ValueToken] {
        var tokens = ValueLexer.tokens(of: value, in: language)
        guard language.traits.valuesAreExpressions else { return tokens }
        let context = ValueContext(type: type, language: language)
        tokens = Self.withoutTrailingCommas(tokens)
        while let inner = Self.inParentheses(tokens) { tokens = inner }
        tokens = tokens.indices.map { index in
            guard case .number(let digits, let suffix, _) = tokens[index] else { return tokens[index] }
            let isFloating = context.isFloating(before: tokens[(index + 1)...])
            if isFloating, ["", "f"].contains(suffix) { return .number(digits, suffix: "", isFraction: false) }
            if !suffix.isEmpty, context.hasSuffix(suffix) { return .number(digits, suffix: "", isFraction: false) }
            return tokens[index]
        }
        if language.traits.keysMayBeQuoted { tokens = Self.withPlainKeys(tokens) }
        if language.traits.memberSpelling != .withType { tokens = context.withoutTypes(tokens) }
        let isNone = language.traits.noneIsNil && context.takesNil && tokens == [.sign("."), .name("none")]
        return isNone ? [.name("nil")] : tokens
    }

    private static let closing: Set<ValueToken> = [.sign(")"), .sign("]"), .sign("}")]

    /// Returns the tokens without a comma before a closing bracket; a comma alone is a missing element.
    private static func withoutTrailingCommas(_ tokens: [ValueToken]) -> [ValueToken] {
        tokens.indices.filter { index in
            guard tokens[index] == .sign(","), index > 0, index + 1 < tokens.count else { return true }
            return !closing.contains(tokens[index + 1])
                || [.sign(","), .sign("("), .sign("["), .sign("{")].contains(tokens[index - 1])
        }.map { tokens[$0] }
    }

    /// Returns the tokens between the parentheses around a single value.
    private static func inParentheses(_ tokens: [ValueToken]) -> [ValueToken]? {
        guard tokens.count > 2, tokens.first == .sign("("), tokens.last == .sign(")") else { return nil }
        var depth = 0
        for (index, token) in tokens.enumerated() {
            if [.sign("("), .sign("["), .sign("{")].contains(token) { depth += 1 }
            if closing.contains(token) { depth -= 1 }
            if depth == 0, index < tokens.count - 1 { return nil }
            if depth == 1, token == .sign(",") || token == .sign(":") { return nil }
        }
        return Array(tokens.dropFirst().dropLast())
    }

    /// Returns the tokens with plain names for quoted keys of objects: `{ a: 1 }` for `{ 'a': 1 }`.
    private static func withPlainKeys(_ tokens: [ValueToken]) -> [ValueToken] {
        tokens.indices.map { index in
            guard case .string(let text) = tokens[index], index > 0, index + 1 < tokens.count,
                tokens[index + 1] == .sign(":"), [.sign("{"), .sign(",")].contains(tokens[index - 1]),
                text.first?.isLetter == true, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else { return tokens[index] }
            return .name(text)
        }
    }
}

/// The facts about the type of a value that decide which spellings of the value are equal.
private struct ValueContext {
    private let language: ProgrammingLanguage
    /// The names in the type, each by its parts: `Button.Kind` is two parts.
    private var names: [[String]] = []
    /// Whether `nil` can be a value.
    let takesNil: Bool

    init(type text: String?, language: ProgrammingLanguage) {
        self.language = language
        let type = text.flatMap(TypeParser.parse)?.canonical(in: language)
        if case .optional? = type { takesNil = true } else { takesNil = type == nil }
        if let type { add(type) }
    }

    private mutating func add(_ type: TypeExpression) {
        switch type {
        case .name(let name): names.append(Self.parts(name))
        case .generic(let name, let arguments):
            names.append(Self.parts(name))
            for argument in arguments { add(argument) }
        case .optional(let inner):
            names.append(["Optional"])
            add(inner)
        case .array(let inner): add(inner)
        case .dictionary(let key, let value):
            add(key)
            add(value)
        default: break
        }
    }

    private static func parts(_ name: String) -> [String] { name.split(separator: ".").map(String.init) }

    private static let floating: Set<String> = [
        "Double", "Float", "Float16", "Float80", "CGFloat", "TimeInterval", "NSTimeInterval",
    ]

    /// Whether a number is one of a type with fractions, such that `1` and `1.0` are the same.
    func isFloating(before rest: ArraySlice<ValueToken>) -> Bool {
        if names.contains(where: { $0.count == 1 && Self.floating.contains($0[0]) }) { return true }
        guard rest.first == .sign("."), case .name(let unit)? = rest.dropFirst().first else { return false }
        return language.traits.numberUnits.contains(unit)
    }

    /// Whether the type makes the suffix of a number unnecessary.
    func hasSuffix(_ suffix: String) -> Bool {
        language.traits.numberSuffixes.contains { type, own in own == suffix && names.contains([type]) }
    }

    /// Returns the tokens without the names that the type of the value makes unnecessary: `.default` for
    /// `Kind.default`, `.init()` for `Kind()`, and in Kotlin `Default` for `Kind.Default`.
    func withoutTypes(_ tokens: [ValueToken]) -> [ValueToken] {
        var result: [ValueToken] = []
        var index = 0
        while index < tokens.count {
            guard case .name = tokens[index], result.last != .sign(".") else {
                result.append(tokens[index])
                index += 1
                continue
            }
            let (parts, end) = Self.path(in: tokens, from: index)
            result += shortened(parts, isCall: end < tokens.count && tokens[end] == .sign("("))
            index = end
        }
        return result
    }

    private static func path(in tokens: [ValueToken], from start: Int) -> (parts: [String], end: Int) {
        var parts: [String] = []
        var index = start
        while index < tokens.count, case .name(let name) = tokens[index] {
            parts.append(name)
            index += 1
            guard index + 1 < tokens.count, tokens[index] == .sign("."), case .name = tokens[index + 1] else { break }
            index += 1
        }
        return (parts, index)
    }

    private func shortened(_ path: [String], isCall: Bool) -> [ValueToken] {
        let parts = Self.parts(StandardModule.removed(from: path.joined(separator: "."), in: language))
        func tokens(_ parts: ArraySlice<String>) -> [ValueToken] {
            Array(parts.map { [ValueToken.name($0)] }.joined(separator: [.sign(".")]))
        }
        let hasDot = language.traits.memberSpelling == .leadingDot
        if hasDot, isCall, isType(parts[...]) { return [.sign("."), .name("init")] }
        guard let count = (1..<max(parts.count, 1)).last(where: { isType(parts[..<$0]) }) else {
            return tokens(parts[...])
        }
        return (hasDot ? [.sign(".")] : []) + tokens(parts[count...])
    }

    /// Whether the parts of a name are those of a type, each with as much of the scope around as written.
    private func isType(_ parts: ArraySlice<String>) -> Bool {
        names.contains { name in
            let count = min(name.count, parts.count)
            return name.suffix(count).elementsEqual(parts.suffix(count))
        }
    }
}
