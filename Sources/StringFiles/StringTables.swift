package import CatalogModel

/// The texts of all files of localized texts in a catalog, by table and key.
package struct StringTables: Sendable {
    /// All texts under a key, by table.
    private var texts: [String: [String: [LocalizedText]]] = [:]
    private let keys: Set<String>
    /// Every text, table by table in the order of the files.
    private let order: [(table: String, texts: [LocalizedText])]

    /// - Parameter files: The texts of each file with the table that it belongs to.
    package init(_ files: [(table: String, texts: [LocalizedText])]) {
        order = files
        for file in files {
            for text in file.texts { texts[file.table, default: [:]][text.key.value, default: []].add(text) }
        }
        keys = Set(texts.values.flatMap(\.keys))
    }

    package var isEmpty: Bool { texts.isEmpty }

    /// Returns the texts under a key: those of the table, where there is one of that name, else of any.
    package func texts(under key: String, table: String?) -> [LocalizedText] {
        if let table, let own = texts[table] { return own[key] ?? [] }
        return texts.sorted { $0.key < $1.key }.lazy.compactMap { $0.value[key] }.first ?? []
    }

    /// The first text of each key of each table, in the order of the files.
    package var firstTexts: [(table: String, text: LocalizedText)] {
        var seen: Set<[String]> = []
        return order.flatMap { file in
            file.texts.compactMap { text in
                seen.insert([file.table, text.key.value]).inserted ? (file.table, text) : nil
            }
        }
    }

    /// Returns the languages that a table has texts in, beside its first one; of all tables where there is none of that
    /// name.
    package func languages(of table: String?) -> [String] {
        let own = order.filter { $0.table == table }
        return Set((own.isEmpty ? order : own).flatMap { $0.texts.compactMap(\.language) }).sorted()
    }

    /// Returns the key that another one was probably meant to be.
    package func nearest(to key: String) -> String? { suggestion(for: key, among: keys.sorted()) }

    /// Faults of the texts themselves: arguments that differ between languages, and plurals without a form.
    package func check(diagnostics: inout Diagnostics) {
        for table in texts.values {
            for texts in table.values { Self.check(texts, diagnostics: &diagnostics) }
        }
    }

    private static func check(_ texts: [LocalizedText], diagnostics: inout Diagnostics) {
        let expected = texts.first { $0.language == nil }?.arguments
        for text in texts {
            if case .plurals(let plurals) = text.content { check(plurals, of: text, diagnostics: &diagnostics) }
            guard let expected, let language = text.language else { continue }
            let arguments = text.arguments
            if arguments != expected {
                diagnostics.report(.otherArguments(of: text, arguments: arguments, than: expected, in: language))
            }
        }
    }

    private static func check(
        _ plurals: OrderedRecords<TextTree>, of text: LocalizedText, diagnostics: inout Diagnostics
    ) {
        // The first language of a file may be any.
        guard let language = text.language, let required = PluralCategories.required(in: language) else { return }
        for categories in plurals.categories {
            let missing = required.filter { !categories.contains($0) }
            if !missing.isEmpty { diagnostics.report(.missingCategories(of: text, missing: missing, in: language)) }
        }
    }
}

extension [LocalizedText] {
    /// Adds a text in a language of its own; of several texts in a language, plural forms count before the first one.
    fileprivate mutating func add(_ text: LocalizedText) {
        guard let index = firstIndex(where: { $0.language == text.language }) else { return append(text) }
        if case (.text, .plurals) = (self[index].content, text.content) { self[index] = text }
    }
}

extension LocalizedText {
    /// The arguments of the text; of its plural forms that has most of them, because a form may leave a number out.
    package var arguments: [String] { tree.leaves.map(FormatArguments.of).max { $0.count < $1.count } ?? [] }
}

extension TextTree {
    /// The texts at the ends of the branches.
    fileprivate var leaves: [String] {
        switch self {
        case .text(let text): [text.value]
        case .branches(let branches): branches.flatMap { $0.value.leaves }
        }
    }
}
