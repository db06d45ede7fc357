/// The implementation of an entry on a platform or in a framework, such as SwiftUI: imports, types and
/// platform-specific facts.
public struct Implementation: FacetRecord {
    /// The schema of an implementation in entries: allowed keys with meanings and kinds of values.
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
        language: Key<Text>("of types and examples; inferred for well-known frameworks"),
        imports: Key<[Text]>("as after the word import"),
        package: Key<Text>("distribution package"),
        conditions: Key<[Text]>("conditional compilation"),
        types: Key<OrderedRecords<TypeDeclaration>>("types that belong to the entry, by full name"),
        functions: Key<OrderedRecords<[Method]>>("free functions and operators"),
        variables: Key<OrderedRecords<Property>>("free constants and variables"),
        demo: Key<Demo>(holding: .demos, "component at work")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an implementation as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The framework; the name of the implementation unless stated.
    public var framework: Text? { self[Self.keys.framework] }
    /// The language of types and examples, unless implied by the framework.
    public var language: Text? { self[Self.keys.language] }
    /// The modules to import, as written after the word `import`.
    public var imports: [Text]? { self[Self.keys.imports] }
    /// The package of the distribution.
    public var package: Text? { self[Self.keys.package] }
    /// The conditions of conditional compilation around the code, verbatim.
    public var conditions: [Text]? { self[Self.keys.conditions] }
    /// The types of the entry's API, by full name.
    public var types: OrderedRecords<TypeDeclaration>? {
        get { self[Self.keys.types] }
        set { self[Self.keys.types] = newValue }
    }
    /// The free functions and operators by base name; several under a name are overloads.
    public var functions: OrderedRecords<[Method]>? {
        get { self[Self.keys.functions] }
        set { self[Self.keys.functions] = newValue }
    }
    /// The free constants and variables by name.
    public var variables: OrderedRecords<Property>? {
        get { self[Self.keys.variables] }
        set { self[Self.keys.variables] = newValue }
    }
    /// The component at work, shown at the top of the page.
    public var demo: Demo? { self[Self.keys.demo] }
}
