/// Keeps a value that few records state outside of them.
///
/// Records are passed on all the time, and there are a hundred in an entry. With this mark a key that is not stated
/// takes the room of a reference, and not that of a text with its place.
@propertyWrapper
public struct Apart<Value: Sendable>: Sendable {
    @usableFromInline
    var box: ApartBox<Value>?

    @inlinable
    public init() {}

    @inlinable
    public init(wrappedValue: Value?) {
        box = wrappedValue.map { ApartBox($0) }
    }

    @inlinable
    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map { ApartBox($0) } }
    }
}

/// A value that copies of a record share.
@usableFromInline
final class ApartBox<Value: Sendable>: Sendable {
    @usableFromInline
    let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}
