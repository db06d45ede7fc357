extension Dialect {
    /// Pages for VitePress 1, which reads GitHub's alerts and has tabs for code only.
    static let vitepress = Dialect(
        name: "vitepress", grammar: .vitePress, frame: .frontMatter(isHTML: false),
        headingNames: .attribute(padding: ""),
        alerts: .quote, details: .container, tabs: .stacked, pictures: .element, navigation: .vitepress)
}
