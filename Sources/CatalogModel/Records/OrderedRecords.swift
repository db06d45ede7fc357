/// An ordered dictionary of the records in a YAML mapping, by author-given name, in the author's order.
///
/// Names are unique and verbatim.
public struct OrderedRecords<Value: Sendable>: Sendable {
    public struct Element: Sendable {
        /// The name, in place.
        public var key: Text
        public var value: Value

        @inlinable
        public init(key: Text, value: Value) {
            self.key = key
            self.value = value
        }

        @inlinable
        public var name: String { key.value }
    }

    public var elements: [Element]

    @inlinable
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    @inlinable
    public subscript(name: String) -> Value? {
        index(of: name).map { elements[$0].value }
    }

    @inlinable
    public func element(named name: String) -> Element? {
        index(of: name).map { elements[$0] }
    }

    @inlinable
    func index(of name: String) -> Int? {
        elements.firstIndex { $0.key.value == name }
    }

    @inlinable
    public var names: [String] { elements.map(\.name) }

    /// Returns the same names with other values.
    @inlinable
    public func mapValues<Other>(_ transform: (Element) -> Other) -> OrderedRecords<Other> {
        OrderedRecords<Other>(elements.map { .init(key: $0.key, value: transform($0)) })
    }
}

extension OrderedRecords: RandomAccessCollection {
    @inlinable
    public var startIndex: Int { elements.startIndex }
    @inlinable
    public var endIndex: Int { elements.endIndex }
    @inlinable
    public subscript(position: Int) -> Element { elements[position] }
}

extension Optional {
    /// Returns the elements, none where unstated.
    ///
    /// Only for readers to whom "not stated" and "none" are the same.
    @inlinable
    public func orEmpty<Value>() -> OrderedRecords<Value> where Wrapped == OrderedRecords<Value> {
        self ?? OrderedRecords()
    }

    /// Returns the elements, none where unstated.
    ///
    /// Only for readers to whom "not stated" and "none" are the same.
    @inlinable
    public func orEmpty<Element>() -> [Element] where Wrapped == [Element] { self ?? [] }
}

/// A text, or nested branches of texts by name: the values of a token along the token's axes, the plurals of a string.
public enum TextTree: Sendable {
    case text(Text)
    case branches(OrderedRecords<TextTree>)
}
