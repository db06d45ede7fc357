public import CatalogModel
public import CatalogYAML

/// A value that a key of the entry format can have: how it is read, described and written out again.
public protocol FormatValue: Sendable {
    /// What authors and editors are told about it.
    static var form: ValueForm { get }

    /// Reads the value; nil when it is not of this form, which is reported.
    static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Self?

    /// Looks at a list of such values as a whole, for signs that YAML reads it in another way than its author.
    static func check(_ list: YAMLSequence, _ context: inout DecodingContext)

    /// The value in its long form, for the dump.
    var dump: JSONValue { get }

    /// The value under a name of a mapping, for the dump: mostly one object.
    func dump(named name: String) -> [JSONValue]

    /// How many objects `dump(named:)` makes.
    var namedCount: Int { get }

    /// The text that says what the last step of a way into `dump` leads to; nil where only what is around has a place.
    func place(_ way: ArraySlice<String>) -> SourceRange?

    /// The same for a way into the object with this index that `dump(named:)` makes.
    func place(_ way: ArraySlice<String>, inNamed index: Int) -> SourceRange?

    /// Whether there is anything in such values that a redaction could take out.
    static var isRedactable: Bool { get }

    /// The value without what a redaction takes out; nil where nothing is left.
    func redacted(_ redaction: inout Redaction) -> Self?
}

extension FormatValue {
    public static var isRedactable: Bool { false }

    public func redacted(_ redaction: inout Redaction) -> Self? { self }

    public static func check(_ list: YAMLSequence, _ context: inout DecodingContext) {}

    public func dump(named name: String) -> [JSONValue] {
        [["name": .string(name), "value": dump]]
    }

    public var namedCount: Int { 1 }

    public func place(_ way: ArraySlice<String>) -> SourceRange? { nil }

    public func place(_ way: ArraySlice<String>, inNamed index: Int) -> SourceRange? {
        way.first == "value" ? place(way.dropFirst()) : nil
    }
}

/// A value that can be left out where names are listed: a record without anything to add.
public protocol EmptyFormatValue: FormatValue {
    static func empty(at range: SourceRange) -> Self
}

/// What may stand as the value of a key.
public indirect enum ValueForm: Sendable {
    case text
    /// Text in CommonMark.
    case prose
    /// The id of an entry.
    case id
    /// `true` or `false`.
    case flag
    /// A whole number from 1 up, without quotes, as `true` is.
    case count(upTo: Int)
    /// One of a few words.
    case word([String])
    /// A place on a picture: `20% 50%`.
    case point
    /// A list; one value counts as a list of one.
    case list(ValueForm)
    /// A mapping from names to values; where `allowsNames`, a list of names will do when none has anything to add.
    case byName(ValueForm, allowsNames: Bool)
    case record(RecordForm)
    /// Text, or a mapping of trees.
    case tree
    /// Any YAML.
    case data
}
