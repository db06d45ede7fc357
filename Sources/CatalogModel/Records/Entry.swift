/// An entry of the catalog, decoded from YAML: all knowledge about a single component, style, pattern, utility or
/// guide, or about members or types shared by several.
public struct Entry: FacetRecord {
    public enum Kind: String, CaseIterable, Sendable { case component, style, pattern, utility, guide, mixin, type }

    public static let recordForm = RecordForm(
        "Entry", "what is known about one component, style, pattern, utility, guide, mixin or type",
        example: "id: divider\ntitle: Divider\nsummary: A thin line between two groups of content.",
        snippets: [
            RecordSnippet(
                "Entry",
                [
                    "id": "${1:text-field}", "title": "${2:Text Field}",
                    "summary": "${3:Say in one sentence what it is for.}",
                ]),
            RecordSnippet(
                "Entry with states, variants and an implementation",
                [
                    "id": "${1:text-field}", "title": "${2:Text Field}",
                    "summary": "${3:Say in one sentence what it is for.}", "category": "${4:Inputs}",
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
        kind: Key<Located<Kind>>("component unless stated"),
        headline: Key<Text>("headline of the page, where it differs from the title"),
        category: Key<Text>("where it is listed"),
        aliases: Key<[Text]>("other names that it goes by"),
        updated: Key<Text>("date of the last revision"),
        changes: Key<OrderedRecords<[Prose]>>("notes for people on its changes, by version of the catalog"),
        covers: Key<[Located<EntryID>]>("entries that this guide is about"),
        related: Key<[Reference]>("see also"),
        includes: Key<[Inclusion]>("other entries whose shared members it has, too"),
        properties: Key<OrderedRecords<Property>>("properties that all implementations share"),
        events: Key<OrderedRecords<Event>>("events that all implementations share"),
        slots: Key<OrderedRecords<Slot>>("slots that all implementations share"),
        implementations: Key<OrderedRecords<Implementation>>("by platform or framework")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    /// Id of the entry, nil only until the entry is decoded; a registry has no entry without an id.
    public var id: Located<EntryID>? { self[Self.keys.id] }
    public var summary: Prose? { self[Self.keys.summary] }
    public var kind: Located<Kind>? { self[Self.keys.kind] }
    public var headline: Text? { self[Self.keys.headline] }
    public var category: Text? { self[Self.keys.category] }
    public var aliases: [Text]? { self[Self.keys.aliases] }
    public var updated: Text? { self[Self.keys.updated] }
    public var changes: OrderedRecords<[Prose]>? { self[Self.keys.changes] }
    public var covers: [Located<EntryID>]? { self[Self.keys.covers] }
    public var related: [Reference]? { self[Self.keys.related] }
    public var includes: [Inclusion]? { self[Self.keys.includes] }
    public var properties: OrderedRecords<Property>? {
        get { self[Self.keys.properties] }
        set { self[Self.keys.properties] = newValue }
    }
    public var events: OrderedRecords<Event>? {
        get { self[Self.keys.events] }
        set { self[Self.keys.events] = newValue }
    }
    public var slots: OrderedRecords<Slot>? {
        get { self[Self.keys.slots] }
        set { self[Self.keys.slots] = newValue }
    }
    public var implementations: OrderedRecords<Implementation>? {
        get { self[Self.keys.implementations] }
        set { self[Self.keys.implementations] = newValue }
    }
}

/// The implementation of an entry on a platform or in a framework, such as SwiftUI: imports, types and
/// platform-specific facts.
public struct Implementation: FacetRecord {
    public static let recordForm = RecordForm(
        "Implementation", "the form that an entry takes on one platform or in one framework",
        example: "uikit: { imports: BackbaseDesignSystem, platforms: { iOS: 17.0 } }",
        snippets: [
            RecordSnippet(
                "Implementation", name: "${1:swiftui}",
                ["imports": "${2:DesignSystem}", "types": ["${3:Button}": ["kind": "struct"]]])
        ],
        keys, Facets.group, Named.group, Base.group)

    package static let keys = (
        framework: Key<Text>("if the key is not its name"),
        language: Key<Text>("of types and examples; known for well-known frameworks"),
        imports: Key<[Text]>("as after the word import"),
        package: Key<Text>("distribution package"),
        conditions: Key<[Text]>("conditional compilation"),
        types: Key<OrderedRecords<TypeDeclaration>>("types that belong to the entry, by full name"),
        functions: Key<OrderedRecords<[Method]>>("free functions and operators"),
        variables: Key<OrderedRecords<Property>>("free constants and variables")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var framework: Text? { self[Self.keys.framework] }
    /// The language of types and examples, unless implied by the framework.
    public var language: Text? { self[Self.keys.language] }
    public var imports: [Text]? { self[Self.keys.imports] }
    public var package: Text? { self[Self.keys.package] }
    public var conditions: [Text]? { self[Self.keys.conditions] }
    public var types: OrderedRecords<TypeDeclaration>? {
        get { self[Self.keys.types] }
        set { self[Self.keys.types] = newValue }
    }
    public var functions: OrderedRecords<[Method]>? {
        get { self[Self.keys.functions] }
        set { self[Self.keys.functions] = newValue }
    }
    public var variables: OrderedRecords<Property>? {
        get { self[Self.keys.variables] }
        set { self[Self.keys.variables] = newValue }
    }
}

/// The deprecation of an entry, member or other record: message, first version, replacements and planned removal.
public struct Deprecation: BaseRecord {
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
        replacements: Key<[Text]>("member, token path or entry id; linked where it resolves"),
        removal: Key<Text>("version of the planned removal")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var message: Prose? { self[Self.keys.message] }
    public var since: Text? { self[Self.keys.since] }
    public var replacements: [Text]? { self[Self.keys.replacements] }
    public var removal: Text? { self[Self.keys.removal] }
}

/// The versions of a platform, such as iOS, with support for an entry or member: introduced, deprecated, obsoleted.
public struct PlatformAvailability: BaseRecord {
    public static let recordForm = RecordForm(
        "Platform", "which versions of a platform have something", short: "introduced",
        example: "macOS: { introduced: 10.11, deprecated: 14.0 }",
        keys, Base.group)

    package static let keys = (
        introduced: Key<Text>("first version of the platform"),
        deprecated: Key<Text>("version of the platform that deprecates it"),
        obsoleted: Key<Text>("version of the platform that lacks it again"),
        unavailable: Key<Bool>("not on this platform"),
        message: Key<Prose>("for deprecated and unavailable")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var introduced: Text? { self[Self.keys.introduced] }
    public var deprecated: Text? { self[Self.keys.deprecated] }
    public var obsoleted: Text? { self[Self.keys.obsoleted] }
    public var unavailable: Bool? { self[Self.keys.unavailable] }
    public var message: Prose? { self[Self.keys.message] }
}

/// A link from an entry to an address outside of the catalog, such as source code, a design file or an issue.
public struct Link: BaseRecord {
    public enum Kind: String, CaseIterable, Sendable { case source, design, api, issue, package, page, demo }

    public static let recordForm = RecordForm(
        "Link", "an address outside of the catalog", short: "url",
        example: "links: https://example.com/checkbox",
        snippets: [
            RecordSnippet("Link", ["url": "${1:https://example.com}", "title": "${2:Title}"])
        ],
        keys, Base.group)

    package static let keys = (
        url: Key<Text>(required: true, "address"),
        title: Key<Text>("words to show"),
        kind: Key<Located<Kind>>("what is there")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var url: Text? { self[Self.keys.url] }
    public var title: Text? { self[Self.keys.title] }
    public var kind: Located<Kind>? { self[Self.keys.kind] }
}

/// A reference from an entry to a related component or alternative: another entry, or a subject without an entry in the
/// catalog.
public struct Reference: BaseRecord {
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

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var entry: Located<EntryID>? { self[Self.keys.entry] }
    public var name: Text? { self[Self.keys.name] }
    public var when: Prose? { self[Self.keys.when] }
    public var url: Text? { self[Self.keys.url] }
}
