import CatalogModel
import StringFiles

/// Reads the files of localized texts that `catalog.yaml` names.
struct StringReading {
    private(set) var tables = StringTables([])
    private(set) var diagnostics = Diagnostics()
    private(set) var fileCount = 0

    init(_ stringFiles: [StringFile], folder: String, from files: any CatalogFiles) {
        var tables: [(table: String, texts: [LocalizedText])] = []
        // The language of the first file of a table is the one that its texts are written in first.
        var firstLanguages: [String: String?] = [:]
        for file in stringFiles {
            guard let name = file.file, let texts = read(file, name, folder: folder, from: files) else { continue }
            let table = file.table?.value ?? Self.table(name.value)
            let first = firstLanguages[table] ?? Self.language(of: file, name)
            firstLanguages[table] = first
            let own = texts.map { text in
                text.language == first ? LocalizedText(key: text.key, language: nil, content: text.content) : text
            }
            tables.append((table, own))
        }
        self.tables = StringTables(tables)
        self.tables.check(diagnostics: &diagnostics)
    }

    private mutating func read(
        _ file: StringFile, _ name: Text, folder: String, from files: any CatalogFiles
    ) -> [LocalizedText]? {
        guard let kind = StringFileKind(path: name.value) else {
            diagnostics.report(.unknownStringFile(name))
            return nil
        }
        do {
            let path = CatalogPath.join(folder, name.value)
            let source = SourceFile(path: path, bytes: try files.read(path))
            fileCount += 1
            return kind.texts(in: source, language: Self.language(of: file, name), diagnostics: &diagnostics)
        } catch {
            diagnostics.report(.unreadable(error, at: name.range))
            return nil
        }
    }

    private static func language(of file: StringFile, _ name: Text) -> String? {
        file.language?.value ?? StringFileKind.language(of: name.value)
    }

    /// The name of a file without its endings and its language.
    private static func table(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".").dropLast()
        let isLanguage = StringFileKind.language(of: String(name)) != nil
        return (isLanguage ? parts.dropLast() : parts).joined(separator: ".")
    }
}
