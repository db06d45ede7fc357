extension Array: RecordValue where Element: RecordValue {
    /// The format of a list with elements of the element type's format.
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
    /// Returns a list with the element of the name alone; nil where the name alone is meaningless for an element.
    public static func empty(at range: SourceRange) -> [Element]? { Element.empty(at: range).map { [$0] } }
    /// The contents of the elements, in order.
    public var content: StatedContent { .list(map { $0.content }) }
    /// Visits the list and then the elements, in order.
    public func forEachPart(_ body: (ContentPart) -> Void) {
        body(.list(count: count))
        for element in self { element.forEachPart(body) }
    }
    /// The kinds of facts in any of the elements.
    public var traits: RecordTraits { reduce(into: []) { $0.formUnion($1.traits) } }
}

extension OrderedRecords: RecordValue where Value: RecordValue {
    /// The format of a mapping from names to values, or of a list of names where values may be left out.
    public static var form: ValueForm { .byName(Value.form, allowsNames: Value.isNameEnough) }

    /// Reads a mapping or a list of names; nil for a value of another format, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> OrderedRecords<Value>? {
        var elements: [Element] = []
        let isByName = reader.names(allowsNames: Value.isNameEnough) { name, hasValue in
            // Keep a name whose value could not be read, because other names may refer to it.
            if let value = (hasValue ? Value.read(from: reader) : nil) ?? Value.empty(at: name.range) {
                elements.append(Element(key: name, value: value))
            }
        }
        return isByName ? OrderedRecords(elements) : nil
    }

    /// The kinds of facts in any of the values.
    public var traits: RecordTraits { elements.reduce(into: []) { $0.formUnion($1.value.traits) } }

    /// The contents of the values by name, in the author's order.
    public var content: StatedContent {
        // Map the array itself: with types resolved at run time, operations of a collection need more lookups.
        let contents = elements.map { (name: $0.key, value: $0.value.content) }
        return Value.isData ? .members(contents) : .byName(contents)
    }

    /// Visits the mapping and then each name with the value, in the author's order.
    public func forEachPart(_ body: (ContentPart) -> Void) {
        body(.named(count: elements.count))
        for element in elements {
            body(.name(element.key))
            element.value.forEachPart(body)
        }
    }
}

extension TextTree: RecordValue {
    /// The format of a tree: text, or a mapping of trees.
    public static var form: ValueForm { .tree }

    /// Reads text or a mapping of trees; nil for a value of another format, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> TextTree? {
        guard reader.isMapping else { return Text.read(from: reader).map { .text($0) } }
        return OrderedRecords<TextTree>.read(from: reader).map { .branches($0) }
    }

    /// The content of the text, or of the branches by name.
    public var content: StatedContent {
        switch self {
        case .text(let text): text.content
        case .branches(let branches): .members(branches.map { (name: $0.key, value: $0.value.content) })
        }
    }
}
