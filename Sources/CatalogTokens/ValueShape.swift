import CatalogModel

/// What a value has to look like: the rules of the types as data (Format Module 2025.10, sections 8 and 9).
indirect enum ValueShape: Sendable {
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// One of some words.
    case keyword([String])
    case text
    case flag
    /// A value of a type, or a reference to a token of that type.
    case type(TokenType)
    /// At least one element of a shape.
    case list(ValueShape)
    /// As many elements as there are shapes.
    case tuple([ValueShape])
    case object([Field])
    /// A part of a value of a type, or a reference to a token of that type.
    case element(ValueShape, of: TokenType)
    /// The first of several that fits the kind of the value.
    case either([ValueShape])

    struct Field: Sendable {
        let name: String
        let shape: ValueShape
        var isRequired = true
    }

    static let anyNumber = ValueShape.number(-Double.infinity...Double.infinity)
    static let unitInterval = ValueShape.number(0...1)

    /// How a finding speaks of it.
    var expectation: String {
        switch self {
        case .number(let bounds) where bounds == -Double.infinity...Double.infinity: "a number"
        case .number(let bounds): "a number from \(number(bounds.lowerBound)) to \(number(bounds.upperBound))"
        case .keyword(let words) where words.count > 8: "a known word"
        case .keyword(let words): enumerated(words, "or")
        case .text: "text"
        case .flag: "'true' or 'false'"
        case .type(let type): type.noun
        case .list: "a list"
        case .tuple(let shapes): "a list of \(shapes.count) numbers"
        case .object(let fields): "an object with " + enumerated(fields.filter(\.isRequired).map(\.name), "and")
        case .element(let shape, _): shape.expectation
        case .either(let shapes): shapes.map(\.expectation).joined(separator: " or ")
        }
    }

    /// `'a', 'b' or 'c'`.
    private func enumerated(_ words: [String], _ conjunction: String) -> String {
        let quoted = words.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}

extension TokenType {
    var shape: ValueShape {
        switch self {
        case .color: .color
        case .dimension: .measure(units: ["px", "rem"])
        case .duration: .measure(units: ["ms", "s"])
        case .fontFamily: .either([.text, .list(.element(.text, of: .fontFamily))])
        case .fontWeight: .either([.number(1...1_000), .keyword(FontWeight.names)])
        case .cubicBezier: .tuple([.unitInterval, .anyNumber, .unitInterval, .anyNumber])
        case .number: .anyNumber
        case .strokeStyle: .strokeStyle
        case .border: .object([.init("color", .color), .init("width", .dimension), .init("style", .strokeStyle)])
        case .transition:
            .object([.init("duration", .duration), .init("delay", .duration), .init("timingFunction", .cubicBezier)])
        case .shadow: .either([.shadowLayer, .list(.element(.shadowLayer, of: .shadow))])
        case .gradient: .list(.element(.gradientStop, of: .gradient))
        case .typography:
            .object([
                .init("fontFamily", .fontFamily), .init("fontSize", .dimension), .init("fontWeight", .fontWeight),
                .init("letterSpacing", .dimension), .init("lineHeight", .number),
            ])
        }
    }
}

extension ValueShape.Field {
    fileprivate init(_ name: String, _ type: TokenType) {
        self.init(name: name, shape: .type(type))
    }
}

extension ValueShape {
    /// The parts of a color; what its components may be depends on its space, see `ColorSpace`.
    fileprivate static let color = ValueShape.object([
        Field(name: "colorSpace", shape: .keyword(ColorSpace.allCases.map(\.rawValue))),
        Field(name: "components", shape: .list(.either([.anyNumber, .keyword(["none"])]))),
        Field(name: "alpha", shape: .unitInterval, isRequired: false),
        Field(name: "hex", shape: .text, isRequired: false),
    ])

    fileprivate static func measure(units: [String]) -> ValueShape {
        .object([Field(name: "value", shape: .anyNumber), Field(name: "unit", shape: .keyword(units))])
    }

    fileprivate static let strokeStyle = ValueShape.either([
        .keyword(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]),
        .object([
            Field(name: "dashArray", shape: .list(.type(.dimension))),
            Field(name: "lineCap", shape: .keyword(["round", "butt", "square"])),
        ]),
    ])

    fileprivate static let shadowLayer = ValueShape.object([
        Field("color", .color), Field("offsetX", .dimension), Field("offsetY", .dimension), Field("blur", .dimension),
        Field("spread", .dimension), Field(name: "inset", shape: .flag, isRequired: false),
    ])

    /// Positions outside of 0 to 1 are fine: they count as the nearer of the two (section 9.7).
    fileprivate static let gradientStop = ValueShape.object([Field("color", .color), Field("position", .number)])
}
