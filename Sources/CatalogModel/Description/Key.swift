/// A declared key of records, such as `title`: meaning, allowed values, and way of reading, without the values' type.
///
/// Every record with a key holds the key's value under the same object: records compare keys by identity. Unchecked
/// because a class with subclasses cannot be checked; all contents are constant and sendable.
public class AnyKey: @unchecked Sendable {
    /// The meaning of the key in a few words, for the reference and for editors.
    public let meaning: String
    /// Whether a record is incomplete without the key.
    public let isRequired: Bool
    /// Whether empty text is meaningful there, although the key is required.
    public let mayBeEmpty: Bool
    /// The key under which records hold the value.
    let identity: AnyKey?
    /// Form worked out on demand, because records contain themselves.
    let form: @Sendable () -> ValueForm
    package let read: @Sendable (any ValueReader) -> StatedValue?
    let content: @Sendable (StatedValue) -> StatedContent

    fileprivate init<Value: RecordValue>(
        _ meaning: String, required isRequired: Bool, mayBeEmpty: Bool, as identity: Key<Value>?, _: Value.Type
    ) {
        self.meaning = meaning
        self.isRequired = isRequired
        self.mayBeEmpty = mayBeEmpty
        self.identity = identity
        form = { Value.form }
        read = { reader in Value.read(from: reader).map { Stated($0) } }
        content = { value in Stated<Value>.of(value).content }
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
