import CatalogSyntax

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

    /// Whether an expression can be a value of the type; nil where only a compiler can tell.
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
    /// may be left out, without `undefined`; nil if there are none, or nothing else is left.
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
            let isQuoted = text.utf8.first?.isScriptQuote == true
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
        if let inner = quoted(text) { return .text(inner) }
        if case .number? = YAMLScalar(text, style: .plain).jsonLiteral { return .number(text) }
        return .other(text)
    }

    /// Returns the text between the quotes of a type that is a single string without escapes.
    private static func quoted(_ text: String) -> String? {
        guard let quote = text.utf8.first, quote.isScriptQuote, text.utf8.count > 1, text.utf8.last == quote else {
            return nil
        }
        let inner = text.dropFirst().dropLast()
        let isPlain = !inner.utf8.contains { $0 == quote || $0 == UInt8(ascii: "\\") }
        return isPlain && !(quote == UInt8(ascii: "`") && inner.contains("${")) ? String(inner) : nil
    }

    /// Returns the parts between vertical bars outside brackets and quotes.
    private static func split(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var start = 0
        var depth = 0
        var quote: UInt8?
        for (index, byte) in bytes.enumerated() {
            if let open = quote {
                if byte == open, bytes[index - 1] != UInt8(ascii: "\\") { quote = nil }
                continue
            }
            switch byte {
            case _ where byte.isScriptQuote: quote = byte
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where index > 0 && bytes[index - 1] == UInt8(ascii: "="): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: "|") where depth == 0:
                pieces.append(String(decoding: bytes[start..<index], as: UTF8.self).trimmed)
                start = index + 1
            default: break
            }
        }
        pieces.append(String(decoding: bytes[start...], as: UTF8.self).trimmed)
        // A function's result goes on to the end: bars behind an arrow belong to it.
        if pieces.contains(where: { $0.contains("=>") && !isClosed($0) }) { return [text] }
        return pieces.filter { !$0.isEmpty }
    }

    /// Whether a text in parentheses ends with the partner of the first parenthesis.
    private static func isClosed(_ text: String) -> Bool {
        var depth = 0
        for (index, byte) in text.utf8.enumerated() {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index == text.utf8.count - 1 }
        }
        return false
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

extension UInt8 {
    fileprivate var isScriptQuote: Bool {
        self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "`")
    }
}
