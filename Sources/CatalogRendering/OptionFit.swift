public import CatalogModel

extension BackendOptionKind {
    /// Whether a value is possible for an option of the kind after checking, as required of a default.
    public func isFit(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.flag, .bool), (.text, .string): true
        case (.choice(let choices), .string(let text)): choices.contains(text)
        case (.textList, .array(let elements)): elements.allSatisfy { $0.text != nil }
        case (.choiceList(let choices), .array(let elements)):
            Set(choices).isSuperset(of: elements.compactMap(\.text)) && elements.allSatisfy { $0.text != nil }
        default: false
        }
    }
}

extension JSONValue {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
