/// The contrast ratio between the color of an entry's token and the background token underneath, in a single theme.
public struct TokenContrast: Sendable {
    /// The theme with the compared colors.
    public let theme: TokenTheme
    /// Contrast ratio, nil where the background is not opaque: the ratio depends on the layers behind.
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

extension DesignTokens {
    /// Returns the color of a token; nil for a token of another type.
    public func color(at path: String) -> SRGBColor? {
        self[path].flatMap { TokenColor($0.resolvedValue) }?.srgb?.clipped
    }
}
