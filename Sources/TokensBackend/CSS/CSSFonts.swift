/// What CSS calls fonts and their weights.
enum CSSFonts {
    /// Generic families (CSS Fonts Module Level 4, section 2.1.3), and two that browsers know without quotes only.
    static let unquoted: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
        "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "-apple-system", "BlinkMacSystemFont",
    ]
}
