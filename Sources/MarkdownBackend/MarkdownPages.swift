import CatalogModel
import CatalogPages
import CatalogRendering

/// The planner of all files of a Markdown output: pages, navigation files for hosts, and files for language models.
struct MarkdownPages: Sendable {
    let pages: PageUnits
    private let dialect: Dialect
    private let llms: LLMsFiles

    /// - Parameters:
    ///   - title: The heading of the overview; nil: the catalog's name.
    ///   - fileBase: The way from the output's folder to the catalog's, or its address; nil: files that only the catalog has
    ///     are named, not linked.
    ///   - llmsBase: The address of the output's folder; empty for links that are relative.
    init(
        site: SiteLinks, title: String?, dialect: Dialect, fileBase: String?, llms extent: LLMsFiles.Extent,
        llmsBase: String
    ) {
        self.dialect = dialect
        let plain = PlainPages(besides: dialect, fileBase: fileBase)
        llms = LLMsFiles(site: site, extent: extent, title: title, base: llmsBase, plain: plain)
        let copies = extent != .none && plain.areCopies ? plain : nil
        pages = PageUnits(
            site: site, title: title, press: MarkdownRenderer(dialect: dialect, fileBase: fileBase, copies: copies))
    }

    func units() -> [RenderUnit] { pages.units(besides: themedCopies() + llms.units()) }

    private func themedCopies() -> [RenderUnit] {
        if case .remoteImage = dialect.pictures { ThemedCopies.units(pages.site) } else { [] }
    }
}
