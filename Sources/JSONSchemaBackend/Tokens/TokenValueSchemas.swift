import CatalogModel

/// The values of the 13 types (Design Tokens Format Module 2025.10, sections 8 and 9), by type.
///
/// Each value, and each part of one, may be a reference instead. In braces where a token can stand for it: a text such as a
/// unit is no token of any type, so only a JSON Pointer leads to one.
enum TokenValueSchemas {
    static let all = JSONObject([
        "color": orReference(TokenColorSchema.color),
        "dimension": orReference(measure(units: ["px", "rem"])),
        "fontFamily": fontFamily,
        "fontWeight": orReference(either("string", word(FontWeight.names), or: number(from: 1, to: 1_000))),
        "duration": orReference(measure(units: ["ms", "s"])),
        "cubicBezier": orReference(cubicBezier),
        "number": orReference(["type": "number"]),
        "strokeStyle": orReference(either("string", word(strokes), or: strokeOfDashes)),
        "border": orReference(
            object(["color": type("color"), "width": type("dimension"), "style": type("strokeStyle")])),
        "transition": orReference(
            object([
                "duration": type("duration"), "delay": type("duration"), "timingFunction": type("cubicBezier"),
            ])),
        "shadow": orReference(either("array", list(of: orReference(shadowLayer)), or: shadowLayer)),
        "gradient": orReference(list(of: orReference(gradientStop))),
        "typography": orReference(
            object([
                "fontFamily": type("fontFamily"), "fontSize": type("dimension"), "fontWeight": type("fontWeight"),
                "letterSpacing": type("dimension"), "lineHeight": type("number"),
            ])),
    ])

    // MARK: Values and what may stand for them

    /// A value that a token can hold, or that token. Said as a condition and not as a choice, so that validators tell what
    /// is wrong with a value, and not that it is none of two things.
    static func orReference(_ value: JSONValue) -> JSONValue {
        ["if": TokenDefinitions.reference(to: "reference"), "else": value]
    }

    /// A part of a value that no token can hold.
    static func orPointer(_ value: JSONValue) -> JSONValue {
        ["if": TokenDefinitions.reference(to: "pointer"), "else": value]
    }

    /// A value of a kind of JSON with one schema, any other with another.
    private static func either(_ kind: String, _ schema: JSONValue, or other: JSONValue) -> JSONValue {
        ["if": ["type": .string(kind)], "then": schema, "else": other]
    }

    /// A value of a type.
    private static func type(_ name: String) -> JSONValue { TokenDefinitions.reference(to: name) }

    /// One of some words, as a part of a value.
    static func part(_ words: [String]) -> JSONValue { orPointer(word(words)) }

    private static func word(_ words: [String]) -> JSONValue { ["enum": .texts(words)] }

    private static func number(from minimum: Int, to maximum: Int) -> JSONValue {
        ["type": "number", "minimum": .integer(minimum), "maximum": .integer(maximum)]
    }

    /// A number from 0 to 1.
    static let fraction = orReference(number(from: 0, to: 1))

    private static func list(of element: JSONValue) -> JSONValue {
        ["type": "array", "items": element, "minItems": .integer(1)]
    }

    /// An object with parts, of which only some may be left out.
    static func object(_ parts: JSONObject, optional: Set<String> = []) -> JSONValue {
        [
            "type": "object", "properties": .object(parts),
            "required": .texts(parts.members.map(\.name).filter { !optional.contains($0) }),
            "additionalProperties": false,
        ]
    }

    // MARK: Single types

    private static func measure(units: [String]) -> JSONValue {
        object(["value": type("number"), "unit": part(units)])
    }

    /// Any text is the name of a font, an alias, too, so that it goes without being named here.
    private static let fontFamily = orPointer(
        either("array", list(of: orPointer(["type": "string"])), or: ["type": "string"]))

    private static let cubicBezier: JSONValue = [
        "type": "array", "prefixItems": [fraction, type("number"), fraction, type("number")], "items": false,
        "minItems": .integer(4),
    ]

    private static let strokeOfDashes = object([
        "dashArray": orPointer(list(of: type("dimension"))), "lineCap": part(lineCaps),
    ])

    private static let shadowLayer = object(
        [
            "color": type("color"), "offsetX": type("dimension"), "offsetY": type("dimension"),
            "blur": type("dimension"), "spread": type("dimension"), "inset": orPointer(["type": "boolean"]),
        ], optional: ["inset"])

    /// Positions outside of 0 to 1 count as the nearer of the two (section 9.7), so none is wrong.
    private static let gradientStop = object(["color": type("color"), "position": type("number")])

    private static let strokes = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]

    private static let lineCaps = ["round", "butt", "square"]
}

extension TokenValueSchemas {
    /// An object with parts, all of which have to be there.
    private static func object(_ parts: KeyValuePairs<String, JSONValue?>) -> JSONValue { object(JSONObject(parts)) }

    private static func object(_ parts: KeyValuePairs<String, JSONValue?>, optional: Set<String>) -> JSONValue {
        object(JSONObject(parts), optional: optional)
    }
}
