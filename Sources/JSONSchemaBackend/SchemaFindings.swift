public import CatalogModel

/// What the JSON Schema backend may have to say about a catalog.
public enum SchemaRules {
    public static let unmappedType = Rule(
        "unmapped-type", .note, "Every type of a property has a JSON Schema in the types file.")
    public static let unnamableSchema = Rule(
        "unnamable-schema", .error, "The id of an entry can be the name of a schema's file on all systems.")

    public static let all = [unmappedType, unnamableSchema]
}

extension Diagnostic {
    static func unmappedType(_ type: String, language: String, uses: Int, at range: SourceRange) -> Diagnostic {
        let times = uses == 1 ? "" : ", here and in \(uses - 1) more place\(uses == 2 ? "" : "s")"
        let place = language.isEmpty ? "the types file" : "'\(language)' of the types file"
        return Diagnostic(
            SchemaRules.unmappedType,
            "the type '\(type)' has no JSON Schema, so that any value is valid\(times); say what it is under \(place)",
            at: range)
    }

    static func unnamableSchema(_ id: EntryID, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            SchemaRules.unnamableSchema,
            "the schema of '\(id)' cannot be a file of its own; choose an id that is neither the name of a device nor 'catalog'",
            at: range)
    }
}
