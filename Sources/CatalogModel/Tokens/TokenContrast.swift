/// The contrast ratio between the color of an entry's token and the background token underneath, in a single theme.
public struct TokenContrast: Sendable {
    /// The theme with the compared colors.
    public let theme: TokenTheme
    /// Contrast ratio, nil where the background is not opaque: the ratio depends on the layers below.
    public let ratio: ContrastRatio?
}

extension ComponentToken {
    /// Returns the contrast in each theme with colors for both tokens; none where the entry names no background.
    public func contrasts(in themes: [TokenTheme]) -> [TokenContrast] {
        guard let background else { return [] }
        return themes.compactMap { theme in
            guard let front = theme.tokens.color(at: path), let back = theme.tokens.color(at: background) else {
                return nil
            }
            return TokenContrast(theme: theme, ratio: ContrastRatio(of: front, on: back))
        }
    }
}

extension Component {
    /// Returns whether a token is for an inactive state, without requirements of contrast (WCAG 2.2, success criteria
    /// 1.4.3 and 1.4.11).
    public func isContrastExempt(_ token: ComponentToken) -> Bool {
        // An implementation adds facts about a token of the entry, such as the background of a state's color.
        let all = tokens.filter { $0.path == token.path }
        let states = all.flatMap(\.choices) + all.compactMap { $0.token.state?.value }
        if states.isEmpty { return false }
        let facets = [entry.facets] + entry.implementations.orEmpty().map(\.value.facets)
        return facets.contains { facets in states.contains { facets.states?[$0]?.inactive == true } }
    }
}

extension DesignTokens {
    /// Returns the color of a token; nil for a token of another type.
    public func color(at path: String) -> SRGBColor? {
        self[path].flatMap { TokenColor($0.resolvedValue) }?.srgb?.clipped
    }
}
