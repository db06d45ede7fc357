package import CatalogModel

/// The rules reported by the JSON Schema backend, such as types without a schema and regular expressions not portable.
package enum SchemaRules {
    package static let unmappedType = Rule(
        "unmapped-type", .note, "Every type of a property has a JSON Schema in the types file.",
        reason: "The schema accepts any value for the property, so mistakes in data pass validation."
    )
    .example(
        failing: "implementations: { swiftui: { types: { Box: { kind: struct, properties: { a: UIFont } } } } }",
        passing: "implementations: { swiftui: { types: { Box: { kind: struct, properties: { a: Int } } } } }",
        at: "UIFont", catalog: "outputs: { schemas: { backend: json-schema } }")
    package static let unnamableSchema = Rule(
        "unnamable-schema", .error, "The id of an entry can be the name of its schema file on all systems.",
        reason: "The schema of the entry could not be written, or would overwrite that of the whole catalog."
    )
    .example(
        failing: "outputs: { schemas: { backend: json-schema } }", passing: "outputs: { docs: { backend: markdown } }",
        at: "catalog", in: "catalog.yaml",
        files: ["components/catalog.yaml": "id: catalog\ntitle: Catalog\nsummary: Has books."])

    package static let draftKeyword = Rule(
        "draft-keyword", .warning, "Schemas of the types file can be written in the chosen draft of JSON Schema.",
        reason: "The keyword is left out, so the schema accepts data that the author meant to reject."
    )
    .example(
        failing: "swift: { A: { json: { type: object, unevaluatedProperties: false } } }",
        passing: "swift: { A: { json: { type: object, additionalProperties: false } } }",
        at: "{ type: object, unevaluatedProperties: false }", in: "types.yaml",
        catalog: "types: types.yaml\noutputs: { schemas: { backend: json-schema, options: { draft: '7' } } }",
        entry: "implementations: { swiftui: { types: { Box: { kind: struct, properties: { a: A } } } } }")

    package static let unportablePattern = Rule(
        "unportable-pattern", .note, "The pattern of a string has the same meaning for all validators of JSON Schema.",
        reason: "The schema is written without the pattern, so any string passes validation."
    )
    .example(
        failing:
            #"implementations: { swiftui: { types: { Box: { kind: view, properties: { a: { type: String, limits: { pattern: "(?i)x" } } } } } } }"#,
        passing:
            #"implementations: { swiftui: { types: { Box: { kind: view, properties: { a: { type: String, limits: { pattern: "[xX]" } } } } } } }"#,
        at: #""(?i)x""#, catalog: "outputs: { schemas: { backend: json-schema } }")

    package static let all = [unmappedType, unnamableSchema, draftKeyword, unportablePattern]
}

extension Diagnostic {
    static func unmappedType(_ type: String, language: String, uses: Int, at range: SourceRange) -> Diagnostic {
        let times = uses == 1 ? "" : ", here and in \(uses - 1) more place\(uses == 2 ? "" : "s")"
        let location = language.isEmpty ? "the types file" : "'\(language)' of the types file"
        return Diagnostic(
            SchemaRules.unmappedType,
            "the type '\(type)' has no JSON Schema, so any value is valid\(times); add its schema to \(location)",
            at: range)
    }

    static func unnamableSchema(_ id: EntryID, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            SchemaRules.unnamableSchema,
            "the schema of '\(id)' cannot be a file of its own; choose a short id other than 'catalog'",
            at: range)
    }

    static func draftKeyword(_ keyword: String, of type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SchemaRules.draftKeyword,
            "'\(keyword)' of '\(type)' has no counterpart in draft-07, which accepts more without it; "
                + "replace the keyword, or use draft 2020-12",
            at: range)
    }

    static func unportablePattern(_ pattern: Text) -> Diagnostic {
        Diagnostic(
            SchemaRules.unportablePattern,
            "the pattern '\(pattern.value)' is not portable between validators, so any string is valid; "
                + "use only classes, groups, alternatives, repetition and anchors of ECMA-262",
            at: pattern.range)
    }
}
