/// Shapes of long text: readers and printers that look ahead or nest take too long, or fail, for some of them only.
package enum LongText: String, CaseIterable, Sendable {
    case word, words, lines, paragraphs, inlineCode, nestedList, brackets, wideCharacters

    /// Returns text of about a number of bytes.
    package func text(ofBytes count: Int) -> String {
        switch self {
        case .word: Self.repeated("w", count)
        case .words: Self.repeated("some words, ", count) + "end"
        case .lines: Self.repeated("a line of text\n", count) + "end"
        case .paragraphs: Self.repeated("a paragraph\n\n", count) + "end"
        case .inlineCode: Self.repeated("`code` and ", count) + "end"
        case .nestedList:
            Self.repeated((0..<8).map { String(repeating: "  ", count: $0) + "- item\n" }.joined(), count) + "- end"
        case .brackets: Self.repeated("a<(b[", count) + "end"
        case .wideCharacters: Self.repeated("größer 日本 👩‍👩‍👧‍👦 ", count) + "end"
        }
    }

    private static func repeated(_ piece: String, _ count: Int) -> String {
        String(repeating: piece, count: count / piece.utf8.count)
    }
}
