import CatalogModel

/// A conversion of colors from color files, such as Android's `#80ff0000`, into color values of the Design Tokens
/// format.
enum HexColor {
    /// Android's order: the opacity first.
    static func android(_ text: String) -> JSONValue? {
        guard text.hasPrefix("#") else { return nil }
        let digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == text.count - 1 else { return nil }
        let bytes: [Int]
        switch digits.count {
        case 3, 4: bytes = digits.map { $0 * 17 }
        case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        let alpha = bytes.count == 4 ? Double(bytes[0]) / 255 : 1
        return color(bytes.suffix(3).map { Double($0) / 255 }, in: "srgb", alpha: alpha)
    }

    /// Returns a color of the Design Tokens format.
    static func color(_ components: [Double], in space: String, alpha: Double) -> JSONValue {
        var object = JSONObject()
        object["colorSpace"] = .string(space)
        object["components"] = .array(components.map { .number(DecimalText.of($0)) })
        if alpha != 1 { object["alpha"] = .number(DecimalText.of(alpha)) }
        return .object(object)
    }
}

/// A printer of numbers from color files as text with at most four decimals.
enum DecimalText {
    static func of(_ number: Double) -> String {
        let rounded = (number * 10_000).rounded() / 10_000
        // The product overflows for the largest numbers, which have no decimals.
        guard rounded.isFinite else { return String(number) }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}
