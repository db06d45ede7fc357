import CatalogModel

/// A visitor of all records of an entry, called by `RecordWalk`, for collecting facts stated in any record.
protocol RecordVisitor {
    /// Whether the visitor reads the paths of records; else the paths are empty.
    static var needsPaths: Bool { get }
    /// The traits of the sought records; nil for all.
    static var sought: RecordTraits? { get }
    /// Visits a record. `path`: the keys, names and list positions on the way to the record.
    mutating func visit(_ base: Base, at path: [String])
    /// Visits the common facts of a record with a name, after the record's `base`.
    mutating func visit(_ named: Named, at path: [String])
    mutating func visit(_ prose: Prose)
    mutating func visit(_ figure: Figure)
    /// Visits the demo of an example, or of an implementation.
    mutating func visit(_ demo: Demo, of example: Example?, implementation: String?)
    /// Visits the text of a type, within an implementation and an owning type, as far as present.
    mutating func visit(type: String, implementation: String?, owner: String?)
    /// Visits the path of a token named by a record.
    mutating func visit(token: String)
    /// Visits the replacement of a deprecated item: a member, a token or an entry.
    mutating func visit(replacement: String)
}

extension RecordVisitor {
    static var needsPaths: Bool { true }
    static var sought: RecordTraits? { nil }
    mutating func visit(_ base: Base, at path: [String]) {}
    mutating func visit(_ named: Named, at path: [String]) {}
    mutating func visit(_ prose: Prose) {}
    mutating func visit(_ figure: Figure) {}
    mutating func visit(_ demo: Demo, of example: Example?, implementation: String?) {}
    mutating func visit(type: String, implementation: String?, owner: String?) {}
    mutating func visit(token: String) {}
    mutating func visit(replacement: String) {}
}
