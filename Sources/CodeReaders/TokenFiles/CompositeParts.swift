import CatalogModel

/// The parts of a composite value, such as the size of a font in a typography token.
struct CompositeParts {
    /// A part: the name in the Design Tokens format, and the hint for reading it.
    typealias Part = (name: String, hint: TokenHint)

    let parts: [Part]

    init(_ type: String) {
        parts = Self.byType[type] ?? []
    }

    private static let byType: [String: [Part]] = [
        "typography": [
            ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
            ("letterSpacing", .dimension), ("lineHeight", .lineHeight),
        ],
        "shadow": [
            ("color", .color), ("offsetX", .dimension), ("offsetY", .dimension), ("blur", .dimension),
            ("spread", .dimension),
        ],
        "border": [("color", .color), ("width", .dimension), ("style", .strokeStyle)],
        "transition": [("duration", .duration), ("delay", .duration), ("timingFunction", .none)],
    ]

    /// Returns the name of a part with a value of another type, of an object or of a list of objects.
    func mismatch(in value: JSONValue) -> String? {
        switch value {
        case .array(let elements): elements.lazy.compactMap(mismatch).first
        case .object(let object):
            parts.first { part in object[part.name].map { !Self.fits($0, hint: part.hint) } ?? false }?.name
        default: nil
        }
    }

    static func fits(_ value: JSONValue, hint: TokenHint) -> Bool {
        switch (hint, value) {
        case (.color, .object(let object)): object["colorSpace"] != nil
        case (.dimension, .object(let object)): object["unit"] == "px" || object["unit"] == "rem"
        case (.duration, .object(let object)): object["unit"] == "ms" || object["unit"] == "s"
        case (.lineHeight, .number), (.fontWeight, .number), (.fontWeight, .string), (.fontFamily, .string),
            (.fontFamily, .array), (.strokeStyle, _), (.none, _):
            true
        default: false
        }
    }
}
