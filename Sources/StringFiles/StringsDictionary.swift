import CatalogModel

/// The localized texts of a `.stringsdict` file, a property list with plurals: the format of each text, and the plural
/// forms of each variable.
struct StringsDictionary {
    private(set) var texts: [(key: Text, content: LocalizedText.Content)] = []

    init(_ file: SourceFile, diagnostics: inout Diagnostics) {
        guard let root = XMLReader.root(of: file, diagnostics: &diagnostics) else { return }
        guard root.name == "plist", let list = root.elements.first, list.name == "dict" else {
            diagnostics.report(.malformedStrings("a list of plurals is a property list", at: root.range))
            return
        }
        for (key, value) in Self.pairs(list) where value.name == "dict" {
            let variables = Self.pairs(value).filter { $0.value.name == "dict" }.map { name, value in
                OrderedRecords<TextTree>.Element(key: name, value: .branches(Self.forms(value)))
            }
            texts.append((key, .plurals(Self.forms(of: variables))))
        }
    }

    /// Returns the forms of variables; of a text with one variable the forms alone.
    private static func forms(of variables: [OrderedRecords<TextTree>.Element]) -> OrderedRecords<TextTree> {
        if variables.count == 1, case .branches(let forms)? = variables.first?.value { return forms }
        return OrderedRecords(variables)
    }

    private static func forms(_ variable: XMLElement) -> OrderedRecords<TextTree> {
        OrderedRecords(
            pairs(variable).filter { $0.value.name == "string" && !$0.key.value.hasPrefix("NSString") }
                .map { .init(key: $0.key, value: .text($0.value.located)) })
    }

    private static func pairs(_ list: XMLElement) -> [(key: Text, value: XMLElement)] {
        let elements = list.elements
        return elements.indices.compactMap { index in
            guard elements[index].name == "key", index + 1 < elements.count else { return nil }
            return (elements[index].located, elements[index + 1])
        }
    }
}
