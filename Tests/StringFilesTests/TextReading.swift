import CatalogModel
import CatalogFormat

/// Texts of files and of tables, in lines that tests compare.
enum TextReading {
    /// Returns a line for each text of a file, with remarks, then a line for each finding.
    static func lines(_ path: String, _ content: String) -> [String] {
        var found = Diagnostics()
        guard let kind = StringFileKind(path: path) else { return ["unknown kind"] }
        let texts = kind.texts(
            in: SourceFile(path: path, text: content), language: StringFileKind.language(of: path), diagnostics: &found)
        return texts.map(line) + found.sorted().map { "\($0.message) [\($0.rule.id)]" }
    }

    /// Returns a line for each text of a key in the tables of files, then a line for each finding.
    static func lines(_ files: [(path: String, content: String)], key: String) -> [String] {
        var found = Diagnostics()
        let tables = StringTables(
            reading: files.map { (nil, SourceFile(path: $0.path, text: $0.content)) }, diagnostics: &found)
        tables.check(diagnostics: &found)
        return tables.texts(under: key, table: nil).map(line)
            + found.sorted().map { "\($0.range?.file.path ?? ""): \($0.message) [\($0.rule.id)]" }
    }

    private static func line(_ text: LocalizedText) -> String {
        let flags = (text.isTranslatable ? "" : " (not translated)") + (text.isFormat ? "" : " (no format)")
        let comment = text.comment.map { " // \($0.value)" } ?? ""
        return "\(text.language ?? "-") \(text.key.value) = \(shown(text.tree))\(flags)\(comment)"
    }

    private static func shown(_ tree: TextTree) -> String {
        switch tree {
        case .text(let text): text.value
        case .branches(let branches):
            "{" + branches.map { "\($0.name): \(shown($0.value))" }.joined(separator: ", ") + "}"
        }
    }
}
