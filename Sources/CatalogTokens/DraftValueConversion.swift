import CatalogModel

/// A conversion of token values written as in drafts before 2025.10, such as `"#ff0000"`, into the current spelling of
/// the Design Tokens format.
enum DraftValueConversion {
    /// Returns the value in today's spelling; nil for a literal without an older spelling of the type.
    static func update(_ literal: JSONValue, to type: TokenType) -> JSONValue? {
        switch (type, literal) {
        case (.color, .string(let text)): color(text)
        case (.dimension, .string(let text)): measure(text, units: ["px", "rem"])
        case (.dimension, .number(let digits)) where Double(digits) == 0: measure("0", units: ["px"])
        case (.duration, .string(let text)): measure(text, units: ["ms", "s"])
        case (.fontWeight, .string(let text)), (.number, .string(let text)): isJSONNumber(text) ? .number(text) : nil
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

    private static func color(_ text: String) -> JSONValue? {
        guard text.hasPrefix("#"), text.dropFirst().allSatisfy({ $0.isHexDigit && $0.isASCII }) else { return nil }
        var digits = text.dropFirst().compactMap(\.hexDigitValue)
        if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let bytes: [Int] = stride(from: 0, to: digits.count, by: 2).map { (at: Int) -> Int in
            digits[at] * 16 + digits[at + 1]
        }
        let hexDigits = Array("0123456789abcdef")
        return [
            "colorSpace": "srgb",
            "components": .array(bytes.prefix(3).map { .number(fraction(of: $0)) }),
            "alpha": bytes.count == 4 ? .number(fraction(of: bytes[3])) : nil,
            "hex": .string("#" + String(digits.prefix(6).map { hexDigits[$0] })),
        ]
    }

    /// Returns a 255th as a decimal fraction with as many digits as needed to get the byte back.
    private static func fraction(of byte: Int) -> String {
        let tenThousandths = (byte * 10_000 + 127) / 255
        if tenThousandths == 0 { return "0" }
        if tenThousandths == 10_000 { return "1" }
        var digits = String(tenThousandths)
        digits = String(repeating: "0", count: 4 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return "0." + digits
    }

    private static func measure(_ text: String, units: [String]) -> JSONValue? {
        if text == "0" { return ["value": .number("0"), "unit": .string(units[0])] }
        for unit in units where text.hasSuffix(unit) {
            let digits = String(text.dropLast(unit.count))
            if isJSONNumber(digits) { return ["value": .number(digits), "unit": .string(unit)] }
        }
        return nil
    }
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
