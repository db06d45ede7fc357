import CatalogModel
import CatalogYAML

/// Texts of a string catalog: each key with its languages, and what varies in them.
struct StringCatalogReader {
    private(set) var texts: [LocalizedText] = []

    init(_ file: SourceFile, diagnostics: inout Diagnostics) {
        guard let node = YAMLReader.read(file, diagnostics: &diagnostics) else { return }
        guard case .mapping(let root) = node.content, case .mapping(let strings)? = root["strings"]?.content else {
            diagnostics.report(.malformedStrings("a string catalog is an object with 'strings'", at: node.range))
            return
        }
        let first = root["sourceLanguage"]?.scalar
        for pair in strings.pairs {
            let count = texts.count
            guard case .mapping(let string) = pair.value.content else { continue }
            if case .mapping(let languages)? = string["localizations"]?.content {
                for language in languages.pairs { add(language, of: pair.key, first: first) }
            }
            // A key without a text of its own is its text.
            if !texts[count...].contains(where: { $0.language == nil }) {
                texts.append(LocalizedText(key: pair.key, language: nil, content: .text(pair.key)))
            }
        }
    }

    private mutating func add(_ pair: YAMLMapping.Pair, of key: Text, first: String?) {
        let language = pair.key.value == first ? nil : pair.key.value
        guard case .mapping(let localization) = pair.value.content else { return }
        if let text = Self.text(localization) {
            texts.append(LocalizedText(key: key, language: language, content: .text(text)))
        } else if let plurals = Self.plurals(localization) {
            texts.append(LocalizedText(key: key, language: language, content: .plurals(plurals)))
        }
    }

    private static func text(_ localization: YAMLMapping) -> Text? {
        guard case .mapping(let unit)? = localization["stringUnit"]?.content, let value = unit["value"],
            let text = value.scalar
        else { return nil }
        return Text(text, at: value.range)
    }

    /// Forms by number, and by device where the text varies by that.
    private static func plurals(_ localization: YAMLMapping) -> ByName<TextTree>? {
        guard case .mapping(let variations)? = localization["variations"]?.content else { return nil }
        if case .mapping(let plural)? = variations["plural"]?.content {
            return ByName(
                plural.pairs.compactMap { pair in
                    guard case .mapping(let inner) = pair.value.content, let text = text(inner) else { return nil }
                    return .init(key: pair.key, value: .text(text))
                })
        }
        guard case .mapping(let device)? = variations["device"]?.content else { return nil }
        return ByName(
            device.pairs.compactMap { pair in
                guard case .mapping(let inner) = pair.value.content else { return nil }
                if let text = text(inner) { return .init(key: pair.key, value: .text(text)) }
                return plurals(inner).map { .init(key: pair.key, value: .branches($0)) }
            })
    }
}

extension YAMLNode {
    /// The text of a scalar; nil for anything else.
    var scalar: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }
}
