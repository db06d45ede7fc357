package import CatalogModel
package import CodeReaders
import CatalogSyntax
import CatalogFormat

/// A reader of files of localized texts as a source for imports, with a component for each table of texts.
package struct StringFileReader: SourceReader {
    package static let kind = "strings"
    package static let language = ""
    package static let fileEnding = ".xcstrings"

    package init() {}

    /// Returns whether the name or the beginning of a file shows localized texts.
    ///
    /// Files of JSON need the name of a language: `en.json`, `messages.de-AT.json`.
    package static func recognizes(_ file: SourceFile) -> Bool {
        switch StringFileKind(path: file.path) {
        case nil: false
        case .json?: StringFileKind.language(of: file.path) != nil
        case .resources?: String(decoding: file.bytes.prefix(4096), as: UTF8.self).contains("<resources")
        default: true
        }
    }

    package func read(_ files: [SourceFile]) -> DeclaredAPI {
        var api = DeclaredAPI()
        let tables = StringTables(reading: files.map { (nil, $0) }, diagnostics: &api.diagnostics)
        var names: [String] = []
        var texts: [String: [Text]] = [:]
        for (table, text) in tables.firstTexts {
            if texts[table] == nil { names.append(table) }
            texts[table, default: []].append(text.key)
        }
        api.components = names.compactMap { table in
            texts[table].flatMap {
                Self.component(table, keys: $0, in: tables, diagnostics: &api.diagnostics)
            }
        }
        return api
    }

    private static func component(
        _ table: String, keys: [Text], in tables: StringTables, diagnostics: inout Diagnostics
    ) -> DeclaredComponent? {
        guard let first = keys.first else { return nil }
        let location = SourceRange(file: first.range.file, from: 0, to: 0)
        var strings = DeclaredMembers()
        for key in keys {
            strings.add(
                key,
                member: string(tables.texts(under: key.value, table: table), at: key.range, diagnostics: &diagnostics))
        }
        var entry = DeclaredRecord(at: location)
        entry.set("kind", to: Text("utility", at: location))
        if !table.isEmpty { entry.set("stringTable", to: Text(table, at: location)) }
        entry.set("strings", to: strings)
        return DeclaredComponent(
            // The file of a language, as 'en.json', may have no other name.
            symbol: Text(table.isEmpty ? "texts" : table, at: location), module: nil, platform: "", entry: entry.node,
            knowledge: SourceKnowledge([:]))
    }

    /// Returns the YAML of a text with the remark on it and the translations into all languages.
    private static func string(
        _ texts: [LocalizedText], at range: SourceRange, diagnostics: inout Diagnostics
    ) -> YAMLNode {
        var record = DeclaredRecord(at: range)
        var translations = DeclaredMembers()
        let first = texts.first { $0.language == nil } ?? texts.first
        if let comment = first?.comment {
            let words = DescriptionProse().text(of: comment, &diagnostics)
            if !words.isEmpty { record.set("description", to: Text(words, at: comment.range)) }
        }
        let arguments = (first?.argumentNames ?? []).map { name in
            YAMLNode(text: Text(DescriptionProse().text(of: name, &diagnostics), at: name.range))
        }
        record.set("arguments", to: arguments)
        for text in texts {
            if let language = text.language {
                translations.add(Text(language, at: text.key.range), member: node(text.tree, at: text.range))
                continue
            }
            switch text.content {
            case .text(let words): record.set("text", to: YAMLNode(quoted: words))
            case .plurals(let forms), .variants(let forms):
                record.set("text", to: text.sentence.map(YAMLNode.init(quoted:)))
                record.set("plurals", to: node(.branches(forms), at: text.range))
            }
        }
        record.set("translations", to: translations)
        return record.onlyValue(of: "text") ?? record.node
    }

    private static func node(_ tree: TextTree, at range: SourceRange) -> YAMLNode {
        switch tree {
        case .text(let text): return YAMLNode(quoted: text)
        case .branches(let branches):
            var members = DeclaredMembers()
            for branch in branches { members.add(branch.key, member: node(branch.value, at: branch.key.range)) }
            return members.node ?? .empty(at: range)
        }
    }
}
