/// Settings of a catalog, as stated in `catalog.yaml`.
public struct CatalogConfiguration: BaseRecord {
    /// The schema of a catalog's settings in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Catalog", "the content of `catalog.yaml`",
        example: "format: 1\nname: Example Design System",
        snippets: [
            RecordSnippet(
                "Catalog",
                [
                    "format": "1", "name": "${1:Example Design System}", "version": "${2:0.1.0}",
                    "entries": "${3:components}", "outputs": ["${4:docs}": ["backend": "${5:markdown}"]],
                ])
        ],
        keys, Base.group)

    package static let keys = (
        format: Key<Text>(required: true, "version of the entry format: 1"),
        name: Key<Text>(required: true, "name of the catalog"),
        version: Key<Text>("version of the catalog"),
        description: Key<Prose>("what it is a catalog of"),
        language: Key<Text>("language of its texts as a tag of BCP 47, such as de or pt-BR; en unless stated"),
        repository: Key<RepositoryConfiguration>("where its files are edited and problems are reported"),
        install: Key<[Example]>("how a project adds the components, for the front page: steps, or one for each tool"),
        entries: Key<[Text]>("folders of entries; components unless stated"),
        tokens: Key<[Text]>("token files, later ones over earlier ones, or a resolver document"),
        themes: Key<OrderedRecords<ThemeConfiguration>>(
            "themes to publish, by name; one of all defaults unless stated"),
        types: Key<Text>("file of type mappings to other languages"),
        strings: Key<[StringFile]>("files of localized texts, for the keys that entries name"),
        sources: Key<OrderedRecords<SourceConfiguration>>("what entries are verified against, by name"),
        linkBase: Key<Text>("address that links from the root of a site, such as /about, start at"),
        sections: Key<[Section]>("text for every page that has the place"),
        outputs: Key<OrderedRecords<OutputConfiguration>>("by name"),
        backends: Key<OrderedRecords<BackendConfiguration>>(
            "programs that render outputs, by the name that outputs call them"),
        stubTargets: Key<OrderedRecords<StubTargetConfiguration>>(
            "stub targets of the catalog's own, or in place of the program's, by name"),
        rules: Key<OrderedRecords<Located<RuleSeverity>>>("rule → severity"),
        rulesFor: Key<OrderedRecords<OrderedRecords<Located<RuleSeverity>>>>(
            "path of files, with the wildcards * and ** → rule → severity; later paths take precedence"
        ),
        ownRules: Key<OrderedRecords<OwnRule>>("rules of this catalog's own, by name"),
        terms: Key<OrderedRecords<Text>>("word that prose does not use → word to use instead, or - for none"),
        contrast: Key<Located<ContrastRatio.Level>>("contrast that tokens have with their backgrounds at least"),
        changes: Key<ChangePolicy>("how changes between versions of the catalog count"),
        history: Key<Text>("file of the changes by release, which `catalog history --write` writes")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a catalog's settings as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The version of the entry format, `1`.
    public var format: Text? { self[Self.keys.format] }
    /// The name of the catalog for people.
    public var name: Text? { self[Self.keys.name] }
    /// The version of the catalog; nil where unstated.
    public var version: Text? { self[Self.keys.version] }
    /// The subject of the catalog, in prose.
    public var description: Prose? { self[Self.keys.description] }
    /// The language of the catalog's texts as a tag of BCP 47; `en` unless stated.
    public var language: Text? { self[Self.keys.language] }
    /// The repository of the catalog, for links from pages to the files of entries.
    public var repository: RepositoryConfiguration? { self[Self.keys.repository] }
    /// The code for adding the components to a project, shown on the front page; several with titles are alternatives.
    public var install: [Example]? { self[Self.keys.install] }
    /// Folders of entries; `components` unless stated.
    ///
    /// Relative to `catalog.yaml`, like all paths there.
    public var entries: [Text]? { self[Self.keys.entries] }
    /// The token files, with later files over earlier files, or the path of a resolver document.
    public var tokens: [Text]? { self[Self.keys.tokens] }
    /// The published themes by name; a single theme of all defaults unless stated.
    public var themes: OrderedRecords<ThemeConfiguration>? { self[Self.keys.themes] }
    /// The file with the schemas of types, and with their spellings in other languages.
    public var types: Text? { self[Self.keys.types] }
    /// The files of localized texts for the string keys named by entries.
    public var strings: [StringFile]? { self[Self.keys.strings] }
    /// The sources of shipped code for verifying entries, by name.
    public var sources: OrderedRecords<SourceConfiguration>? { self[Self.keys.sources] }
    /// The address put before links from the root of a site, for links such as `/about`.
    public var linkBase: Text? { self[Self.keys.linkBase] }
    /// Free text for every page with the part named by the section.
    public var sections: [Section]? { self[Self.keys.sections] }
    /// The declared outputs by name.
    public var outputs: OrderedRecords<OutputConfiguration>? { self[Self.keys.outputs] }
    /// Backends with programs of their own.
    ///
    /// A backend on the path as `catalog-backend-NAME` needs no record.
    public var backends: OrderedRecords<BackendConfiguration>? { self[Self.keys.backends] }
    /// The catalog's own stub targets by name; the name of a built-in target replaces the built-in target.
    public var stubTargets: OrderedRecords<StubTargetConfiguration>? { self[Self.keys.stubTargets] }
    /// The severities of rules for the whole catalog, by the rule's id.
    public var rules: OrderedRecords<Located<RuleSeverity>>? { self[Self.keys.rules] }
    /// The severities of rules for some files: pattern of paths → rule → severity, with later patterns first.
    public var rulesFor: OrderedRecords<OrderedRecords<Located<RuleSeverity>>>? { self[Self.keys.rulesFor] }
    /// The rules added by the catalog, by name.
    public var ownRules: OrderedRecords<OwnRule>? { self[Self.keys.ownRules] }
    /// The words avoided in prose, each with the replacement, or `-` for none.
    public var terms: OrderedRecords<Text>? { self[Self.keys.terms] }
    /// The contrast required of tokens against their backgrounds; nil for no requirement.
    public var contrast: Located<ContrastRatio.Level>? { self[Self.keys.contrast] }
    /// The policy for changes between two versions of the catalog.
    public var changes: ChangePolicy? { self[Self.keys.changes] }
    /// The file of the changes by release, shown on pages.
    public var history: Text? { self[Self.keys.history] }
}

/// A theme declared in `catalog.yaml`, such as `dark`: a context for each modifier of the resolver document of the
/// design tokens.
public struct ThemeConfiguration: BaseRecord {
    /// The schema of a theme in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Theme", "a choice of contexts of the resolver document",
        example: "dark: { title: Dark, inputs: { appearance: dark } }",
        snippets: [
            RecordSnippet(
                "Theme", name: "${1:dark}", ["title": "${2:Dark}", "inputs": ["${3:appearance}": "${1:dark}"]])
        ],
        keys, Base.group)

    package static let keys = (
        title: Key<Text>("for people"),
        description: Key<Prose>("what it is for"),
        inputs: Key<OrderedRecords<Text>>("modifier → context; the modifier's default unless stated")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a theme as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// For people; made from the name unless stated.
    public var title: Text? { self[Self.keys.title] }
    /// The purpose of the theme, in prose.
    public var description: Prose? { self[Self.keys.description] }
    /// The chosen context by modifier; the modifier's default unless stated.
    public var inputs: OrderedRecords<Text>? { self[Self.keys.inputs] }
}

/// The spellings of a native type, such as `Decimal`, in JSON Schema, Swift, Kotlin and TypeScript, for schemas and
/// stubs.
public struct TypeMapping: BaseRecord {
    /// The schema of a type's spellings in the file of types: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "TypeMapping", "how a type is written elsewhere", short: "same",
        example: "Decimal: { json: { type: string, format: decimal }, kotlin: BigDecimal }",
        snippets: [
            RecordSnippet(
                "Type and its JSON Schema", name: "${1:Decimal}",
                ["json": ["type": "${2:string}"], "kotlin": "${3:BigDecimal}", "typescript": "${4:string}"]),
            RecordSnippet("Another name for a type", name: "${1:Amount}", "${2:Decimal}"),
        ],
        keys, Base.group)

    package static let keys = (
        same: Key<Text>("type or pattern that it is another name for"),
        binding: Key<Bool>("hands on a value that its owner keeps"),
        json: Key<Located<JSONValue>>("JSON Schema, whose type may be a type of this file; none: not in a schema"),
        swift: Key<Text>("spelling in Swift"),
        kotlin: Key<Text>("spelling in Kotlin"),
        typescript: Key<Text>("spelling in TypeScript")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a type's spellings as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The type or pattern with the same spellings, for a mere other name.
    public var same: Text? { self[Self.keys.same] }
    /// Whether the type hands on a value kept by an owner elsewhere, like `Binding` in SwiftUI.
    public var binding: Bool? { self[Self.keys.binding] }
    /// The JSON Schema of values, or the name of a schema type; `none` for a type left out of schemas.
    public var json: Located<JSONValue>? { self[Self.keys.json] }
    /// Spelling by language: `kotlin`, `swift`, `typescript`.
    public var swift: Text? { self[Self.keys.swift] }
    /// The spelling in Kotlin.
    public var kotlin: Text? { self[Self.keys.kotlin] }
    /// The spelling in TypeScript.
    public var typescript: Text? { self[Self.keys.typescript] }
}

/// The severity set in `catalog.yaml` for all findings of a rule, or `off`.
///
/// Errors cannot be switched off.
public enum RuleSeverity: String, CaseIterable, Sendable { case off, note, warning, error }
