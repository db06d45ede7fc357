/// A user-facing text of a component to be localized: key, default text, plurals and translations.
public struct LocalizedString: NamedRecord {
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
        plurals: Key<TextTree>("category → text, or variable → category → text"),
        translations: Key<OrderedRecords<TextTree>>("language → text, or what plurals can be"),
        table: Key<Text>("file, if not the stringTable")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var text: Text? { self[Self.keys.text] }
    public var arguments: [Prose]? { self[Self.keys.arguments] }
    public var plurals: TextTree? { self[Self.keys.plurals] }
    public var translations: OrderedRecords<TextTree>? { self[Self.keys.translations] }
    public var table: Text? { self[Self.keys.table] }
}
