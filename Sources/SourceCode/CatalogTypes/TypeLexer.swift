package import CatalogModel

/// A token of a type text from the lexer: a name, a literal, a template literal, a sign or an attribute.
package enum TypeToken: Hashable, Sendable {
    /// A name with all dots: `UIControl.State`, `glide-core-input`.
    case name(String)
    case literal(JSONValue)
    /// A template literal with substitutions: the text between the backticks, verbatim.
    case template(String)
    /// A sign: `->`, `=>`, `...` or a single character.
    case sign(String)
    /// `@escaping`
    case attribute(String)
}

/// A lexer splitting a type text, such as `[String: Int]?`, into names, literals, signs and attributes, for the type
/// parser and for searches of type names.
package struct TypeLexer {
    /// The greatest number of tokens, more than the longest hand-kept list of literals.
    ///
    /// Longer texts are not read, because some parts of the type reader take more time than in proportion.
    static let maximumCount = 20_000

    private let scalars: [Unicode.Scalar]
    private var position = 0

    /// Returns the tokens of a text; nil for a character or a literal that no type has, and for too many of them.
    package static func tokens(of text: String) -> [TypeToken]? { LexedTypeText(text)?.tokens }

    /// Splits a text into tokens, and reports whether all of the text is tokens; `visit` takes each, with the place.
    fileprivate static func lex(_ scalars: [Unicode.Scalar], visit: (TypeToken, Range<Int>) -> Void) -> Bool {
        var lexer = TypeLexer(scalars: scalars)
        var count = 0
        while true {
            lexer.skipSpace()
            guard lexer.current != nil else { return true }
            let start = lexer.position
            count += 1
            guard count <= maximumCount, let token = lexer.next() else { return false }
            visit(token, start..<lexer.position)
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
        if first == "`", !isQuotedName { return template() }
        if isNameStart(first) { return .name(name()) }
        if first == "'" || first == "\"" { return string(until: first).map { .literal(.string($0)) } }
        if isDigit(first) || (first == "-" && scalar(1).map(isDigit) == true) { return number() }
        if first == "@", scalar(1).map(isNameStart) == true {
            position += 1
            return .attribute(name())
        }
        for sign in ["...", "->", "=>"] where starts(with: sign) {
            position += sign.unicodeScalars.count
            return .sign(sign)
        }
        guard "?![](){}<>,:;|&.*~+-=".unicodeScalars.contains(first) else { return nil }
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

    // MARK: Literals

    /// Whether a backtick begins a name of Swift or Kotlin, and not a template of TypeScript.
    private var isQuotedName: Bool {
        var offset = 1
        while let scalar = scalar(offset), scalar != "`", isDigit(scalar) || isNameStart(scalar), scalar != "$" {
            offset += 1
        }
        return offset > 1 && scalar(offset) == "`"
    }

    /// Takes a template literal; without substitutions, the literal is a string as any other.
    private mutating func template() -> TypeToken? {
        let start = position + 1
        guard let string = string(until: "`") else { return nil }
        let text = String(String.UnicodeScalarView(scalars[start..<(position - 1)]))
        return text.contains("${") ? .template(text) : .literal(.string(string))
    }

    private mutating func string(until quote: Unicode.Scalar) -> String? {
        var text = ""
        position += 1
        while let scalar = current, scalar != quote {
            position += 1
            if scalar == "\\" {
                guard let meant = StringEscape.take(in: scalars, at: &position) else { return nil }
                text.unicodeScalars.append(meant)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        guard current == quote else { return nil }
        position += 1
        return text
    }

    private mutating func number() -> TypeToken? {
        var digits = ""
        while let scalar = current, isDigit(scalar) || scalar == "." || scalar == "-" {
            if starts(with: "...") || (scalar == "-" && !digits.isEmpty) { break }
            digits.unicodeScalars.append(scalar)
            position += 1
        }
        return NumberText.literal(digits).map { .literal($0) }
    }
}

/// The tokens of a type text with the places of the tokens in the text, as input for the type parser.
struct LexedTypeText {
    private(set) var tokens: [TypeToken] = []
    private var places: [Range<Int>] = []
    private let scalars: [Unicode.Scalar]

    init?(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var tokens: [TypeToken] = []
        var places: [Range<Int>] = []
        let isRead = TypeLexer.lex(scalars) { token, place in
            tokens.append(token)
            places.append(place)
        }
        guard isRead else { return nil }
        self.tokens = tokens
        self.places = places
    }

    /// Returns the author's text of some tokens.
    func text(of range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(String.UnicodeScalarView(scalars[places[first].lowerBound..<places[last].upperBound]))
    }

    /// Whether a token directly follows the token before.
    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && index < places.count && places[index - 1].upperBound == places[index].lowerBound
    }

    /// Whether a token stands on another line than the token before.
    func startsLine(_ index: Int) -> Bool {
        guard index > 0, index < places.count else { return false }
        return scalars[places[index - 1].upperBound..<places[index].lowerBound].contains { $0 == "\n" || $0 == "\r" }
    }
}
