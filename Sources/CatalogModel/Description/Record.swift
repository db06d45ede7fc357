/// An interface giving typed access to the keys of a record (a YAML mapping), as stated by an author.
public protocol RecordView: Sendable {
    var node: RecordNode { get set }
    init(node: RecordNode)
}

extension RecordView {
    /// A record without content.
    public init() { self.init(node: RecordNode()) }

    /// Keys of every record.
    public var base: Base {
        get { Base(node: node) }
        set { node = newValue.node }
    }

    /// The value of a key; setting nil takes the key away.
    package subscript<Value>(key: Key<Value>) -> Value? {
        get { node[key] }
        set { node = node.setting(key, to: newValue.map { Stated($0, adding: key.traits) }) }
    }

    /// Takes some keys from another record, as far as unstated here.
    package mutating func takeMissing(_ keys: [AnyKey], from original: some RecordView) {
        for key in keys where node[key] == nil {
            if let value = original.node[key] { node = node.setting(key, to: value) }
        }
    }
}

/// An interface of all record types of the entry format, such as properties and limits, each with a declared list of
/// keys.
public protocol BaseRecord: RecordView, RecordValue {
    static var recordForm: RecordForm { get }
    /// Whether a redaction takes the record out as a whole.
    func isLeftOut(by redaction: Redaction) -> Bool
    /// Takes the names of redacted parts of the whole record out of the record's own texts.
    mutating func settle(after whole: Self)
}

extension BaseRecord {
    /// The format of a value as a record of the declared kind.
    public static var form: ValueForm { .record(recordForm) }

    /// Reads a record of the declared schema; nil for a value of another format, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> Self? {
        reader.record(recordForm).map { Self(node: $0) }
    }

    /// Returns a record without facts, at the place of the name.
    public static func empty(at range: SourceRange) -> Self? { Self(node: RecordNode(at: range)) }

    /// Whether a name alone is a complete record: always, as a record without facts.
    public static var isNameEnough: Bool { true }

    /// The record's storage together with the declared schema.
    public var content: StatedContent { .record(Self.recordForm, node) }
    /// The kinds of facts in the record or below.
    public var traits: RecordTraits { node.traits }

    /// Takes every unstated key from another record.
    package mutating func takeMissing(from original: Self) {
        takeMissing(Self.recordForm.keys.map(\.key), from: original)
    }

    /// Returns the keys stated by both records, in the order of the declaration.
    package func keysStated(alsoBy other: Self) -> [String] {
        Self.recordForm.keys.filter { node[$0.key] != nil && other.node[$0.key] != nil }.map(\.name)
    }
}

/// A record of the entry format with the keys of named things, such as `title`, `since` and `deprecated`: an entry, a
/// property, a token.
public protocol NamedRecord: BaseRecord, NamedView {}

extension NamedRecord {
    /// Keys of every record with a name.
    public var named: Named {
        get { Named(node: node) }
        set { node = newValue.node }
    }
}

/// A record with facets, such as usage, states, variants and tokens: an entry, or an implementation of an entry.
public protocol FacetRecord: NamedRecord {}

extension FacetRecord {
    /// The keys shared by entries and implementations; setting replaces the stored values of the record.
    public var facets: Facets {
        get { Facets(node: node) }
        set { node = newValue.node }
    }
}
