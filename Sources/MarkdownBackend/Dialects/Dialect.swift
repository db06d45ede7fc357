/// Dialect of a docs host: the grammar of its Markdown, and its forms for what Markdown has none for.
///
/// A further host is a further value, in a file of its own.
package struct Dialect: Sendable {
    /// The name by which `catalog.yaml` asks for it.
    let name: String
    let grammar: Grammar
    let frame: Frame
    /// How a heading says by which name links find it.
    let headingNames: HeadingNames
    /// Whether the page lists its sections, because the host does not.
    var listsSections = false
    /// Tables with more rows can be folded away by the reader; nil: none can. They are open at first, because a
    /// closed one would hide where a link to one of its rows leads, and what a reader searches the page for.
    var longestOpenTable: Int? = 40
    /// Whether lines of tables may end within long names; not where the text itself is read.
    var breaksCode = true
    let alerts: AlertForm
    let details: DetailsForm
    let tabs: TabsForm
    let pictures: PictureForm
    var pageNames = PageNames.asGiven
    var links = LinkForm.file(suffix: ".md")
    /// Whether links have names of places encoded as addresses are; not where the host compares names as they stand.
    var encodesFragments = true
    /// The files by which the host's configuration takes over the navigation.
    let navigation: NavigationForm

    /// Dialects, in the order in which they are listed.
    static let all: [Dialect] = [github, mkdocs, docusaurus, vitepress, jekyll, docc]

    /// Whether a page says which pages are below it.
    var hasTopics: Bool { if case .directives = frame { true } else { false } }

    static func named(_ name: String) -> Dialect? { all.first { $0.name == name } }
}

extension Dialect {
    /// Text around a page for the host's eyes.
    enum Frame: Sendable {
        case none
        /// YAML between dashes, with title and description. Where templates write them into pages as they are, they are
        /// HTML.
        case frontMatter(isHTML: Bool)
        /// The same, then the imports of the elements that the page uses.
        case frontMatterAndImports
        /// The same, and Liquid's tags around the text, which keep it from being a template.
        case frontMatterAndRaw
        /// Directives below the title of the first page, which makes the others a part of it, and its topics.
        case directives
    }

    enum HeadingNames: Sendable {
        /// An empty element of HTML before the words, unless the host makes the same name of the words by itself.
        case element
        /// Behind the words: ` {#name}`, or with the padding that some want, ` { #name }`.
        case attribute(padding: String)
        /// Only the name that the host makes of the words.
        case words
    }

    enum AlertForm: Sendable {
        /// `> [!NOTE]`
        case quote
        /// `!!! note`, with the content set in.
        case indented
        /// `:::note`, closed by `:::`.
        case container
        /// A quote that begins with the word, and a class above it.
        case classedQuote
        /// `> Note:`
        case aside
    }

    enum DetailsForm: Sendable {
        /// `<details>`, with an attribute that has Markdown within it read where the host wants one.
        case element(attribute: String)
        /// `??? note`, with the content set in.
        case indented
        /// `::: details`, closed by `:::`.
        case container
        /// The host has none: the summary, and the content below it.
        case plain
    }

    enum TabsForm: Sendable {
        /// The host has none: one below the other, each below its name.
        case stacked
        /// `=== "Name"`, with the content set in.
        case indented
        /// `<Tabs>` and `<TabItem>`
        case element
        /// `@TabNavigator` and `@Tab`
        case directive
    }

    enum PictureForm: Sendable {
        /// `<picture>` with a source for the dark scheme.
        case element
        /// Images, one for each scheme, of which the host's style shows one.
        case fragments(light: String, dark: String)
        /// `<ThemedImage>`
        case themedImage
        /// An image where the file has an address; a file that only the catalog has is linked.
        case remoteImage
    }

    /// Form in which a link names a page.
    package enum LinkForm: Sendable {
        /// By its file, as seen from the page, whose name ends in this.
        case file(suffix: String)
        /// `doc:name`, wherever the file lies.
        case reference
    }

    enum NavigationForm: Sendable {
        case none
        case mkdocs, docusaurus, vitepress, jekyll
    }
}
