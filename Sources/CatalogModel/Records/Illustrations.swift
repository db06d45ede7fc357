/// A code example in an entry, with title, explanation and language.
public struct Example: BaseRecord {
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
        hidden: Key<Bool>("for tests, not for pages"),
        since: Key<Text>("version that it needs")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var title: Text? { self[Self.keys.title] }
    public var description: Prose? { self[Self.keys.description] }
    public var group: Text? { self[Self.keys.group] }
    public var language: Text? { self[Self.keys.language] }
    public var code: Text? { self[Self.keys.code] }
    public var arguments: JSONValue? { self[Self.keys.arguments] }
    public var hidden: Bool? { self[Self.keys.hidden] }
    public var since: Text? { self[Self.keys.since] }
}

/// A figure in an entry: the file of a picture, alternative text and caption, or the caption alone.
public struct Figure: BaseRecord {
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
        alt: Key<Text>("for those who cannot see it"),
        file: Key<Text>("picture, relative to the entry"),
        dark: Key<Text>("picture for dark mode, relative to the entry"),
        states: Key<[Text]>("states that it shows"),
        parts: Key<[Text]>("parts that it shows"),
        callouts: Key<OrderedRecords<Located<PicturePoint>>>(
            "part → where its callout stands on the picture: from the left edge, then from the top, such as `20% 50%`"),
        variants: Key<[Text]>("variants that it shows: values of axes"),
        group: Key<Text>("heading"),
        under: Key<Located<Place>>("part of the page that it belongs to")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var caption: Prose? { self[Self.keys.caption] }
    public var alt: Text? { self[Self.keys.alt] }
    public var file: Text? { self[Self.keys.file] }
    public var dark: Text? { self[Self.keys.dark] }
    public var states: [Text]? { self[Self.keys.states] }
    public var parts: [Text]? { self[Self.keys.parts] }
    public var callouts: OrderedRecords<Located<PicturePoint>>? { self[Self.keys.callouts] }
    public var variants: [Text]? { self[Self.keys.variants] }
    public var group: Text? { self[Self.keys.group] }
    public var under: Located<Place>? { self[Self.keys.under] }

    /// Parts in the picture, each once: the listed parts, then further parts with a callout.
    public var shownParts: [Text] {
        let listed = parts.orEmpty()
        return listed + callouts.orEmpty().map(\.key).filter { name in !listed.contains { $0.value == name.value } }
    }
}
