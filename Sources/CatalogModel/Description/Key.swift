/// A declared key of records, such as `title`: meaning, allowed values, and way of reading, without the values' type.
///
/// Every record with a key stores the key's value under the same object: records compare keys by identity. Keys are
/// declared as constants and never freed. Unchecked because a class with subclasses cannot be checked; all contents are
/// constant and sendable.
public class AnyKey: @unchecked Sendable {
    /// The meaning of the key in a few words, for the reference and for editors.
    public let meaning: String
    /// Whether a record is incomplete without the key.
    public let isRequired: Bool
    /// Whether empty text is meaningful there, although the key is required.
    public let mayBeEmpty: Bool
    /// The kind of mention in the texts of the key; nil for none.
    package let mention: MentionKind?
    /// The flags of a record with the key, beside the flags of the value.
    let traits: RecordTraits
    /// The other key under which records store the value; nil for a key of its own.
    private let shared: ObjectIdentifier?
    /// Format computed on demand, because records contain themselves.
    let form: @Sendable () -> ValueForm
    package let read: @Sendable (any ValueReader) -> StatedValue?

    /// The identity under which records store the value.
    ///
    /// A number instead of the object, because threads would share the reference counts of few objects.
    package var identity: ObjectIdentifier { shared ?? ObjectIdentifier(self) }

    fileprivate init<Value: RecordValue>(
        _ meaning: String, required isRequired: Bool, mayBeEmpty: Bool, naming mention: MentionKind?,
        holding traits: RecordTraits, as shared: Key<Value>?, _: Value.Type
    ) {
        self.meaning = meaning
        self.isRequired = isRequired
        self.mayBeEmpty = mayBeEmpty
        self.mention = mention
        self.traits = traits
        self.shared = shared?.identity
        form = { Value.form }
        read = { reader in Value.read(from: reader).map { Stated($0, adding: traits) } }
    }
}

/// A declared key of records, such as `title`, with the Swift type of the values.
public final class Key<Value: RecordValue>: AnyKey, @unchecked Sendable {
    init(
        required isRequired: Bool = false, mayBeEmpty: Bool = false, naming mention: MentionKind? = nil,
        holding traits: RecordTraits = [], _ meaning: String
    ) {
        super.init(
            meaning, required: isRequired, mayBeEmpty: mayBeEmpty, naming: mention,
            holding: mention == nil ? traits : traits.union(.mentions), as: nil, Value.self)
    }

    /// A key shared by records, with a further meaning in the present record.
    init(_ shared: Key<Value>, required isRequired: Bool, _ meaning: String) {
        super.init(
            meaning, required: isRequired, mayBeEmpty: false, naming: shared.mention, holding: shared.traits,
            as: shared, Value.self)
    }
}

/// The kind of mention made by the texts of a key, for finding the mentions of a type or a token.
package enum MentionKind: Sendable {
    case type, token
    /// The replacement of something deprecated: a member, a token or an entry.
    case replacement
}
