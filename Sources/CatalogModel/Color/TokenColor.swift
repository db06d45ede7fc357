/// A color as written in a design token: a color space, components and opacity (Color Module 2025.10, sections 3 and
/// 4).
public struct TokenColor: Hashable, Sendable {
    /// The color space of the components, such as `oklch`.
    public let space: ColorSpace
    /// Three components; nil for `none`.
    public let components: [Double?]
    /// The opacity, from 0 to 1.
    public let alpha: Double

    /// Creates a color of three components in the units of the color space, opaque unless stated.
    public init(_ space: ColorSpace, components: [Double?], alpha: Double = 1) {
        self.space = space
        self.components = components
        self.alpha = alpha
    }

    /// The color of a color token's resolved value; nil for other values.
    public init?(_ value: JSONValue) {
        guard case .object(let color) = value, case .string(let name)? = color["colorSpace"],
            let space = ColorSpace(rawValue: name), case .array(let texts)? = color["components"], texts.count == 3
        else { return nil }
        var components: [Double?] = []
        for text in texts {
            switch text {
            case "none": components.append(nil)
            case .number(let digits):
                guard let number = Double(digits), number.isFinite else { return nil }
                components.append(number)
            default: return nil
            }
        }
        var alpha = 1.0
        switch color["alpha"] {
        case nil: break
        // A missing component counts as zero (CSS Color Module Level 4, section 4.4).
        case "none"?: alpha = 0
        case .number(let digits)?:
            guard let number = Double(digits) else { return nil }
            alpha = min(max(number, 0), 1)
        default: return nil
        }
        self.init(space, components: components, alpha: alpha)
    }

    /// The same color in sRGB.
    ///
    /// Colors outside of sRGB come out with components below 0 or above 1; nil for components too large for any
    /// statement.
    public var srgb: SRGBColor? {
        let values = components.map { $0 ?? 0 }
        let encoded =
            switch space {
            case .srgb: ColorVector(values[0], values[1], values[2])
            case .hsl: ColorConversion.srgb(hue: values[0], saturation: values[1] / 100, lightness: values[2] / 100)
            case .hwb: ColorConversion.srgb(hue: values[0], whiteness: values[1] / 100, blackness: values[2] / 100)
            default:
                ColorConversion.encoded(
                    ColorConversion.linear(in: space, color: ColorVector(values[0], values[1], values[2])))
            }
        guard encoded.x.isFinite, encoded.y.isFinite, encoded.z.isFinite else { return nil }
        return SRGBColor(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
    }
}
