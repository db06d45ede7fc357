package import CatalogModel

extension ColorSpace {
    /// Ranges of each component (Color Module 2025.10, section 4).
    ///
    /// A hue of 360 equals 0 and must be written as 0.
    package var components: [Component] {
        let percentage = Component(0...100)
        let unbounded = Component(-Double.infinity...Double.infinity)
        let chroma = Component(0...Double.infinity)
        return switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
            [Component(0...1), Component(0...1), Component(0...1)]
        case .hsl, .hwb: [.hue, percentage, percentage]
        case .lab: [percentage, unbounded, unbounded]
        case .lch: [percentage, chroma, .hue]
        case .oklab: [Component(0...1), unbounded, unbounded]
        case .oklch: [Component(0...1), chroma, .hue]
        }
    }

    /// The bounds of a component of a color.
    package struct Component: Hashable, Sendable {
        package let bounds: ClosedRange<Double>
        package let isHue: Bool

        init(_ bounds: ClosedRange<Double>, isHue: Bool = false) {
            self.bounds = bounds
            self.isHue = isHue
        }

        static let hue = Component(0...360, isHue: true)

        package func contains(_ value: Double) -> Bool { bounds.contains(value) && !(isHue && value == 360) }

        /// Words for the component in a finding.
        package var expectation: String {
            if isHue { return "a hue from 0 to below 360" }
            if bounds.upperBound == .infinity { return "a number from 0" }
            return "a number from 0 to \(Int(bounds.upperBound))"
        }
    }
}
