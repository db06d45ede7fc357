import CatalogModel
import CatalogFormat

/// The completion of strings in entries with the texts found by key in the catalog's files of localized texts.
struct StringTexts {
    let tables: StringTables
    private(set) var diagnostics = Diagnostics()

    init(_ tables: StringTables) { self.tables = tables }

    mutating func fill(_ drafts: [EntryDraft]) -> [EntryDraft] {
        tables.isEmpty ? drafts : drafts.map { draft in filled(draft.entry).map(draft.filled) ?? draft }
    }

    /// Returns the completed entry; nil for an entry without texts.
    private mutating func filled(_ entry: Entry) -> Entry? {
        var filled = entry
        let shared = entry.facets.stringTable?.value
        let own = texts(of: entry.facets, table: shared)
        if let own { filled[Facets.keys.strings] = own }
        var isChanged = own != nil
        if let implementations = entry.implementations {
            let elements = implementations.map { element in
                guard let strings = texts(of: element.value.facets, table: shared) else { return element }
                isChanged = true
                var element = element
                element.value[Facets.keys.strings] = strings
                return element
            }
            if isChanged { filled[Entry.keys.implementations] = OrderedRecords(elements) }
        }
        return isChanged ? filled : nil
    }

    private mutating func texts(of facets: Facets, table: String?) -> OrderedRecords<LocalizedString>? {
        guard let strings = facets.strings else { return nil }
        let table = facets.stringTable?.value ?? table
        return OrderedRecords(
            strings.map { element in
                let texts = tables.texts(under: element.name, table: element.value.table?.value ?? table)
                if texts.isEmpty {
                    diagnostics.report(.unknownString(element.key, near: tables.nearest(to: element.name)))
                    return element
                }
                return .init(key: element.key, value: filled(element.value, key: element.name, with: texts))
            })
    }

    private mutating func filled(
        _ string: LocalizedString, key: String, with texts: [LocalizedText]
    ) -> LocalizedString {
        var string = string
        if let first = texts.first(where: { $0.language == nil }) {
            if let words = first.forms == nil ? first.main : first.sentence {
                if let stated = string.text {
                    if stated.value != words.value { diagnostics.report(.otherText(stated, key: key, file: words)) }
                } else {
                    string[LocalizedString.keys.text] = words
                }
            }
            if let forms = first.forms, string.plurals == nil {
                string[LocalizedString.keys.plurals] = .branches(forms)
            }
        }
        var translations = string.translations ?? OrderedRecords()
        for text in texts {
            guard let language = text.language, translations[language] == nil else { continue }
            translations.elements.append(.init(key: Text(language, at: text.key.range), value: text.tree))
        }
        if !translations.isEmpty { string[LocalizedString.keys.translations] = translations }
        return string
    }
}
