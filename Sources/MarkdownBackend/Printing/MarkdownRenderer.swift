import CatalogPages
import CatalogRendering

/// A renderer of documentation pages as Markdown files in the dialect of a host.
struct MarkdownRenderer: PageRenderer {
    let dialect: Dialect
    /// The way to the catalog's files; nil: files available only in the catalog are named, not linked.
    let fileBase: String?
    /// Copies of the pages in plain Markdown; nil where there are none.
    let copies: PlainPages?

    func paths(of page: String) -> [OutputPath] {
        guard let path = path(of: page) else { return [] }
        return [path] + [copies?.outputPath(of: page)].compactMap(\.self)
    }

    func files(of page: Page, targets: any LinkTargets, in site: SiteLinks) -> [OutputFile] {
        guard let path = path(of: page.path) else { return [] }
        let topics = dialect.hasTopics && !site.isEntry(page.path) ? SiteOutline(site).topics(below: page.path) : []
        return [file(page, at: path, targets: targets, topics: topics)] + copy(of: page, targets: targets)
    }

    private func copy(of page: Page, targets: any LinkTargets) -> [OutputFile] {
        guard let copies, let path = copies.outputPath(of: page.path) else { return [] }
        return [copies.copy(of: page, at: path, targets: targets)]
    }

    /// Returns the file of a page; nil when no file can have the page's name.
    func path(of page: String) -> OutputPath? { OutputPath(dialect.pageNames.path(of: page)) }

    func file(
        _ page: Page, at path: OutputPath, targets: any LinkTargets, topics: [SiteOutline.Section] = []
    ) -> OutputFile {
        var fragments: [String: String?]?
        if case .words = dialect.headingNames { fragments = HeadingFragments(page).fragments }
        let addresses = LinkAddress(
            page: page.path, fileBase: fileBase ?? "", form: dialect.links, names: dialect.pageNames,
            fragments: fragments, encodesFragments: dialect.encodesFragments)
        let printer = PagePrinter(dialect, targets: targets.linkingFiles(fileBase != nil), addresses: addresses)
        return OutputFile(path: path, bytes: printer.printed(page, topics: topics))
    }
}
