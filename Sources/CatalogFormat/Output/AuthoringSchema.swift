package import CatalogModel

/// The JSON Schemas of files written by authors (entries, `catalog.yaml` and so on), for completion and checks in
/// editors.
///
/// Draft 7, because YAML language servers implement draft 7 in full. Editors read YAML with types, so text may be a
/// string, a number, a boolean or null. The loader reads all of them as the text written in the file.
///
/// A schema accepts exactly what the loader can decode, with exceptions invisible to a schema. These are duplicate
/// keys, keys without a value where null is a text, equal spellings in YAML (`true` and `True`, `1` and `1.0`), and ids
/// of another type in YAML (`null`).
package enum AuthoringSchema {
    /// The schema of an entry.
    package static var entry: JSONValue { schema(of: Entry.recordForm, title: "Entry of a component catalog") }

    /// The schema of `catalog.yaml`.
    package static var catalog: JSONValue { schema(of: CatalogConfiguration.recordForm, title: "Component catalog") }

    /// The schema of the file of types and of the notation of each type elsewhere.
    package static var types: JSONValue {
        var builder = AuthoringSchemaBuilder()
        let languages = builder.described(
            "Languages by name, with the types of each and how they are written elsewhere.", form: typesForm)
        return builder.document(title: "Types of a component catalog", languages)
    }

    /// The schema of the file of the changes by release.
    package static var history: JSONValue { schema(of: ReleaseLog.recordForm, title: "History of a component catalog") }

    /// Format of a types file.
    package static var typesForm: ValueForm { OrderedRecords<OrderedRecords<TypeMapping>>.form }

    private static func schema(of record: RecordForm, title: String) -> JSONValue {
        var builder = AuthoringSchemaBuilder()
        let root = builder.schema(of: .record(record))
        var members = JSONObject(["allOf": [root]])
        members["defaultSnippets"] = EditorSnippets.of(.record(record))
        return builder.document(title: title, members)
    }
}
