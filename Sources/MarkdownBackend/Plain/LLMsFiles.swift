import CatalogModel
package import CatalogPages
package import CatalogRendering

/// The printer of the files for language models: `llms.txt` with a list of all pages, and `llms-full.txt` with the full
/// text of the pages.
///
/// Both follow https://llmstxt.org.
package struct LLMsFiles: Sendable {
    /// The files requested by a catalog.
    package enum Extent: String, CaseIterable, Sendable {
        case none
        /// `llms.txt`, and the pages as plain Markdown.
        case index
        /// The same and `llms-full.txt`.
        case full
    }

    let site: SiteLinks
    let extent: Extent
    /// The heading of the overview; nil: the catalog's name.
    let title: String?
    /// The address of the output's folder; empty for relative links.
    let base: String
    let plain: PlainPages

    package init(site: SiteLinks, extent: Extent, title: String?, base: String, plain: PlainPages) {
        self.site = site
        self.extent = extent
        self.title = title
        self.base = base
        self.plain = plain
    }

    private static let indexFile = "llms.txt"
    private static let fullFile = "llms-full.txt"

    package func units() -> [RenderUnit] {
        guard extent != .none else { return [] }
        let list = unit(Self.indexFile) { index() }
        return extent == .full ? list + unit(Self.fullFile) { full() } : list
    }

    private func unit(_ name: String, bytes: @escaping @Sendable () -> [UInt8]) -> [RenderUnit] {
        guard let path = OutputPath(name) else { return [] }
        return [
            RenderUnit(paths: [path]) {
                Rendering(files: [OutputFile(path: path, bytes: bytes())])
            }
        ]
    }

    // MARK: - llms.txt

    /// Returns a heading, the subject of the catalog as a quote, notes, and sections of links; the links under
    /// "Optional" can be left out where there is little room.
    private func index() -> [UInt8] {
        let outline = SiteOutline(site, title: title)
        let configuration = site.registry.configuration
        var lead: [Block] = []
        if let description = configuration.description {
            lead.append(
                .prose(
                    Prose(source: description.source, blocks: [.quote(description.blocks)], links: description.links)))
        }
        if let version = configuration.version {
            lead.append(.paragraph([.text("Version ")] + Inline.words(version.value)))
        }
        if extent == .full {
            let link = Inline.link([.text(Self.fullFile)], address(Self.fullFile) ?? .asset(Self.fullFile))
            lead.append(.paragraph([.text("All pages in one file: "), link]))
        }
        let further = Set(SitePage.allCases.map(\.path))
        var sections = outline.sections.filter { !$0.items.allSatisfy { further.contains($0.path) } }.map(section)
        let optional = [outline.home] + site.sitePages.map { SiteOutline.Item(title: $0.title, path: $0.path) }
        sections.append(PageSection("Optional", Content([.list(optional.map(line))])))
        let page = Page(
            path: Self.indexFile, title: Inline.words(outline.home.title), summary: "", lead: lead, sections: sections)
        return plain.printed(page, in: nil, targets: site)
    }

    private func section(_ section: SiteOutline.Section) -> PageSection {
        // `Optional` has a special meaning in `llms.txt`.
        let title = section.title == "Optional" ? "Optional entries" : section.title
        let overview = section.overview.map { [SiteOutline.Item(title: section.title, path: $0)] } ?? []
        return PageSection(Inline.words(title), Content([.list((overview + section.items).map(line))]))
    }

    private func line(_ item: SiteOutline.Item) -> [Block] {
        let link = Inline.link(
            Inline.words(item.title), address(plain.path(of: item.path)) ?? .page(item.path, anchor: nil))
        let summary = summary(of: item.path)
        return [.paragraph([link] + (summary.isEmpty ? [] : [.text(": " + summary)]))]
    }

    /// Returns a file of the output by address; nil where links are relative.
    private func address(_ path: String) -> Target? {
        base.isEmpty ? nil : .address(base + (base.hasSuffix("/") ? "" : "/") + path)
    }

    private func summary(of path: String) -> String {
        if let page = SitePage.allCases.first(where: { $0.path == path }) { return page.summary }
        if path == SiteLinks.indexPath { return IndexPage.summary }
        if path == SiteLinks.tokenIndexPath { return TokenPages.summary }
        if let page = site.tokens.pages.first(where: { $0.path == path }) {
            return page.tokens.count == 1 ? "1 token" : "\(page.tokens.count) tokens"
        }
        return site.entry(at: path)?.entry.summary?.plainText ?? ""
    }

    // MARK: - llms-full.txt

    /// Returns all pages, each from the heading on, in the order of the navigation.
    ///
    /// Links lead to the pages themselves.
    private func full() -> [UInt8] {
        let outline = SiteOutline(site, title: title)
        let items =
            [outline.home]
            + outline.sections.flatMap { section in
                (section.overview.map { [SiteOutline.Item(title: section.title, path: $0)] } ?? []) + section.items
            }
        var bytes: [UInt8] = []
        for item in items {
            guard let (page, targets) = document(item.path) else { continue }
            if !bytes.isEmpty { bytes += "\n".utf8 }
            bytes += plain.printed(page, in: Self.fullFile, targets: targets)
        }
        return bytes
    }

    private func document(_ path: String) -> (Page, any LinkTargets)? {
        if path == SiteLinks.indexPath { return (IndexPage(site: site, title: title).page(), site) }
        if path == SiteLinks.tokenIndexPath { return (TokenPages(site: site).index(), site) }
        if let page = SitePage.allCases.first(where: { $0.path == path }) { return (page.page(site), site) }
        if let page = site.tokens.pages.first(where: { $0.path == path }) {
            return (TokenPages(site: site).page(page), site)
        }
        guard let component = site.entry(at: path) else { return nil }
        let page = ComponentPage(component, site: site)
        return page.page().map { ($0, page.targets) }
    }
}
