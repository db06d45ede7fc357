import CatalogModel
import LocatedNodes

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
        let count = texts.count
        if case .mapping(let languages)? = string["localizations"]?.content {
            for language in languages.pairs {
                guard let content = content(language.value) else { continue }
                texts.append(LocalizedText(key: pair.key, language: language.key.value, content: content))
            }
        }
        if texts.count == count {
            texts.append(LocalizedText(key: pair.key, language: nil, content: .text(pair.key)))
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
                let text = found[end]
                let isFirst = text.language == nil || text.language == first
                hasFirst = hasFirst || isFirst
                texts.append(LocalizedText(key: key, language: isFirst ? nil : text.language, content: text.content))
                end += 1
            }
            if !hasFirst { texts.append(LocalizedText(key: key, language: nil, content: .text(key))) }
            start = end
        }
        return texts
    }

    private static func content(_ localization: YAMLNode) -> LocalizedText.Content? {
        guard case .mapping(let localization) = localization.content else { return nil }
        return text(localization).map { .text($0) } ?? plurals(localization).map { .plurals($0) }
    }

    private static func text(_ localization: YAMLMapping) -> Text? {
        guard case .mapping(let unit)? = localization["stringUnit"]?.content, let value = unit["value"],
            let text = value.scalar
        else { return nil }
        return Text(text, at: value.range)
    }

    /// Returns forms by number, and by device where the text varies by device.
    private static func plurals(_ localization: YAMLMapping) -> OrderedRecords<TextTree>? {
        guard case .mapping(let variations)? = localization["variations"]?.content else { return nil }
        if case .mapping(let plural)? = variations["plural"]?.content {
            return OrderedRecords(
                plural.pairs.compactMap { pair in
                    guard case .mapping(let inner) = pair.value.content, let text = text(inner) else { return nil }
                    return .init(key: pair.key, value: .text(text))
                })
        }
        guard case .mapping(let device)? = variations["device"]?.content else { return nil }
        return OrderedRecords(
            device.pairs.compactMap { pair in
                guard case .mapping(let inner) = pair.value.content else { return nil }
                if let text = text(inner) { return .init(key: pair.key, value: .text(text)) }
                return plurals(inner).map { .init(key: pair.key, value: .branches($0)) }
            })
    }
}

extension YAMLNode {
    /// The text of a scalar; nil for any other value.
    var scalar: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }
}
