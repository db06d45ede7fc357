/// A dialect of Markdown for a documentation host, such as Docusaurus or DocC: the grammar, the link forms, and the
/// forms for content without a Markdown syntax.
///
/// A further host is a further value, in a separate file.
package struct Dialect: Sendable {
    /// The name for the dialect in `catalog.yaml`.
    let name: String
    let grammar: Grammar
    let frame: Frame
    /// The form in which a heading states the name for links.
    let headingNames: HeadingNames
    /// Whether the page lists the sections, because the host does not.
    var listsSections = false
    /// The number of rows from which on, when exceeded, tables can be folded away by the reader; nil: no table can.
    ///
    /// Tables are open at first, because a closed table would hide the targets of links to rows and the words a reader
    /// searches the page for.
    var longestOpenTable: Int? = 40
    /// Whether lines of tables may end within long names; not where the text itself is read.
    var breaksCode = true
    let alerts: AlertForm
    let details: DetailsForm
    let tabs: TabsForm
    let pictures: PictureForm
    var pageNames = PageNames.asGiven
    var links = LinkForm.file(suffix: ".md")
    /// Whether links have names of places encoded in the manner of addresses; not where the host compares names
    /// literally.
    var encodesFragments = true
    /// The files with which the host's configuration takes over the navigation.
    let navigation: NavigationForm

    /// Dialects, in listing order.
    static let all: [Dialect] = [github, mkdocs, docusaurus, vitepress, jekyll, docc]

    /// Whether a page states the pages below.
    var hasTopics: Bool { if case .directives = frame { true } else { false } }

    static func named(_ name: String) -> Dialect? { all.first { $0.name == name } }
}

extension Dialect {
    /// Whether front matter can lead browsers to another page: VitePress writes elements of its `head`.
    var canRedirect: Bool { grammar == .vitePress }

    /// The frame of a page for the host: front matter, imports or directives around the text.
    enum Frame: Sendable {
        case none
        /// YAML between dashes, with title and description. Both are HTML where templates write the two unchanged into
        /// pages.
        case frontMatter(isHTML: Bool)
        /// The front matter, then the imports of the elements used by the page.
        case frontMatterAndImports
        /// The front matter, and Liquid's tags around the text, which keep the text from being a template.
        case frontMatterAndRaw
        /// Directives below the title of the first page, which makes the others a part of the first page, and the
        /// page's topics.
        case directives
    }

    /// The way for a heading to get the name used by links.
    enum HeadingNames: Sendable {
        /// An empty element of HTML before the words, unless the host derives the same name from the words without
        /// help.
        case element
        /// An attribute after the words: ` {#name}`, or with the padding required by some hosts, ` { #name }`.
        case attribute(padding: String)
        /// Only the name derived by the host from the words.
        case words
    }

    /// The form of alerts such as notes and warnings.
    enum AlertForm: Sendable {
        /// `> [!NOTE]`
        case quote
        /// `!!! note`, with the content set in.
        case indented
        /// `:::note`, closed by `:::`.
        case container
        /// A quote that begins with the word, below a class.
        case classedQuote
        /// `> Note:`
        case aside
    }

    /// The form of content folded away below a summary.
    enum DetailsForm: Sendable {
        /// `<details>`, with an attribute that makes the host read Markdown within the element, where needed.
        case element(attribute: String)
        /// `??? note`, with the content set in.
        case indented
        /// `::: details`, closed by `:::`.
        case container
        /// A host without such a form: the summary, and the content below.
        case plain
    }

    /// The form of alternatives, shown one at a time.
    enum TabsForm: Sendable {
        /// A host without such a form: the tabs below each other, each below the tab's name.
        case stacked
        /// `=== "Name"`, with the content set in.
        case indented
        /// `<Tabs>` and `<TabItem>`
        case element
        /// `@TabNavigator` and `@Tab`
        case directive
    }

    /// The form of pictures in a light and a dark version.
    enum PictureForm: Sendable {
        /// `<picture>` with a source for the dark scheme.
        case element
        /// Images for each scheme, of which the host's style shows the fitting one.
        case fragments(light: String, dark: String)
        /// `<ThemedImage>`
        case themedImage
        /// An image where the file has an address; a file available only in the catalog is linked.
        case remoteImage
    }

    /// The form of a page's name in a link.
    package enum LinkForm: Sendable {
        /// The file as seen from the page, with the given suffix.
        case file(suffix: String)
        /// `doc:name`, for a file in any folder.
        case reference
    }

    /// The form of the navigation files for the host.
    enum NavigationForm: Sendable {
        case none
        case mkdocs, docusaurus, vitepress, jekyll
    }
}
