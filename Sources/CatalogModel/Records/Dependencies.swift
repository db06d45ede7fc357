/// The `dependencies` of an entry: external packages, internal code, and the components used as building blocks.
public struct Dependencies: BaseRecord {
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

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var external: OrderedRecords<Dependency>? { self[Self.keys.external] }
    public var `internal`: OrderedRecords<Dependency>? { self[Self.keys.internal] }
    public var composes: [Reference]? { self[Self.keys.composes] }
}

/// A single dependency of an entry, such as a package or a view, with the range of versions.
public struct Dependency: NamedRecord {
    public static let recordForm = RecordForm(
        "Dependency", "something that an entry needs", short: "description",
        example: "internal: { IconView: Shows the error icon. }",
        keys, Named.group, Base.group)

    package static let keys = (
        version: Key<Text>("range of versions"),
        entry: Key<Located<EntryID>>("its entry")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var version: Text? { self[Self.keys.version] }
    public var entry: Located<EntryID>? { self[Self.keys.entry] }
}
