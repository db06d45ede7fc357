extension Array: RecordValue where Element: RecordValue {
    public static var form: ValueForm { .list(Element.form) }

    /// Reads a list; a single value counts as a list with a single element.
    public static func read(from reader: any ValueReader) -> [Element]? {
        var elements: [Element] = []
        let isList = reader.elements(of: Element.form) {
            if let element = Element.read(from: reader) { elements.append(element) }
        }
        return isList ? elements : Element.read(from: reader).map { [$0] }
    }

    /// Overloads of a single function; a name alone is an overload without further facts.
    public static var isNameEnough: Bool { Element.isNameEnough }
    public static func empty(at range: SourceRange) -> [Element]? { Element.empty(at: range).map { [$0] } }
    public var content: StatedContent { .list(map(\.content)) }
    public var traits: RecordTraits { reduce(into: []) { $0.formUnion($1.traits) } }
}

extension OrderedRecords: RecordValue where Value: RecordValue {
    public static var form: ValueForm { .byName(Value.form, allowsNames: Value.isNameEnough) }

    public static func read(from reader: any ValueReader) -> OrderedRecords<Value>? {
        var elements: [Element] = []
        let isByName = reader.names(allowsNames: Value.isNameEnough) { name, hasValue in
            // A name whose value could not be read is still a name that others may refer to.
            if let value = (hasValue ? Value.read(from: reader) : nil) ?? Value.empty(at: name.range) {
                elements.append(Element(key: name, value: value))
            }
        }
        return isByName ? OrderedRecords(elements) : nil
    }

    public var traits: RecordTraits { elements.reduce(into: []) { $0.formUnion($1.value.traits) } }

    public var content: StatedContent {
        let contents = map { (name: $0.key, value: $0.value.content) }
        return Value.isData ? .members(contents) : .byName(contents)
    }
}

extension TextTree: RecordValue {
    public static var form: ValueForm { .tree }

    public static func read(from reader: any ValueReader) -> TextTree? {
        guard reader.isMapping else { return Text.read(from: reader).map { .text($0) } }
        return OrderedRecords<TextTree>.read(from: reader).map { .branches($0) }
    }

    public var content: StatedContent {
        switch self {
        case .text(let text): text.content
        case .branches(let branches): .members(branches.map { (name: $0.key, value: $0.value.content) })
        }
    }
}
