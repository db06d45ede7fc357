import CatalogModel

// Composite types, each as the shorthand of its name (Format Module 2025.10, section 9).
extension CSSTranslation {
    /// Returns a stroke style without the pattern of dashes, not available for any border of CSS; `dashed` is given by
    /// the format's section 9.2 as an example of coming close.
    func strokeStyle(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        if let word = operand.text { return .keyword(word) }
        guard operand["dashArray"] != nil else { throw .misshapen }
        return .keyword("dashed")
    }

    func border(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        let width = try size(of: operand["width"], type: "dimension", what: "the width of a border")
        return .words([
            width, try part("style", type: "strokeStyle", of: operand), try part("color", type: "color", of: operand),
        ])
    }

    func transition(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        .words([
            try size(of: operand["duration"], type: "duration", what: "the duration of a transition"),
            try part("timingFunction", type: "cubicBezier", of: operand),
            try part("delay", type: "duration", of: operand),
        ])
    }

    func shadow(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        var parts: [CSSValue] = operand["inset"]?.resolved == true ? [.keyword("inset")] : []
        parts.append(try part("offsetX", type: "dimension", of: operand))
        parts.append(try part("offsetY", type: "dimension", of: operand))
        parts.append(try size(of: operand["blur"], type: "dimension", what: "the blur of a shadow"))
        parts.append(try part("spread", type: "dimension", of: operand))
        parts.append(try part("color", type: "color", of: operand))
        return .words(parts)
    }

    func typography(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        if let digits = operand["lineHeight"]?.digits, let height = Double(digits), height < 0 {
            throw CSSValueError(reason: "the height of lines cannot be negative")
        }
        let size = try size(of: operand["fontSize"], type: "dimension", what: "the size of a font")
        return .words([
            try part("fontWeight", type: "fontWeight", of: operand),
            .division(size, try part("lineHeight", type: "number", of: operand)),
            try part("fontFamily", type: "fontFamily", of: operand),
        ])
    }

    /// Returns the layers of a value that is a layer or a list of layers; a list may contain lists of other tokens.
    func layers(
        of operand: ValueOperand, type: String, layer: (ValueOperand) throws(CSSValueError) -> CSSValue
    ) throws(CSSValueError) -> [CSSValue] {
        if let path = variable(operand, type: type) { return [.variable(names.name(of: path))] }
        guard let elements = operand.elements else { return [try layer(operand)] }
        if elements.isEmpty { throw .misshapen }
        var all: [CSSValue] = []
        for element in elements { all += try layers(of: element, type: type, layer: layer) }
        return all
    }

    // MARK: Gradients

    /// Returns the arguments of a gradient of any kind; at least two, as CSS asks for (CSS Images Module Level 3,
    /// section 3.4).
    func gradientStops(_ operand: ValueOperand) throws(CSSValueError) -> [CSSValue] {
        let stops = try stops(operand)
        guard stops.count == 1, case .words? = stops.first else { return stops }
        return stops + stops
    }

    private func stops(_ operand: ValueOperand) throws(CSSValueError) -> [CSSValue] {
        if let path = variable(operand, type: "gradient") {
            return [.variable(names.name(of: path) + Self.stopsSuffix)]
        }
        guard let elements = operand.elements else { return [try stop(operand)] }
        if elements.isEmpty { throw .misshapen }
        var all: [CSSValue] = []
        for element in elements { all += try stops(element) }
        return all
    }

    private func stop(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        guard let digits = operand["position"]?.digits else { throw .misshapen }
        return .words([
            try part("color", type: "color", of: operand), .number(CSSPercentage.percentage(digits), unit: "%"),
        ])
    }

    func part(_ name: String, type: String, of operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        guard let part = operand[name] else { throw .misshapen }
        return try value(of: part, type)
    }

    // MARK: What shorthands lack

    static let stopsSuffix = "-stops"
    private static let spacingSuffix = "-letter-spacing"
    static let dashSuffixes = ["-dash-array", "-line-cap"]

    /// A further custom property beside the property of the token itself, by the suffix of the name.
    struct Extra {
        let suffix: String
        let value: CSSValue
    }

    /// Returns further properties of a token, by the ends of the names.
    func extras(of operand: ValueOperand, _ type: String?) throws(CSSValueError) -> [Extra] {
        if let path = variable(operand, type: type) {
            let target = ValueOperand(written: nil, resolved: operand.resolved)
            return try extras(of: target, type).map {
                Extra(suffix: $0.suffix, value: .variable(names.name(of: path) + $0.suffix))
            }
        }
        switch type {
        case "typography":
            return [Extra(suffix: Self.spacingSuffix, value: try part("letterSpacing", type: "dimension", of: operand))]
        case "gradient": return [Extra(suffix: Self.stopsSuffix, value: .list(try gradientStops(operand)))]
        case "strokeStyle": return try dashes(operand)
        case "border": return try operand["style"].map(dashExtras) ?? []
        default: return []
        }
    }

    private func dashExtras(_ style: ValueOperand) throws(CSSValueError) -> [Extra] {
        try extras(of: style, "strokeStyle")
    }

    /// Returns the dashes in the form of SVG: `stroke-dasharray` and `stroke-linecap` (SVG 2, section 13.5).
    private func dashes(_ operand: ValueOperand) throws(CSSValueError) -> [Extra] {
        guard let lengths = operand["dashArray"]?.elements, let cap = operand["lineCap"]?.text else { return [] }
        var dashes: [CSSValue] = []
        for length in lengths { dashes.append(try size(of: length, type: "dimension", what: "a dash")) }
        return zip(Self.dashSuffixes, [.list(dashes), .keyword(cap)]).map(Extra.init)
    }
}
