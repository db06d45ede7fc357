package import CatalogModel

/// The JSON Schema of the Design Tokens format's resolver documents, for editors to complete, explain and check such
/// files (Resolver Module 2025.10).
///
/// Draft 7. Each part that may be a reference is either a reference, with keys that replace keys of the target, or
/// written in full. The reader checks the targets of references, and that names are unique.
package enum ResolverFileSchema {
    package static var json: JSONValue {
        [
            "$schema": .string(draft.address), "title": "Resolver document of design tokens",
            "description": "Defines how token files make up themes, by the Resolver Module 2025.10.",
            "type": "object",
            "properties": properties(ResolverFormatKeys.ofDocuments, schemas: documentSchemas),
            "required": ["version", "resolutionOrder"], "additionalProperties": false,
            "defaultSnippets": [["label": "Resolver document", "body": snippet]],
            "definitions": definitions,
        ]
    }

    private static let draft = SchemaDraft.draft7
    private static let text: JSONValue = ["type": "string"]
    private static let object: JSONValue = ["type": "object"]

    private static let documentSchemas = JSONObject([
        "$schema": text, "name": text, "version": ["const": .string(ResolverFormatKeys.version)], "description": text,
        "sets": ["type": "object", "additionalProperties": draft.reference(to: "set")],
        "modifiers": ["type": "object", "additionalProperties": draft.reference(to: "modifier")],
        "resolutionOrder": ["type": "array", "items": draft.reference(to: "item"), "minItems": .integer(1)],
    ])

    private static let definitions: JSONValue = [
        "set": part("A set.", keys: ResolverFormatKeys.ofSets, required: "sources"),
        "modifier": part("A modifier.", keys: ResolverFormatKeys.ofModifiers, required: "contexts"),
        "item": item,
        "sources": [
            "description": "Token files and tokens, later ones over earlier ones.",
            "if": object, "then": draft.reference(to: "reference"),
            "else": ["type": "array", "items": object],
        ],
        "contexts": [
            "description": "Contexts by name.", "if": isReference, "then": draft.reference(to: "reference"),
            "else": [
                "type": "object", "minProperties": .integer(2),
                "additionalProperties": draft.reference(to: "sources"),
            ],
        ],
        "reference": [
            "type": "object", "properties": properties([ResolverFormatKeys.reference], schemas: schemas),
            "required": ["$ref"],
        ],
    ]

    private static let isReference: JSONValue = ["type": "object", "required": ["$ref"]]

    /// The schemas of all keys of sets, modifiers and items.
    private static let schemas = JSONObject([
        "description": text, "$extensions": object, "default": text, "name": text, "$ref": text,
        "type": ["enum": ["set", "modifier"]], "sources": draft.reference(to: "sources"),
        "contexts": draft.reference(to: "contexts"),
    ])

    private static func part(_ description: String, keys: [FormatKey], required: String) -> JSONValue {
        let keys = keys + [ResolverFormatKeys.reference]
        return [
            "description": .string(description), "type": "object", "properties": properties(keys, schemas: schemas),
            "additionalProperties": false, "if": isReference, "else": ["required": [.string(required)]],
        ]
    }

    /// A reference to a set or modifier, or a named set or modifier.
    private static let item: JSONValue = [
        "description": "A set or modifier.", "type": "object", "if": ["required": ["$ref"]],
        "then": [
            "properties": properties(
                [ResolverFormatKeys.reference] + ResolverFormatKeys.ofSets + ResolverFormatKeys.ofModifiers,
                schemas: schemas),
            "additionalProperties": false,
        ],
        "else": [
            "required": ["name", "type"],
            "if": ["properties": ["type": ["const": "modifier"]], "required": ["type"]],
            "then": inline(ResolverFormatKeys.ofModifiers, required: "contexts"),
            "else": inline(ResolverFormatKeys.ofSets, required: "sources"),
        ],
    ]

    private static func inline(_ keys: [FormatKey], required: String) -> JSONValue {
        [
            "properties": properties(ResolverFormatKeys.ofInlineItems + keys, schemas: schemas),
            "required": [.string(required)], "additionalProperties": false,
        ]
    }

    private static func properties(_ keys: [FormatKey], schemas: JSONObject) -> JSONValue {
        var properties = JSONObject()
        for key in keys { properties[key.name] = key.described(schemas[key.name] ?? true) }
        return .object(properties)
    }

    private static let snippet: JSONValue = [
        "version": .string(ResolverFormatKeys.version),
        "sets": ["base": ["sources": [["$ref": "${1:base.tokens.json}"]]]],
        "modifiers": [
            "${2:appearance}": [
                "contexts": ["${3:light}": [], "${4:dark}": [["$ref": "${5:dark.tokens.json}"]]],
                "default": "${3:light}",
            ]
        ],
        "resolutionOrder": [["$ref": "#/sets/base"], ["$ref": "#/modifiers/${2:appearance}"]],
    ]
}
