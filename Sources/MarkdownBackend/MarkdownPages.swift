import CatalogModel
import CatalogPages
import CatalogRendering

/// The planner of all files of a Markdown output: pages, navigation files for hosts, and files for language models.
struct MarkdownPages: Sendable {
    let pages: PageUnits
    private let dialect: Dialect
    private let llms: LLMsFiles

    /// Creates the plan of an output.
    ///
    /// - Parameters:
    ///   - site: The pages.
    ///   - title: The heading of the overview; nil: the catalog's name.
    ///   - dialect: The Markdown of the host.
    ///   - fileBase: The way from the output's folder to the catalog's, or the address of the catalog's folder; nil
    ///     names the catalog's own files without links.
    ///   - extent: The extent of the files for language models.
    ///   - llmsBase: The address of the output's folder; empty for relative links.
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
