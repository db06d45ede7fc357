/// A file of localized texts, such as `Localizable.xcstrings`, declared in `catalog.yaml` for verifying the texts of
/// entries.
public struct StringFile: BaseRecord {
    /// The schema of a file of texts in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "StringFile", "a file of localized texts", short: "file",
        example: "strings: [{ file: de.lproj/Localizable.strings, language: de, table: Localizable }]",
        snippets: [RecordSnippet("StringFile", "${1:Localizable.xcstrings}")],
        keys, Base.group)

    package static let keys = (
        file: Key<Text>(
            required: true, "relative to catalog.yaml: .xcstrings, .strings, .stringsdict, strings.xml or .json"),
        language: Key<Text>("of its texts, if its path does not state it"),
        table: Key<Text>("by which entries call it; the name of the file unless stated")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a file of texts as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The path of the file, relative to `catalog.yaml`; the name determines the format.
    public var file: Text? { self[Self.keys.file] }
    /// The language of the texts, for paths without a language.
    public var language: Text? { self[Self.keys.language] }
    /// The name of the table in entries; the name of the file unless stated.
    public var table: Text? { self[Self.keys.table] }
}
