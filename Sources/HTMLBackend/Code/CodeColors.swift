import SourceCode

/// A printer of code samples as HTML with syntax coloring: keywords, comments, texts and numbers get CSS classes.
enum CodeColors {
    static func write(_ code: String, language: String, to html: inout Markup) {
        guard var highlighter = CodeHighlighter(code, language: language) else { return html.text(code) }
        var start = 0
        while let piece = highlighter.next() {
            html.text(utf8: highlighter.code[start..<piece.bytes.lowerBound])
            html.raw(tag(of: piece.kind))
            html.text(utf8: highlighter.code[piece.bytes])
            html.raw("</i>")
            start = piece.bytes.upperBound
        }
        html.text(utf8: highlighter.code[start...])
    }

    private static func tag(of kind: CodePieceKind) -> StaticString {
        switch kind {
        case .comment: "<i class=\"c\">"
        case .text: "<i class=\"s\">"
        case .number: "<i class=\"n\">"
        case .keyword: "<i class=\"k\">"
        case .type: "<i class=\"t\">"
        case .attribute: "<i class=\"a\">"
        case .tag: "<i class=\"g\">"
        case .key: "<i class=\"y\">"
        }
    }
}
