/// A user-facing text of a component to be localized: key, default text, plurals and translations.
public struct LocalizedString: NamedRecord {
    /// The schema of a localized text in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "String", "a text to localize", short: "text",
        example: "ds.box.selected: { text: \"%@, selected\", arguments: The label. }",
        snippets: [
            RecordSnippet("String", name: "${1:button.close}", "${2:Close}"),
            RecordSnippet(
                "String with plurals", name: "${1:items.count}",
                ["text": "${2:Has %d items}", "plurals": ["one": "${3:Has %d item}", "other": "${2:Has %d items}"]]),
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        text: Key<Text>("default text; verbatim"),
        arguments: Key<[Prose]>("format arguments in order"),
        plurals: Key<TextTree>(
            "category → text, or variable → category → text; under `device`, `width`, `product` or `item` what varies by it"
        ),
        translations: Key<OrderedRecords<TextTree>>("language → text, or what plurals can be"),
        table: Key<Text>("file, if not the stringTable")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a localized text as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The default text, verbatim, with format arguments.
    public var text: Text? { self[Self.keys.text] }
    /// The meanings of the format arguments, in order.
    public var arguments: [Prose]? { self[Self.keys.arguments] }
    /// The texts by plural category, or by variable and then category; other variations are under their label, such as
    /// `device`.
    public var plurals: TextTree? { self[Self.keys.plurals] }
    /// The texts by language, each a text or a tree as for plurals.
    public var translations: OrderedRecords<TextTree>? { self[Self.keys.translations] }
    /// The table of the text, where different from the entry's `stringTable`.
    public var table: Text? { self[Self.keys.table] }
}
