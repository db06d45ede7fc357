package import CatalogModel

/// The editor snippets in the JSON Schema of Design Tokens files, for beginning a token or a group.
enum TokenSnippets {
    /// A token of each type, and a group.
    static let inGroup: JSONValue = .array(
        [snippet("Group of tokens", under: "${1:group}", group(.color))]
            + TokenType.allCases.map { type in
                snippet("Token: \(type.noun)", under: "${1:name}", token(type, statesType: true))
            })

    /// Returns a token as the value of an existing name.
    static func tokens(in context: TokenType?) -> JSONValue {
        guard let context else {
            return .array(TokenType.allCases.map { snippet("Token: \($0.noun)", token($0, statesType: true)) })
        }
        return [snippet("Token: \(context.noun)", token(context, statesType: false))]
    }

    private static func token(_ type: TokenType, statesType: Bool) -> JSONValue {
        ["$type": statesType ? .string(type.rawValue) : nil, "$value": type.example]
    }

    private static func group(_ type: TokenType) -> JSONValue {
        ["$type": .string(type.rawValue), "${2:name}": token(type, statesType: false)]
    }

    private static func snippet(_ label: String, under name: String? = nil, _ body: JSONValue) -> JSONValue {
        guard let name else { return ["label": .string(label), "body": body] }
        var named = JSONObject()
        named.append(name, value: body)
        return ["label": .string(label), "body": .object(named)]
    }
}

extension TokenType {
    /// A value of the type, to begin with.
    package var example: JSONValue {
        switch self {
        case .color: Self.black
        case .dimension: Self.pixels(16)
        case .fontFamily: ["Inter", "sans-serif"]
        case .fontWeight: .integer(400)
        case .duration: Self.milliseconds(200)
        case .cubicBezier: [.number("0.4"), .integer(0), .number("0.2"), .integer(1)]
        case .number: .number("1.5")
        case .strokeStyle: "solid"
        case .border: ["color": Self.black, "width": Self.pixels(1), "style": "solid"]
        case .transition:
            [
                "duration": Self.milliseconds(200), "delay": Self.milliseconds(0),
                "timingFunction": Self.cubicBezier.example,
            ]
        case .shadow:
            [
                "color": Self.black, "offsetX": Self.pixels(0), "offsetY": Self.pixels(2), "blur": Self.pixels(4),
                "spread": Self.pixels(0),
            ]
        case .gradient:
            [["color": Self.black, "position": .integer(0)], ["color": Self.black, "position": .integer(1)]]
        case .typography:
            [
                "fontFamily": Self.fontFamily.example, "fontSize": Self.pixels(16), "fontWeight": .integer(400),
                "letterSpacing": Self.pixels(0), "lineHeight": .number("1.5"),
            ]
        }
    }

    private static let black: JSONValue = [
        "colorSpace": "srgb", "components": [.integer(0), .integer(0), .integer(0)],
    ]

    private static func pixels(_ count: Int) -> JSONValue { ["value": .integer(count), "unit": "px"] }

    private static func milliseconds(_ count: Int) -> JSONValue { ["value": .integer(count), "unit": "ms"] }
}
