#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension SRGBColor {
    /// Returns the difference as seen by people: the distance in Oklab, 0 for equal colors, about 0.02 for just
    /// noticeable differences and 1 from black to white.
    ///
    /// A difference in opacity counts in full.
    package func distance(to other: SRGBColor) -> Double {
        let (own, others) = (oklab, other.oklab)
        let differences = [own.x - others.x, own.y - others.y, own.z - others.z, alpha - other.alpha]
        return differences.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }

    /// The coordinates in Oklab, with the matrices for linear sRGB (CSS Color Module Level 4, section 9.2).
    private var oklab: ColorVector {
        let color = ColorConversion.decoded(ColorVector(red, green, blue))
        let long = cbrt(0.4122214708 * color.x + 0.5363325363 * color.y + 0.0514459929 * color.z)
        let medium = cbrt(0.2119034982 * color.x + 0.6806995451 * color.y + 0.1073969566 * color.z)
        let short = cbrt(0.0883024619 * color.x + 0.2817188376 * color.y + 0.6299787005 * color.z)
        return ColorVector(
            0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short)
    }
}
