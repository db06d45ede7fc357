/// A value decodable from a file as `Located`, together with the place of the text in the file, for use in findings.
public protocol LocatableValue: Sendable {
    static var form: ValueForm { get }
    /// Whether the value may be any YAML.
    static var isData: Bool { get }
    static func read(from reader: any ValueReader) -> Self?
    var dump: JSONValue { get }
}

extension LocatableValue {
    public static var isData: Bool { false }
}

extension Located: RecordValue where Value: LocatableValue {
    public static var form: ValueForm { Value.form }
    public static var isData: Bool { Value.isData }

    public static func read(from reader: any ValueReader) -> Located<Value>? {
        let range = reader.range
        return Value.read(from: reader).map { Located($0, at: range) }
    }

    public var content: StatedContent {
        Value.isData ? .data(value.dump, range) : .scalar(value.dump, range)
    }
}

extension String: LocatableValue {
    public static var form: ValueForm { .text }
    public static func read(from reader: any ValueReader) -> String? { reader.text() }
    public var dump: JSONValue { .string(self) }
}

extension EntryID: LocatableValue {
    public static var form: ValueForm { .id }
    public static func read(from reader: any ValueReader) -> EntryID? { reader.id() }
    public var dump: JSONValue { .string(rawValue) }
}

/// A number of items, for limits of a program.
extension Int: LocatableValue {
    public static var form: ValueForm { .count(upTo: counts.upperBound) }
    package static var counts: ClosedRange<Int> { 1...1_000_000_000 }
    public static func read(from reader: any ValueReader) -> Int? { reader.count() }
    public var dump: JSONValue { .integer(self) }
}

extension JSONValue: RecordValue, LocatableValue {
    public static var form: ValueForm { .data }
    public static var isData: Bool { true }
    public static func read(from reader: any ValueReader) -> JSONValue? { reader.data() }
    public var content: StatedContent { .data(self, nil) }
    public var dump: JSONValue { self }
}

extension PicturePoint: LocatableValue {
    public static var form: ValueForm { .point }

    public static func read(from reader: any ValueReader) -> PicturePoint? {
        var point: PicturePoint?
        reader.text(of: .point) {
            point = PicturePoint($0)
            return point != nil
        }
        return point
    }

    public var dump: JSONValue { .string(text) }
}

/// An enum of the words allowed as the value of a key, such as `draft`, `beta` and `stable` for `status`.
public protocol RecordWord: LocatableValue, RawRepresentable, CaseIterable where RawValue == String {}

extension RecordWord {
    public static var form: ValueForm { .word(allCases.map(\.rawValue)) }

    public static func read(from reader: any ValueReader) -> Self? {
        var word: Self?
        reader.text(of: form) {
            word = Self(rawValue: $0)
            return word != nil
        }
        return word
    }

    public var dump: JSONValue { .string(rawValue) }
}

extension Maturity: RecordWord {}
extension Criterion.Level: RecordWord {}
extension Visibility: RecordWord {}
extension Place: RecordWord {}
extension Entry.Kind: RecordWord {}
extension Link.Kind: RecordWord {}
extension TypeDeclaration.Kind: RecordWord {}
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
    public static var form: ValueForm { .flag }
    public static func read(from reader: any ValueReader) -> Bool? { reader.flag() }
    public var content: StatedContent { .scalar(.bool(self), nil) }
}

extension Prose: RecordValue {
    public static var form: ValueForm { .prose }
    public static func read(from reader: any ValueReader) -> Prose? { reader.prose() }
    public var content: StatedContent { .prose(self) }
    public var traits: RecordTraits { links.isEmpty ? [] : .links }
}
