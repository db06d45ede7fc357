/// The contrast ratio of a foreground color against a background color (WCAG 2.2, "contrast ratio"): from 1 to 21.
public struct ContrastRatio: Hashable, Comparable, Sendable {
    /// The ratio as a number from 1 for equal luminances to 21 for black with white.
    public let value: Double

    /// nil for a translucent background: the ratio would depend on the layers below.
    public init?(of foreground: SRGBColor, on background: SRGBColor) {
        guard background.alpha == 1 else { return nil }
        let front = foreground.over(background).relativeLuminance
        let back = background.relativeLuminance
        value = (max(front, back) + 0.05) / (min(front, back) + 0.05)
    }

    /// Levels for which a ratio is enough (WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11).
    public enum Level: String, CaseIterable, Sendable {
        /// Text of any size, enhanced: 7 : 1.
        case aaa = "AAA"
        /// Text of any size: 4.5 : 1.
        case aa = "AA"
        /// Large text, and non-text content needed to identify a component and the component's state: 3 : 1.
        case largeText = "AA large"
    }

    /// The highest level met by the ratio; nil below all levels.
    public var level: Level? {
        if value >= 7 { return .aaa }
        if value >= 4.5 { return .aa }
        return value >= 3 ? .largeText : nil
    }

    /// Text with two decimals, cut and not rounded: a ratio never appears to meet a missed level.
    public var text: String {
        let hundredths = Int(value * 100)
        let decimals = hundredths % 100
        return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals) : 1"
    }

    /// Compares ratios as numbers: less contrast first.
    public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool { left.value < right.value }
}
