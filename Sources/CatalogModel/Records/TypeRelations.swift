/// A supertype or protocol of a documented type: a type inherited from or conformed to, with module and condition.
public struct TypeReference: BaseRecord {
    /// The schema of a supertype or protocol in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "TypeRef", "a type that another one inherits from or conforms to", short: "name",
        example: "conforms: { name: Equatable, where: \"Caption: Equatable\" }",
        keys, Base.group)

    package static let keys = (
        name: Key<Text>(required: true, naming: .type, "type"),
        module: Key<Text>("where it is declared"),
        where: Key<Text>("condition")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a supertype or protocol as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The name of the supertype or protocol, verbatim.
    public var name: Text? { self[Self.keys.name] }
    /// The module with the declaration.
    public var module: Text? { self[Self.keys.module] }
    /// The condition of the relation.
    public var `where`: Text? { self[Self.keys.where] }
}

/// The adoption of the members of another type or entry by a record (YAML key `includes`), without repetition of the
/// members.
public struct Inclusion: BaseRecord {
    /// The schema of an inclusion in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Inclusion", "another type or entry whose members a record has, too", short: "entry",
        example: "includes: { entry: pressable, without: [onHover] }",
        snippets: [RecordSnippet("Members of another entry", ["entry": "${1:pressable}"])],
        keys, Base.group)

    package static let keys = (
        entry: Key<Located<EntryID>>(required: true, "entry that describes them"),
        type: Key<Text>("its type that has them; unless stated, what its implementations share and its only type"),
        only: Key<[Text]>("names of the members that come; all unless stated"),
        without: Key<[Text]>("names of the members that do not come")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an inclusion as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// nil only until the record is decoded.
    public var entry: Located<EntryID>? { self[Self.keys.entry] }
    /// The type with the members; the shared members and the only type of the entry unless stated.
    public var type: Text? { self[Self.keys.type] }
    /// The names of the adopted members; all unless stated.
    public var only: [Text]? { self[Self.keys.only] }
    /// The names of the members not adopted; none unless stated.
    public var without: [Text]? { self[Self.keys.without] }
}
