/// The meaning of escapes in names and texts of CSS (CSS Syntax Module Level 3, section 4.3.7).
enum CSSEscapes {
    /// Returns a text with the characters of its escapes: `\.` is a dot, and `\25ad ` is `▭`.
    static func decoded(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        return text.replacing(#/\\(?:([0-9A-Fa-f]{1,6})\s?|(.))/#.matchingSemantics(.unicodeScalar)) { match in
            guard let digits = match.1 else { return match.2.map(String.init) ?? "" }
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? "\u{FFFD}"
        }
    }
}
