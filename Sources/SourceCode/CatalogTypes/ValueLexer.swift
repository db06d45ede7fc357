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
    private let language: String
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var tokens: [ValueToken] = []
    /// The number of quotes that start no literal; each is found by a search to the end of the text.
    private var unmatched = 0
    private static let unmatchedLimit = 16

    static func tokens(of text: String, in language: String) -> [ValueToken] {
        var lexer = ValueLexer(text, in: language)
        lexer.lex()
        return lexer.tokens
    }

    private init(_ text: String, in language: String) {
        self.language = language
        scalars = Array(text.unicodeScalars)
    }

    private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func lex() {
        var space = ""
        while let scalar = current {
            if scalar.properties.isWhitespace {
                position += 1
                space.unicodeScalars.append(scalar)
                continue
            }
            let token = string() ?? number() ?? name() ?? sign()
            if !space.isEmpty, let last = tokens.last, isSpaceMeant(between: last, token) {
                tokens.append(.space(space))
            }
            tokens.append(token)
            space = ""
        }
    }

    private func isSpaceMeant(between token: ValueToken, _ next: ValueToken) -> Bool {
        if case .sign(let sign) = token, case .sign(let other) = next {
            if sign == other, "+-&|".contains(sign) || language == "css" { return true }
            if sign == "?", other == "." { return true }
        }
        if language == "css" {
            if case .sign(let sign) = token, "(,/".contains(sign) { return false }
            if case .sign(let sign) = next, "),/".contains(sign) { return false }
            return true
        }
        if case .sign = token { return false }
        if case .sign = next { return false }
        return true
    }

    private mutating func sign() -> ValueToken {
        defer { position += 1 }
        return .sign(String(scalars[position]))
    }

    // MARK: Names and numbers

    private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || language == "css" && scalar == "-"
    }

    private mutating func name() -> ValueToken? {
        let start = position
        if language == "css" {
            if current == "-", position + 1 < scalars.count, !scalars[position + 1].properties.isAlphabetic,
                scalars[position + 1] != "-"
            {
                return nil
            }
            if current == "#" { position += 1 }
        }
        while let scalar = current, isNamePart(scalar) { position += 1 }
        if start == position { return nil }
        let text = String(String.UnicodeScalarView(scalars[start..<position]))
        // The colors of CSS have no case.
        return .name(text.hasPrefix("#") ? text.lowercased() : text)
    }

    private mutating func number() -> ValueToken? {
        guard ["swift", "kotlin", "typescript", "css"].contains(language),
            let literal = NumberLiteral(scalars[position...], allowsSeparators: language != "css")
        else { return nil }
        if position > 0 {
            if case .name? = tokens.last, isNamePart(scalars[position - 1]) { return nil }
            // The end of a range: `0...1`.
            if current == ".", scalars[position - 1] == "." { return nil }
        }
        position = literal.end
        var suffix = ""
        if language == "kotlin", let letter = current, "fFLuU".unicodeScalars.contains(letter) {
            suffix = letter == "F" ? "f" : String(letter)
            position += 1
        }
        return .number(literal.digits, suffix: suffix, isFraction: literal.isFraction && language != "css")
    }

    // MARK: Strings

    private func starts(with text: String, at offset: Int) -> Bool {
        offset <= scalars.count && scalars[offset...].starts(with: text.unicodeScalars)
    }

    /// Takes a string literal; nil where none starts, or the literal has no end.
    private mutating func string() -> ValueToken? {
        guard let quote = current, ["'", "\"", "`", "#"].contains(quote), unmatched < Self.unmatchedLimit else {
            return nil
        }
        let literal = stringLiteral(from: quote)
        if literal == nil, quote != "#" || language == "swift" { unmatched += 1 }
        return literal
    }

    private mutating func stringLiteral(from quote: Unicode.Scalar) -> ValueToken? {
        let hashes = language == "swift" ? scalars[position...].prefix { $0 == "#" }.count : 0
        if hashes > 0 { return raw(hashes: hashes) }
        guard quote != "#" else { return nil }
        if starts(with: "\"\"\"", at: position), ["swift", "kotlin"].contains(language) { return multiline() }
        let start = position
        guard let (text, isPlain, end) = literal(until: quote) else { return nil }
        position = end
        let written = String(String.UnicodeScalarView(scalars[start..<end]))
        return isPlain && isString(quote) ? .string(text) : .verbatim(written)
    }

    /// Whether a quote is one of several for the same string: in Kotlin, `'a'` is a character.
    private func isString(_ quote: Unicode.Scalar) -> Bool {
        switch language {
        case "typescript": true
        case "css": quote != "`"
        case "swift", "kotlin": quote == "\""
        default: false
        }
    }

    private func literal(until quote: Unicode.Scalar) -> (text: String, isPlain: Bool, end: Int)? {
        var text = String.UnicodeScalarView()
        var isPlain = true
        var index = position + 1
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == quote { return (String(text), isPlain, index + 1) }
            index += 1
            if scalar == "\\" {
                if language == "swift", starts(with: "(", at: index) {
                    isPlain = false
                    guard let end = interpolationEnd(from: index) else { return nil }
                    index = end
                } else if language == "css" {
                    isPlain = isPlain && index < scalars.count && !scalars[index].properties.isASCIIHexDigit
                    if index < scalars.count { text.append(scalars[index]) }
                    index += 1
                } else {
                    guard let meant = StringEscape.take(in: scalars, at: &index) else { return nil }
                    text.append(meant)
                }
            } else {
                let isInterpolated = quote == "`" || language == "kotlin" && quote == "\""
                if isInterpolated, scalar == "$", index < scalars.count {
                    let next = scalars[index]
                    if next == "{" || language == "kotlin" && isNamePart(next) { isPlain = false }
                }
                text.append(scalar)
            }
        }
        return nil
    }

    /// Returns the index after the parenthesis that closes an interpolation.
    private func interpolationEnd(from start: Int) -> Int? {
        var depth = 0
        for index in start..<scalars.count {
            if scalars[index] == "(" { depth += 1 }
            if scalars[index] == ")" { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    /// Takes `#"…"#`, in which a backslash is an ordinary character.
    private mutating func raw(hashes: Int) -> ValueToken? {
        let start = position + hashes
        let marks = String(repeating: "#", count: hashes)
        guard starts(with: "\"", at: start), !starts(with: "\"\"\"", at: start),
            let end = (start + 1..<scalars.count).first(where: { starts(with: "\"" + marks, at: $0) })
        else { return nil }
        let text = String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
        position = end + 1 + hashes
        return text.contains("\\" + marks) ? .verbatim(text) : .string(text)
    }

    /// Takes `"""…"""`, which has indents and line ends with rules of their own.
    private mutating func multiline() -> ValueToken? {
        let start = position
        guard let end = ((start + 3)..<max(scalars.count, start + 3)).first(where: { starts(with: "\"\"\"", at: $0) })
        else { return nil }
        position = end + 3
        let inside = String(String.UnicodeScalarView(scalars[(start + 3)..<end]))
        let isPlain = language == "kotlin" && !inside.contains("$") && !inside.contains("\n")
        return isPlain ? .string(inside) : .verbatim(inside)
    }
}

/// A number literal, with one text for all spellings of a number: `1_000`, `1e3` and `1000.0` are `1e3`.
private struct NumberLiteral {
    let digits: String
    let isFraction: Bool
    let end: Int

    init?(_ scalars: ArraySlice<Unicode.Scalar>, allowsSeparators: Bool) {
        guard let first = scalars.first, ("0"..."9").contains(first) || first == "." else { return nil }
        if first == "0", let base = scalars.dropFirst().first.flatMap({ Self.bases[$0] }) {
            let digits = scalars.dropFirst(2).prefix { $0 == "_" || $0.properties.isASCIIHexDigit }
            let text = String(String.UnicodeScalarView(digits.filter { $0 != "_" }))
            guard let value = UInt64(text, radix: base) else { return nil }
            self.digits = Self.text(String(value), exponent: 0)
            isFraction = false
            end = digits.endIndex
            return
        }
        var index = scalars.startIndex
        func takeDigits() -> String {
            let run = scalars[index...].prefix { ("0"..."9").contains($0) || allowsSeparators && $0 == "_" }
            index = run.endIndex
            return String(String.UnicodeScalarView(run.filter { $0 != "_" }))
        }
        func isDigit(at index: Int) -> Bool { index < scalars.endIndex && ("0"..."9").contains(scalars[index]) }
        let whole = takeDigits()
        var fraction = ""
        var isFraction = false
        if index < scalars.endIndex, scalars[index] == ".", isDigit(at: index + 1) {
            index += 1
            fraction = takeDigits()
            isFraction = true
        }
        if whole.isEmpty, fraction.isEmpty { return nil }
        var exponent = 0
        if index < scalars.endIndex, ["e", "E"].contains(scalars[index]) {
            let isSigned = index + 1 < scalars.endIndex && ["+", "-"].contains(scalars[index + 1])
            let start = index + (isSigned ? 2 : 1)
            if isDigit(at: start) {
                let isNegative = isSigned && scalars[index + 1] == "-"
                index = start
                guard let value = Int32(takeDigits()) else { return nil }
                exponent = Int(isNegative ? -value : value)
                isFraction = true
            }
        }
        digits = Self.text(whole + fraction, exponent: exponent - fraction.count)
        self.isFraction = isFraction
        end = index
    }

    private static let bases: [Unicode.Scalar: Int] = ["x": 16, "X": 16, "b": 2, "B": 2, "o": 8, "O": 8]

    /// Returns the digits without zeros at the ends, and the power of ten after them.
    private static func text(_ digits: String, exponent: Int) -> String {
        var digits = digits.drop { $0 == "0" }
        var exponent = exponent
        while digits.last == "0" {
            digits.removeLast()
            exponent += 1
        }
        return digits.isEmpty ? "0" : "\(digits)e\(exponent)"
    }
}
