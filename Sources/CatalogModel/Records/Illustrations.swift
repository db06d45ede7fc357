/// A code example in an entry, with title, explanation and language.
public struct Example: BaseRecord {
    /// The schema of a code example in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Example", "how something is used", short: "code",
        example: "examples: box.hasError = true",
        snippets: [
            RecordSnippet("Example", ["title": "${1:Title}", "code": "${2:code}"])
        ],
        keys, Base.group)

    package static let keys = (
        title: Key<Text>("name"),
        description: Key<Prose>("explanation"),
        group: Key<Text>("heading"),
        language: Key<Text>("of the code; else the implementation's"),
        code: Key<Text>("source, without trailing line breaks"),
        arguments: Key<JSONValue>("what is passed, for components configured by data"),
        demo: Key<Demo>(holding: .demos, "component at work, shown above the code"),
        hidden: Key<Bool>("for tests, not for pages"),
        since: Key<Text>("version that it needs")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a code example as a view of stored values.
    public init(node: RecordNode) { self.node = node }
    /// The kinds of facts in the example, including the flag of examples.
    public var traits: RecordTraits { node.traits.union(.examples) }

    /// The name of the example.
    public var title: Text? { self[Self.keys.title] }
    /// The explanation of the code.
    public var description: Prose? { self[Self.keys.description] }
    /// The heading for a group of examples; equal texts form a group.
    public var group: Text? { self[Self.keys.group] }
    /// The language of the code; the implementation's language unless stated.
    public var language: Text? { self[Self.keys.language] }
    /// The source, without trailing line breaks.
    public var code: Text? { self[Self.keys.code] }
    /// The data passed, for components configured by data.
    public var arguments: JSONValue? { self[Self.keys.arguments] }
    /// The component at work, shown above the code.
    public var demo: Demo? { self[Self.keys.demo] }
    /// Whether the example is only for tests, not for pages.
    public var hidden: Bool? { self[Self.keys.hidden] }
    /// The version required by the code.
    public var since: Text? { self[Self.keys.since] }
}

/// A figure in an entry: the file of a picture, alternative text and caption, or the caption alone.
public struct Figure: BaseRecord {
    /// The schema of a figure in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Figure", "a picture, or the caption of one", short: "caption",
        example: "figures: { file: a.png, dark: b.png, alt: A box, caption: Error }",
        snippets: [
            RecordSnippet(
                "Figure", ["file": "${1:figure.png}", "alt": "${2:What it shows.}", "caption": "${3:Caption.}"]),
            RecordSnippet(
                "Figure with callouts",
                [
                    "file": "${1:anatomy.png}", "alt": "${2:What it shows.}",
                    "callouts": ["${3:label}": "${4:20% 50%}"],
                ]),
        ],
        keys, Base.group)

    package static let keys = (
        caption: Key<Prose>("under the picture"),
        alt: Key<Text>("text alternative of the picture"),
        file: Key<Text>("picture, relative to the entry"),
        dark: Key<Text>("picture for dark mode, relative to the entry"),
        states: Key<[Text]>("states that it shows"),
        parts: Key<[Text]>("parts that it shows"),
        callouts: Key<OrderedRecords<Located<PicturePoint>>>(
            "part → location of its callout on the picture: from the left edge, then from the top, such as `20% 50%`"),
        variants: Key<[Text]>("variants that it shows: values of axes"),
        group: Key<Text>("heading"),
        under: Key<Located<Place>>("part of the page that it belongs to")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a figure as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The words under the picture.
    public var caption: Prose? { self[Self.keys.caption] }
    /// The alternative text for people unable to see the picture.
    public var alt: Text? { self[Self.keys.alt] }
    /// The path of the picture, relative to the entry's file; nil for a caption alone.
    public var file: Text? { self[Self.keys.file] }
    /// The path of the picture for dark mode, relative to the entry's file.
    public var dark: Text? { self[Self.keys.dark] }
    /// The names of the states in the picture.
    public var states: [Text]? { self[Self.keys.states] }
    /// The names of the parts in the picture; parts with a callout need no mention.
    public var parts: [Text]? { self[Self.keys.parts] }
    /// The places of callouts on the picture, by part.
    public var callouts: OrderedRecords<Located<PicturePoint>>? { self[Self.keys.callouts] }
    /// The values of variant axes in the picture.
    public var variants: [Text]? { self[Self.keys.variants] }
    /// The heading for a group of figures; equal texts form a group.
    public var group: Text? { self[Self.keys.group] }
    /// The part of the page with the figure; nil where unstated.
    public var under: Located<Place>? { self[Self.keys.under] }

    /// Parts in the picture, each once: the listed parts, then further parts with a callout.
    public var shownParts: [Text] {
        let listed = parts.orEmpty()
        return listed + callouts.orEmpty().map(\.key).filter { name in !listed.contains { $0.value == name.value } }
    }
}
