import CatalogModel

@testable import CatalogCommands

extension Rule {
    static let sample = Rule("sample", .error, "A rule for tests.")
    static let sampleWarning = Rule("sample-warning", .warning, "A rule for tests.")
    static let sampleNote = Rule("sample-note", .note, "A rule for tests.")
}

extension SourceFile {
    func range(_ startLine: Int, _ startColumn: Int, _ endLine: Int, _ endColumn: Int) -> SourceRange {
        SourceRange(
            file: self, start: SourcePosition(line: startLine, column: startColumn),
            end: SourcePosition(line: endLine, column: endColumn))
    }
}

extension TextLayout {
    static let wide = TextLayout(style: .plain, width: 120)
    /// The source gets 32 cells.
    static let narrow = TextLayout(style: .plain, width: 40)
}
