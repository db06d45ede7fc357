/// A color in gamma-encoded sRGB coordinates, with opacity: components from 0 to 1 within sRGB, and below 0 or above 1
/// for colors outside.
///
/// Components outside of the range represent colors outside of sRGB.
public struct SRGBColor: Hashable, Sendable {
    /// The red component, gamma-encoded: 0 to 1 within sRGB.
    public let red: Double
    /// The green component, gamma-encoded: 0 to 1 within sRGB.
    public let green: Double
    /// The blue component, gamma-encoded: 0 to 1 within sRGB.
    public let blue: Double
    /// The opacity, from 0 for transparent to 1 for opaque.
    public let alpha: Double

    /// Creates a color of gamma-encoded components, opaque unless stated; components outside of 0 to 1 stay.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The nearest color of sRGB, component by component.
    public var clipped: SRGBColor {
        // NaN is not greater than 0, so it becomes 0.
        func clip(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return SRGBColor(red: clip(red), green: clip(green), blue: clip(blue), alpha: clip(alpha))
    }

    /// The same color as red, green and blue of Display P3; below 0 or above 1 for a color outside.
    package var displayP3: [Double] {
        let color = ColorConversion.displayP3(ofSRGB: ColorVector(red, green, blue))
        return [color.x, color.y, color.z]
    }

    /// `#1a2b3c`, or `#1a2b3c80` where not opaque.
    public var hex: String {
        let color = clipped
        let components = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
        return HexText.of(components.map { UInt8(($0 * 255).rounded()) }, isCapital: false)
    }

    /// Returns the visible color on top of an opaque color (Compositing and Blending Level 1, section 5.1).
    public func over(_ background: SRGBColor) -> SRGBColor {
        func mix(_ front: Double, over back: Double) -> Double { front * alpha + back * (1 - alpha) }
        return SRGBColor(
            red: mix(red, over: background.red), green: mix(green, over: background.green),
            blue: mix(blue, over: background.blue))
    }

    /// From 0 for black to 1 for white (WCAG 2.2, "relative luminance").
    ///
    /// Opacity does not count.
    public var relativeLuminance: Double {
        let linear = ColorConversion.decoded(ColorVector(red, green, blue))
        return min(max(0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z, 0), 1)
    }
}
