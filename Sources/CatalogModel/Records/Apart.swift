/// Keeps a value that few records state outside of them.
///
/// Records are passed on all the time, and there are a hundred in an entry. With this mark a key that is not stated
/// takes the room of a reference, and not that of a text with its place.
@propertyWrapper
public struct Apart<Value: Sendable>: Sendable {
    @usableFromInline
    var box: Box<Value>?

    @inlinable
    public init() {}

    @inlinable
    public init(wrappedValue: Value?) {
        box = wrappedValue.map { Box($0) }
    }

    @inlinable
    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map { Box($0) } }
    }
}
