/// A value that a key of a record can have: how it is described, read, and written out again.
public protocol RecordValue: Sendable {
    /// The form of the value as authors and editors are told.
    static var form: ValueForm { get }

    /// Whether it may be any YAML.
    static var isData: Bool { get }

    /// Reads the value at which the reader stands; nil when it is not of this form, which the reader reports.
    static func read(from reader: any ValueReader) -> Self?

    /// Whether it can be left out where names are listed: a record without anything to add.
    static var isNameEnough: Bool { get }

    /// The value of a name that stands alone; nil when a name alone says nothing.
    static func empty(at range: SourceRange) -> Self?

    var content: StatedContent { get }

    /// Kinds of facts in the value.
    var traits: RecordTraits { get }

    /// Returns the value without what a redaction takes out; nil where nothing is left.
    func redacted(_ redaction: inout Redaction) -> Self?
}

extension RecordValue {
    public static var isData: Bool { false }
    public var traits: RecordTraits { [] }
    public static var isNameEnough: Bool { false }
    public static func empty(at range: SourceRange) -> Self? { nil }
}

/// The source of the values of records: stands at one value of a file after the other, and reports what is wrong there.
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

    /// Text that has to be of a form; `accepts` says whether it is.
    func text(of form: @autoclosure () -> ValueForm, _ accepts: (String) -> Bool)

    /// Stands at each element of a list; false where there is one value, which counts as a list of one.
    func elements(of form: @autoclosure () -> ValueForm, _ body: () -> Void) -> Bool

    /// Stands at each value of a mapping, or goes through a list of names, where those will do.
    ///
    /// - Returns: Whether it is either.
    func names(allowsNames: Bool, _ body: (_ name: Text, _ hasValue: Bool) -> Void) -> Bool
}

/// Forms that the value of a key may have.
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
