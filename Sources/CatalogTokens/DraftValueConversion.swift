import CatalogModel

/// A conversion of token values written as in drafts before 2025.10, such as `"#ff0000"`, into the current spelling of
/// the Design Tokens format.
enum DraftValueConversion {
    /// Returns the value in today's spelling; nil for a literal without an older spelling of the type.
    static func update(_ literal: JSONValue, to type: TokenType) -> JSONValue? {
        switch (type, literal) {
        case (.color, .string(let text)): color(text.singleSpaced)
        case (.dimension, .string(let text)): measure(text, units: ["px", "rem"])
        case (.dimension, .number(let digits)) where Double(digits) == 0: measure("0", units: ["px"])
        case (.duration, .string(let text)): measure(text, units: ["ms", "s"])
        case (.duration, .number(let digits)) where Double(digits) == 0: measure("0", units: ["ms"])
        case (.fontWeight, .string(let text)): weight(text)
        case (.number, .string(let text)): LenientNumber.literal(text).map(JSONValue.number)
        case (.cubicBezier, .string(let text)): curve(text.singleSpaced.lowercased())
        default: nil
        }
    }

    /// Returns a hex color of three digits with six digits, as required by the format.
    static func longHex(_ text: String) -> String? {
        guard text.hasPrefix("#"), text.count == 4, text.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
        return "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
    }

    static func isHex(_ text: String) -> Bool {
        text.hasPrefix("#") && text.count == 7 && text.dropFirst().allSatisfy { $0.isHexDigit && $0.isASCII }
    }

    /// Returns the color of a hex text or of a function of CSS; nil for other texts.
    static func color(_ text: String) -> JSONValue? {
        if text.lowercased() == "transparent" { return color("#0000") }
        guard text.hasPrefix("#") else {
            return CSSColorText(text).flatMap { color($0.space, components: $0.components, alpha: $0.alpha) }
        }
        guard text.dropFirst().allSatisfy({ $0.isHexDigit && $0.isASCII }) else { return nil }
        var digits = text.dropFirst().compactMap(\.hexDigitValue)
        if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let fractions = stride(from: 0, to: digits.count, by: 2).map { (at: Int) -> String in
            LenientNumber.fraction(Double(digits[at] * 16 + digits[at + 1]) / 255)
        }
        return color(.srgb, components: Array(fractions.prefix(3)), alpha: fractions.dropFirst(3).first)
    }

    private static func color(_ space: ColorSpace, components: [String], alpha: String?) -> JSONValue? {
        guard let opaque = TokenColor(space, components: components.map(Double.init)).srgb else { return nil }
        return [
            "colorSpace": .string(space.rawValue),
            "components": .array(components.map(JSONValue.number)),
            "alpha": alpha.map(JSONValue.number),
            "hex": .string(opaque.hex),
        ]
    }

    private static func measure(_ text: String, units: [String]) -> JSONValue? {
        let text = text.singleSpaced.lowercased()
        if let number = LenientNumber.literal(text) {
            // Only zero is the same in each unit.
            return Double(number) == 0 ? ["value": .number("0"), "unit": .string(units[0])] : nil
        }
        for unit in units where text.hasSuffix(unit) {
            guard let number = LenientNumber.literal(text.dropLast(unit.count)) else { continue }
            return ["value": .number(number), "unit": .string(unit)]
        }
        return nil
    }

    private static func weight(_ text: String) -> JSONValue? {
        if let number = LenientNumber.literal(text) {
            return Double(number).flatMap { (1...1_000).contains($0) ? .number(number) : nil }
        }
        func letters(_ text: String) -> String { text.lowercased().filter { !" -_".contains($0) } }
        guard let name = FontWeight.names.first(where: { letters($0) == letters(text) }), name != text else {
            return nil
        }
        return .string(name)
    }

    /// Returns the curve of an easing function of CSS (CSS Easing Functions Level 1, section 2.2).
    private static func curve(_ text: String) -> JSONValue? {
        let keywords = [
            "linear": "0, 0, 1, 1", "ease": "0.25, 0.1, 0.25, 1", "ease-in": "0.42, 0, 1, 1",
            "ease-out": "0, 0, 0.58, 1", "ease-in-out": "0.42, 0, 0.58, 1",
        ]
        let function = CSSColorText.function(text).flatMap { $0.name == "cubic-bezier" ? String($0.arguments) : nil }
        guard let arguments = keywords[text] ?? function else { return nil }
        let numbers = arguments.split(separator: ",", omittingEmptySubsequences: false).map(LenientNumber.literal)
        let values = numbers.compactMap { $0.flatMap(Double.init) }
        guard values.count == 4, numbers.count == 4, [values[0], values[2]].allSatisfy((0...1).contains) else {
            return nil
        }
        return .array(numbers.compactMap { $0.map(JSONValue.number) })
    }
}

extension String {
    /// The text without white space around, and with single spaces inside.
    fileprivate var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension JSONValue {
    /// The value on a single line with spaces, as written by hand.
    var handwritten: String {
        switch self {
        case .array(let elements): "[" + elements.map(\.handwritten).joined(separator: ", ") + "]"
        case .object(let object):
            "{ "
                + object.members.map { JSONValue.string($0.name).compact + ": " + $0.value.handwritten }
                .joined(separator: ", ") + " }"
        default: compact
        }
    }
}
