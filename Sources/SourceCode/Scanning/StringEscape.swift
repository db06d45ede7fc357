import CatalogModel

/// The escape sequences in string literals of Swift, Kotlin and TypeScript.
enum StringEscape {
    private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
        "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}", "0": "\0",
    ]

    /// Returns the meaning of the text between the quotes of a literal.
    static func meaning(of text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
        let scalars = Array(text.unicodeScalars)
        var meaning = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            index += 1
            let isEscape = scalars[index - 1] == "\\"
            meaning.append(isEscape ? take(in: scalars, at: &index) ?? "\\" : scalars[index - 1])
        }
        return String(meaning)
    }

    /// Takes the sequence after a backslash: `n`, `u00E9`, `u{E9}`, `xE9`; any other character is the result itself.
    ///
    /// - Parameters:
    ///   - scalars: The text with the literal.
    ///   - index: The index after the backslash; afterwards, the index after the sequence.
    /// - Returns: The character; nil at the end of the text.
    static func take(in scalars: [Unicode.Scalar], at index: inout Int) -> Unicode.Scalar? {
        guard index < scalars.count else { return nil }
        let first = scalars[index]
        index += 1
        if let control = controls[first] { return control }
        guard first == "u" || first == "x" else { return first }
        if first == "u", index < scalars.count, scalars[index] == "{" {
            let digits = scalars[(index + 1)...].prefix { $0 != "}" }
            guard digits.endIndex < scalars.count, let value = number(digits).flatMap(Unicode.Scalar.init) else {
                return first
            }
            index = digits.endIndex + 1
            return value
        }
        let digits = scalars[index...].prefix(first == "u" ? 4 : 2)
        guard digits.count == (first == "u" ? 4 : 2), let unit = number(digits) else { return first }
        if let value = Unicode.Scalar(unit) {
            index += digits.count
            return value
        }
        // A character outside of the basic plane has two surrogates, each with an escape sequence of its own.
        let rest = scalars[(index + 4)...]
        guard rest.starts(with: ["\\", "u"]), let low = number(rest.dropFirst(2).prefix(4)),
            let value = Unicode.Scalar(highSurrogate: unit, lowSurrogate: low)
        else { return first }
        index += 10
        return value
    }

    private static func number(_ digits: ArraySlice<Unicode.Scalar>) -> UInt32? {
        digits.isEmpty ? nil : UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
    }
}
