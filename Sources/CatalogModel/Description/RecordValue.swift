/// A type allowed for the values of a record's keys, such as text, a list or a record, with decoding, redaction and
/// dump.
public protocol RecordValue: Sendable {
    /// The format of the value, as shown to authors and editors.
    static var form: ValueForm { get }

    /// Whether the value may be any YAML.
    static var isData: Bool { get }

    /// Reads the value at the reader's place; nil for a value of another format, with a finding from the reader.
    static func read(from reader: any ValueReader) -> Self?

    /// Whether the value can be left out in a list of names: a record without further facts.
    static var isNameEnough: Bool { get }

    /// Returns the value of a name alone; nil when a name alone is meaningless.
    static func empty(at range: SourceRange) -> Self?

    var content: StatedContent { get }

    /// Visits the value, or a list and then all values in the list, without making a list of contents.
    func forEachPart(_ body: (ContentPart) -> Void)

    /// Kinds of facts in the value.
    var traits: RecordTraits { get }

    /// Returns the value without the redacted parts; nil where no part is left.
    func redacted(_ redaction: inout Redaction) -> Self?
}

extension RecordValue {
    /// Whether the value may be any YAML; false by default.
    public static var isData: Bool { false }
    /// Visits the value as a single part, by default.
    public func forEachPart(_ body: (ContentPart) -> Void) { body(.single(content)) }
    /// The kinds of facts in the value; none by default.
    public var traits: RecordTraits { [] }
    /// Whether a name alone is a complete value; false by default.
    public static var isNameEnough: Bool { false }
    /// Returns nil by default: a name alone is meaningless.
    public static func empty(at range: SourceRange) -> Self? { nil }
}

/// A reader of the values of records from a parsed file, value by value, with findings for values of a wrong format.
public protocol ValueReader: AnyObject {
    /// The place of the value.
    var range: SourceRange { get }
    var isMapping: Bool { get }

    func text() -> String?
    func prose() -> Prose?
    func id() -> EntryID?
    func flag() -> Bool?
    func count() -> Int?
    func data() -> JSONValue?
    func record(_ form: RecordForm) -> RecordNode?

    /// Reads text of a required format; `accepts` returns whether the text conforms.
    func text(of form: @autoclosure () -> ValueForm, _ accepts: (String) -> Bool)

    /// Visits each element of a list; false for a single value, counted as a list with a single element.
    func elements(of form: @autoclosure () -> ValueForm, _ body: () -> Void) -> Bool

    /// Visits each value of a mapping, or goes through a list of names, where allowed.
    ///
    /// - Returns: Whether the value is a mapping or such a list.
    func names(allowsNames: Bool, _ body: (_ name: Text, _ hasValue: Bool) -> Void) -> Bool
}

/// The format required of a key's value in the entry format, such as text, prose, a flag, a list or a record.
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
    /// A word out of a few.
    case word([String])
    /// A place on a picture: `20% 50%`.
    case point
    /// A list; a single value counts as a list with a single element.
    case list(ValueForm)
    /// A mapping from names to values; where `allowsNames`, a list of names will do when none has further facts.
    case byName(ValueForm, allowsNames: Bool)
    case record(RecordForm)
    /// Text, or a mapping of trees.
    case tree
    /// Any YAML.
    case data
}
