import CatalogModel

/// A maker of the JSON Schemas of design token values (Design Tokens Format Module 2025.10, sections 8 and 9) from
/// value shapes.
///
/// Each value, and each part of a value, may be a reference instead. A reference is in braces where a token can be
/// meant. A text such as a unit is not a token of any type, so only a JSON Pointer can refer to such a text. All
/// schemas are conditions and not choices: validators report the mistake in a value, and not the failure of two
/// alternatives.
struct TokenValueSchemas {
    let draft: SchemaDraft

    /// Returns the values of a type.
    func values(of type: TokenType) -> JSONValue {
        let schema = type == .color ? color : schema(of: type.shape)
        // Any string is a font family, including aliases, so add only pointers.
        return type == .fontFamily ? orPointer(schema) : orReference(schema)
    }

    func schema(of shape: ValueShape) -> JSONValue {
        switch shape {
        case .number(let bounds): number(bounds)
        case .keyword(let words): ["enum": .array(words.map { .string($0) })]
        case .text: ["type": "string"]
        case .flag: ["type": "boolean"]
        case .type(let type): draft.reference(to: type.rawValue)
        case .list(let element): ["type": "array", "items": part(element), "minItems": .integer(1)]
        case .tuple(let shapes): draft.tuple(shapes.map(part))
        case .object(let fields): object(fields)
        case .element(let shape, _): schema(of: shape)
        case .either(let shapes): either(shapes[...])
        }
    }

    /// Returns the schema of a part of a value, or of a reference to the part.
    func part(_ shape: ValueShape) -> JSONValue {
        switch shape {
        case .type: schema(of: shape)
        case .number, .either: orReference(schema(of: shape))
        case .element(.text, _), .keyword, .text, .flag, .list, .tuple: orPointer(schema(of: shape))
        case .element, .object: orReference(schema(of: shape))
        }
    }

    func orPointer(_ value: JSONValue) -> JSONValue {
        ["if": draft.reference(to: TokenDefinitions.pointer), "else": value]
    }

    private func orReference(_ value: JSONValue) -> JSONValue {
        ["if": draft.reference(to: TokenDefinitions.reference), "else": value]
    }

    private func number(_ bounds: ClosedRange<Double>) -> JSONValue {
        var schema = JSONObject(["type": "number"])
        for keyword in Self.limits(bounds).members { schema.append(keyword.name, value: keyword.value) }
        return .object(schema)
    }

    static func limits(_ bounds: ClosedRange<Double>) -> JSONObject {
        func bound(_ value: Double) -> JSONValue? { value.isInfinite ? nil : .integer(Int(value)) }
        return JSONObject(["minimum": bound(bounds.lowerBound), "maximum": bound(bounds.upperBound)])
    }

    private func object(_ fields: [ValueShape.Field]) -> JSONValue {
        var properties = JSONObject()
        for field in fields {
            properties.append(
                field.name, value: FormatKey(field.name, meaning: field.meaning).described(part(field.shape)))
        }
        return [
            "type": "object", "properties": .object(properties),
            "required": .array(fields.filter(\.isRequired).map { .string($0.name) }), "additionalProperties": false,
        ]
    }

    /// Returns a choice of shapes.
    ///
    /// The first shape is reported to people when none fits.
    private func either(_ shapes: ArraySlice<ValueShape>) -> JSONValue {
        guard let last = shapes.last, shapes.count > 1 else { return shapes.first.map(schema) ?? false }
        return [
            "if": ["type": .string(last.kind)], "then": schema(of: last), "else": either(shapes.dropLast()),
        ]
    }
}

extension ValueShape {
    /// The JSON kind of the shape.
    fileprivate var kind: String {
        switch self {
        case .number: "number"
        case .keyword, .text: "string"
        case .flag: "boolean"
        case .list, .tuple: "array"
        case .object: "object"
        case .type(let type): type.shape.kind
        case .element(let shape, _): shape.kind
        case .either(let shapes): shapes.first?.kind ?? "null"
        }
    }
}
