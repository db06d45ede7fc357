/// A finder of named and numbered arguments in braces: `{name}`, `{{name}}`, `${name}`, and arguments of ICU messages such
/// as `{count, plural, one {# item} other {# items}}`, whose variants are words.
struct MessageArguments {
    private var names: Set<String> = []
    private let characters: [Unicode.Scalar]
    private var index = 0
    /// Whether apostrophes quote, as in messages with variants.
    private let hasQuotes: Bool

    /// Limit on variants within variants.
    private static let depthLimit = 32

    /// Returns the names of the arguments in a text.
    static func names(in text: String) -> Set<String> {
        // Most texts have no arguments.
        guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
        var finder = MessageArguments(text)
        finder.message(depth: 0)
        return finder.names
    }

    private init(_ text: String) {
        characters = Array(text.unicodeScalars)
        hasQuotes = text.contains(#/,\s*(?:plural|select|selectordinal)\s*,/#)
    }

    private var current: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

    /// Reads a message up to the brace that ends a variant; at the top, up to the end.
    private mutating func message(depth: Int) {
        while let character = current {
            switch character {
            case "'" where hasQuotes: skipQuoted()
            case "{":
                index += 1
                if current == "{", depth == 0 { interpolation() } else { argument(depth: depth) }
            case "}" where depth > 0: return
            default: index += 1
            }
        }
    }

    /// Skips an apostrophe, and the text that it quotes: up to the next apostrophe where a brace or number sign follows.
    private mutating func skipQuoted() {
        index += 1
        guard let next = current, "{}#".unicodeScalars.contains(next) else { return }
        while index < characters.count, characters[index] != "'" { index += 1 }
        index += 1
    }

    /// Reads `{{name, format}}` after the first brace.
    private mutating func interpolation() {
        index += 1
        skipSpace()
        if let mark = current, "-&#".unicodeScalars.contains(mark) { index += 1 }
        skipSpace()
        guard let name = name(), current == "," || current == "}" else { return }
        names.insert(name)
        while index < characters.count, !characters[index...].starts(with: "}}".unicodeScalars) { index += 1 }
    }

    /// Reads an argument after the brace; a brace of another meaning is skipped.
    private mutating func argument(depth: Int) {
        let start = index
        skipSpace()
        guard let name = name(), current == "," || current == "}" else {
            index = start
            return
        }
        names.insert(name)
        if take("}") { return }
        index += 1
        skipSpace()
        let kind = self.name()
        skipSpace()
        guard ["plural", "select", "selectordinal"].contains(kind), take(","), depth < Self.depthLimit else {
            skipStyle()
            return
        }
        variants(depth: depth)
    }

    /// Reads the variants of an argument and the closing brace.
    private mutating func variants(depth: Int) {
        while let character = current {
            if character == "}" {
                index += 1
                return
            }
            index += 1
            guard character == "{" else { continue }
            message(depth: depth + 1)
            index += 1
        }
    }

    /// Skips the style of an argument, with braces within, up to after the closing brace.
    private mutating func skipStyle() {
        var depth = 1
        while depth > 0, let character = current {
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            index += 1
        }
    }

    /// Reads a name or a number, with dots: `user.name`, `0`; nil for anything else.
    private mutating func name() -> String? {
        let start = index
        while let character = current, Self.isPart(character) { index += 1 }
        let name = String(String.UnicodeScalarView(characters[start..<index]))
        skipSpace()
        guard let first = name.unicodeScalars.first, first != ".", !name.hasSuffix(".") else { return nil }
        let isNumber = first.properties.numericType != nil
        return isNumber && !name.allSatisfy(\.isNumber) ? nil : name
    }

    private static func isPart(_ character: Unicode.Scalar) -> Bool {
        character == "_" || character == "." || character.properties.isAlphabetic
            || character.properties.numericType != nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == character else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let character = current, character.properties.isWhitespace { index += 1 }
    }
}
