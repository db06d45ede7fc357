/// The usage guidance of an entry: reasons for and against a component, alternatives, and good and bad use.
public struct Usage: BaseRecord {
    /// The schema of usage guidance in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Usage", "when to use something, and how",
        example: "usage: { when: People pick options., alternatives: switch }",
        snippets: [
            RecordSnippet(
                "Usage",
                [
                    "when": "${1:When to use it.}", "avoid": "${2:When not.}", "do": "${3:Good use.}",
                    "dont": "${4:Bad use.}",
                ])
        ],
        keys, Base.group)

    package static let keys = (
        when: Key<[Prose]>("when to use it"),
        avoid: Key<[Prose]>("when not"),
        practices: Key<[Prose]>("best practices"),
        alternatives: Key<[Reference]>("what to use instead"),
        do: Key<[Advice]>("good use"),
        dont: Key<[Advice]>("bad use")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates usage guidance as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The reasons for the component, each as prose.
    public var when: [Prose]? { self[Self.keys.when] }
    /// The reasons against the component, each as prose.
    public var avoid: [Prose]? { self[Self.keys.avoid] }
    /// The best practices, each as prose.
    public var practices: [Prose]? { self[Self.keys.practices] }
    /// The subjects to use instead, mostly other entries.
    public var alternatives: [Reference]? { self[Self.keys.alternatives] }
    /// The pieces of good use.
    public var `do`: [Advice]? { self[Self.keys.do] }
    /// The pieces of bad use.
    public var dont: [Advice]? { self[Self.keys.dont] }
}

/// A piece of advice in the usage guidance of an entry: a do or a don't, with the reason, figures and examples.
public struct Advice: BaseRecord {
    /// The schema of a piece of advice in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Advice", "a piece of good or bad use", short: "text",
        example: "do: { text: Begin with a verb., why: It is clearer. }",
        snippets: [
            RecordSnippet("Advice with its reason", ["text": "${1:What to do.}", "why": "${2:Why.}"])
        ],
        keys, Base.group)

    package static let keys = (
        text: Key<Prose>(required: true, "the advice"),
        why: Key<Prose>("the reason"),
        figures: Key<[Figure]>("how it looks"),
        examples: Key<[Example]>("how it is written")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a piece of advice as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The advice in prose, always present in a loaded catalog.
    public var text: Prose? { self[Self.keys.text] }
    /// The reason for the advice.
    public var why: Prose? { self[Self.keys.why] }
    /// The figures with the look of the use.
    public var figures: [Figure]? { self[Self.keys.figures] }
    /// The code examples of the use.
    public var examples: [Example]? { self[Self.keys.examples] }
}

/// A part of a component's anatomy, such as the label or the icon, as described by an entry.
public struct Part: NamedRecord {
    /// The schema of a part of the anatomy in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Part", "a part that something consists of", short: "description",
        example: "helper-text: { callout: C, optional: true }",
        snippets: [
            RecordSnippet("Part", name: "${1:label}", "${2:What it is.}"),
            RecordSnippet("Optional part", name: "${1:icon}", ["description": "${2:What it is.}", "optional": true]),
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        callout: Key<Text>("letter in the figure"),
        optional: Key<Bool>("may be absent"),
        entry: Key<Located<EntryID>>("the entry that it is made of"),
        parts: Key<OrderedRecords<Part>>("what it consists of")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a part of the anatomy as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The letter of the part in figures.
    public var callout: Text? { self[Self.keys.callout] }
    /// Whether the part may be absent.
    public var optional: Bool? { self[Self.keys.optional] }
    /// The id of the entry for the part, where the part is a component.
    public var entry: Located<EntryID>? { self[Self.keys.entry] }
    /// The parts of the part, by name.
    public var parts: OrderedRecords<Part>? { self[Self.keys.parts] }
}

/// A section of free text with a heading, written by the author of an entry and shown on the entry's page.
public struct Section: BaseRecord {
    /// The schema of a section of free text in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Section", "free text with a heading",
        example: "sections: { title: Prefix, under: variants, description: Gives the unit. }",
        snippets: [
            RecordSnippet("Section", ["title": "${1:Heading}", "description": "${2:Text.}"])
        ],
        keys, Base.group)

    package static let keys = (
        title: Key<Text>(required: true, "heading"),
        description: Key<Prose>("text"),
        under: Key<Located<Place>>("part of the page that it belongs to"),
        applies: Key<[Located<EntryID>]>("entries that it applies to"),
        figures: Key<[Figure]>("pictures"),
        examples: Key<[Example]>("code"),
        links: Key<[Link]>("addresses"),
        sections: Key<[Section]>("subsections")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a section of free text as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The heading of the section.
    public var title: Text? { self[Self.keys.title] }
    /// The text of the section, in prose.
    public var description: Prose? { self[Self.keys.description] }
    /// The part of the page with the section; nil where unstated.
    public var under: Located<Place>? { self[Self.keys.under] }
    /// The ids of the entries meant by the section; for guides.
    public var applies: [Located<EntryID>]? { self[Self.keys.applies] }
    /// The figures of the section.
    public var figures: [Figure]? { self[Self.keys.figures] }
    /// The code examples of the section.
    public var examples: [Example]? { self[Self.keys.examples] }
    /// The links of the section to addresses outside of the catalog.
    public var links: [Link]? { self[Self.keys.links] }
    /// The subsections, in order.
    public var sections: [Section]? { self[Self.keys.sections] }
}
