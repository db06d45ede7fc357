package import CatalogModel

extension StringTables {
    /// The tables of files, with the statements of a configuration on them.
    ///
    /// A file without a language has the texts in the language that they are written in first. Where every file of a
    /// table has one, it is the language of the first record of the configuration; of several files without an order,
    /// English or the first by name. Of two files with the same key in the same language the first one counts.
    package init(
        reading files: [(record: StringFile?, file: SourceFile)], diagnostics: inout Diagnostics
    ) {
        var read: [ReadStrings] = []
        for (record, file) in files {
            let name = record?.file ?? Text(file.path, at: SourceRange(file: file, from: 0, to: 0))
            guard let kind = StringFileKind(path: name.value) else {
                diagnostics.report(.unknownStringFile(name))
                continue
            }
            let language = record?.language?.value ?? StringFileKind.language(of: name.value)
            let all = kind.texts(in: file, language: language, diagnostics: &diagnostics)
            read.append(
                ReadStrings(
                    kind: kind, path: name.value, record: record?.file?.range, language: language,
                    table: record?.table?.value ?? Self.table(name.value),
                    texts: UsableTexts(all, diagnostics: &diagnostics).texts))
        }
        // Resources for some screens or modes have a lower precedence than those for all.
        read =
            read.filter { !StringFileKind.isForSomeConfigurations($0.path) }
            + read.filter { StringFileKind.isForSomeConfigurations($0.path) }
        var repeated = RepeatedTexts()
        let firstLanguages = Dictionary(grouping: read, by: \.table).mapValues(Self.firstLanguage)
        self.init(
            read.map { strings in
                let first = firstLanguages[strings.table] ?? nil
                let texts = strings.texts.map { text in
                    guard let language = text.language, language == first else { return text }
                    var text = text
                    text.language = nil
                    return text
                }
                return (strings.table, repeated.first(of: texts, in: strings, diagnostics: &diagnostics))
            })
    }

    /// Returns the language that the texts of a table are written in first; nil where a file without a language has them.
    private static func firstLanguage(of files: [ReadStrings]) -> String? {
        if files.contains(where: { $0.language == nil }) { return nil }
        let languages = files.filter { $0.record == files.first?.record }.compactMap(\.language)
        let english = languages.filter { $0 == "en" || $0.hasPrefix("en-") || $0.hasPrefix("en_") }
        return english.min() ?? languages.min()
    }

    /// Returns the name of a file without the endings and the language.
    private static func table(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".").dropLast()
        let isLanguage = StringFileKind.language(of: String(name)) != nil
        return (isLanguage ? parts.dropLast() : parts).joined(separator: ".")
    }
}

/// The texts of a file with its table and language.
private struct ReadStrings {
    let kind: StringFileKind
    let path: String
    /// The record of the configuration that names the file; nil for a file of an import.
    let record: SourceRange?
    let language: String?
    let table: String
    let texts: [LocalizedText]
}

/// A filter for the texts of several files: of each key in a language the first one.
private struct RepeatedTexts {
    /// A key in a language of a table; Android's keys have one space for all files.
    private struct Location: Hashable {
        let table: String
        let key: String
        let language: String?
    }

    /// The first key at each place, with whether it has forms.
    private var found: [Location: (key: SourceRange, hasForms: Bool)] = [:]

    mutating func first(
        of texts: [LocalizedText], in strings: ReadStrings, diagnostics: inout Diagnostics
    ) -> [LocalizedText] {
        let table = strings.kind == .resources ? "" : strings.table
        let locations = texts.map { Location(table: table, key: $0.key.value, language: $0.language) }
        let kept = zip(texts, locations).filter { text, location in
            guard let first = found[location] else { return true }
            // Plural forms of a string may be in a separate file, so they are not a duplicate.
            if first.hasForms != (text.forms != nil) { return true }
            diagnostics.report(.textInSeveralFiles(text.key, first: first.key))
            return false
        }
        for (text, location) in kept where found[location] == nil {
            found[location] = (text.key.range, text.forms != nil)
        }
        return kept.map(\.0)
    }
}
