/// A string literal as the only content of a text, such as `'left'`.
package struct QuotedLiteral {
    /// The quote at both ends.
    package let quote: UInt8
    /// The text between the quotes, as written.
    package let contents: String
    /// Whether the contents are the meaning of the literal: without escape sequences and substitutions.
    package let isPlain: Bool

    /// nil for a text without quotes at both ends, or with an unescaped quote of the same kind in between.
    package init?(_ text: String) {
        let bytes = text.utf8
        guard let quote = bytes.first, "\"'`".utf8.contains(quote), bytes.count > 1, bytes.last == quote else {
            return nil
        }
        let inner = bytes.dropFirst().dropLast()
        let escape = UInt8(ascii: "\\")
        var isEscaped = false
        for byte in inner {
            if byte == quote, !isEscaped { return nil }
            isEscaped = byte == escape && !isEscaped
        }
        if isEscaped { return nil }
        contents = String(Substring(inner))
        self.quote = quote
        isPlain = !inner.contains(escape) && !(quote == UInt8(ascii: "`") && contents.contains("${"))
    }
}
