// The parts that records share. A record holds them as `base`, `named` or `facets`; the entry format lists their keys as
// keys of the record itself.

/// The name of an entry: kebab case, unique in its catalog without regard to case.
public struct EntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let rawValue: String

    /// nil unless `rawValue` is kebab case: words of small ASCII letters and digits, joined by single hyphens, the
    /// first of which starts with a letter. The names of devices (`con`, `lpt1`) are no ids, because no file can have
    /// them on Windows.
    public init?(_ rawValue: String) {
        guard Self.isKebabCase(rawValue), !Self.devices.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    public var description: String { rawValue }

    public static func < (left: EntryID, right: EntryID) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }

    /// Names that no file can have on Windows, whatever its extension.
    public static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    private static func isKebabCase(_ text: String) -> Bool {
        guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        var previous = first
        for byte in text.utf8.dropFirst() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-") where previous != byte: break
            default: return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "-")
    }
}

/// What every record has.
public struct Base: Sendable {
    /// The record's place: its key, or the start of its value in a list.
    public var range: SourceRange?
    /// Vendor data by reverse-domain name, kept as written.
    public var extensions: ByName<JSONValue>?
    /// Findings that are accepted here: rule → reason.
    public var allow: ByName<Text>?

    public init() {}
}

/// What every record with a name has.
public struct Named: Sendable {
    public var base = Base()
    /// Display name, if the key does not say it.
    public var title: Text?
    public var description: Prose?
    /// Heading under which the record is listed.
    @Apart public var group: Text?
    /// Version that brought it.
    @Apart public var since: Text?
    @Apart public var status: Located<Maturity>?
    /// Present means deprecated.
    public var deprecated: Indirect<Deprecation>?
    public var platforms: ByName<PlatformAvailability>?
    @Apart public var visibility: Located<Visibility>?
    public var examples: [Example]?
    public var figures: [Figure]?
    public var links: [Link]?

    public init() {}
}

/// What an entry and each of its implementations can say: at the entry what holds everywhere, at an implementation what
/// names an API.
public struct Facets: Sendable {
    public var features: [Prose]?
    public var usage: Usage?
    public var anatomy: ByName<Part>?
    public var states: ByName<State>?
    public var variants: ByName<Axis>?
    public var exclusions: [Exclusion]?
    public var behaviors: [Behavior]?
    public var sections: [Section]?
    public var tokens: ByName<Token>?
    public var tokenGroups: ByName<Prose>?
    public var semanticTokens: ByName<[TokenUse]>?
    public var settings: ByName<Setting>?
    public var styles: ByName<Style>?
    public var accessibility: Accessibility?
    public var strings: ByName<LocalizedString>?
    public var stringTable: Text?
    public var dependencies: Dependencies?

    public init() {}
}

public enum Maturity: String, CaseIterable, Sendable { case draft, experimental, beta, stable }

public enum Visibility: String, CaseIterable, Sendable {
    case `public`
    case `protected`
    case `internal`
    case `private`
}

/// A part of a page that free text and figures can be attached to.
public enum Place: String, CaseIterable, Sendable {
    case usage, anatomy, behavior, states, variants, api, customization, accessibility, localization, tokens,
        dependencies
}

/// A record that can be extended by vendors and can accept findings.
public protocol BaseRecord: Sendable {
    var base: Base { get set }
}

/// A record with a name, or one that stands for such a record.
public protocol NamedRecord: BaseRecord {
    var named: Named { get set }
}

extension NamedRecord {
    @inlinable
    public var base: Base {
        _read { yield named.base }
        _modify { yield &named.base }
    }

    public var title: Text? { named.title }
    public var description: Prose? { named.description }
    public var group: Text? { named.group }
    public var since: Text? { named.since }
    public var status: Located<Maturity>? { named.status }
    public var deprecated: Deprecation? { named.deprecated?.value }
    public var platforms: ByName<PlatformAvailability>? { named.platforms }
    public var visibility: Located<Visibility>? { named.visibility }
    public var examples: [Example]? { named.examples }
    public var figures: [Figure]? { named.figures }
    public var links: [Link]? { named.links }
}

extension EntryID {
    /// The id that somebody who wrote `text` probably meant: `Form Label`, `FormLabel` and `form_label` give
    /// `form-label`. nil when nothing is left of it.
    public init?(kebabCasing text: String) {
        var words: [String] = [""]
        var previousIsSmall = false
        for character in text {
            let isASCIILetterOrDigit = character.isASCII && (character.isLetter || character.isNumber)
            if !isASCIILetterOrDigit || (character.isUppercase && previousIsSmall) { words.append("") }
            if isASCIILetterOrDigit { words[words.count - 1].append(character.lowercased()) }
            previousIsSmall = character.isLowercase || character.isNumber
        }
        self.init(words.filter { !$0.isEmpty }.joined(separator: "-"))
    }
}
