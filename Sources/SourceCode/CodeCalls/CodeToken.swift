/// Word, literal, sign or comment of code, with the range of bytes.
package struct CodeToken: Equatable, Sendable {
    /// The kind of token in the code.
    package enum Kind: Sendable { case word, text, number, sign, comment }

    package let kind: Kind
    package let text: String
    package let bytes: Range<Int>
    /// Whether only white space precedes the token on the line.
    package let isFirstInLine: Bool

    package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
