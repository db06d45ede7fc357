import CatalogModel

/// A token's value, or a part of a composite value, with the type that gives the JSON its meaning.
struct TypedValue {
    /// A type of the Design Tokens format; also `lengths`, `word` and `boolean`, which only parts have.
    let type: String
    /// Without aliases.
    let json: JSONValue
    /// Whether a dimension measures text, and so follows the text size that a reader has set.
    var isOfText = false

    /// A part of a composite value, by the name that completes the token's name.
    struct Part {
        let name: String
        let value: TypedValue
    }

    // MARK: Simple values

    var color: TokenColor? { TokenColor(json) }

    /// The number of a number, a font weight, or a dimension or duration without regard to the unit.
    var number: Double? {
        switch json {
        case .number(let digits): return Double(digits)
        case .object(let members):
            if case .number(let digits)? = members["value"] { return Double(digits) }
            return nil
        case .string(let word): return type == "fontWeight" ? FontWeight.numbers[word].map(Double.init) : nil
        default: return nil
        }
    }

    /// A dimension in pixels of a screen without scaling; a `rem` is the usual 16 of them.
    var points: Double? { number.map { unit == "rem" ? DecimalNumber.rounded($0 * 16) : $0 } }

    /// A duration in milliseconds.
    var milliseconds: Double? { number.map { unit == "s" ? DecimalNumber.rounded($0 * 1_000) : $0 } }

    /// The names of a font family and its fallbacks; lists within lists are one list.
    var families: [String] { Self.elements(json).compactMap { if case .string(let name) = $0 { name } else { nil } } }

    /// The text of a keyword, or `true`.
    var word: String? {
        switch json {
        case .string(let word): word
        case .bool(let flag): String(flag)
        default: nil
        }
    }

    private var unit: String? {
        if case .object(let members) = json, case .string(let unit)? = members["unit"] { unit } else { nil }
    }

    // MARK: Composite values

    /// The names and types of the parts that a composite type has.
    private static let partTypes: [String: [(name: String, type: String)]] = [
        "border": [("color", "color"), ("width", "dimension"), ("style", "strokeStyle")],
        "transition": [("duration", "duration"), ("delay", "duration"), ("timingFunction", "cubicBezier")],
        "shadow": [
            ("color", "color"), ("offsetX", "dimension"), ("offsetY", "dimension"), ("blur", "dimension"),
            ("spread", "dimension"), ("inset", "boolean"),
        ],
        "gradient": [("color", "color"), ("position", "number")],
        "typography": [
            ("fontFamily", "fontFamily"), ("fontSize", "dimension"), ("fontWeight", "fontWeight"),
            ("letterSpacing", "dimension"), ("lineHeight", "number"),
        ],
        "strokeStyle": [("dashArray", "lengths"), ("lineCap", "word")],
    ]
    private static let elementTypes = [
        "cubicBezier": "number", "lengths": "dimension", "shadow": "shadow", "gradient": "gradient",
    ]

    /// The parts of a composite value or of a list, in order; empty for a simple value.
    ///
    /// The elements of a list are numbered from 1, except for the coordinates of a curve; the only layer of a shadow has
    /// no number.
    var parts: [Part] {
        switch json {
        case .object(let members):
            return (Self.partTypes[type] ?? []).compactMap { name, type in
                guard var value = members[name], value != false else { return nil }
                if self.type == "gradient", case .number(let digits) = value, let position = Double(digits) {
                    // Positions beyond the ends count as the ends (Design Tokens Format Module 2025.10, "Gradient").
                    value = .number(DecimalNumber.text(min(max(position, 0), 1)))
                }
                let isOfText = self.type == "typography" && type == "dimension"
                return Part(name: name, value: TypedValue(type: type, json: value, isOfText: isOfText))
            }
        case .array:
            guard let type = Self.elementTypes[type] else { return [] }
            let elements = Self.elements(json).map { TypedValue(type: type, json: $0) }
            if type == "shadow", elements.count == 1 { return elements[0].parts }
            let numbers = elements.indices.map { String($0 + 1) }
            let names = self.type == "cubicBezier" ? ["x1", "y1", "x2", "y2"] : numbers
            return zip(names, elements).map(Part.init)
        default: return []
        }
    }

    /// The colors of a gradient with their positions from 0 to 1.
    var stops: [(color: TypedValue, position: Double)] {
        Self.elements(json).compactMap { json in
            let stop = TypedValue(type: type, json: json)
            guard let color = stop.part("color"), let position = stop.part("position")?.number else { return nil }
            return (color, position)
        }
    }

    func part(_ name: String) -> TypedValue? { parts.first { $0.name == name }?.value }

    private static func elements(_ json: JSONValue) -> [JSONValue] {
        if case .array(let elements) = json { elements.flatMap(Self.elements) } else { [json] }
    }
}

extension TypedValue {
    /// Creates the value of a token; nil for a token without a type.
    init?(_ token: DesignToken) {
        guard let type = token.type else { return nil }
        self.init(type: type, json: token.resolvedValue, isOfText: Self.isOfText(token.path))
    }

    /// Whether a name such as `font.size.large` announces a measure of text.
    private static func isOfText(_ path: String) -> Bool {
        let words = NameWords.of(path).map { $0.lowercased() }
        let pairs = zip(words, words.dropFirst()).map { $0 + " " + $1 }
        return words.contains { ["fontsize", "letterspacing", "lineheight", "leading", "tracking"].contains($0) }
            || pairs.contains { ["font size", "text size", "letter spacing", "line height"].contains($0) }
    }
}

/// A printer of numbers that a computer calculated, without digits from rounding errors.
enum DecimalNumber {
    /// Returns the number rounded to six decimals.
    static func rounded(_ number: Double) -> Double { rounded(number, decimals: 1_000_000) }

    /// Returns the shortest text of a number, without decimals for a whole number.
    static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }

    /// Returns the text of a component of a color, with four decimals at most.
    static func component(_ number: Double) -> String { text(rounded(number, decimals: 10_000)) }

    private static func rounded(_ number: Double, decimals: Double) -> Double {
        let product = (number * decimals).rounded()
        return product.isFinite ? product / decimals : number
    }
}
