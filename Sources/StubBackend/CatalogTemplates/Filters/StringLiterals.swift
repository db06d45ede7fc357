/// The languages supported by the template filter for string literals, each with the quoting and escaping rules for a
/// text.
enum StringLiteralLanguage: String, CaseIterable {
    case json, javascript, swift, kotlin, dart, python, c

    /// Returns the text between quotation marks, ready to be read back by the language.
    func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "$" where self == .kotlin || self == .dart: literal += "\\$"
            // Two question marks begin a trigraph in older versions of C.
            case "?" where self == .c: literal += "\\?"
            default: literal += needsNumber(scalar) ? number(scalar) : String(scalar)
            }
        }
        return literal + "\""
    }

    /// Whether a character is a control, or a line break in some languages.
    private func needsNumber(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
    }

    private func number(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return switch self {
        case .swift, .dart: "\\u{\(digits)}"
        case .json, .javascript, .kotlin, .python: "\\u" + padded
        // C has no universal names for control characters. Three octal digits never include the next character.
        case .c: scalar.utf8Octal
        }
    }
}

extension Unicode.Scalar {
    fileprivate var utf8Octal: String {
        String(self).utf8.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }
}
