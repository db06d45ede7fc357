import CatalogModel

/// Wants to see every record of an entry, for what may stand anywhere in it.
protocol RecordVisitor {
    /// Whether it looks at the paths of records; else they are empty.
    static var needsPaths: Bool { get }
    /// The traits of the records that it looks at; nil for all.
    static var sought: RecordTraits? { get }
    /// `path`: the keys, names and list positions that lead to the record.
    mutating func visit(_ base: Base, at path: [String])
    /// Visits the common facts of a record with a name, after the record's `base`.
    mutating func visit(_ named: Named, at path: [String])
    mutating func visit(_ prose: Prose)
    mutating func visit(_ figure: Figure)
    /// The text of a type, within an implementation and one of its types, as far as it stands in one.
    mutating func visit(type: String, implementation: String?, owner: String?)
    /// The path of a token that a record names.
    mutating func visit(token: String)
    /// Visits the replacement of something deprecated: a member, a token or an entry.
    mutating func visit(replacement: String)
}

extension RecordVisitor {
    static var needsPaths: Bool { true }
    static var sought: RecordTraits? { nil }
    mutating func visit(_ base: Base, at path: [String]) {}
    mutating func visit(_ named: Named, at path: [String]) {}
    mutating func visit(_ prose: Prose) {}
    mutating func visit(_ figure: Figure) {}
    mutating func visit(type: String, implementation: String?, owner: String?) {}
    mutating func visit(token: String) {}
    mutating func visit(replacement: String) {}
}
