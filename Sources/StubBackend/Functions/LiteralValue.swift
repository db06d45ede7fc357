/// A default value possible in every language of stubs: a literal, null, an empty list, a case of an enum.
enum LiteralValue: Equatable {
    case nothing
    case bool(Bool)
    /// A number: digits, with a sign.
    case number(String)
    case string(String)
    case emptyList
    case emptyMap
    case emptyFunction
    /// A member such as `.warm` or `Tone.warm`; the type's name is empty where left out.
    case member(type: String, name: String)

    /// Creates a literal value from a text; nil for an expression with further content.
    init?(_ text: String) {
        let text = text.trimmed
        switch text {
        case "nil", "null", "undefined", ".none": self = .nothing
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        case "[]", "emptyList()", "listOf()", "Array()": self = .emptyList
        case "[:]", "{}", "emptyMap()", "mapOf()": self = .emptyMap
        case "() => {}", "{ _ in }", "{ }", "{ _, _ in }", "() => { }": self = .emptyFunction
        default:
            if let number = Self.number(text) {
                self = .number(number)
            } else if let string = Self.string(text) {
                self = .string(string)
            } else if let member = Self.member(text) {
                self = member
            } else {
                return nil
            }
        }
    }

    private static func number(_ text: String) -> String? {
        var digits = text
        for suffix in [".dp", ".sp", "f", "L"] where digits.hasSuffix(suffix) && !digits.hasPrefix("0x") {
            digits.removeLast(suffix.count)
            break
        }
        let unsigned = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
        let isDecimal = unsigned.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        let isOctal = unsigned.count > 1 && unsigned.hasPrefix("0") && !unsigned.hasPrefix("0.")
        guard isDecimal, !isOctal, unsigned.first?.isNumber == true, unsigned.last?.isNumber == true,
            unsigned.count(where: { $0 == "." }) <= 1, unsigned.count <= 15
        else { return nil }
        return digits
    }

    /// Returns the text between quotes, unless the text has interpolations.
    private static func string(_ text: String) -> String? {
        guard let quote = text.first, "\"'`".contains(quote), text.count >= 2, text.last == quote else { return nil }
        var value = ""
        var isEscaped = false
        for character in text.dropFirst().dropLast() {
            if isEscaped {
                switch character {
                case "n": value += "\n"
                case "t": value += "\t"
                case "r": value += "\r"
                case "\\", "\"", "'", "`", "$": value.append(character)
                default: return nil
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                return nil
            } else {
                value.append(character)
            }
        }
        return isEscaped || (quote != "'" && worksOut(text)) ? nil : value
    }

    /// Whether a dollar sign begins a name or a brace, as in the strings of Kotlin and the templates of TypeScript.
    private static func worksOut(_ text: String) -> Bool {
        zip(text, text.dropFirst()).contains { $0 == "$" && ($1 == "{" || $1 == "_" || $1.isLetter) }
    }

    private static func member(_ text: String) -> LiteralValue? {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.popLast(), !parts.isEmpty, DeclaredNames.isIdentifier(name) else { return nil }
        if parts == [""] { return .member(type: "", name: name) }
        guard parts.allSatisfy(DeclaredNames.isIdentifier) else { return nil }
        return .member(type: parts.joined(separator: "."), name: name)
    }
}
