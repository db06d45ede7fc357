/// The text of a TypeScript type, split into alternatives at the vertical bars: `'on' | 'off' | undefined`.
package struct ScriptTypeText {
    /// An alternative of a union type.
    enum Alternative: Hashable {
        /// The text between the quotes of a text literal.
        case text(String)
        case number(String)
        case flag(String)
        /// `null`, `undefined` or `void`.
        case nothing(String)
        /// `string`, `number` or `boolean`.
        case keyword(String)
        /// Any other type, verbatim.
        case other(String)
    }

    let alternatives: [Alternative]
    /// The alternatives, verbatim.
    private let pieces: [String]

    package init(_ text: String) {
        pieces = Self.split(text)
        alternatives = pieces.map(Self.alternative)
    }

    /// The alternatives listed more than once, verbatim.
    package var repeated: [String] {
        var seen: Set<Alternative> = []
        return alternatives.filter { !seen.insert($0).inserted }.map(\.text)
    }

    /// The literal values, if the type consists only of literals and the absence of a value.
    package var values: [String]? {
        var values: [String] = []
        for alternative in alternatives {
            switch alternative {
            case .text(let text), .number(let text): if !values.contains(text) { values.append(text) }
            case .nothing: break
            case .flag, .keyword, .other: return nil
            }
        }
        return values.isEmpty ? nil : values
    }

    /// Returns the members, as written, of a union of at least two literal values; nil for any other type.
    package static func literals(in type: String) -> [String]? {
        guard type.utf8.contains(UInt8(ascii: "|")) else { return nil }
        let members = split(type)
        let areLiterals = members.allSatisfy { member in
            QuotedLiteral(member) != nil || Double(member) != nil || absent.contains(member)
                || ["true", "false"].contains(member)
        }
        return areLiterals && members.count > 1 ? members : nil
    }

    /// Words of languages for the absence of a value.
    package static let absent: Set<String> = ["null", "undefined", "nil"]

    /// Whether an expression can be a value of the type; nil where only a compiler can decide.
    package func takes(_ expression: String) -> Bool? {
        let value = Self.alternative(expression.trimmed)
        let isOpen = alternatives.contains { if case .other = $0 { true } else { false } }
        if isOpen || alternatives.isEmpty { return nil }
        if alternatives.contains(value) { return true }
        switch value {
        case .text: return alternatives.contains(.keyword("string"))
        case .number: return alternatives.contains(.keyword("number"))
        case .flag: return alternatives.contains(.keyword("boolean"))
        case .nothing: return false
        case .keyword, .other: return nil
        }
    }

    /// The type without the alternatives that follow from others: `boolean` for `true | false`, and, for a value that
    /// may be left out, without `undefined`; nil if no alternative is removed, or no other alternative remains.
    package func simplified(isOptional: Bool) -> String? {
        var kept = pieces
        if isOptional { kept.removeAll { $0 == "undefined" } }
        let flags = ["true", "false"]
        if flags.allSatisfy(kept.contains), let first = kept.firstIndex(where: flags.contains) {
            kept[first] = "boolean"
            kept.removeAll(where: flags.contains)
        }
        return kept.count == pieces.count || kept.isEmpty ? nil : kept.joined(separator: " | ")
    }

    /// Whether a text without quotes can only be a string of the type, rather than an expression.
    package func takesUnquoted(_ text: String) -> Bool {
        if alternatives.contains(.text(text)) { return true }
        guard alternatives.contains(.keyword("string")) else { return false }
        switch Self.alternative(text) {
        case .text, .nothing: return false
        case .number: return !alternatives.contains { if case .number = $0 { true } else { $0 == .keyword("number") } }
        case .flag: return !alternatives.contains { if case .flag = $0 { true } else { $0 == .keyword("boolean") } }
        case .keyword: return true
        case .other:
            let isQuoted = text.first.map("'\"`".contains) == true
            return !isQuoted && !text.hasSuffix(")")
        }
    }

    // MARK: Reading

    static func alternative(_ text: String) -> Alternative {
        switch text {
        case "null", "undefined", "void": return .nothing(text)
        case "true", "false": return .flag(text)
        case "string", "number", "boolean": return .keyword(text)
        default: break
        }
        if let literal = QuotedLiteral(text), literal.isPlain { return .text(literal.contents) }
        if NumberText.literal(text) != nil { return .number(text) }
        return .other(text)
    }

    /// Returns the parts between vertical bars outside brackets and quotes.
    private static func split(_ text: String) -> [String] {
        let pieces = SyntaxScanner.parts(of: text, at: UInt8(ascii: "|")).map(\.trimmed)
        // The result of a function extends to the end, so bars after an arrow belong to the result.
        if pieces.contains(where: { $0.contains("=>") && !isParenthesized($0) }) { return [text] }
        return pieces.filter { !$0.isEmpty }
    }

    /// Whether the first parenthesis of a text ends with the text.
    private static func isParenthesized(_ text: String) -> Bool {
        var scanner = SyntaxScanner(text)
        return text.hasPrefix("(") && scanner.takePair() && scanner.isAtEnd
    }
}

extension ScriptTypeText.Alternative {
    var text: String {
        switch self {
        case .text(let text): "'\(text)'"
        case .number(let text), .flag(let text), .nothing(let text), .keyword(let text), .other(let text): text
        }
    }
}
