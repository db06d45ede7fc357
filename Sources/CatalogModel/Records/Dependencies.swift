/// The `dependencies` of an entry: external packages, internal code, and the components used as building blocks.
public struct Dependencies: BaseRecord {
    /// The schema of an entry's dependencies in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Dependencies", "what an entry needs",
        example: "dependencies: { external: [], internal: [IconView] }",
        snippets: [
            RecordSnippet("Dependencies", ["external": [], "internal": ["${1:IconView}"]])
        ],
        keys, Base.group)

    package static let keys = (
        external: Key<OrderedRecords<Dependency>>("by name; [] states that there are none"),
        internal: Key<OrderedRecords<Dependency>>("by name; [] states that there are none"),
        composes: Key<[Reference]>("components that it is built from")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an entry's dependencies as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The packages from outside by name; nil where unstated, empty for none.
    public var external: OrderedRecords<Dependency>? { self[Self.keys.external] }
    /// The design system's own code by name; nil where unstated, empty for none.
    public var `internal`: OrderedRecords<Dependency>? { self[Self.keys.internal] }
    /// The components used as building blocks.
    public var composes: [Reference]? { self[Self.keys.composes] }
}

/// A single dependency of an entry, such as a package or a view, with the range of versions.
public struct Dependency: NamedRecord {
    /// The schema of a dependency in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Dependency", "something that an entry needs", short: "description",
        example: "internal: { IconView: Shows the error icon. }",
        keys, Named.group, Base.group)

    package static let keys = (
        version: Key<Text>("range of versions"),
        entry: Key<Located<EntryID>>("its entry")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a dependency as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The range of versions, verbatim.
    public var version: Text? { self[Self.keys.version] }
    /// The id of the catalog's entry about the dependency.
    public var entry: Located<EntryID>? { self[Self.keys.entry] }
}
