import CatalogModel

// Colors (CSS Color Module Level 4; Color Module 2025.10, section 4).
extension CSSTranslation {
    /// Returns a color in hexadecimal notation where opaque and stated by sRGB, else by the function of the color
    /// space, with the digits of the token: an opacity of 0.5 has no hexadecimal digits.
    func color(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        guard let color = TokenColor(operand.resolved) else { throw .misshapen }
        let alpha = color.alpha == 1 ? nil : operand["alpha"].map(component)
        var components = (operand["components"]?.elements ?? []).map(component)
        let isComplete = color.components.allSatisfy { $0 != nil }
        switch color.space {
        case .srgb where isComplete:
            guard let srgb = color.srgb?.clipped else { throw .misshapen }
            if color.alpha == 1 { return .keyword(srgb.hex) }
            let bytes = [srgb.red, srgb.green, srgb.blue].map { Int(($0 * 255).rounded()) }
            return function("rgb", components: bytes.map { .number(String($0)) }, alpha: alpha)
        case .hsl, .hwb:
            for index in components.indices.dropFirst() {
                if case .number(let digits, _) = components[index] {
                    components[index] = .number(digits, unit: "%")
                }
            }
            return function(color.space.rawValue, components: components, alpha: alpha)
        case .lab, .lch, .oklab, .oklch: return function(color.space.rawValue, components: components, alpha: alpha)
        default: return function("color", components: [.keyword(color.space.rawValue)] + components, alpha: alpha)
        }
    }

    private func component(_ operand: ValueOperand) -> CSSValue {
        operand.digits.map { .number($0) } ?? .keyword("none")
    }

    private func function(_ name: String, components: [CSSValue], alpha: CSSValue?) -> CSSValue {
        var words = components
        if let alpha { words += [.keyword("/"), alpha] }
        return .function(name, .words(words))
    }
}
