/// Family of languages with calls alike in syntax.
package enum CodeSyntax: Sendable {
    case swift, kotlin
    /// TypeScript and JavaScript, with JSX.
    case script
    case html

    /// The syntax of a language by the name in an example; nil for languages without a reader of calls.
    package init?(language: String) {
        switch language.lowercased() {
        case "swift": self = .swift
        case "kotlin", "kt": self = .kotlin
        case "tsx", "jsx", "typescript", "javascript", "ts", "js": self = .script
        case "html", "htm": self = .html
        default: return nil
        }
    }
}

/// Word, literal, sign or comment of code, with the range of bytes.
package struct CodeToken: Equatable, Sendable {
    /// The kind of token in the code.
    package enum Kind: Sendable { case word, text, number, sign, comment }

    package let kind: Kind
    package let text: String
    package let bytes: Range<Int>
    /// Whether only white space stands before the token on the line.
    package let isFirstInLine: Bool

    package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
