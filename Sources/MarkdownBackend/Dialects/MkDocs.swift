extension Dialect {
    /// Pages for MkDocs with Material, and for Zensical, which reads the same pages.
    ///
    /// The pages need the extensions recommended by Material: `admonition`, `attr_list`, `md_in_html`, `sane_lists`,
    /// `tables`, `pymdownx.details`, `pymdownx.superfences` and `pymdownx.tabbed` in the alternate style.
    static let mkdocs = Dialect(
        name: "mkdocs", grammar: .pythonMarkdown, frame: .frontMatter(isHTML: true),
        headingNames: .attribute(padding: " "),
        alerts: .indented, details: .indented, tabs: .indented,
        pictures: .fragments(light: "only-light", dark: "only-dark"), encodesFragments: false, navigation: .mkdocs)
}
