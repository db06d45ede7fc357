/// An entry of the catalog, decoded from YAML: all knowledge about a single component, style, pattern, utility or
/// guide, or about members or types shared by several.
public struct Entry: FacetRecord {
    /// The schema of an entry in YAML files: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Entry", "the facts about one component, style, pattern, utility, guide, mixin or type",
        example: "id: divider\ntitle: Divider\nsummary: A thin line between two groups of content.",
        snippets: [
            RecordSnippet(
                "Entry",
                [
                    "id": "${1:text-field}", "title": "${2:Text Field}",
                    "summary": "${3:Its purpose, in one sentence.}",
                ]),
            RecordSnippet(
                "Entry with states, variants and an implementation",
                [
                    "id": "${1:text-field}", "title": "${2:Text Field}",
                    "summary": "${3:Its purpose, in one sentence.}", "category": "${4:Inputs}",
                    "states": ["${5:disabled}": "${6:Takes no text.}"],
                    "variants": ["${7:size}": ["${8:small}", "${9:large}"]],
                    "implementations": [
                        "${10:swiftui}": [
                            "types": [
                                "${11:TextField}": [
                                    "kind": "struct",
                                    "properties": ["${12:text}": ["type": "${13:String}", "required": true]],
                                ]
                            ]
                        ]
                    ],
                ]),
        ],
        keys, Facets.group, Named.group, Base.group)

    package static let keys = (
        id: Key<Located<EntryID>>(required: true, "unique, in kebab case; the name of the file"),
        title: Key(Named.keys.title, required: true, "name for people; need not be unique"),
        summary: Key<Prose>("what it is for, in one sentence"),
        kind: Key<Located<EntryKind>>("component unless stated"),
        headline: Key<Text>("headline of the page, where it differs from the title"),
        category: Key<Text>("where it is listed"),
        aliases: Key<[Text]>("other names that it goes by"),
        updated: Key<Text>("date of the last revision"),
        changes: Key<OrderedRecords<[Prose]>>("notes on its changes, by version of the catalog"),
        covers: Key<[Located<EntryID>]>("entries that this guide is about"),
        related: Key<[Reference]>("see also"),
        includes: Key<[Inclusion]>("other entries whose shared members it has, too"),
        properties: Key<OrderedRecords<Property>>("properties that all implementations share"),
        events: Key<OrderedRecords<Event>>("events that all implementations share"),
        slots: Key<OrderedRecords<Slot>>("slots that all implementations share"),
        implementations: Key<OrderedRecords<Implementation>>("by platform or framework")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an entry as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// Id of the entry, nil only until the entry is decoded; a registry has no entry without an id.
    public var id: Located<EntryID>? { self[Self.keys.id] }
    /// The purpose in a single sentence.
    public var summary: Prose? { self[Self.keys.summary]?.asSummary }
    /// The kind of the entry; a component unless stated.
    public var kind: Located<EntryKind>? { self[Self.keys.kind] }
    /// The headline of the page where different from the title.
    public var headline: Text? { self[Self.keys.headline] }
    /// The heading of the entry in lists of the catalog, such as `Inputs`.
    public var category: Text? { self[Self.keys.category] }
    /// Other names in use, for searches.
    public var aliases: [Text]? { self[Self.keys.aliases] }
    /// The date of the last revision, verbatim.
    public var updated: Text? { self[Self.keys.updated] }
    /// Notes for people on changes of the entry, by version of the catalog.
    public var changes: OrderedRecords<[Prose]>? { self[Self.keys.changes] }
    /// The ids of the entries covered by the guide.
    public var covers: [Located<EntryID>]? { self[Self.keys.covers] }
    /// References to related entries, for further reading.
    public var related: [Reference]? { self[Self.keys.related] }
    /// The entries with shared members adopted by the entry.
    public var includes: [Inclusion]? { self[Self.keys.includes] }
    /// The properties shared by all implementations, by name.
    public var properties: OrderedRecords<Property>? {
        get { self[Self.keys.properties] }
        set { self[Self.keys.properties] = newValue }
    }
    /// The events shared by all implementations, by name.
    public var events: OrderedRecords<Event>? {
        get { self[Self.keys.events] }
        set { self[Self.keys.events] = newValue }
    }
    /// The slots shared by all implementations, by name.
    public var slots: OrderedRecords<Slot>? {
        get { self[Self.keys.slots] }
        set { self[Self.keys.slots] = newValue }
    }
    /// The implementations by platform or framework, such as `swiftui`.
    public var implementations: OrderedRecords<Implementation>? {
        get { self[Self.keys.implementations] }
        set { self[Self.keys.implementations] = newValue }
    }
}

/// The kinds of entries: components, further designs such as patterns, guides, and shared members or types.
public enum EntryKind: String, CaseIterable, Sendable { case component, style, pattern, utility, guide, mixin, type }

/// The deprecation of an entry, member or other record: message, first version, replacements and planned removal.
public struct Deprecation: BaseRecord {
    /// The schema of a deprecation in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Deprecated", "since when something is not to be used, and what to do instead", short: "message",
        example: "deprecated: { message: Use text., since: 2.0, removal: 4.0 }",
        snippets: [
            RecordSnippet("Deprecation", ["message": "${1:Use the other one.}", "since": "${2:2.0}"])
        ],
        keys, Base.group)

    package static let keys = (
        message: Key<Prose>("what to do instead"),
        since: Key<Text>("version of the deprecation"),
        replacements: Key<[Text]>(naming: .replacement, "member, token path or entry id; linked where it resolves"),
        removal: Key<Text>("version of the planned removal")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a deprecation as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The advice for present users, in prose.
    public var message: Prose? { self[Self.keys.message] }
    /// The version with the first deprecation.
    public var since: Text? { self[Self.keys.since] }
    /// The members, token paths or entry ids to use instead, linked where resolved.
    public var replacements: [Text]? { self[Self.keys.replacements] }
    /// The version of the planned removal.
    public var removal: Text? { self[Self.keys.removal] }
}

/// The versions of a platform, such as iOS, with support for an entry or member: introduced, deprecated, obsoleted.
public struct PlatformAvailability: BaseRecord {
    /// The schema of a platform's support in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Platform", "which versions of a platform have something", short: "introduced",
        example: "macOS: { introduced: 10.11, deprecated: 14.0 }",
        keys, Base.group)

    package static let keys = (
        introduced: Key<Text>("first version of the platform"),
        deprecated: Key<Text>("version of the platform that deprecates it"),
        obsoleted: Key<Text>("version of the platform that removes it"),
        unavailable: Key<Bool>("not on this platform"),
        message: Key<Prose>("for deprecated and unavailable")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a platform's support as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The first version of the platform with support.
    public var introduced: Text? { self[Self.keys.introduced] }
    /// Whether a version means a deprecation planned without a date: 100000 in Swift.
    package static func isUndated(_ version: String) -> Bool {
        version.split(separator: ".").first.flatMap { Int($0) }.map { $0 >= 100_000 } ?? false
    }

    /// The version of the platform with the first deprecation.
    public var deprecated: Text? { self[Self.keys.deprecated] }
    /// The first version of the platform without support after earlier support.
    public var obsoleted: Text? { self[Self.keys.obsoleted] }
    /// Whether the platform has no support.
    public var unavailable: Bool? { self[Self.keys.unavailable] }
    /// The words for users of deprecated or unavailable support.
    public var message: Prose? { self[Self.keys.message] }
}

/// A link from an entry to an address outside of the catalog, such as source code, a design file or an issue.
public struct Link: BaseRecord {
    /// The schema of a link in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Link", "an address outside of the catalog", short: "url",
        example: "links: https://example.com/checkbox",
        snippets: [
            RecordSnippet("Link", ["url": "${1:https://example.com}", "title": "${2:Title}"])
        ],
        keys, Base.group)

    package static let keys = (
        url: Key<Text>(required: true, "address"),
        title: Key<Text>("text of the link"),
        kind: Key<Located<LinkKind>>("what is there")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a link as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The address, outside of the catalog.
    public var url: Text? { self[Self.keys.url] }
    /// The words of the link; nil where unstated.
    public var title: Text? { self[Self.keys.title] }
    /// The kind of the linked page; nil where unstated.
    public var kind: Located<LinkKind>? { self[Self.keys.kind] }
}

/// The kinds of linked pages, such as source code or an issue.
public enum LinkKind: String, CaseIterable, Sendable { case source, design, api, issue, package, page, demo }

/// A reference from an entry to a related component or alternative: another entry, or a subject without an entry in the
/// catalog.
public struct Reference: BaseRecord {
    /// The schema of a reference in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Reference", "another entry, or something that has no entry here", short: "entry",
        example: "alternatives: { entry: switch, when: It is on or off. }",
        snippets: [
            RecordSnippet("Entry of this catalog", ["entry": "${1:other-entry}", "when": "${2:When to choose it.}"])
        ],
        keys, Base.group)

    package static let keys = (
        entry: Key<Located<EntryID>>("an entry of this catalog"),
        name: Key<Text>("something that has no entry here"),
        when: Key<Prose>("when to choose it"),
        url: Key<Text>("where it is described")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a reference as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The id of an entry in the catalog; nil for a subject without an entry.
    public var entry: Located<EntryID>? { self[Self.keys.entry] }
    /// The name of a subject without an entry in the catalog.
    public var name: Text? { self[Self.keys.name] }
    /// The occasion for choosing the subject of the reference.
    public var when: Prose? { self[Self.keys.when] }
    /// The address of a description, for a subject without an entry.
    public var url: Text? { self[Self.keys.url] }
}
