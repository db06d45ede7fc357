import SourceCode

/// A recognizer of Swift signatures: the part before the body of a function, an initializer or a subscript.
enum SwiftSignatures {
    /// Returns the text of a declaration without a body, with the lines as written; nil if there is none.
    ///
    /// The `access` is a modifier with a trailing space, placed after the attributes. A signature has no such modifier:
    /// access is the business of the entry.
    static func function(_ text: String, access: String) -> String? {
        var lines = CommentLines.of(text)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        let trimmed = lines.joined(separator: "\n")
        var attributes = SyntaxScanner(trimmed)
        guard SwiftGrammar.grammar.accepts(trimmed, as: "signature"),
            attributes.take("attributes", of: SwiftGrammar.grammar)
        else { return nil }
        attributes.skipSpace()
        let start = trimmed.utf8.index(trimmed.startIndex, offsetBy: attributes.position)
        return trimmed[..<start] + access + trimmed[start...]
    }
}
