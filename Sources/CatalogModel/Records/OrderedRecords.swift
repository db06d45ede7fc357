/// An ordered dictionary of the records in a YAML mapping, by author-given name, in the author's order.
///
/// Names are unique and verbatim.
public struct OrderedRecords<Value: Sendable>: Sendable {
    /// A record under a name given by the author.
    public struct Element: Sendable {
        /// The name, in place.
        public var key: Text
        /// The record under the name.
        public var value: Value

        /// Creates a record under a name with a place.
        @inlinable
        public init(key: Text, value: Value) {
            self.key = key
            self.value = value
        }

        /// The name without the place.
        @inlinable
        public var name: String { key.value }
    }

    /// The records in the author's order; names are unique.
    public var elements: [Element]

    /// Creates a dictionary of records with unique names; empty unless stated.
    @inlinable
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// The record under a name; nil for an unknown name.
    @inlinable
    public subscript(name: String) -> Value? {
        index(of: name).map { elements[$0].value }
    }

    /// Returns the record under a name, together with the name's place; nil for an unknown name.
    @inlinable
    public func element(named name: String) -> Element? {
        index(of: name).map { elements[$0] }
    }

    @inlinable
    func index(of name: String) -> Int? {
        elements.firstIndex { $0.key.value == name }
    }

    /// The names in the author's order.
    @inlinable
    public var names: [String] { elements.map(\.name) }

    /// Returns the same names with other values.
    @inlinable
    public func mapValues<Other>(_ transform: (Element) -> Other) -> OrderedRecords<Other> {
        OrderedRecords<Other>(elements.map { .init(key: $0.key, value: transform($0)) })
    }
}

extension OrderedRecords: RandomAccessCollection {
    /// The position of the first record, in the author's order.
    @inlinable
    public var startIndex: Int { elements.startIndex }
    /// The index after the last record.
    @inlinable
    public var endIndex: Int { elements.endIndex }
    /// The record at a position, together with the name.
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
