/// The storage behind a record decoded from YAML: the author's values by key, and the record's place in the file.
///
/// Records of every type are views of a node.
///
/// A node never changes, so that copies of a record share the node, and only stated keys take room.
public final class RecordNode: Sendable {
    /// A key of the record with the stated value.
    struct Field: Sendable {
        let key: AnyKey
        let value: StatedValue
    }

    /// The record's place: the key, or the start of the value in a list.
    public let range: SourceRange?
    /// Kinds of facts in the record or below.
    package let traits: RecordTraits
    private let fields: [Field]

    init(at range: SourceRange? = nil, _ fields: [Field] = []) {
        self.range = range
        self.fields = fields
        traits = fields.reduce(into: []) { traits, field in
            traits.formUnion(field.value.traits)
            if field.key === Named.keys.since || field.key === Named.keys.deprecated { traits.insert(.versions) }
            if field.key === Base.keys.extensions { traits.insert(.extensions) }
        }
    }

    /// The value of a key; nil where the author does not state the key.
    package subscript(key: AnyKey) -> StatedValue? {
        let key = key.identity ?? key
        return fields.withUnsafeBufferPointer { fields in
            for index in fields.indices where fields[index].key === key { return fields[index].value }
            return nil
        }
    }

    /// Returns the value of a key, whatever the type; nil where the author does not state the key.
    package func content(of key: AnyKey) -> StatedContent? {
        guard let value = self[key] else { return nil }
        return key.content(value)
    }

    subscript<Value>(key: Key<Value>) -> Value? {
        guard let value = self[key as AnyKey] else { return nil }
        return Stated<Value>.of(value)
    }

    /// Returns the same keys with other values; keys for which `change` gives nil are taken away.
    func mapValues(_ change: (StatedValue) -> StatedValue?) -> RecordNode {
        let changed = fields.compactMap { field in
            change(field.value).map { Field(key: field.key, value: $0) }
        }
        return RecordNode(at: range, changed)
    }

    /// Returns the same record with another value of a key; nil takes the key away.
    func setting(_ key: AnyKey, to value: StatedValue?) -> RecordNode {
        let key = key.identity ?? key
        return RecordNode(
            at: range, fields.filter { $0.key !== key } + (value.map { [Field(key: key, value: $0)] } ?? []))
    }
}

/// A collector of the keys and values of a record during decoding, for making a `RecordNode`.
package struct RecordNodeBuilder {
    private var fields: [RecordNode.Field] = []

    package init(capacity: Int) {
        fields.reserveCapacity(capacity)
    }

    package mutating func add(_ value: StatedValue, for key: AnyKey) {
        fields.append(.init(key: key.identity ?? key, value: value))
    }

    package func node(at range: SourceRange) -> RecordNode { RecordNode(at: range, fields) }
}

/// Flags for the rare contents of a record (links, vendor extensions, versions), letting walks over entries skip
/// records without any.
public struct RecordTraits: OptionSet, Sendable {
    /// The bits of the flags: 1 for links, 2 for vendor extensions, 4 for versions.
    public let rawValue: UInt8

    /// Creates a set of flags from the bits of `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The flag of prose with links.
    public static let links = RecordTraits(rawValue: 1)
    /// The flag of vendor extensions, from the key `extensions`.
    public static let extensions = RecordTraits(rawValue: 2)
    /// First version of a feature, or of a deprecation.
    public static let versions = RecordTraits(rawValue: 4)
}

/// A value in a `RecordNode` with the value's type erased, for storing values of all types in a single list.
///
/// Unchecked because a class with subclasses cannot be checked; all contents are constant and sendable.
public class StatedValue: @unchecked Sendable {
    let traits: RecordTraits

    fileprivate init(_ traits: RecordTraits) {
        self.traits = traits
    }

    /// Returns the same value where no part is redacted; nil where no part is left.
    func redacted(_ redaction: inout Redaction) -> StatedValue? { self }
}

/// A value in a `RecordNode` together with the value's type: the generic subclass of `StatedValue`.
final class Stated<Value: RecordValue>: StatedValue, @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
        super.init(value.traits)
    }

    /// Casts a value to a type: values are only ever put under a key of their type.
    static func of(_ value: StatedValue) -> Value { unsafeDowncast(value, to: Stated<Value>.self).value }

    override func redacted(_ redaction: inout Redaction) -> StatedValue? {
        let count = redaction.count
        guard let rest = value.redacted(&redaction) else { return nil }
        return redaction.count == count ? self : Stated(rest)
    }
}
