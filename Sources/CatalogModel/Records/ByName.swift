/// Records by the names that the author gave them, in the author's order. Names are unique and verbatim.
public struct ByName<Value: Sendable>: Sendable {
    public struct Element: Sendable {
        /// Name and record are kept outside of the element: records are large, and elements are copied whenever they
        /// are passed on.
        @usableFromInline
        var box: Box<Value>

        @inlinable
        public init(key: Text, value: Value) {
            box = Box(key, value)
        }

        /// The name, at its place.
        @inlinable
        public var key: Text {
            _read { yield box.key }
            set { box = Box(newValue, box.value) }
        }

        @inlinable
        public var value: Value {
            _read { yield box.value }
            set { box = Box(box.key, newValue) }
        }

        @inlinable
        public var name: String { box.key.value }
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

    /// By index, because looking at an element as a value would copy all of a record.
    @inlinable
    func index(of name: String) -> Int? {
        elements.indices.first { elements[$0].box.key.value == name }
    }

    @inlinable
    public var names: [String] { elements.indices.map { elements[$0].box.key.value } }

    /// The same names with other values.
    @inlinable
    public func mapValues<Other>(_ transform: (Element) -> Other) -> ByName<Other> {
        ByName<Other>(elements.map { .init(key: $0.key, value: transform($0)) })
    }
}

extension ByName: RandomAccessCollection {
    @inlinable
    public var startIndex: Int { elements.startIndex }
    @inlinable
    public var endIndex: Int { elements.endIndex }
    @inlinable
    public subscript(position: Int) -> Element { elements[position] }
}

extension Optional {
    /// The elements, none where the author stated nothing. Only for readers to whom "not stated" and "none" are the
    /// same.
    @inlinable
    public func orEmpty<Value>() -> ByName<Value> where Wrapped == ByName<Value> { self ?? ByName() }

    /// The elements, none where the author stated nothing. Only for readers to whom "not stated" and "none" are the
    /// same.
    @inlinable
    public func orEmpty<Element>() -> [Element] where Wrapped == [Element] { self ?? [] }
}

/// A value kept outside of the record that holds it, so that a record can hold one of its own kind.
public indirect enum Indirect<Value: Sendable>: Sendable {
    case value(Value)

    @inlinable
    public init(_ value: Value) { self = .value(value) }

    @inlinable
    public var value: Value {
        switch self {
        case .value(let value): value
        }
    }
}

/// Text, or branches that lead to text: the values of a token along its axes, the plurals of a string.
public enum TextTree: Sendable {
    case text(Text)
    case branches(ByName<TextTree>)
}

/// A name and its value, which copies of an element share.
@usableFromInline
final class Box<Value: Sendable>: Sendable {
    @usableFromInline
    let key: Text
    @usableFromInline
    let value: Value

    @inlinable
    init(_ key: Text, _ value: Value) {
        self.key = key
        self.value = value
    }
}
