/// An escaper of names, strings and comments for CSS style sheets (CSS Syntax Module Level 3, section 4; CSSOM, section
/// 2.1).
package enum CSSEscaper {
    /// Returns a text as a name or, unless whole, as the rest of a name; a name begins with fewer allowed characters.
    package static func name(_ text: String, isWhole: Bool) -> String {
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let isDigit = ("0"..."9").contains(scalar)
            let startsWithHyphen = isWhole && text.utf8.first == UInt8(ascii: "-")
            let isMisplaced = isWhole && isDigit && (index == 0 || index == 1 && startsWithHyphen)
            let isLoneHyphen = isWhole && text == "-"
            if isNamePart(scalar), !isMisplaced, !isLoneHyphen {
                result.unicodeScalars.append(scalar)
            } else {
                result += escape(scalar, asCode: isDigit)
            }
        }
        return result
    }

    /// Returns a text in quotes.
    ///
    /// `<` is escaped to keep the text from ending a style element around the sheet.
    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += escape(scalar, asCode: false)
            case "<",
                _ where isControl(scalar):
                result += escape(scalar, asCode: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns a text without an end of a comment, or of a style element around the sheet.
    package static func comment(_ text: String) -> String {
        text.replacing("*/", with: "* /").replacing("</", with: "< /")
    }

    /// Returns an escape: `\.`, or the code point where the character itself would have a meaning after a backslash.
    private static func escape(_ scalar: Unicode.Scalar, asCode: Bool) -> String {
        if !asCode, scalar.isASCII, !isControl(scalar) { return "\\" + String(scalar) }
        return "\\" + String(scalar.value, radix: 16) + " "
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || scalar.value == 0x7F }

    /// Whether a character is allowed within a name.
    ///
    /// For characters beyond ASCII, versions of the specification differ: here are the characters allowed by all
    /// versions (section 4.2, "non-ASCII ident code point").
    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F, 0x2040,
            0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0x10FFFF:
            true
        default: false
        }
    }
}
