public import CatalogModel

extension BackendOption.Kind {
    /// Whether a value is one that an option of this kind has after it has been checked, as its default has to be.
    public func isFit(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.flag, .bool), (.text, .string): true
        case (.choice(let choices), .string(let text)): choices.contains(text)
        case (.textList, .array(let elements)): elements.allSatisfy { $0.text != nil }
        case (.choiceList(let choices), .array(let elements)):
            elements.allSatisfy { $0.text.map(choices.contains) ?? false }
        default: false
        }
    }
}

extension JSONValue {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
