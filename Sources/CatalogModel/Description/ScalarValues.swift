/// A value decodable from a file as `Located`, together with the place of the text in the file, for use in findings.
public protocol LocatableValue: Sendable {
    static var form: ValueForm { get }
    /// Whether the value may be any YAML.
    static var isData: Bool { get }
    static func read(from reader: any ValueReader) -> Self?
    var dump: JSONValue { get }
}

extension LocatableValue {
    /// Whether the value may be any YAML; false by default.
    public static var isData: Bool { false }
}

extension Located: RecordValue where Value: LocatableValue {
    /// The format of the value alone: the place needs no words from the author.
    public static var form: ValueForm { Value.form }
    /// Whether the value may be any YAML, as for the value alone.
    public static var isData: Bool { Value.isData }

    /// Reads a value together with the place in the file; nil for a value of another format.
    public static func read(from reader: any ValueReader) -> Located<Value>? {
        let range = reader.range
        return Value.read(from: reader).map { Located($0, at: range) }
    }

    /// The value as scalar or data, together with the place in the file.
    public var content: StatedContent {
        Value.isData ? .data(value.dump, range) : .scalar(value.dump, range)
    }
}

extension String: LocatableValue {
    /// The format of text.
    public static var form: ValueForm { .text }
    /// Reads text; nil for a value of another format, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> String? { reader.text() }
    /// The text as a JSON string, unchanged.
    public var dump: JSONValue { .string(self) }
}

extension EntryID: LocatableValue {
    /// The format of an entry's id.
    public static var form: ValueForm { .id }
    /// Reads an id in kebab case; nil for any other value, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> EntryID? { reader.id() }
    /// The id as a JSON string.
    public var dump: JSONValue { .string(rawValue) }
}

/// A number of items, for limits of a program.
extension Int: LocatableValue {
    /// The format of a whole number from 1 to one billion.
    public static var form: ValueForm { .count(upTo: counts.upperBound) }
    package static var counts: ClosedRange<Int> { 1...1_000_000_000 }
    /// Reads a whole number within the bounds of `form`; nil for any other value, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> Int? { reader.count() }
    /// The number as a JSON number.
    public var dump: JSONValue { .integer(self) }
}

extension JSONValue: RecordValue, LocatableValue {
    /// The format of data: any YAML.
    public static var form: ValueForm { .data }
    /// Whether the value may be any YAML: always.
    public static var isData: Bool { true }
    /// Reads any YAML as JSON.
    public static func read(from reader: any ValueReader) -> JSONValue? { reader.data() }
    /// The value as data, without a place in the file.
    public var content: StatedContent { .data(self, nil) }
    /// The value, unchanged.
    public var dump: JSONValue { self }
}

extension PicturePoint: LocatableValue {
    /// The format of a place on a picture.
    public static var form: ValueForm { .point }

    /// Reads a place such as `20% 50%`; nil for any other value, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> PicturePoint? {
        var point: PicturePoint?
        reader.text(of: .point) {
            point = PicturePoint($0)
            return point != nil
        }
        return point
    }

    /// The written format of the place, as a JSON string.
    public var dump: JSONValue { .string(text) }
}

/// An enum of the words allowed as the value of a key, such as `draft`, `beta` and `stable` for `status`.
public protocol RecordWord: LocatableValue, RawRepresentable, CaseIterable where RawValue == String {}

extension RecordWord {
    /// The format of a word from the type's cases, by raw value.
    public static var form: ValueForm { .word(allCases.map(\.rawValue)) }

    /// Reads a word from the type's cases; nil for any other value, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> Self? {
        var word: Self?
        reader.text(of: form) {
            word = Self(rawValue: $0)
            return word != nil
        }
        return word
    }

    /// The word as a JSON string.
    public var dump: JSONValue { .string(rawValue) }
}

extension Maturity: RecordWord {}
extension Criterion.Level: RecordWord {}
extension Visibility: RecordWord {}
extension Place: RecordWord {}
extension EntryKind: RecordWord {}
extension LinkKind: RecordWord {}
extension TypeDeclarationKind: RecordWord {}
extension State.Trigger: RecordWord {}
extension Token.Tier: RecordWord {}
extension Token.Role: RecordWord {}
extension RuleSeverity: RecordWord {}
extension ContrastRatio.Level: RecordWord {}
extension ChangePolicy.Preset: RecordWord {}
extension ChangePolicy.Level: RecordWord {}
extension StubTargetConfiguration.Unit: RecordWord {}
extension StubTargetConfiguration.Language: RecordWord {}

extension Bool: RecordValue {
    /// The format of a flag: `true` or `false`.
    public static var form: ValueForm { .flag }
    /// Reads a flag; nil for any other value, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> Bool? { reader.flag() }
    /// The flag as a scalar, without a place in the file.
    public var content: StatedContent { .scalar(.bool(self), nil) }
}

extension Prose: RecordValue {
    /// The format of prose: text in CommonMark.
    public static var form: ValueForm { .prose }
    /// Reads prose, parsed at once; nil for a value of another format, with a finding from the reader.
    public static func read(from reader: any ValueReader) -> Prose? { reader.prose() }
    /// The prose, with links and place.
    public var content: StatedContent { .prose(self) }
    /// The flag of links for prose with links; else none.
    public var traits: RecordTraits { links.isEmpty ? [] : .links }
}
