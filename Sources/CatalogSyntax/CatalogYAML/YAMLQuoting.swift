/// A writer of text as a quoted YAML scalar, with single or double quotes as needed.
package enum YAMLQuoting {
    /// Returns the text as a quoted scalar on one line.
    ///
    /// Single quotes, unless the text has some: then double ones, unless the text has those, or backslashes, too.
    /// Line breaks and control characters need escapes, and so double quotes.
    package static func quoted(_ text: String) -> String {
        if needsEscapes(text) { return doubleQuoted(text) }
        if !text.utf8.contains(UInt8(ascii: "'")) { return "'" + text + "'" }
        let isAwkward = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        return isAwkward ? singleQuoted(text) : "\"" + text + "\""
    }

    /// Returns source text of a file in quotes; text of several lines is folded as before without quotes.
    static func quoted(source: String) -> String {
        source.utf8.contains { $0.isLineBreak } ? singleQuoted(source) : quoted(source)
    }

    /// Whether the text needs double quotes with escapes to be read back unchanged.
    package static func needsEscapes(_ text: String) -> Bool { text.unicodeScalars.contains(where: needsEscape) }

    /// Returns the text in single quotes, for text without a need for escapes.
    package static func singleQuoted(_ text: String) -> String {
        var result = "'"
        for scalar in text.unicodeScalars {
            result.unicodeScalars.append(scalar)
            if scalar == "'" { result.append("'") }
        }
        return result + "'"
    }

    /// Returns the text in double quotes, with escapes as needed.
    package static func doubleQuoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result.append("\\\"")
            case "\\": result.append("\\\\")
            case "\n": result.append("\\n")
            case "\t": result.append("\\t")
            case _ where needsEscape(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let width = scalar.value > 0xFF ? 4 : 2
                result.append(width == 4 ? "\\u" : "\\x")
                result.append(String(repeating: "0", count: width - digits.count) + digits)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Whether a character is not allowed in a file, or is a line break to some parsers.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
