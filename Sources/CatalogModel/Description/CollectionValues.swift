extension Array: RecordValue where Element: RecordValue {
    public static var form: ValueForm { .list(Element.form) }

    /// One value counts as a list of one.
    public static func read(from reader: any ValueReader) -> [Element]? {
        var elements: [Element] = []
        let isList = reader.elements(of: Element.form) {
            if let element = Element.read(from: reader) { elements.append(element) }
        }
        return isList ? elements : Element.read(from: reader).map { [$0] }
    }

    /// Overloads of one function; a name alone is one overload without anything to add.
    public static var isNameEnough: Bool { Element.isNameEnough }

    public static func empty(at range: SourceRange) -> [Element]? { Element.empty(at: range).map { [$0] } }

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

extension ByName: RecordValue where Value: RecordValue {
    public static var form: ValueForm { .byName(Value.form, allowsNames: Value.isNameEnough) }

    public static func read(from reader: any ValueReader) -> ByName<Value>? {
        var elements: [Element] = []
        let isByName = reader.names(allowsNames: Value.isNameEnough) { name, hasValue in
            // A name whose value could not be read is still a name that others may refer to.
            if let value = (hasValue ? Value.read(from: reader) : nil) ?? Value.empty(at: name.range) {
                elements.append(Element(key: name, value: value))
            }
        }
        return isByName ? ByName(elements) : nil
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

extension TextTree: RecordValue {
    public static var form: ValueForm { .tree }

    public static func read(from reader: any ValueReader) -> TextTree? {
        guard reader.isMapping else { return Text.read(from: reader).map { .text($0) } }
        return ByName<TextTree>.read(from: reader).map { .branches($0) }
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
