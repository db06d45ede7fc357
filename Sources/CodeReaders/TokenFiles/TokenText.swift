import CatalogModel
import SourceCode

/// A parser of values as text, such as `16px` or `cubic-bezier(0, 0, 1, 1)`, into values of the Design Tokens format.
enum TokenText {
    /// Returns the value; the hint is the type stated by the source, in terms of the Design Tokens format.
    ///
    /// A text in quotes is a font if the name of the token has the word `family`.
    static func value(
        _ text: String, hint: TokenHint = .none, order: ColorText.HexOrder = .alphaLast, name: String = ""
    ) -> ForeignTokens.Value {
        let text = text.trimmed
        if text.isEmpty { return .unread("has an empty value") }
        // A font and a weight can have the name of a color, such as `black`.
        if hint == .fontFamily { return families(text) }
        if hint == .fontWeight, let weight = weight(text) { return .value(weight, type: "fontWeight") }
        if let color = ColorText.color(text, order: order) { return .value(color, type: "color") }
        if hint == .strokeStyle, strokeStyles.contains(text) { return .value(.string(text), type: "strokeStyle") }
        if let measure = MeasureText(text) { return measure.value(hint) }
        if let curve = curve(text) { return .value(curve, type: "cubicBezier") }
        if let layers = ShadowText.layers(text) { return .value(layers, type: "shadow") }
        if isComputed(text) { return .unread("is a formula, which is not evaluated") }
        let isFont = text.contains(",") || name.lowercased().contains("family")
        if isFont, isFamilies(text) { return families(text) }
        return .unread("is a text, and no type of token has texts")
    }

    private static let strokeStyles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]

    /// Returns a number of the Design Tokens format, written as in JSON.
    static func number(_ text: String) -> JSONValue? {
        var digits = text.hasPrefix("+") ? String(text.dropFirst()) : text
        if digits.hasPrefix(".") { digits = "0" + digits }
        if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
        guard let value = NumberText.literal(digits), Double(digits)?.isFinite == true else { return nil }
        return value
    }

    private static func curve(_ text: String) -> JSONValue? {
        guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
        let parts = SyntaxScanner.parts(of: text.dropFirst("cubic-bezier(".count).dropLast())
        let numbers = parts.compactMap { number($0.trimmed) }
        guard parts.count == 4, numbers.count == 4 else { return nil }
        return .array(numbers)
    }

    /// Returns a weight as a number or as a name of the format.
    private static func weight(_ text: String) -> JSONValue? {
        if let number = number(text), case .number(let digits) = number, let value = Double(digits) {
            return 1...1_000 ~= value ? number : nil
        }
        let bare = text.lowercased().filter(\.isLetter)
        return FontWeight.names.first { $0.filter(\.isLetter) == bare }.map(JSONValue.string)
    }

    /// Whether only a program gives the value: a function, or an operator between numbers or references.
    private static func isComputed(_ text: String) -> Bool {
        if text.hasSuffix(")"), let open = text.firstIndex(of: "("), open != text.startIndex {
            return !text.hasPrefix("url(")
        }
        let hasOperand = text.contains("{") || text.contains { $0.isNumber }
        return hasOperand && [" * ", " + ", " - ", " / ", "*", "}/", "}+", "}-"].contains { text.contains($0) }
    }

    // MARK: Fonts

    private static func isFamilies(_ text: String) -> Bool {
        let names = SyntaxScanner.parts(of: text).map(\.trimmed)
        return names.contains { FontFamily.generic.contains($0) || QuotedLiteral($0) != nil }
            && names.allSatisfy { name in
                QuotedLiteral(name) != nil || name.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
            }
    }

    private static func families(_ text: String) -> ForeignTokens.Value {
        let names = SyntaxScanner.parts(of: text).map { part in
            let name = part.trimmed
            return CSSEscapes.decoded(QuotedLiteral(name)?.contents ?? name)
        }
        guard !names.isEmpty, !names.contains("") else { return .unread("has an empty name of a font") }
        return .value(names.count == 1 ? .string(names[0]) : .array(names.map(JSONValue.string)), type: "fontFamily")
    }
}

/// The type that a source states for a value, in terms of the Design Tokens format.
enum TokenHint: Sendable {
    case none, color, dimension, number, lineHeight, opacity, duration, fontFamily, fontWeight, strokeStyle
}

/// A number with a unit.
struct MeasureText {
    let digits: String
    let number: JSONValue
    let unit: String

    init?(_ text: String) {
        let end = text.lastIndex { $0.isNumber }.map { text.index(after: $0) } ?? text.startIndex
        let unit = text[end...].lowercased()
        guard unit.allSatisfy({ $0.isLetter || $0 == "%" }),
            case .number(let digits)? = TokenText.number(String(text[..<end]))
        else { return nil }
        self.digits = digits
        number = .number(digits)
        self.unit = unit
    }

    func value(_ hint: TokenHint) -> ForeignTokens.Value {
        switch unit {
        case "px", "rem": return .value(["value": number, "unit": .string(unit)], type: "dimension")
        // A density-independent pixel is the pixel of the format.
        case "dp", "dip", "sp": return .value(["value": number, "unit": "px"], type: "dimension")
        case "ms", "s": return .value(["value": number, "unit": .string(unit)], type: "duration")
        case "%": return percentage(hint)
        case "": return plain(hint)
        default: return .unread("has the unit '\(unit)', which no type of token has")
        }
    }

    private func plain(_ hint: TokenHint) -> ForeignTokens.Value {
        switch hint {
        case .dimension: .value(["value": number, "unit": "px"], type: "dimension")
        // A line height of several units is a size, not a multiple.
        case .lineHeight where abs(Double(digits) ?? 0) > 4: .value(["value": number, "unit": "px"], type: "dimension")
        case .duration: .value(["value": number, "unit": "ms"], type: "duration")
        default: .value(number, type: "number")
        }
    }

    private func percentage(_ hint: TokenHint) -> ForeignTokens.Value {
        switch hint {
        case .number, .lineHeight, .opacity:
            .value(.number(DecimalText.of((Double(digits) ?? 0) / 100)), type: "number")
        case .dimension where Double(digits) == 0: .value(["value": .number("0"), "unit": "px"], type: "dimension")
        default: .unread("is a percentage, which no type of token has")
        }
    }
}
