import CatalogModel

/// The values of colors (Design Tokens Color Module 2025.10).
extension TokenValueSchemas {
    /// The shape of a color, with facts beyond the shape: the bounds of the components in each color space, and six
    /// digits of hex.
    var color: JSONValue {
        guard case .object(var schema) = schema(of: TokenType.color.shape),
            case .object(var parts)? = schema["properties"]
        else { return false }
        guard case .object(var hex)? = parts["hex"] else { return false }
        hex["else"] = ["type": "string", "pattern": "^#[0-9a-fA-F]{6}$"]
        parts["hex"] = .object(hex)
        schema["properties"] = .object(parts)
        schema["allOf"] = .array(spaces.map(condition))
        return .object(schema)
    }

    /// Color spaces grouped by equal components.
    private var spaces: [(names: [String], components: [ColorSpace.Component])] {
        var spaces: [(names: [String], components: [ColorSpace.Component])] = []
        for space in ColorSpace.allCases {
            if let index = spaces.firstIndex(where: { $0.components == space.components }) {
                spaces[index].names.append(space.rawValue)
            } else {
                spaces.append(([space.rawValue], space.components))
            }
        }
        return spaces
    }

    /// Returns the bounds of the components; `none` and references, which are not numbers, stay unbounded.
    private func condition(_ names: [String], components: [ColorSpace.Component]) -> JSONValue {
        var list = draft.elements(components.map { .object($0.limits) })
        list["minItems"] = .integer(components.count)
        list["maxItems"] = .integer(components.count)
        return [
            "if": [
                "properties": ["colorSpace": ["enum": .array(names.map { .string($0) })]],
                "required": ["colorSpace"],
            ],
            "then": ["properties": ["components": .object(list)]],
        ]
    }
}

extension ColorSpace.Component {
    fileprivate var limits: JSONObject {
        var limits = TokenValueSchemas.limits(bounds)
        if isHue {
            limits["exclusiveMaximum"] = limits["maximum"]
            limits["maximum"] = nil
        }
        return limits
    }
}
