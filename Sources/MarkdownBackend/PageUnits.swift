import CatalogModel
import CatalogRendering

/// The pages of an output with all that they show and link, for every backend that prints pages.
struct PageUnits: Sendable {
    let site: SiteLinks
    /// The heading of the overview; nil: the catalog's name.
    let title: String?
    private let press: Press
    private let llms: LLMsFiles

    /// - Parameters:
    ///   - fileBase: The way from the output's folder to the catalog's, or its address; nil: files that only the catalog has
    ///     are named, not linked.
    ///   - llmsBase: The address of the output's folder; empty for links that are relative.
    init(
        site: SiteLinks, title: String?, dialect: Dialect, fileBase: String?, llms extent: LLMsFiles.Extent,
        llmsBase: String
    ) {
        self.site = site
        self.title = title
        let plain = PlainPages(besides: dialect, fileBase: fileBase)
        llms = LLMsFiles(site: site, extent: extent, title: title, base: llmsBase, plain: plain)
        press = Press(dialect: dialect, fileBase: fileBase, copies: extent != .none && plain.areCopies ? plain : nil)
    }

    /// The pages about everything take longest, so they come first.
    func units() -> [RenderUnit] {
        [indexUnit()] + tokenUnits()
            + site.sitePages.map { page in wholeCatalogUnit(page.path) { [site] in page.page(site) } }
            + PictureCopies.units(site.registry) + themedCopies() + llms.units() + site.registry.components.map(unit)
    }

    private func themedCopies() -> [RenderUnit] {
        if case .remoteImage = press.dialect.pictures { ThemedCopies.units(site) } else { [] }
    }

    private func unit(_ component: Component) -> RenderUnit {
        let path = site.pagePath(of: component.id).flatMap(press.path)
        let specimens = SpecimenPictures(component, themes: site.tokens.themes)
        let pages = press.paths(of: site.pagePath(of: component.id))
        let paths = pages.isEmpty ? [] : pages + specimens.paths
        return RenderUnit(paths: paths, reads: PageReads.of(component, site: site)) {
            let page = ComponentPage(component, site: site, specimens: specimens)
            guard let document = page.page(), let path else {
                var diagnostics = Diagnostics()
                diagnostics.report(.unnamablePage(component.id, at: component.entry.id?.range))
                return Rendering(files: [], diagnostics: diagnostics)
            }
            return Rendering(
                files: [press.file(document, at: path, targets: page.targets)]
                    + press.copies(of: document, targets: page.targets) + page.specimenFiles(),
                diagnostics: page.findings)
        }
    }

    private func indexUnit() -> RenderUnit {
        wholeCatalogUnit(SiteLinks.indexPath) { IndexPage(site: site, title: title).page() }
    }

    private func tokenUnits() -> [RenderUnit] {
        let pages = TokenPages(site: site)
        if site.registry.tokens.isEmpty { return [] }
        let reads = RenderUnit.Reads(entries: .shapes(besides: []), tokens: .all)
        return [wholeCatalogUnit(SiteLinks.tokenIndexPath, reads) { pages.index() }]
            + site.tokens.pages.map { page in wholeCatalogUnit(page.path, reads) { pages.page(page) } }
    }

    private func wholeCatalogUnit(
        _ page: String, _ reads: RenderUnit.Reads = .everything, _ document: @escaping @Sendable () -> Page
    ) -> RenderUnit {
        let path = press.path(of: page)
        return RenderUnit(paths: press.paths(of: page), reads: reads) {
            guard let path else { return Rendering(files: []) }
            let topics = press.dialect.hasTopics ? SiteOutline(site).topics(below: page) : []
            let document = document()
            return Rendering(
                files: [press.file(document, at: path, targets: site, topics: topics)]
                    + press.copies(of: document, targets: site))
        }
    }
}
