public import CatalogModel

/// A record to begin with, as editors offer it: the keys that people write first, with something to type over.
///
/// Texts may hold tab stops as editors know them, `${1:text}`; what stands in one is what is there until somebody types.
public struct RecordSnippet: Sendable {
    /// What the editor lists.
    public let label: String
    /// The name to write it under where the record stands under a name of its own.
    public let name: String
    /// The record, in its long or its short form.
    public let body: JSONValue

    init(_ label: String, name: String = "${1:name}", _ body: JSONValue) {
        self.label = label
        self.name = name
        self.body = body
    }
}
