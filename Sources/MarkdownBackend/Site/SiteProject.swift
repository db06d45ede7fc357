import CatalogModel
import CatalogPages
import CatalogRendering

/// The files of a docs site besides the pages: `mkdocs.yml`, `requirements.txt`, `.gitignore`, the style sheet and the
/// script.
struct SiteProject: Sendable {
    let site: SiteLinks
    /// The name of the site; nil: the catalog's.
    let title: String?
    /// Address at which the site is published; nil: unknown.
    let url: String?
    let repository: String?

    /// The folder of the pages.
    static let pagesFolder = "docs"

    func units() -> [RenderUnit] {
        [
            unit("mkdocs.yml") { configuration() }, unit("requirements.txt") { Self.requirements },
            unit(".gitignore") { Self.ignored }, unit("\(Self.pagesFolder)/\(SiteStyle.path)") { SiteStyle.text },
            unit("\(Self.pagesFolder)/\(SiteScript.path)") { SiteScript.text },
        ].compactMap(\.self)
    }

    private func unit(_ path: String, text: @escaping @Sendable () -> String) -> RenderUnit? {
        OutputPath(path).map { path in
            RenderUnit(paths: [path]) {
                Rendering(files: [OutputFile(path: path, text: text())])
            }
        }
    }

    private static let requirements = """
        # Requirements of the build. `pip install zensical` installs an alternative that builds the same files.
        mkdocs-material>=9.5,<10

        """

    /// Files created by a build of the host.
    private static let ignored = """
        /.cache/
        /site/

        """

    // MARK: - mkdocs.yml

    private func configuration() -> String {
        let outline = SiteOutline(site, title: title)
        let navigation = NavigationFiles(site: site, title: title, names: Dialect.mkdocs.pageNames, sitePath: "")
        return Self.introduction + identity(outline.home.title) + Self.settings + "\nnav:\n"
            + navigation.mkdocs(outline)
    }

    /// Returns the keys of the site's identity.
    ///
    /// Texts are HTML, because themes write them unchanged into pages.
    private func identity(_ name: String) -> String {
        let description = site.registry.configuration.description?.plainText ?? IndexPage.summary
        let entries: [(String, String?)] = [
            ("site_name", HTML.escaped(name)),
            ("site_description", HTML.escaped(description)),
            ("site_url", url.flatMap(Self.address)), ("repo_url", repository.flatMap(Self.address)),
        ]
        return entries.compactMap { key, text in text.map { "\(key): \(YAMLText.quoted($0))\n" } }.joined()
    }

    /// Returns an address of the web with all forbidden characters encoded; nil for any other text.
    private static func address(_ text: String) -> String? {
        SiteLinks.address(text) == nil ? nil : HTML.escaped(LinkAddress.encoded(text))
    }

    private static let introduction = """
        # Written by `catalog build`: change the catalog, or copy these files to a project of your own.
        #
        # To build the site into the folder site/, in this folder:
        #
        #     pip install -r requirements.txt
        #     mkdocs build --strict
        #
        # or with Zensical, which reads the same file:
        #
        #     pip install zensical
        #     zensical build --strict


        """

    /// Fonts are those of the reader's system, so a page asks no other server for a file.
    private static let settings = #"""
        docs_dir: docs
        site_dir: site
        edit_uri: ""

        theme:
          name: material
          font: false
          features:
            - content.code.copy
            - content.tabs.link
            - navigation.footer
            - navigation.indexes
            - navigation.sections
            - navigation.top
            - navigation.tracking
            - search.highlight
            - search.suggest
            - toc.follow
          palette:
            - media: "(prefers-color-scheme)"
              primary: indigo
              accent: indigo
              toggle: { icon: material/brightness-auto, name: Switch to light mode }
            - media: "(prefers-color-scheme: light)"
              scheme: default
              primary: indigo
              accent: indigo
              toggle: { icon: material/brightness-7, name: Switch to dark mode }
            - media: "(prefers-color-scheme: dark)"
              scheme: slate
              primary: indigo
              accent: indigo
              toggle: { icon: material/brightness-4, name: Switch to the mode of the system }

        extra_css:
          - \#(SiteStyle.path)

        extra_javascript:
          - \#(SiteScript.path)

        plugins:
          # Split names in code into words for search.
          - search: { separator: '[\s\-_,:!=\[\]()"`/]+|\.(?!\d)|&[lg]t;|(?!\b)(?=[A-Z][a-z])' }

        markdown_extensions:
          - admonition
          - attr_list
          - md_in_html
          - sane_lists
          - tables
          - toc: { permalink: true, toc_depth: 3 }
          - pymdownx.details
          - pymdownx.highlight
          - pymdownx.superfences
          - pymdownx.tabbed: { alternate_style: true }

        validation:
          nav: { omitted_files: warn, not_found: warn, absolute_links: warn }
          links: { not_found: warn, anchors: warn, absolute_links: warn, unrecognized_links: warn }

        """#
}
