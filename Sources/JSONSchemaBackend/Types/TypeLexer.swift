import CatalogModel

/// A word or sign of a type's text.
enum TypeToken: Hashable, Sendable {
    /// A name with its dots: `UIControl.State`, `glide-core-input`.
    case name(String)
    case literal(JSONValue)
    /// A sign: `->`, `=>`, `...` or a single character.
    case sign(String)
    /// `@escaping`
    case attribute(String)
}

/// Splits a type's text into words and signs.
struct TypeLexer {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    /// The tokens of a text; nil for a character or a literal that no type has.
    static func tokens(of text: String) -> [TypeToken]? {
        var lexer = TypeLexer(scalars: Array(text.unicodeScalars))
        var tokens: [TypeToken] = []
        while true {
            lexer.skipSpace()
            guard lexer.current != nil else { return tokens }
            guard let token = lexer.next() else { return nil }
            tokens.append(token)
        }
    }

    private var current: Unicode.Scalar? { scalar(0) }

    private func scalar(_ offset: Int) -> Unicode.Scalar? {
        position + offset < scalars.count ? scalars[position + offset] : nil
    }

    private mutating func skipSpace() {
        while let scalar = current, scalar.properties.isWhitespace { position += 1 }
    }

    private mutating func next() -> TypeToken? {
        guard let first = current else { return nil }
        if isNameStart(first) { return .name(name()) }
        if first == "'" || first == "\"" { return string(until: first) }
        if isDigit(first) || (first == "-" && scalar(1).map(isDigit) == true) { return number() }
        if first == "@", scalar(1).map(isNameStart) == true {
            position += 1
            return .attribute(name())
        }
        for sign in ["...", "->", "=>"] where starts(with: sign) {
            position += sign.unicodeScalars.count
            return .sign(sign)
        }
        guard "?![](){}<>,:;|&".unicodeScalars.contains(first) else { return nil }
        position += 1
        return .sign(String(first))
    }

    private func starts(with sign: String) -> Bool {
        sign.unicodeScalars.enumerated().allSatisfy { scalar($0.offset) == $0.element }
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "$" || scalar == "`" || scalar == "#" || scalar.properties.isAlphabetic
    }

    private mutating func name() -> String {
        var text = ""
        while let scalar = current {
            // A dot or a hyphen belongs to a name only between two parts of it: `->` and `...` do not.
            let joins = (scalar == "." || scalar == "-") && self.scalar(1).map(isNameStart) == true
            guard isNameStart(scalar) || isDigit(scalar) || joins else { break }
            if scalar != "`" { text.unicodeScalars.append(scalar) }
            position += 1
        }
        return text
    }

    private mutating func string(until quote: Unicode.Scalar) -> TypeToken? {
        var text = ""
        position += 1
        while let scalar = current, scalar != quote {
            if scalar == "\\" { position += 1 }
            guard let meant = current else { return nil }
            text.unicodeScalars.append(meant)
            position += 1
        }
        guard current == quote else { return nil }
        position += 1
        return .literal(.string(text))
    }

    private mutating func number() -> TypeToken? {
        var digits = ""
        while let scalar = current, isDigit(scalar) || scalar == "." || scalar == "-" {
            if starts(with: "...") || (scalar == "-" && !digits.isEmpty) { break }
            digits.unicodeScalars.append(scalar)
            position += 1
        }
        return JSONNumber.literal(digits).map { .literal($0) }
    }
}
