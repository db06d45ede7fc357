/// The types of design tokens (Format Module 2025.10, sections 8 and 9).
package enum TokenType: String, CaseIterable, Sendable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    case strokeStyle, border, transition, shadow, gradient, typography

    /// How people speak of a value of this type.
    package var noun: String {
        switch self {
        case .color: "a color"
        case .dimension: "a dimension"
        case .fontFamily: "a font family"
        case .fontWeight: "a font weight"
        case .duration: "a duration"
        case .cubicBezier: "a cubic Bézier curve"
        case .number: "a number"
        case .strokeStyle: "a stroke style"
        case .border: "a border"
        case .transition: "a transition"
        case .shadow: "a shadow"
        case .gradient: "a gradient"
        case .typography: "a typography value"
        }
    }
}
