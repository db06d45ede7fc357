import CatalogModel

/// The values of colors (Design Tokens Color Module 2025.10).
enum TokenColorSchema {
    static let color: JSONValue = {
        let parts = JSONObject([
            "colorSpace": TokenValueSchemas.part(spaces.flatMap(\.names)),
            "components": TokenValueSchemas.orPointer(components),
            "alpha": TokenValueSchemas.fraction,
            "hex": TokenValueSchemas.orPointer(["type": "string", "pattern": "^#[0-9a-fA-F]{6}$"]),
        ])
        var schema = TokenValueSchemas.object(parts, optional: ["alpha", "hex"]).members ?? JSONObject()
        schema["allOf"] = .array(spaces.map(condition))
        return .object(schema)
    }()

    /// What the components may be in any space.
    private static let components: JSONValue = [
        "type": "array",
        "items": TokenValueSchemas.orReference(["anyOf": [["type": "number"], ["const": "none"]]]),
        "minItems": .integer(3), "maxItems": .integer(3),
    ]

    /// Color spaces whose components have the same bounds.
    private struct Spaces {
        let names: [String]
        let components: [JSONValue]
    }

    /// Section 4. The bounds say nothing of `none` and of references, which are no numbers.
    private static let spaces = [
        Spaces(
            names: ["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"],
            components: [fraction, fraction, fraction]),
        Spaces(names: ["hsl", "hwb"], components: [hue, percentage, percentage]),
        Spaces(names: ["lab"], components: [percentage]),
        Spaces(names: ["lch"], components: [percentage, chroma, hue]),
        Spaces(names: ["oklab"], components: [fraction]),
        Spaces(names: ["oklch"], components: [fraction, chroma, hue]),
    ]

    private static let fraction: JSONValue = ["minimum": .integer(0), "maximum": .integer(1)]
    private static let percentage: JSONValue = ["minimum": .integer(0), "maximum": .integer(100)]
    private static let chroma: JSONValue = ["minimum": .integer(0)]
    /// 360 is 0 and has to be written so.
    private static let hue: JSONValue = ["minimum": .integer(0), "exclusiveMaximum": .integer(360)]

    private static func condition(_ spaces: Spaces) -> JSONValue {
        [
            "if": ["properties": ["colorSpace": ["enum": .texts(spaces.names)]], "required": ["colorSpace"]],
            "then": ["properties": ["components": ["prefixItems": .array(spaces.components)]]],
        ]
    }
}
