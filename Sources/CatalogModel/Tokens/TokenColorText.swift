/// A formatter of color tokens as text for people, such as `#1A2B3C 50%` (Color Module 2025.10).
enum TokenColorText {
    /// Returns `#1A2B3C`, followed by the opacity unless opaque; the notation of CSS for a color without hex text; nil
    /// for values other than colors.
    static func text(of value: JSONValue) -> String? {
        guard case .object(let color) = value, case .string(let space)? = color["colorSpace"],
            case .array(let components)? = color["components"]
        else { return nil }
        let text = hex(color, space: space, components: components) ?? notation(space: space, components: components)
        guard case .number(let digits)? = color["alpha"], let alpha = Double(digits), alpha < 1 else { return text }
        return text + " " + percentage(alpha)
    }

    /// Returns a fraction as a percentage with at most a single decimal: `50%`, `13.2%`.
    ///
    /// A fraction outside of 0 to 1 counts as the nearer bound.
    static func percentage(_ value: Double) -> String {
        let tenths = Int((min(max(value, 0), 1) * 1_000).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
    }

    /// Returns hex text from the components for sRGB, because components are more exact than the fallback beside them.
    private static func hex(_ color: JSONObject, space: String, components: [JSONValue]) -> String? {
        if space == "srgb", components.count == 3 {
            let bytes = components.compactMap(byte)
            if bytes.count == 3 { return HexText.of(bytes, isCapital: true) }
        }
        if case .string(let hex)? = color["hex"] { return hex.uppercased() }
        return nil
    }

    private static func byte(_ component: JSONValue) -> UInt8? {
        switch component {
        case "none": return 0
        case .number(let digits):
            guard let value = Double(digits) else { return nil }
            return UInt8((min(max(value, 0), 1) * 255).rounded())
        default: return nil
        }
    }

    private static func notation(space: String, components: [JSONValue]) -> String {
        var texts = components.map { component in
            if case .string(let text) = component { text } else { component.compact }
        }
        switch space {
        case "hsl", "hwb":
            texts = texts.enumerated().map { $0.offset > 0 && $0.element != "none" ? $0.element + "%" : $0.element }
            return "\(space)(\(texts.joined(separator: " ")))"
        case "lab", "lch", "oklab", "oklch": return "\(space)(\(texts.joined(separator: " ")))"
        default: return "color(\(space) \(texts.joined(separator: " ")))"
        }
    }
}
