package import CatalogModel

/// Word, literal, sign or comment of code, with the range of bytes.
package struct CodeToken: Equatable, Sendable {
    package let kind: CodeTokenKind
    package let text: String
    package let bytes: Range<Int>
    /// Whether only white space precedes the token on the line.
    package let isFirstInLine: Bool

    package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

    /// Whether a comment marks code that the author left out.
    var isOmission: Bool { kind == .comment && (text.contains("...") || text.contains("…")) }

    func moved(by offset: Int) -> CodeToken {
        let moved = (bytes.lowerBound + offset)..<(bytes.upperBound + offset)
        return CodeToken(kind: kind, text: text, bytes: moved, isFirstInLine: isFirstInLine)
    }

    /// Returns the tokens of code, without comments.
    package static func tokens(ofCode bytes: [UInt8], syntax: CodeSyntax) -> [CodeToken] {
        CodeLexer.tokens(of: bytes, syntax: syntax).filter { $0.kind != .comment }
    }
}

/// The kind of a code token.
package enum CodeTokenKind: Sendable { case word, text, number, sign, comment }
