import CatalogModel
import CatalogSyntax

/// A reader of Apple's string catalogs (`.xcstrings`), with the texts of each key by language, plural category and
/// device.
struct StringCatalogReader {
    private(set) var texts: [LocalizedText] = []

    /// The size limit in bytes: more than the texts of the largest programs in all languages.
    private static let fileSize = 1 << 28

    init(_ file: SourceFile, diagnostics: inout Diagnostics) {
        var found: [LocalizedText] = []
        var problems = Diagnostics()
        let root = JSONReader.read(file, handing: "strings", fileSize: Self.fileSize, diagnostics: &problems) {
            pair in Self.add(pair, to: &found)
        }
        diagnostics.merge(problems.weakening(FileRules.duplicateKey))
        guard let root else { return }
        guard case .mapping(let mapping) = root.content, case .mapping? = mapping["strings"]?.content else {
            diagnostics.report(.malformedStrings("a string catalog is an object with 'strings'", at: root.range))
            return
        }
        let first = mapping["sourceLanguage"]?.scalar
        texts = Self.withFirst(first, in: found)
    }

    /// Adds the texts of a key in all languages; a key without any is the text itself.
    private static func add(_ pair: YAMLMapping.Pair, to texts: inout [LocalizedText]) {
        guard case .mapping(let string) = pair.value.content else { return }
        var found: [LocalizedText] = []
        if case .mapping(let languages)? = string["localizations"]?.content {
            for language in languages.pairs {
                if let text = text(pair.key, in: language.key.value, of: language.value) { found.append(text) }
            }
        }
        if found.isEmpty { found = [LocalizedText(key: pair.key, language: nil, content: .text(pair.key))] }
        let comment = string["comment"].flatMap { node in node.scalar.map { Text($0, at: node.range) } }
        let isTranslatable = string["shouldTranslate"]?.scalar != "false"
        for var text in found {
            text.comment = comment
            text.isTranslatable = isTranslatable
            texts.append(text)
        }
    }

    /// Returns the texts, without a language for texts in the first language, and with the key as further text for each
    /// key without a text in the first language.
    private static func withFirst(_ first: String?, in found: [LocalizedText]) -> [LocalizedText] {
        var texts: [LocalizedText] = []
        texts.reserveCapacity(found.count)
        var start = 0
        while start < found.count {
            let key = found[start].key
            var end = start
            var hasFirst = false
            while end < found.count, found[end].key.range == key.range {
                var text = found[end]
                if text.language == first { text.language = nil }
                hasFirst = hasFirst || text.language == nil
                texts.append(text)
                end += 1
            }
            if !hasFirst {
                var text = found[start]
                text.language = nil
                text.content = .text(key)
                text.sentence = nil
                texts.append(text)
            }
            start = end
        }
        return texts
    }

    // MARK: Localizations

    /// What a text can vary by, in the words of the format.
    private static let labels = ["device", "width"]

    /// Returns the text of a key in a language; nil for a text that is not translated yet.
    private static func text(_ key: Text, in language: String, of localization: YAMLNode) -> LocalizedText? {
        guard case .mapping(let localization) = localization.content else { return nil }
        let words = words(localization)
        let variables = variables(localization)
        if !variables.isEmpty {
            // A sentence that varies by number or device itself has no form of its own.
            if words == nil, let forms = forms(localization) {
                return LocalizedText(
                    key: key, language: language, content: .plurals(OrderedRecords(forms.elements + variables)))
            }
            return LocalizedText(key: key, language: language, variables: variables, sentence: words)
        }
        if let words { return LocalizedText(key: key, language: language, content: .text(words)) }
        if case .mapping(let set)? = localization["stringSet"]?.content {
            guard case .sequence(let values)? = set["values"]?.content else { return nil }
            let texts = values.elements.compactMap { value in value.scalar.map { Text($0, at: value.range) } }
            let isUntranslated = set["state"]?.scalar == "new" && texts.allSatisfy(\.value.isEmpty)
            return isUntranslated
                ? nil : LocalizedText(key: key, language: language, content: .items(texts, at: key.range))
        }
        guard let forms = forms(localization), !forms.isEmpty else { return nil }
        let isVariant = forms.contains { labels.contains($0.name) }
        return LocalizedText(key: key, language: language, content: isVariant ? .variants(forms) : .plurals(forms))
    }

    /// Returns the words of a unit; nil for a unit that is new and empty, which is a missing translation.
    private static func words(_ localization: YAMLMapping) -> Text? {
        guard case .mapping(let unit)? = localization["stringUnit"]?.content, let value = unit["value"],
            let text = value.scalar, !(text.isEmpty && unit["state"]?.scalar == "new")
        else { return nil }
        return Text(text, at: value.range)
    }

    /// Returns the forms of each variable of a sentence.
    private static func variables(_ localization: YAMLMapping) -> [OrderedRecords<TextTree>.Element] {
        guard case .mapping(let substitutions)? = localization["substitutions"]?.content else { return [] }
        return substitutions.pairs.compactMap { pair in
            guard case .mapping(let substitution) = pair.value.content, let forms = forms(substitution), !forms.isEmpty
            else { return nil }
            return .init(key: pair.key, value: .branches(forms))
        }
    }

    /// Returns the forms by number, and under `device` or `width` the variants by it; nil for a text without variations.
    private static func forms(_ localization: YAMLMapping) -> OrderedRecords<TextTree>? {
        guard case .mapping(let variations)? = localization["variations"]?.content else { return nil }
        var forms = OrderedRecords<TextTree>()
        for variation in variations.pairs {
            guard case .mapping(let branches) = variation.value.content else { continue }
            let texts = OrderedRecords(branches.pairs.compactMap(branch))
            if texts.isEmpty { continue }
            if variation.key.value == "plural" {
                forms.elements += texts.elements
            } else {
                forms.elements.append(.init(key: variation.key, value: .branches(texts)))
            }
        }
        return forms
    }

    private static func branch(_ pair: YAMLMapping.Pair) -> OrderedRecords<TextTree>.Element? {
        guard case .mapping(let inner) = pair.value.content else { return nil }
        let variables = variables(inner)
        if !variables.isEmpty {
            let sentence = words(inner).map { words in
                OrderedRecords<TextTree>.Element(key: Text("sentence", at: words.range), value: .text(words))
            }
            return .init(
                key: pair.key, value: .branches(OrderedRecords([sentence].compactMap(\.self) + variables)))
        }
        if let words = words(inner) { return .init(key: pair.key, value: .text(words)) }
        return forms(inner).flatMap { $0.isEmpty ? nil : .init(key: pair.key, value: .branches($0)) }
    }
}

extension YAMLNode {
    /// The text of a scalar; nil for any other value.
    var scalar: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }
}
