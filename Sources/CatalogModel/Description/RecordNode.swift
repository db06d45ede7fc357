/// The storage of a record decoded from YAML: the author's values by key, and the record's location in the file.
///
/// Records of every type are views of a node.
///
/// A node never changes, so that copies of a record share the node, and only stated keys take room.
public final class RecordNode: Sendable {
    /// A key of the record with the stated value.
    struct Field: Sendable {
        let key: ObjectIdentifier
        let value: StatedValue
    }

    /// The record's place: the key, or the start of the value in a list.
    public let range: SourceRange?
    /// Kinds of facts in the record or below.
    package let traits: RecordTraits
    private let fields: [Field]
    /// The marks of all stated keys: most keys asked for are not stated, and are then not looked for.
    private let marks: UInt64

    init(at range: SourceRange? = nil, _ fields: [Field] = []) {
        self.range = range
        self.fields = fields
        var traits: RecordTraits = []
        var marks: UInt64 = 0
        for field in fields {
            traits.formUnion(field.value.traits)
            marks |= Self.mark(of: field.key)
        }
        self.traits = traits
        self.marks = marks
    }

    /// Returns one of 64 bits, mostly another one for each key of a record.
    private static func mark(of identity: ObjectIdentifier) -> UInt64 {
        // The addresses of keys have regular distances, and the uppermost bits of a product depend on all bits.
        1 << ((UInt64(UInt(bitPattern: identity)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }

    /// The value of a key; nil where the author does not state the key.
    package subscript(key: AnyKey) -> StatedValue? { value(of: key.identity) }

    private func value(of identity: ObjectIdentifier) -> StatedValue? {
        if marks & Self.mark(of: identity) == 0 { return nil }
        return fields.withUnsafeBufferPointer { fields in
            for index in fields.indices where fields[index].key == identity { return fields[index].value }
            return nil
        }
    }

    /// Returns the value of a key, of any type; nil where the author does not state the key.
    package func content(of key: AnyKey) -> StatedContent? { self[key]?.content }

    /// Visits the stated keys out of a list, by place in the list, in order.
    ///
    /// With `traits`, values without any such facts are left out.
    package func forEachContent(
        of keys: [ObjectIdentifier], holding traits: RecordTraits? = nil,
        _ body: (_ location: Int, _ content: StatedContent) -> Void
    ) {
        forEachValue(of: keys, holding: traits) { body($0, $1.content) }
    }

    /// Visits the stated keys out of a list, as `forEachContent` does, with the values themselves.
    package func forEachValue(
        of keys: [ObjectIdentifier], holding traits: RecordTraits? = nil,
        _ body: (_ location: Int, _ value: StatedValue) -> Void
    ) {
        var left = fields.count
        for location in keys.indices {
            if left == 0 { return }
            guard let value = value(of: keys[location]) else { continue }
            left -= 1
            if let traits, value.traits.isDisjoint(with: traits) { continue }
            body(location, value)
        }
    }

    subscript<Value>(key: Key<Value>) -> Value? {
        guard let value = self[key as AnyKey] else { return nil }
        return Stated<Value>.of(value)
    }

    /// Returns the same keys with other values; keys for which `change` returns nil are removed.
    func mapValues(_ change: (StatedValue) -> StatedValue?) -> RecordNode {
        let changed = fields.compactMap { field in
            change(field.value).map { Field(key: field.key, value: $0) }
        }
        return RecordNode(at: range, changed)
    }

    /// Returns the same record with another value of a key; nil takes the key away.
    func setting(_ key: AnyKey, to value: StatedValue?) -> RecordNode {
        let key = key.identity
        return RecordNode(
            at: range, fields.filter { $0.key != key } + (value.map { [Field(key: key, value: $0)] } ?? []))
    }
}

/// A collector of the keys and values of a record during decoding, for making a `RecordNode`.
package struct RecordNodeBuilder {
    private var fields: [RecordNode.Field] = []

    package init(capacity: Int) {
        fields.reserveCapacity(capacity)
    }

    package mutating func add(_ value: StatedValue, for key: AnyKey) {
        fields.append(.init(key: key.identity, value: value))
    }

    package func node(at range: SourceRange) -> RecordNode { RecordNode(at: range, fields) }
}

/// Flags for contents of a record sought by walks (links, vendor extensions, versions, examples, mentions,
/// deprecations, limits), letting the walks skip records without any.
public struct RecordTraits: OptionSet, Sendable {
    /// The bits of the flags: 1 for links, 2 for vendor extensions, 4 for versions, 8 for examples, 16 for mentions, 32
    /// for deprecations, 64 for limits, 128 for demos.
    public let rawValue: UInt8

    /// Creates a set of flags from the bits of `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The flag of prose with links.
    public static let links = RecordTraits(rawValue: 1)
    /// The flag of vendor extensions, from the key `extensions`.
    public static let extensions = RecordTraits(rawValue: 2)
    /// First version of a feature, or of a deprecation.
    public static let versions = RecordTraits(rawValue: 4)
    /// The flag of code examples.
    public static let examples = RecordTraits(rawValue: 8)
    /// The flag of texts that name types, tokens or replacements.
    public static let mentions = RecordTraits(rawValue: 16)
    /// The flag of deprecations.
    public static let deprecations = RecordTraits(rawValue: 32)
    /// The flag of limits of properties.
    public static let limits = RecordTraits(rawValue: 64)
    /// The flag of demos.
    public static let demos = RecordTraits(rawValue: 128)
}

/// A value in a `RecordNode` with the value's type erased, for storing values of all types in a single list.
///
/// Unchecked because a class with subclasses cannot be checked; all contents are constant and sendable.
public class StatedValue: @unchecked Sendable {
    let traits: RecordTraits
    /// The flags from the key.
    fileprivate let keyTraits: RecordTraits

    fileprivate init(_ traits: RecordTraits, adding keyTraits: RecordTraits) {
        self.traits = traits.union(keyTraits)
        self.keyTraits = keyTraits
    }

    /// The value as generic content; every subclass has its own.
    package var content: StatedContent { .data(.null, nil) }

    /// Visits the value without making lists of contents; every subclass has its own.
    package func forEachPart(_ body: (ContentPart) -> Void) {}

    /// Returns the same value where no part is redacted; nil where no part is left.
    func redacted(_ redaction: inout Redaction) -> StatedValue? { self }
}

/// A value in a `RecordNode` together with the value's type: the generic subclass of `StatedValue`.
final class Stated<Value: RecordValue>: StatedValue, @unchecked Sendable {
    let value: Value

    /// Creates a stated value with flags from the key.
    init(_ value: Value, adding keyTraits: RecordTraits) {
        self.value = value
        super.init(value.traits, adding: keyTraits)
    }

    /// Casts a value to a type: values are only ever put under a key of their type.
    static func of(_ value: StatedValue) -> Value { unsafeDowncast(value, to: Stated<Value>.self).value }

    package override var content: StatedContent { value.content }

    package override func forEachPart(_ body: (ContentPart) -> Void) { value.forEachPart(body) }

    override func redacted(_ redaction: inout Redaction) -> StatedValue? {
        let count = redaction.count
        guard let rest = value.redacted(&redaction) else { return nil }
        return redaction.count == count ? self : Stated(rest, adding: keyTraits)
    }
}
