/// A list of CSS's generic font families, such as `serif`, written without quotes in CSS and not naming any particular
/// font.
public enum FontFamily {
    /// Generic families (CSS Fonts Module Level 4, section 2.1.3), and two families that browsers recognize without
    /// quotes only.
    public static let generic: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
        "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "-apple-system", "BlinkMacSystemFont",
    ]
}
