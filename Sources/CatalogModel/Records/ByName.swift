/// Records by the names that the author gave them, in the author's order. Names are unique and verbatim.
public struct ByName<Value: Sendable>: Sendable {
    public struct Element: Sendable {
        /// The name, at its place.
        public var key: Text
        public var value: Value

        public init(key: Text, value: Value) {
            self.key = key
            self.value = value
        }

        public var name: String { key.value }
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    public subscript(name: String) -> Value? {
        elements.first { $0.key.value == name }?.value
    }

    public func element(named name: String) -> Element? {
        elements.first { $0.key.value == name }
    }

    public var names: [String] { elements.map(\.key.value) }

    /// The same names with other values.
    public func mapValues<Other>(_ transform: (Element) -> Other) -> ByName<Other> {
        ByName<Other>(elements.map { .init(key: $0.key, value: transform($0)) })
    }
}

extension ByName: RandomAccessCollection {
    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(position: Int) -> Element { elements[position] }
}

extension Optional {
    /// The elements, none where the author stated nothing. Only for readers to whom "not stated" and "none" are the
    /// same.
    public func orEmpty<Value>() -> ByName<Value> where Wrapped == ByName<Value> { self ?? ByName() }

    /// The elements, none where the author stated nothing. Only for readers to whom "not stated" and "none" are the
    /// same.
    public func orEmpty<Element>() -> [Element] where Wrapped == [Element] { self ?? [] }
}

/// A value kept outside of the record that holds it, so that a record can hold one of its own kind.
public indirect enum Indirect<Value: Sendable>: Sendable {
    case value(Value)

    public init(_ value: Value) { self = .value(value) }

    public var value: Value {
        switch self {
        case .value(let value): value
        }
    }
}

/// Text, or branches that lead to text: the values of a token along its axes, the plurals of a string.
public indirect enum TextTree: Sendable {
    case text(Text)
    case branches(ByName<TextTree>)
}
