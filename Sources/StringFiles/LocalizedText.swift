package import CatalogModel

/// A text read from a file of localized texts: the key, the language, and the words or plural forms.
package struct LocalizedText: Sendable {
    /// The key at its place.
    package let key: Text
    /// nil: the language that the texts are written in first.
    package let language: String?
    package let content: Content

    /// The words of the text: one form, or a form for each plural category.
    package enum Content: Sendable {
        case text(Text)
        /// A text for each plural category; where a text counts several things, under the name of each.
        case plurals(OrderedRecords<TextTree>)
    }

    package init(key: Text, language: String?, content: Content) {
        self.key = key
        self.language = language
        self.content = content
    }

    /// The place of the text itself.
    package var range: SourceRange {
        switch content {
        case .text(let text): text.range
        case .plurals(let plurals): plurals.elements.first?.key.range ?? key.range
        }
    }

    package var tree: TextTree {
        switch content {
        case .text(let text): .text(text)
        case .plurals(let plurals): .branches(plurals)
        }
    }
}

/// The formats of files with localized texts, told apart by file extension: string catalogs, `.strings`,
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
            OldStylePropertyList(file, diagnostics: &diagnostics).pairs.map {
                LocalizedText(key: $0.key, language: language, content: .text($0.value))
            }
        case .stringsDictionary:
            StringsDictionary(file, diagnostics: &diagnostics).texts.map {
                LocalizedText(key: $0.key, language: language, content: $0.content)
            }
        case .resources:
            AndroidResources(file, diagnostics: &diagnostics).texts.map {
                LocalizedText(key: $0.key, language: language, content: $0.content)
            }
        }
    }

    /// Returns the language that a path tells: that of `de.lproj`, `values-de-rAT`, `de.json` or `messages.de.json`;
    /// nil where it tells none, as for `values` and `Base.lproj`.
    package static func language(of path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        if let folder = parts.last(where: { $0.hasSuffix(".lproj") }) {
            let name = String(folder.dropLast(".lproj".count))
            return name == "Base" ? nil : name
        }
        if let folder = parts.last(where: { $0.hasPrefix("values-") }) {
            let qualifiers = folder.dropFirst("values-".count)
            if qualifiers.hasPrefix("b+") { return String(qualifiers.dropFirst(2).replacing("+", with: "-")) }
            let words = qualifiers.split(separator: "-")
            guard let language = words.first, isLanguage(language) else { return nil }
            let region = words.dropFirst().first { $0.count == 3 && $0.first == "r" }
            return region.map { "\(language)-\($0.dropFirst())" } ?? String(language)
        }
        let stem = parts.last?.split(separator: ".").dropLast().last
        return stem.flatMap { isLanguage($0.split(separator: "-").first ?? $0) ? String($0) : nil }
    }

    private static func isLanguage(_ word: some StringProtocol) -> Bool {
        (2...3).contains(word.utf8.count) && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
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
        // Devices, for example, are no categories.
        let isNumber = !own.isEmpty && own.allSatisfy(PluralCategories.all.contains)
        return (isNumber ? [Set(own)] : []) + inner
    }
}
