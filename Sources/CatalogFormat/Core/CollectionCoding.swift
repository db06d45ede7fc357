public import CatalogModel
public import CatalogYAML

extension Array: FormatValue where Element: FormatValue {
    public static var form: ValueForm { .list(Element.form) }

    /// One value counts as a list of one.
    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> [Element]? {
        guard case .sequence(let sequence) = node.content else {
            return Element.decode(node, &context).map { [$0] }
        }
        Element.check(sequence, &context)
        var elements: [Element] = []
        elements.reserveCapacity(sequence.elements.count)
        for index in sequence.elements.indices {
            let element = sequence.elements[index]
            if element.isAbsent {
                context.report(.missingElement(of: context.subject, at: element.range))
            } else if let value = Element.decode(element, &context) {
                elements.append(consume value)
            }
        }
        return elements
    }

    public var dump: JSONValue { .array(map(\.dump)) }

    /// Several values under one name stand one after the other, each with the name.
    public func dump(named name: String) -> [JSONValue] {
        isEmpty ? [["name": .string(name)]] : flatMap { $0.dump(named: name) }
    }

    public var namedCount: Int { isEmpty ? 1 : reduce(0) { $0 + $1.namedCount } }

    public func place(_ way: ArraySlice<String>) -> SourceRange? {
        way.first.flatMap { Int($0) }.flatMap { indices.contains($0) ? self[$0].place(way.dropFirst()) : nil }
    }

    public func place(_ way: ArraySlice<String>, inNamed index: Int) -> SourceRange? {
        var index = index
        for element in self {
            let count = element.namedCount
            if index < count { return element.place(way, inNamed: index) }
            index -= count
        }
        return nil
    }
}

extension ByName: FormatValue where Value: FormatValue {
    public static var form: ValueForm {
        .byName(Value.form, allowsNames: Value.self is any EmptyFormatValue.Type)
    }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> ByName<Value>? {
        switch node.content {
        case .mapping(let mapping): decode(mapping, &context)
        case .sequence(let sequence): decodeNames(sequence.elements, of: node, &context)
        case .scalar: decodeNames([node], of: node, &context)
        }
    }

    private static func decode(_ mapping: YAMLMapping, _ context: inout DecodingContext) -> ByName<Value> {
        let subject = context.subject
        var elements: [Element] = []
        elements.reserveCapacity(mapping.pairs.count)
        for index in mapping.pairs.indices {
            if let element = element(index, of: mapping.pairs, &context) { elements.append(element) }
        }
        context.subject = subject
        return ByName(elements)
    }

    /// Reads a pair. It is looked at in its place, because it is large.
    private static func element(
        _ index: Int, of pairs: [YAMLMapping.Pair], _ context: inout DecodingContext
    ) -> Element? {
        let node = pairs[index].value
        if node.isAbsent {
            context.report(.missingValue(of: pairs[index].key))
            return nil
        }
        context.subject = pairs[index].key.value
        context.subjectRange = pairs[index].key.range
        if let value = Value.decode(node, &context) {
            return Element(key: pairs[index].key, value: consume value)
        }
        // A name whose value could not be read is still a name that others may refer to.
        return emptyValue(at: pairs[index].key.range).map { Element(key: pairs[index].key, value: $0) }
    }

    /// A list of names, where no record has anything to add.
    private static func decodeNames(
        _ nodes: [YAMLNode], of node: YAMLNode, _ context: inout DecodingContext
    ) -> ByName<Value>? {
        var elements: [Element] = []
        var firstRanges: [String: SourceRange] = [:]
        for element in nodes {
            guard case .scalar(let scalar) = element.content, !element.isAbsent,
                let value = emptyValue(at: element.range)
            else {
                context.report(.notAName(element, of: context.subject))
                return nil
            }
            if let first = firstRanges.updateValue(element.range, forKey: scalar.text) {
                context.report(.duplicateName(scalar.text, of: context.subject, at: element.range, first: first))
                continue
            }
            elements.append(Element(key: Text(scalar.text, at: element.range), value: value))
        }
        return ByName(elements)
    }

    /// The value of a name that stands alone; nil when a name alone says nothing.
    private static func emptyValue(at range: SourceRange) -> Value? {
        (Value.self as? any EmptyFormatValue.Type)?.empty(at: range) as? Value
    }

    public var dump: JSONValue {
        if case .data = Value.form {
            var object = JSONObject()
            for element in self { object.append(element.name, element.value.dump) }
            return .object(object)
        }
        return .array(flatMap { $0.value.dump(named: $0.name) })
    }

    public func place(_ way: ArraySlice<String>) -> SourceRange? {
        guard let step = way.first else { return nil }
        if case .data = Value.form {
            return element(named: step).flatMap { $0.value.place(way.dropFirst()) ?? $0.key.range }
        }
        guard var index = Int(step) else { return nil }
        for element in self {
            let count = element.value.namedCount
            if index < count { return element.value.place(way.dropFirst(), inNamed: index) ?? element.key.range }
            index -= count
        }
        return nil
    }
}

/// Overloads of one function; a name alone is one overload without anything to add.
extension Array: EmptyFormatValue where Element: EmptyFormatValue {
    public static func empty(at range: SourceRange) -> [Element] { [Element.empty(at: range)] }
}

extension Indirect: FormatValue where Value: FormatValue {
    public static var form: ValueForm { Value.form }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Indirect<Value>? {
        Value.decode(node, &context).map { Indirect($0) }
    }

    public var dump: JSONValue { value.dump }

    public func place(_ way: ArraySlice<String>) -> SourceRange? { value.place(way) }
}

extension TextTree: FormatValue {
    public static var form: ValueForm { .tree }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> TextTree? {
        guard case .mapping = node.content else { return Text.decode(node, &context).map { .text($0) } }
        return ByName<TextTree>.decode(node, &context).map { .branches($0) }
    }

    public var dump: JSONValue {
        switch self {
        case .text(let text): return text.dump
        case .branches(let branches):
            var object = JSONObject()
            for branch in branches { object.append(branch.name, branch.value.dump) }
            return .object(object)
        }
    }

    public func place(_ way: ArraySlice<String>) -> SourceRange? {
        switch self {
        case .text(let text): return text.range
        case .branches(let branches):
            guard let branch = way.first.flatMap({ branches.element(named: $0) }) else { return nil }
            return branch.value.place(way.dropFirst()) ?? branch.key.range
        }
    }
}

extension JSONValue: FormatValue, LocatableValue {
    public static var form: ValueForm { .data }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> JSONValue? {
        node.jsonValue()
    }

    public var dump: JSONValue { self }
}
