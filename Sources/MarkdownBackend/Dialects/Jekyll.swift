extension Dialect {
    /// Pages for Jekyll 3.9 or later with kramdown, as on GitHub Pages.
    ///
    /// Links name the finished pages, which exist with and without the plugin that turns names of sources into names of
    /// pages.
    static let jekyll = Dialect(
        name: "jekyll", grammar: .kramdown, frame: .frontMatterAndRaw, headingNames: .attribute(padding: ""),
        alerts: .classedQuote, details: .element(attribute: #" markdown="1""#), tabs: .stacked, pictures: .element,
        pageNames: .published, links: .file(suffix: ".html"), navigation: .jekyll)
}
