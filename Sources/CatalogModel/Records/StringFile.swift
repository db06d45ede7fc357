/// A file of localized texts, such as `Localizable.xcstrings`, declared in `catalog.yaml` for verifying the texts of
/// entries.
public struct StringFile: BaseRecord {
    public static let recordForm = RecordForm(
        "StringFile", "a file of localized texts", short: "file",
        example: "strings: [{ file: de.lproj/Localizable.strings, language: de, table: Localizable }]",
        snippets: [RecordSnippet("StringFile", "${1:Localizable.xcstrings}")],
        keys, Base.group)

    package static let keys = (
        file: Key<Text>(
            required: true, "relative to catalog.yaml: .xcstrings, .strings, .stringsdict, strings.xml or .json"),
        language: Key<Text>("of its texts, if its path does not say it"),
        table: Key<Text>("by which entries call it; the name of the file unless stated")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var file: Text? { self[Self.keys.file] }
    public var language: Text? { self[Self.keys.language] }
    public var table: Text? { self[Self.keys.table] }
}
