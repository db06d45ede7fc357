import CatalogModel
import CatalogSyntax

/// The localized texts of a JSON file: objects within objects make keys with dots, and keys with a plural category at
/// the end belong together (`items_one`, `items_other`).
struct JSONStrings {
    private(set) var texts: [LocalizedText] = []
    private let language: String?
    private var plurals: [(key: Text, categories: OrderedRecords<TextTree>)] = []
    private var pluralIndices: [String: Int] = [:]

    init(_ file: SourceFile, language: String?, diagnostics: inout Diagnostics) {
        self.language = language
        var found = Diagnostics()
        let root = JSONReader.read(file, diagnostics: &found)
        diagnostics.merge(found.weakening(FileRules.duplicateKey))
        guard let node = root else { return }
        guard case .mapping(let mapping) = node.content else {
            diagnostics.report(.malformedStrings("a file of texts is an object of keys", at: node.range))
            return
        }
        add(mapping, below: "", diagnostics: &diagnostics)
        for plural in plurals {
            texts.append(LocalizedText(key: plural.key, language: language, content: .plurals(plural.categories)))
        }
    }

    private mutating func add(_ mapping: YAMLMapping, below path: String, diagnostics: inout Diagnostics) {
        if let token = mapping.pairs.first(where: { $0.key.value == "$value" }) {
            return diagnostics.report(
                .malformedStrings("unexpected design token; a file of texts has texts only", at: token.key.range))
        }
        for pair in mapping.pairs {
            let key = Text(path + pair.key.value, at: pair.key.range)
            switch pair.value.content {
            case .scalar(let scalar) where scalar.style == .plain:
                diagnostics.report(.noText(key, "'\(scalar.text)'", at: pair.value.range))
            case .scalar(let scalar): add(Text(scalar.text, at: pair.value.range), for: key)
            case .mapping(let inner): add(inner, below: key.value + ".", diagnostics: &diagnostics)
            case .sequence(let list) where list.elements.contains(where: \.isMapping):
                diagnostics.report(
                    .malformedStrings("'\(key.value)' is a list of objects; write texts under keys", at: key.range))
            case .sequence: diagnostics.report(.noText(key, "a list", at: pair.value.range))
            }
        }
    }

    private mutating func add(_ text: Text, for key: Text) {
        guard let mark = key.value.lastIndex(of: "_"), mark > key.value.startIndex,
            PluralCategories.all.contains(String(key.value[key.value.index(after: mark)...]))
        else { return texts.append(LocalizedText(key: key, language: language, content: .text(text))) }
        let name = String(key.value[..<mark])
        let category = Text(String(key.value[key.value.index(after: mark)...]), at: key.range)
        let index = pluralIndices[name, default: plurals.count]
        if index == plurals.count {
            plurals.append((Text(name, at: key.range), OrderedRecords()))
            pluralIndices[name] = index
        }
        plurals[index].categories.elements.append(.init(key: category, value: .text(text)))
    }
}

extension YAMLNode {
    fileprivate var isMapping: Bool { if case .mapping = content { true } else { false } }
}
