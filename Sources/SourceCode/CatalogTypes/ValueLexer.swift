import CatalogModel

/// A token of a value in code.
enum ValueToken: Hashable {
    /// The meaning of a string literal, without quotes and escape sequences.
    case string(String)
    /// A literal only understood by the language itself, verbatim: a string with an interpolation.
    case verbatim(String)
    /// The digits and exponent of a number; the letter of its type; whether it is written as a fraction.
    case number(String, suffix: String, isFraction: Bool)
    case name(String)
    /// A single character.
    case sign(String)
    /// Whitespace with a meaning, such as between two names, as written.
    case space(String)

    /// The text of the token in UTF-8: `é` is not the same as `e` with an accent.
    var bytes: String.UTF8View {
        switch self {
        case .string(let text), .verbatim(let text), .number(let text, _, _), .name(let text), .sign(let text),
            .space(let text):
            text.utf8
        }
    }
}

/// A lexer splitting a value into tokens that are equal where the spellings mean the same.
struct ValueLexer {
    private let language: ProgrammingLanguage

    static func tokens(of text: String, in language: ProgrammingLanguage) -> [ValueToken] {
        guard let tree = grammar.tree(of: text, as: language.traits.valueRule.rawValue) else {
            return [.verbatim(text)]
        }
        let lexer = ValueLexer(language: language)
        var tokens: [ValueToken] = []
        var end = 0
        for node in tree.children {
            let token = lexer.token(node)
            let space = tree.source[end..<node.bytes.lowerBound]
            if !space.isEmpty, let last = tokens.last, lexer.isSpaceMeant(between: last, token) {
                tokens.append(.space(String(decoding: space, as: UTF8.self)))
            }
            tokens.append(token)
            end = node.bytes.upperBound
        }
        return tokens
    }

    private func isSpaceMeant(between token: ValueToken, _ next: ValueToken) -> Bool {
        if case .sign(let sign) = token, case .sign(let other) = next {
            if sign == other, "+-&|".contains(sign) || language.traits.spacesSeparateValues { return true }
            if sign == "?", other == "." { return true }
        }
        if language.traits.spacesSeparateValues {
            if case .sign(let sign) = token, "(,/".contains(sign) { return false }
            if case .sign(let sign) = next, "),/".contains(sign) { return false }
            return true
        }
        if case .sign = token { return false }
        if case .sign = next { return false }
        return true
    }

    private func token(_ node: SyntaxNode) -> ValueToken {
        let text = node.text
        switch node.rule {
        case "Sign": return .sign(text)
        // Hexadecimal colors of CSS are case-insensitive.
        case "Name", "StyleName": return .name(text.hasPrefix("#") ? text.lowercased() : text)
        case "Number", "KotlinNumber", "StyleNumber": return number(node)
        case "Raw":
            let marks = text.prefix { $0 == "#" }
            let inside = String(text.dropFirst(marks.count + 1).dropLast(marks.count + 1))
            return inside.contains("\\" + marks) ? .verbatim(inside) : .string(inside)
        case "Lines":
            let inside = String(text.dropFirst(3).dropLast(3))
            let isPlain = language.traits.tripleQuotesArePlain && !inside.contains("$") && !inside.contains("\n")
            return isPlain ? .string(inside) : .verbatim(inside)
        case "SwiftText" where node.children.isEmpty, "KotlinText" where node.children.isEmpty,
            "ScriptText" where node.children.isEmpty, "StyleText" where node.children.isEmpty:
            let inside = text.dropFirst().dropLast()
            return .string(
                language.traits.escapesArePlain ? Self.withoutEscapes(inside) : StringEscape.meaning(of: inside))
        default: return .verbatim(text)
        }
    }

    private static func withoutEscapes(_ text: Substring) -> String {
        var isEscaped = false
        return String(
            text.filter { character in
                isEscaped = character == "\\" && !isEscaped
                return !isEscaped
            })
    }

    // MARK: Numbers

    /// Returns a number with one text for all spellings: `1_000`, `1e3` and `1000.0` are `1e3`.
    private func number(_ node: SyntaxNode) -> ValueToken {
        let suffix = node["Suffix"]?.text ?? ""
        let literal = node.text.dropLast(suffix.utf8.count).lowercased().filter { $0 != "_" }
        if let value = Self.value(literal) {
            return .number(Self.text(String(value)[...], exponent: 0), suffix: suffix, isFraction: false)
        }
        let sides = literal.split(separator: "e", maxSplits: 1)
        let digits = (sides.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
        let fraction = digits.count > 1 ? digits[1] : ""
        let exponent = sides.count > 1 ? Int(Int32(sides[1]) ?? 0) : 0
        return .number(
            Self.text((digits.first ?? "") + fraction, exponent: exponent - fraction.count),
            suffix: suffix == "F" ? "f" : suffix,
            isFraction: (sides.count > 1 || digits.count > 1) && !language.traits.numbersAreOneType)
    }

    /// Returns the value of a literal such as `0xFF`.
    private static func value(_ literal: String) -> UInt64? {
        let bases = ["0x": 16, "0b": 2, "0o": 8]
        return bases[String(literal.prefix(2)).lowercased()].flatMap {
            UInt64(literal.dropFirst(2).filter { $0 != "_" }, radix: $0)
        }
    }

    /// Returns the digits without zeros at the ends, and the power of ten after them.
    private static func text(_ digits: Substring, exponent: Int) -> String {
        var digits = digits.drop { $0 == "0" }
        var exponent = exponent
        while digits.last == "0" {
            digits.removeLast()
            exponent += 1
        }
        return digits.isEmpty ? "0" : "\(digits)e\(exponent)"
    }

    // MARK: Grammar

    /// The tokens of a value, with a rule for each `LanguageTraits.ValueRule`.
    ///
    /// A `Text` is a string with one of several spellings, a `Literal` one only understood by the language itself.
    private static let grammar = ParsingGrammar(
        checks: [
            "space": { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) },
            "letter": { $0.unicodeScalars.allSatisfy(\.properties.isAlphabetic) },
            "radix": { value($0) != nil },
        ],
        allowsInNames: { _ in true }, tokens + strings)

    private static let tokens = #"""
        swift = (space / Raw / Lines / swiftText / dots / Number / name / Sign)*
        kotlin = (space / Lines / kotlinText / dots / KotlinNumber / name / Sign)*
        typescript = (space / ScriptText / dots / Number / name / Sign)*
        css = (space / styleText / dots / StyleNumber / styleName / Sign)*
        other = (space / OtherLiteral / name / Sign)*
        space = ([ \t\n\r\x0B\x0C] / wide@space)+
        wide = [\xC2-\xFF] [\x80-\xBF]*
        Sign = wide / .
        dots = &'..' (&'.' Sign)+
        name = Name (&'.' Sign)*
        Name = part+
        part = [A-Za-z0-9_$] / wide@letter
        styleName = StyleName (&'.' Sign)*
        StyleName = '#' (part / '-')* / !('-' !([A-Za-z\-] / wide@letter) .) (part / '-')+
        Number = radix / decimal
        radix = ('0' [xXbBoO] [0-9A-Fa-f_]+)@radix
        decimal = !('0' [xXbBoO]) (digits ('.' digits)? / '.' digits) ([eE] [+\-]? digits)?
        digits = [0-9] [0-9_]*
        KotlinNumber = (radix / decimal) Suffix?
        Suffix = [fFLuU]
        StyleNumber = radix / !('0' [xXbBoO]) ([0-9]+ ('.' [0-9]+)? / '.' [0-9]+) ([eE] [+\-]? [0-9]+)?

        """#

    private static let strings = #"""
        Raw = '###"' !'""' (!'"###' .)* '"###' / '##"' !'""' (!'"##' .)* '"##' / '#"' !'""' (!'"#' .)* '"#'
        Lines = '"""' (!'"""' .)* '"""'
        swiftText = SwiftText / SwiftLiteral
        SwiftText = !'"""' '"' (Code / escape / [^"\\])* '"'
        SwiftLiteral = '\'' (Code / escape / [^'\\])* '\'' / '`' (Code / escape / [^`\\])* '`'
        Code = '\\' group
        group = '(' (group / [^()])* ')'
        escape = !'\\(' '\\' .
        kotlinText = KotlinText / Literal
        KotlinText = !'"""' '"' (Insertion / '\\' . / [^"\\])* '"'
        Insertion = '$' &('{' / part)
        ScriptText = doubleQuoted / quoted / '`' (Filling / '\\' . / [^`\\])* '`'
        Filling = '$' &'{'
        styleText = StyleText / Literal
        StyleText = '"' (Digit / '\\' . / [^"\\])* '"' / '\'' (Digit / '\\' . / [^'\\])* '\''
        Digit = '\\' [0-9A-Fa-f]
        Literal = !'"""' doubleQuoted / quoted / '`' ('\\' . / [^`\\])* '`'
        OtherLiteral = doubleQuoted / Literal
        doubleQuoted = '"' ('\\' . / [^"\\])* '"'
        quoted = '\'' ('\\' . / [^'\\])* '\''
        """#
}
