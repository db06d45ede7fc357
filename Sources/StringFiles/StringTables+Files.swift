package import CatalogModel

extension StringTables {
    /// The tables of files, in their order, with what a configuration says of them.
    ///
    /// The language of the first file of a table is the one that its texts are written in first.
    package init(
        reading files: [(record: StringFile?, file: SourceFile)], diagnostics: inout Diagnostics
    ) {
        var tables: [(table: String, texts: [LocalizedText])] = []
        var firstLanguages: [String: String?] = [:]
        for (record, file) in files {
            let name = record?.file ?? Text(file.path, at: SourceRange(file: file, from: 0, to: 0))
            guard let kind = StringFileKind(path: name.value) else {
                diagnostics.report(.unknownStringFile(name))
                continue
            }
            let language = record?.language?.value ?? StringFileKind.language(of: name.value)
            let all = kind.texts(in: file, language: language, diagnostics: &diagnostics)
            let texts = UsableTexts(all, diagnostics: &diagnostics).texts
            let table = record?.table?.value ?? Self.table(name.value)
            let first = firstLanguages[table] ?? language
            firstLanguages[table] = first
            let own = texts.map { text in
                text.language == first ? LocalizedText(key: text.key, language: nil, content: text.content) : text
            }
            tables.append((table, own))
        }
        self.init(tables)
    }

    /// Returns the name of a file without the endings and the language.
    private static func table(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".").dropLast()
        let isLanguage = StringFileKind.language(of: String(name)) != nil
        return (isLanguage ? parts.dropLast() : parts).joined(separator: ".")
    }
}
