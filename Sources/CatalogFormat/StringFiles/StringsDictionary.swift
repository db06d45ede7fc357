import CatalogModel

/// The localized texts of a `.stringsdict` file, a property list with plurals: the format of each text, the plural
/// forms of each variable, and variants by device and width.
struct StringsDictionary {
    private(set) var texts: [LocalizedText] = []

    /// Keys of variants → criteria of variation.
    private static let variants = [
        "NSStringDeviceSpecificRuleType": "device", "NSStringVariableWidthRuleType": "width",
    ]

    init(_ file: SourceFile, language: String?, diagnostics: inout Diagnostics) {
        guard let root = XMLReader.root(of: file, diagnostics: &diagnostics) else { return }
        guard root.name == "plist", let list = root.elements.first, list.name == "dict" else {
            diagnostics.report(.malformedStrings("a list of plurals is a property list", at: root.range))
            return
        }
        for (key, value) in Self.pairs(list) {
            switch value.name {
            case "dict": texts.append(Self.text(key, of: value, language: language))
            case "string": texts.append(LocalizedText(key: key, language: language, content: .text(value.located)))
            default: diagnostics.report(.noText(key, "'\(value.name)'", at: value.range))
            }
        }
    }

    private static func text(_ key: Text, of value: XMLElement, language: String?) -> LocalizedText {
        let pairs = pairs(value)
        let varying = pairs.compactMap { name, value in
            variants[name.value].map { label in
                OrderedRecords<TextTree>.Element(
                    key: Text(label, at: name.range), value: .branches(forms(value)))
            }
        }
        if !varying.isEmpty {
            return LocalizedText(key: key, language: language, content: .variants(OrderedRecords(varying)))
        }
        let variables = pairs.filter { $0.value.name == "dict" }.map { name, value in
            OrderedRecords<TextTree>.Element(key: name, value: .branches(forms(value)))
        }
        let format = pairs.first { $0.key.value == "NSStringLocalizedFormatKey" }?.value.located
        return LocalizedText(key: key, language: language, variables: variables, sentence: format)
    }

    private static func forms(_ variable: XMLElement) -> OrderedRecords<TextTree> {
        OrderedRecords(
            pairs(variable).filter { !$0.key.value.hasPrefix("NSString") }
                .compactMap { key, value in
                    switch value.name {
                    case "string": .init(key: key, value: .text(value.located))
                    case "dict": .init(key: key, value: .branches(forms(value)))
                    default: nil
                    }
                })
    }

    private static func pairs(_ list: XMLElement) -> [(key: Text, value: XMLElement)] {
        let elements = list.elements
        return elements.indices.compactMap { index in
            guard elements[index].name == "key", index + 1 < elements.count else { return nil }
            return (elements[index].located, elements[index + 1])
        }
    }
}

extension LocalizedText {
    /// Creates a text from the plural forms of its variables and the sentence around them.
    ///
    /// A sentence of one variable alone leaves its forms.
    init(
        key: Text, language: String?, variables: [OrderedRecords<TextTree>.Element], sentence: Text?
    ) {
        if variables.isEmpty, let sentence {
            self.init(key: key, language: language, content: .text(sentence))
            return
        }
        let only = variables.count == 1 ? variables.first : nil
        let isWhole =
            sentence.map { sentence in
                only.map { ["%#@\($0.name)@", "%1$#@\($0.name)@"].contains(sentence.value) } ?? false
            } ?? (only != nil)
        if isWhole, case .branches(let forms)? = only?.value {
            self.init(key: key, language: language, content: .plurals(forms))
            return
        }
        self.init(key: key, language: language, content: .plurals(OrderedRecords(variables)))
        self.sentence = sentence
    }
}
