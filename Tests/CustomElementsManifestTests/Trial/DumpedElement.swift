import CatalogModel

/// An element in the dump of a registry.
struct DumpedElement {
    /// The entry.
    let entry: JSONValue
    /// The type.
    let type: JSONValue
    private let imports: [JSONValue]

    /// nil unless the catalog has an entry for the tag with one type of its name.
    init?(_ tag: String, in dump: JSONValue) {
        guard let entry = dump["components"]?.elements.first(where: { $0["id"] == .string(tag) }),
            let web = entry["implementations"]?.record("web"), let type = web["types"]?.record(tag)
        else { return nil }
        self.entry = entry
        self.type = type
        imports = web["imports"]?.elements ?? []
    }

    /// Whether the dump says a fact where it should.
    func says(_ fact: ManifestFact) -> Bool {
        if fact.path == ["description"] { return sentences == fact.text.words }
        if fact.path.first == "imports" { return imports.contains(.string(fact.text)) }
        guard let value = value(at: fact.path) else { return false }
        switch (fact.kind, value) {
        case (.flag, .bool(let flag)): return fact.text == (flag ? "true" : "false")
        case (.name, .object), (.value, .object): return true
        case (_, .string(let text)): return text == fact.text
        default: return false
        }
    }

    /// What the entry says of the element itself, word by word: the summary is the beginning of the description.
    private var sentences: [String] {
        [entry["summary"], entry["description"]].compactMap { $0?.text }.joined(separator: "\n").words
    }

    private func value(at path: [String]) -> JSONValue? {
        path.reduce(type) { (value: JSONValue?, step) in
            guard case .array(let elements)? = value else { return value?[step] }
            // A list of one, such as what a class inherits from, is gone through.
            return value?.record(step) ?? (elements.count == 1 ? elements[0][step] : nil)
        }
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        if case .object(let object) = self { object[key] } else { nil }
    }

    var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A record of a mapping by name, which is a list in the dump.
    func record(_ name: String) -> JSONValue? { record("name", name) }

    func record(_ key: String, _ name: String) -> JSONValue? {
        elements.first { $0[key] == .string(name) }
    }
}

extension String {
    var words: [String] { split { $0.isWhitespace }.map(String.init) }
}
