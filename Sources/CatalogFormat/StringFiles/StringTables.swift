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
        let expected = texts.first { $0.language == nil && $0.isFormat }?.arguments
        for text in texts {
            for forms in text.countedForms { check(forms, of: text, diagnostics: &diagnostics) }
            if !text.isFormat { continue }
            for arguments in text.alternatives {
                if let conflict = arguments.conflict {
                    diagnostics.report(.conflictingArguments(of: text, conflict))
                } else if !arguments.missingPositions.isEmpty {
                    diagnostics.report(.missingArguments(of: text, arguments))
                }
            }
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
        // The first language of a file is not stated, so its plural categories are not available.
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
        if self[index].forms == nil, text.forms != nil { self[index] = text }
    }
}

extension LocalizedText {
    /// The arguments of the text; for variants, the arguments of the variant with the most arguments.
    package var arguments: [String] { longest.all }

    /// How many values the text asks for.
    package var argumentCount: Int { longest.count }

    private var longest: FormatArguments { alternatives.max { $0.count < $1.count } ?? FormatArguments() }

    /// The forms by number: of the text, or of each of its variants.
    fileprivate var countedForms: [OrderedRecords<TextTree>] {
        switch content {
        case .text: []
        case .plurals(let forms): [forms]
        case .variants(let labels):
            labels.flatMap { label -> [OrderedRecords<TextTree>] in
                guard case .branches(let variants) = label.value else { return [] }
                return variants.compactMap { if case .branches(let forms) = $0.value { forms } else { nil } }
            }
        }
    }

    /// The arguments of the text, or of each of its variants.
    ///
    /// Forms of a text, one of which may leave a number out, have theirs together.
    var alternatives: [FormatArguments] {
        if !isFormat { return [] }
        switch content {
        case .text(let text): return [FormatArguments(of: [text.value])]
        case .plurals(let forms):
            guard let sentence else { return [FormatArguments(of: TextTree.branches(forms).leaves)] }
            // In the forms of a variable, an argument without a number is the variable itself.
            var arguments = FormatArguments(of: [sentence.value])
            for leaf in TextTree.branches(forms).leaves { arguments.add(leaf, onlyNumbered: true) }
            return [arguments]
        case .variants(let labels):
            return labels.flatMap { label -> [FormatArguments] in
                guard case .branches(let variants) = label.value else { return [] }
                return variants.map { FormatArguments(of: $0.value.leaves) }
            }
        }
    }
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
