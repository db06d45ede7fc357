public import CatalogModel
import CatalogYAML

/// The one declaration of a record of the entry format. Decoding, the JSON Schema for editors, the reference page and
/// the dump all follow it.
///
/// An object, as its fields are, because it is looked at for every record and every key of a catalog.
public final class RecordDeclaration<Record: Sendable>: Sendable {
    /// The name in the reference, for example `Property`.
    public let name: String
    /// What the record is, in a few words.
    public let meaning: String
    /// The key whose value may stand for the whole record.
    public let shortForm: String?
    /// A line or two of YAML with the record in it.
    public let example: String
    /// What editors offer to begin with, the most common one first.
    let snippets: [RecordSnippet]
    /// Own keys first, then those it shares with other records.
    public let fields: [Field<Record>]
    /// Those of the fields that a redaction has to look at.
    let redactableFields: [Field<Record>]
    /// The keys that the record cannot do without.
    let requiredKeys: [String]
    private let fieldsByKey: [String: Field<Record>]

    init(
        _ name: String, _ meaning: String, short shortForm: String? = nil, example: String,
        snippets: [RecordSnippet] = [], _ fields: [Field<Record>]
    ) {
        self.name = name
        self.meaning = meaning
        self.shortForm = shortForm
        self.example = example
        self.snippets = snippets
        // A record may say more about a key that it shares: its own field comes first and counts.
        var seen: Set<String> = []
        let fields = fields.filter { seen.insert($0.key).inserted }
        self.fields = fields
        redactableFields = fields.filter(\.isRedactable)
        requiredKeys = fields.filter(\.isRequired).map(\.key)
        fieldsByKey = Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0) })
    }

    subscript(key: String) -> Field<Record>? { fieldsByKey[key] }
}

/// A key of a record.
public final class Field<Record>: Sendable {
    public let key: String
    public let meaning: String
    public let isRequired: Bool
    /// Whether empty text says something there, although the key is required.
    let mayBeEmpty: Bool
    /// The group of keys that it comes from (`Named`, `Base`, `Facets`); nil for a record's own.
    public let group: String?
    let form: @Sendable () -> ValueForm
    let decode: @Sendable (YAMLNode, inout Record, inout DecodingContext) -> Void
    let dump: @Sendable (Record) -> JSONValue?
    let place: @Sendable (Record, ArraySlice<String>) -> SourceRange?
    let isStated: @Sendable (Record) -> Bool
    let takeMissing: @Sendable (inout Record, Record) -> Void
    let isRedactable: Bool
    let redact: @Sendable (inout Record, inout Redaction) -> Void

    init<Value: FormatValue>(
        _ key: String, _ path: WritableKeyPath<Record, Value?> & Sendable, required isRequired: Bool = false,
        mayBeEmpty: Bool = false, _ meaning: String
    ) {
        self.key = key
        self.meaning = meaning
        self.isRequired = isRequired
        self.mayBeEmpty = mayBeEmpty
        self.group = nil
        form = { Value.form }
        decode = { node, record, context in
            guard let value = Value.decode(node, &context) else {
                context.unreadKeys.insert(key)
                return
            }
            record[keyPath: path] = value
        }
        dump = { record in record[keyPath: path]?.dump }
        place = { record, way in record[keyPath: path]?.place(way) }
        isStated = { record in record[keyPath: path] != nil }
        takeMissing = { record, original in
            if record[keyPath: path] == nil { record[keyPath: path] = original[keyPath: path] }
        }
        isRedactable = Value.isRedactable
        redact = { record, redaction in
            guard let value = record[keyPath: path] else { return }
            let count = redaction.count
            let rest = value.redacted(&redaction)
            if redaction.count != count { record[keyPath: path] = rest }
        }
    }

    private init<Part>(_ field: Field<Part>, in group: String?, at path: WritableKeyPath<Record, Part> & Sendable) {
        key = field.key
        meaning = field.meaning
        isRequired = field.isRequired
        mayBeEmpty = field.mayBeEmpty
        self.group = group ?? field.group
        form = field.form
        decode = { node, record, context in field.decode(node, &record[keyPath: path], &context) }
        dump = { record in field.dump(record[keyPath: path]) }
        place = { record, way in field.place(record[keyPath: path], way) }
        isStated = { record in field.isStated(record[keyPath: path]) }
        takeMissing = { record, original in field.takeMissing(&record[keyPath: path], original[keyPath: path]) }
        isRedactable = field.isRedactable
        redact = { record, redaction in field.redact(&record[keyPath: path], &redaction) }
    }

    /// Whether text without a word is as good as none.
    var needsWords: Bool { isRequired && !mayBeEmpty }

    /// The keys of a part that a record shares with others. `group`: the name under which the reference lists them.
    static func shared<Part>(
        _ fields: [Field<Part>], as group: String?, at path: WritableKeyPath<Record, Part> & Sendable
    ) -> [Field<Record>] {
        fields.map { Field<Record>($0, in: group, at: path) }
    }
}

/// A record's declaration without its type: what the reference and the schema are made from.
public struct RecordForm: Sendable {
    public struct Key: Sendable {
        public let name: String
        public let meaning: String
        public let isRequired: Bool
        /// Whether empty text says something there, although the key is required.
        public let mayBeEmpty: Bool
        public let group: String?
        public let form: ValueForm
    }

    public let name: String
    public let meaning: String
    public let shortForm: String?
    public let example: String
    public let snippets: [RecordSnippet]
    /// Worked out on demand, because records contain themselves.
    public let keys: @Sendable () -> [Key]
}

extension RecordForm.Key {
    init<Record>(_ field: Field<Record>) {
        self.init(
            name: field.key, meaning: field.meaning, isRequired: field.isRequired, mayBeEmpty: field.mayBeEmpty,
            group: field.group, form: field.form())
    }
}

/// A record of the entry format.
public protocol FormatRecord: BaseRecord, EmptyFormatValue {
    init()
    static var formatDeclaration: RecordDeclaration<Self> { get }
    /// Adds what only the whole catalog can check.
    func mention(in mentions: inout Mentions)
    /// Whether a redaction takes the record out as a whole.
    func isLeftOut(by redaction: Redaction) -> Bool
    /// Takes out of the record's own texts the names of what a redaction has taken out of the whole record.
    mutating func settle(after whole: Self)
}

extension FormatRecord {
    public func mention(in mentions: inout Mentions) {}
}
