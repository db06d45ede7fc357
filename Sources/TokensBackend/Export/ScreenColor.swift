import CatalogModel

/// A color as the screens of phones have them: three components from 0 to 1 in sRGB or Display P3.
struct ScreenColor {
    /// Red, green and blue.
    let components: [Double]
    let isDisplayP3: Bool
    let alpha: Double
    /// The difference from the token's color, in words for a finding.
    let deviation: String?

    /// Creates the nearest color: in Display P3 where allowed, for colors stated in it or outside of sRGB.
    init(_ value: TypedValue, allowsDisplayP3: Bool = false) throws(TokenFormatError) {
        guard let color = value.color, let srgb = color.srgb else {
            throw TokenFormatError(reason: "its components are too large for a color")
        }
        let own = [srgb.red, srgb.green, srgb.blue]
        isDisplayP3 = allowsDisplayP3 && (color.space == .displayP3 || !Self.areInRange(own))
        let exact = isDisplayP3 ? srgb.displayP3 : own
        components = exact.map { min(max($0, 0), 1) }
        alpha = color.alpha
        let space = isDisplayP3 ? "Display P3" : "sRGB"
        deviation = Self.areInRange(exact) ? nil : "the color is outside of \(space), so it is the nearest one inside"
    }

    /// Returns whether components are in range, apart from the rounding errors of conversions.
    private static func areInRange(_ components: [Double]) -> Bool { components.allSatisfy { -0.001...1.001 ~= $0 } }

    /// `#RRGGBB` in capitals without the number sign, after the two digits of `alpha`.
    var digitsWithAlphaFirst: String { Self.hex([alpha] + components) }

    var isOpaque: Bool { alpha == 1 }

    private static func hex(_ values: [Double]) -> String {
        values.map { value in
            let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
            return digits.utf8.count < 2 ? "0" + digits : digits
        }.joined()
    }
}
