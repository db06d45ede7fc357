/// A source of shipped code declared in `catalog.yaml` for verifying entries: paths of generated files, such as symbol
/// graphs and manifests, and rules for the comparison.
public struct SourceConfiguration: BaseRecord {
    /// The schema of a source of code in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Source", "what entries are verified against",
        example: "ios: { symbolGraphs: [../.build/symbol-graphs], implementations: [swiftui], floor: 30 }",
        snippets: [
            RecordSnippet(
                "Swift package", name: "${1:ios}",
                ["symbolGraphs": ["${2:../.build/symbol-graphs}"], "implementations": ["${3:swiftui}"]]),
            RecordSnippet(
                "Web components", name: "${1:web}", ["manifest": "${2:../dist/custom-elements.json}"]),
        ],
        keys, Base.group)

    package static let keys = (
        symbolGraphs: Key<[Text]>("symbol graphs of Swift modules: files, or folders of files"),
        signatures: Key<[Text]>("signature files of Kotlin modules, as metalava writes them"),
        manifest: Key<[Text]>("Custom Elements Manifests"),
        docgen: Key<[Text]>("what react-docgen or react-docgen-typescript wrote"),
        strings: Key<[StringFile]>("files of localized texts, for comparison with the texts of entries"),
        languages: Key<[Text]>("languages that each text is to have; those of its table unless stated"),
        tokens: Key<[Text]>(
            "files of tokens in any format that `catalog import` reads, or folders of them, for comparison with tokens"),
        tokenGroup: Key<Text>("group of its tokens, which names in code omit; all unless stated"),
        drop: Key<Located<Int>>(
            "how many of the first groups of its tokens, after `tokenGroup`, names in code omit; 0 unless stated"),
        themes: Key<OrderedRecords<Text>>(
            "theme or file of the source, without endings → theme of the catalog; that of its name unless stated"),
        tolerance: Key<Located<Int>>(
            "how far a color channel of a token may differ, in steps of 8 bits; half a step unless stated"),
        version: Key<Text>("version of the code, if the source does not state it"),
        implementations: Key<[Text]>("implementations in it, by key; the source's name unless stated"),
        components: Key<[Text]>(
            "what requires an entry: names of declarations, or of what they conform to or inherit; * matches any text"
        ),
        prefixes: Key<[Text]>("what names in code begin with that entries leave out"),
        visibility: Key<Located<Visibility>>("least visibility of what is to be documented; public unless stated"),
        ignore: Key<OrderedRecords<Text>>("what is not compared: Type or Type.member, with * → reason"),
        floor: Key<Located<Int>>("how many types, or else tokens, must be found on both sides; 1 unless stated")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a source of code as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The paths of symbol graphs of Swift modules: files, or folders of files.
    public var symbolGraphs: [Text]? { self[Self.keys.symbolGraphs] }
    /// The paths of signature files of Kotlin modules, as written by metalava.
    public var signatures: [Text]? { self[Self.keys.signatures] }
    /// The paths of Custom Elements Manifests.
    public var manifest: [Text]? { self[Self.keys.manifest] }
    /// The paths of files written by react-docgen or react-docgen-typescript.
    public var docgen: [Text]? { self[Self.keys.docgen] }
    /// The files of localized texts compared with the texts of entries.
    public var strings: [StringFile]? { self[Self.keys.strings] }
    /// The languages required of each text; the languages of the text's table unless stated.
    public var languages: [Text]? { self[Self.keys.languages] }
    /// The paths of files or folders of tokens compared with the catalog's tokens.
    public var tokens: [Text]? { self[Self.keys.tokens] }
    /// The group of the catalog's tokens covered by the source.
    public var tokenGroup: Text? { self[Self.keys.tokenGroup] }
    /// The number of first groups of tokens, after `tokenGroup`, absent from names in code.
    public var drop: Located<Int>? { self[Self.keys.drop] }
    /// Theme or file of the source → theme of the catalog.
    public var themes: OrderedRecords<Text>? { self[Self.keys.themes] }
    /// The accepted difference of a color channel, in steps of eight bits; half a step unless stated.
    public var tolerance: Located<Int>? { self[Self.keys.tolerance] }
    /// The version of the code, for sources without a version.
    public var version: Text? { self[Self.keys.version] }
    /// The implementations of entries in the source, by key; the source's name unless stated.
    public var implementations: [Text]? { self[Self.keys.implementations] }
    /// Patterns of declarations required to have an entry; all declarations of the source unless stated.
    public var components: [Text]? { self[Self.keys.components] }
    /// The beginnings of names in code, such as `ds_`, absent from the names in entries.
    public var prefixes: [Text]? { self[Self.keys.prefixes] }
    /// The least visibility of declarations required to be documented; public unless stated.
    public var visibility: Located<Visibility>? { self[Self.keys.visibility] }
    /// Pattern of declarations left out of the comparison → reason.
    public var ignore: OrderedRecords<Text>? { self[Self.keys.ignore] }
    /// Required number of matches between source and catalog, so that an empty check does not pass.
    public var floor: Located<Int>? { self[Self.keys.floor] }

    /// The files of declarations by kind of source: the key of the setting, with the paths.
    public var files: [(kind: String, paths: [Text])] {
        [
            ("symbolGraphs", symbolGraphs), ("signatures", signatures), ("manifest", manifest), ("docgen", docgen),
        ].compactMap { kind, paths in paths.map { (kind, $0) } }
    }
}
