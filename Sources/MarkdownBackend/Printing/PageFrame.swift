import CatalogPages

/// The text around the content of a Markdown page and below the title, as required by a documentation host, such as
/// front matter.
struct PageFrame {
    /// The text before the page's own text; `end` is the text after the page's own text.
    private(set) var start = ""
    private(set) var end = ""
    /// Replacement for a brace before a percent sign, possibly the start of the end; nil: the brace.
    private(set) var brace: String?
    /// Text below the title.
    private(set) var belowTitle = ""

    /// Creates the frame of a page; `topics` are the pages below in the navigation, for a host with topics on the page.
    init(_ dialect: Dialect, page: Page, topics: [SiteOutline.Section]) {
        switch dialect.frame {
        case .none: break
        case .frontMatter(let isHTML):
            start = Self.frontMatter(of: page, isHTML: isHTML, isMoved: dialect.canRedirect)
        case .frontMatterAndImports: start = Self.frontMatter(of: page) + Self.imports(of: page)
        case .frontMatterAndRaw:
            start = Self.frontMatter(of: page) + "{% raw %}\n\n"
            end = "\n\n{% endraw %}"
            brace = #"{% endraw %}{{ "{" }}{% raw %}"#
        case .directives:
            if page.path == SiteLinks.indexPath { belowTitle = "\n\n@Metadata {\n    @TechnologyRoot\n}" }
            // DocC takes the summary of a page from its first paragraph.
            if page.lead.isEmpty, !page.summary.isEmpty {
                belowTitle += "\n\n" + MarkdownEscaper(dialect.grammar).text(page.summary)
            }
            end = TopicList(dialect).text(topics)
        }
    }

    /// Returns the title and the summary as YAML between dashes.
    private static func frontMatter(of page: Page, isHTML: Bool = false, isMoved: Bool = false) -> String {
        let (title, summary) = (page.title.plainText, page.summary)
        var lines = ["---", "title: \(YAMLText.quoted(isHTML ? HTML.escaped(title) : title))"]
        if !summary.isEmpty {
            lines.append("description: \(YAMLText.quoted(isHTML ? HTML.escaped(summary) : summary))")
        }
        if isMoved, let name = page.movedTo?.split(separator: "/").last?.dropLast(".md".count) {
            // Both pages are in the folder of components.
            let address = YAMLText.quoted("0; url=./\(name).html")
            lines += ["head:", "  - - meta", "    - http-equiv: refresh", "      content: \(address)"]
        }
        return lines.joined(separator: "\n") + "\n---\n\n"
    }

    /// Returns the modules of the elements used on the page.
    private static func imports(of page: Page) -> String {
        let features = PageFeatures(page)
        var lines: [String] = []
        if features.hasAnchors { lines.append("import Link from '@docusaurus/Link';") }
        if features.hasTabs {
            lines += ["import Tabs from '@theme/Tabs';", "import TabItem from '@theme/TabItem';"]
        }
        if features.hasThemedPictures { lines.append("import ThemedImage from '@theme/ThemedImage';") }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
    }
}

/// A printer of the "Topics" section at the end of a DocC page, with links to the pages below in the navigation.
struct TopicList {
    private let dialect: Dialect

    init(_ dialect: Dialect) {
        self.dialect = dialect
    }

    /// Returns a separate section for the end of a page; empty for no topics.
    func text(_ sections: [SiteOutline.Section]) -> String {
        if sections.isEmpty { return "" }
        let groups = sections.map { section in
            let paths = section.overview.map { [$0] } ?? section.items.map(\.path)
            let links = paths.map { "- <" + DocCReference.to($0, in: dialect) + ">" }
            return "### " + MarkdownEscaper(dialect.grammar).text(section.title) + "\n\n"
                + links.joined(separator: "\n")
        }
        return "\n\n## Topics\n\n" + groups.joined(separator: "\n\n")
    }
}

/// A maker of DocC references to pages, such as `doc:button`.
enum DocCReference {
    static func to(_ page: String, in dialect: Dialect) -> String { to(page, names: dialect.pageNames) }

    static func to(_ page: String, names: PageNames) -> String {
        let name = names.path(of: page).split(separator: "/").last ?? ""
        return "doc:" + (name.hasSuffix(".md") ? name.dropLast(3) : name)
    }
}
