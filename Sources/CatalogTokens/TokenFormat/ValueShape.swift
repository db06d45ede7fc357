import CatalogModel

/// The shape of a design token's value (number, keyword, list, object), with the format's rules as data (Format Module
/// 2025.10, sections 8 and 9).
package indirect enum ValueShape: Sendable {
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// A keyword: a choice of words.
    case keyword([String])
    case text
    case flag
    /// A value of a type, or a reference to a token of the type.
    case type(TokenType)
    /// A list with at least one element of a shape.
    case list(ValueShape)
    /// As many elements as there are shapes.
    case tuple([ValueShape])
    case object([Field])
    /// A part of a value of a type, or a reference to a token of the type.
    case element(ValueShape, of: TokenType)
    /// The first of several shapes to fit the kind of the value.
    case either([ValueShape])

    /// A member of an object shape.
    package struct Field: Sendable {
        package let name: String
        /// Meaning, in one sentence.
        package let meaning: String
        package let shape: ValueShape
        package let isRequired: Bool

        init(_ name: String, _ shape: ValueShape, isRequired: Bool = true, _ meaning: String) {
            self.name = name
            self.shape = shape
            self.isRequired = isRequired
            self.meaning = meaning
        }

        fileprivate init(_ name: String, type: TokenType, meaning: String) {
            self.init(name, .type(type), meaning)
        }
    }

    static let anyNumber = ValueShape.number(-Double.infinity...Double.infinity)
    static let unitInterval = ValueShape.number(0...1)

    /// Words for the shape in a finding.
    package var expectation: String {
        switch self {
        case .number(let bounds) where bounds == -Double.infinity...Double.infinity: "a number"
        case .number(let bounds): "a number from \(number(bounds.lowerBound)) to \(number(bounds.upperBound))"
        case .keyword(let words) where words.count > 8: "a valid keyword"
        case .keyword(let words): enumerated(words, conjunction: "or")
        case .text: "text"
        case .flag: "'true' or 'false'"
        case .type(let type): type.noun
        case .list: "a list"
        case .tuple(let shapes): "a list of \(shapes.count) numbers"
        case .object(let fields):
            "an object with " + enumerated(fields.filter(\.isRequired).map(\.name), conjunction: "and")
        case .element(let shape, _): shape.expectation
        case .either(let shapes): shapes.map(\.expectation).joined(separator: " or ")
        }
    }

    /// The names of the required members of each object of the shape.
    var requiredMembers: [[String]] {
        switch self {
        case .object(let fields): [fields.filter(\.isRequired).map(\.name)]
        case .either(let shapes): shapes.flatMap(\.requiredMembers)
        case .number, .keyword, .text, .flag, .type, .list, .tuple, .element: []
        }
    }

    /// Returns the quoted words as an enumeration: `'a', 'b' or 'c'`.
    private func enumerated(_ words: [String], conjunction: String) -> String {
        let quoted = words.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}

extension TokenType {
    /// Shape of a value of this type.
    package var shape: ValueShape {
        switch self {
        case .color: .colorParts
        case .dimension: .measure(units: ["px", "rem"])
        case .duration: .measure(units: ["ms", "s"])
        case .fontFamily: .either([.text, .list(.element(.text, of: .fontFamily))])
        case .fontWeight: .either([.number(1...1_000), .keyword(FontWeight.names)])
        case .cubicBezier: .tuple([.unitInterval, .anyNumber, .unitInterval, .anyNumber])
        case .number: .anyNumber
        case .strokeStyle: .strokeStyle
        case .border:
            .object([
                .init("color", type: .color, meaning: "Color of the line."),
                .init("width", type: .dimension, meaning: "Width of the line."),
                .init("style", type: .strokeStyle, meaning: "How the line is drawn."),
            ])
        case .transition:
            .object([
                .init("duration", type: .duration, meaning: "How long it takes."),
                .init("delay", type: .duration, meaning: "How long it waits before it begins."),
                .init("timingFunction", type: .cubicBezier, meaning: "Progress over time."),
            ])
        case .shadow: .either([.shadowLayer, .list(.element(.shadowLayer, of: .shadow))])
        case .gradient: .list(.element(.gradientStop, of: .gradient))
        case .typography:
            .object([
                .init("fontFamily", type: .fontFamily, meaning: "Font, or fonts in order of preference."),
                .init("fontSize", type: .dimension, meaning: "Size of the font."),
                .init("fontWeight", type: .fontWeight, meaning: "How heavy the font is."),
                .init("letterSpacing", type: .dimension, meaning: "Space between letters, more or less than usual."),
                .init("lineHeight", type: .number, meaning: "Height of a line, as a multiple of the size."),
            ])
        }
    }
}

extension ValueShape {
    /// The parts of a color; the allowed components depend on the color space, see `ColorSpace`.
    fileprivate static let colorParts = ValueShape.object([
        Field("colorSpace", .keyword(ColorSpace.allCases.map(\.rawValue)), "Color space of the components."),
        Field(
            "components", .list(.either([.anyNumber, .keyword(["none"])])),
            "Numbers, or 'none', as the color space asks for."),
        Field("alpha", .unitInterval, isRequired: false, "Opacity from 0 to 1; 1 unless stated."),
        Field("hex", .text, isRequired: false, "For programs that support only sRGB: '#' and six hex digits."),
    ])

    fileprivate static func measure(units: [String]) -> ValueShape {
        .object([Field("value", .anyNumber, "How many units."), Field("unit", .keyword(units), "Unit.")])
    }

    fileprivate static let strokeStyle = ValueShape.either([
        .keyword(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]),
        .object([
            Field("dashArray", .list(.type(.dimension)), "Lengths of dashes and gaps by turns."),
            Field("lineCap", .keyword(["round", "butt", "square"]), "How dashes end."),
        ]),
    ])

    fileprivate static let shadowLayer = ValueShape.object([
        Field("color", type: .color, meaning: "Color of the shadow."),
        Field("offsetX", type: .dimension, meaning: "Distance to the right."),
        Field("offsetY", type: .dimension, meaning: "Distance below."),
        Field("blur", type: .dimension, meaning: "How soft its edge is."),
        Field("spread", type: .dimension, meaning: "How far it reaches beyond what throws it."),
        Field("inset", .flag, isRequired: false, "Whether it falls inside."),
    ])

    /// A stop of a gradient.
    ///
    /// Positions outside of 0 to 1 are fine: such positions count as the nearer of the two (section 9.7).
    fileprivate static let gradientStop = ValueShape.object([
        Field("color", type: .color, meaning: "Color at the position."),
        Field("position", type: .number, meaning: "Place on the way: 0 is the start, 1 is the end."),
    ])
}
