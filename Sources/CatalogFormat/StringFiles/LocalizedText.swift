package import CatalogModel

/// A text read from a file of localized texts: the key, the language, the words or plural forms, and the remarks of the
/// file.
package struct LocalizedText: Sendable {
    /// The key at its place.
    package let key: Text
    /// nil: the language that the texts are written in first.
    package var language: String?
    package var content: LocalizedTextContent
    /// The sentence around the variables with plural forms: `%#@files@ in %#@folders@`.
    package var sentence: Text?
    /// The remark for translators.
    package var comment: Text?
    /// What the arguments are, in order; none where the file does not name each of them.
    package var argumentNames: [Text] = []
    /// Whether the file asks for translations.
    package var isTranslatable = true
    /// Whether the text has places for values: percent signs and braces are not characters of the text.
    package var isFormat = true

    package init(key: Text, language: String?, content: LocalizedTextContent) {
        self.key = key
        self.language = language
        self.content = content
    }

    /// The place of the text itself.
    package var range: SourceRange {
        switch content {
        case .text(let text): text.range
        case .plurals(let forms), .variants(let forms): forms.elements.first?.key.range ?? key.range
        }
    }

    /// The words: text, or forms with the sentence around them as the first branch.
    package var tree: TextTree {
        guard let sentence, case .branches(var forms) = content.tree else { return content.tree }
        forms.elements.insert(.init(key: Text("sentence", at: sentence.range), value: .text(sentence)), at: 0)
        return .branches(forms)
    }

    /// The forms alone; nil for a text with one form.
    package var forms: OrderedRecords<TextTree>? {
        if case .branches(let forms) = content.tree { forms } else { nil }
    }

    /// The words where there is room for one text only: the sentence around forms, or the form for all other cases.
    package var main: Text? { sentence ?? content.tree.main }
}

/// The words of a localized text: one form, or a form for each plural category.
package enum LocalizedTextContent: Sendable {
    case text(Text)
    /// A text for each plural category; where a text counts several things, under the name of each.
    case plurals(OrderedRecords<TextTree>)
    /// A text, or its plural forms, for each variant, under the criterion: `device`, `width`, `product` or
    /// `item`.
    case variants(OrderedRecords<TextTree>)

    /// Returns the variants of a text, under the name of the criterion.
    static func variants(
        of label: String, _ branches: [OrderedRecords<TextTree>.Element], at range: SourceRange
    ) -> LocalizedTextContent {
        .variants(OrderedRecords([.init(key: Text(label, at: range), value: .branches(OrderedRecords(branches)))]))
    }

    /// Returns the texts of a list, numbered from 1.
    static func items(_ texts: [Text], at range: SourceRange) -> LocalizedTextContent {
        let items = texts.enumerated().map { index, text in
            OrderedRecords<TextTree>.Element(key: Text("\(index + 1)", at: text.range), value: .text(text))
        }
        return variants(of: "item", items, at: range)
    }

    /// The words as a tree, without a sentence around.
    var tree: TextTree {
        switch self {
        case .text(let text): .text(text)
        case .plurals(let forms), .variants(let forms): .branches(forms)
        }
    }
}

extension TextTree {
    fileprivate var main: Text? {
        switch self {
        case .text(let text): text
        case .branches(let branches):
            (branches["other"] ?? branches["default"] ?? branches.elements.last?.value)?.main
        }
    }
}

/// The formats of files with localized texts, distinguished by file extension: string catalogs, `.strings`,
/// `.stringsdict`, Android XML and JSON.
package enum StringFileKind: String, CaseIterable, Sendable {
    /// Apple's string catalogs.
    case stringCatalog = "xcstrings"
    /// Property lists in the old style: `"key" = "text";`.
    case strings
    /// Property lists with plurals.
    case stringsDictionary = "stringsdict"
    /// Android's resources.
    case resources = "xml"
    /// Objects of texts, as used by web frameworks.
    case json

    package init?(path: String) {
        guard let dot = path.lastIndex(of: "."), let kind = Self(rawValue: path[path.index(after: dot)...].lowercased())
        else { return nil }
        self = kind
    }

    /// Returns the texts of a file, as far as readable.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - language: The language of texts without a stated language; nil for the first language.
    ///   - diagnostics: Takes the findings on unreadable parts.
    /// - Returns: The texts with their keys and languages.
    package func texts(
        in file: SourceFile, language: String?, diagnostics: inout Diagnostics
    ) -> [LocalizedText] {
        switch self {
        case .stringCatalog: StringCatalogReader(file, diagnostics: &diagnostics).texts
        case .json: JSONStrings(file, language: language, diagnostics: &diagnostics).texts
        case .strings:
            OldStylePropertyList(file, diagnostics: &diagnostics).pairs.map { pair in
                var text = LocalizedText(key: pair.key, language: language, content: .text(pair.value))
                text.comment = pair.comment
                return text
            }
        case .stringsDictionary:
            StringsDictionary(file, language: language, diagnostics: &diagnostics).texts
        case .resources: AndroidResources(file, language: language, diagnostics: &diagnostics).texts
        }
    }
}

extension OrderedRecords<TextTree> {
    /// The plural categories of CLDR with a text, whether or not the text counts several things.
    var categories: [Set<String>] {
        let own = elements.compactMap { element -> String? in
            if case .text = element.value { element.name } else { nil }
        }
        let inner = elements.flatMap { element -> [Set<String>] in
            if case .branches(let branches) = element.value { branches.categories } else { [] }
        }
        // Variants by device, for example, are not plural categories.
        let isNumber = !own.isEmpty && own.allSatisfy(PluralCategories.all.contains)
        return (isNumber ? [Set(own)] : []) + inner
    }
}
