/// A declared key of records, such as `title`: meaning, allowed values, and way of reading, without the values' type.
///
/// Every record with a key holds the key's value under the same object: records compare keys by identity. Keys are
/// declared as constants and never go. Unchecked because a class with subclasses cannot be checked; all contents are
/// constant and sendable.
public class AnyKey: @unchecked Sendable {
    /// The meaning of the key in a few words, for the reference and for editors.
    public let meaning: String
    /// Whether a record is incomplete without the key.
    public let isRequired: Bool
    /// Whether empty text is meaningful there, although the key is required.
    public let mayBeEmpty: Bool
    /// The other key under which records hold the value; nil for a key of its own.
    private let shared: ObjectIdentifier?
    /// Form worked out on demand, because records contain themselves.
    let form: @Sendable () -> ValueForm
    package let read: @Sendable (any ValueReader) -> StatedValue?

    /// The identity under which records hold the value.
    ///
    /// A number instead of the object, because threads would share the reference counts of few objects.
    package var identity: ObjectIdentifier { shared ?? ObjectIdentifier(self) }

    fileprivate init<Value: RecordValue>(
        _ meaning: String, required isRequired: Bool, mayBeEmpty: Bool, as shared: Key<Value>?, _: Value.Type
    ) {
        self.meaning = meaning
        self.isRequired = isRequired
        self.mayBeEmpty = mayBeEmpty
        self.shared = shared?.identity
        form = { Value.form }
        read = { reader in Value.read(from: reader).map { Stated($0) } }
    }
}

/// A declared key of records, such as `title`, with the Swift type of the values.
public final class Key<Value: RecordValue>: AnyKey, @unchecked Sendable {
    init(required isRequired: Bool = false, mayBeEmpty: Bool = false, _ meaning: String) {
        super.init(meaning, required: isRequired, mayBeEmpty: mayBeEmpty, as: nil, Value.self)
    }

    /// A key shared by records, with a further meaning in the present record.
    init(_ shared: Key<Value>, required isRequired: Bool, _ meaning: String) {
        super.init(meaning, required: isRequired, mayBeEmpty: false, as: shared, Value.self)
    }
}
