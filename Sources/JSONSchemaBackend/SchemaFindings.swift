package import CatalogModel

/// The rules reported by the JSON Schema backend, such as types without a schema and regular expressions not portable.
package enum SchemaRules {
    package static let unmappedType = Rule(
        "unmapped-type", .note, "Every type of a property has a JSON Schema in the types file.")
    package static let unnamableSchema = Rule(
        "unnamable-schema", .error, "The id of an entry can be the name of a schema's file on all systems.")

    package static let draftKeyword = Rule(
        "draft-keyword", .warning,
        "A schema of the types file can be said in the draft of JSON Schema that is asked for.")

    package static let unportablePattern = Rule(
        "unportable-pattern", .note, "The pattern of a text means the same to all validators of JSON Schema.")

    package static let all = [unmappedType, unnamableSchema, draftKeyword, unportablePattern]
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

    static func draftKeyword(_ keyword: String, of type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SchemaRules.draftKeyword,
            "'\(keyword)' of '\(type)' has no counterpart in draft-07, which accepts more without it; "
                + "say it otherwise, or take draft 2020-12",
            at: range)
    }

    static func unportablePattern(_ pattern: Text) -> Diagnostic {
        Diagnostic(
            SchemaRules.unportablePattern,
            "the pattern '\(pattern.value)' is not one that all validators read alike, so that any text is valid; "
                + "keep to classes, groups, alternatives, repetition and anchors of ECMA-262",
            at: pattern.range)
    }
}
