import CatalogModel
package import CatalogRendering

/// A printer of pages in the format of a documentation host, such as Markdown or HTML.
package protocol PageRenderer: Sendable {
    /// Returns the paths of the files made of a page; none if no file can have the page's name.
    func paths(of page: String) -> [OutputPath]
    /// Returns the bytes of a single file of a page.
    func bytes(of page: Page, at path: OutputPath, targets: any LinkTargets, in site: SiteLinks) -> [UInt8]
    /// Whether the rows of a table are printed the same on a page without the rest.
    var printsRowsAlone: Bool { get }
    /// The hash of facts about the whole catalog on each page, such as the navigation of a site; nil for none.
    var shared: ContentHash? { get }
}

extension PageRenderer {
    /// No facts.
    package var shared: ContentHash? { nil }
    /// Each row for itself.
    package var printsRowsAlone: Bool { true }

    /// Returns the files of a page.
    package func files(of page: Page, targets: any LinkTargets, in site: SiteLinks) -> [OutputFile] {
        paths(of: page.path).map {
            OutputFile(path: $0, bytes: bytes(of: page, at: $0, targets: targets, in: site))
        }
    }
}

/// A planner of the pages common to all backends with pages (index, tokens, whole catalog, entries) as independently
/// rendered units.
package struct PageUnits: Sendable {
    package let site: SiteLinks
    /// The heading of the overview; nil: the catalog's name.
    package let title: String?
    private let press: any PageRenderer

    package init(site: SiteLinks, title: String?, press: any PageRenderer) {
        self.site = site
        self.title = title
        self.press = press
    }

    /// Returns all units; those about the whole catalog take longest, the `further` ones most of all, and start first.
    package func units(besides further: [RenderUnit]) -> [RenderUnit] {
        further + [indexUnit()] + tokenUnits()
            + site.sitePages.map { [site] page in
                wholeCatalogUnit(page.path, page.reads(of: site.registry)) { page.page(site) }
            }
            + MovedPages(site: site).all.map { [site] moved in
                wholeCatalogUnit(moved.path) { MovedPages(site: site).page(at: moved.path, to: moved.entry) }
            }
            + PictureCopies.units(site.registry) + ChangeFeed(site: site).units()
            + site.registry.components.map(unit)
    }

    private func unit(_ component: Component) -> RenderUnit {
        let pages = site.pagePath(of: component.id).map(press.paths) ?? []
        let specimens = SpecimenPictures(component, themes: site.tokens.themes)
        let paths = pages.isEmpty ? [] : pages + specimens.paths
        return RenderUnit(paths: paths, reads: PageReads.of(component, site: site), shared: press.shared) {
            let page = ComponentPage(component, site: site, specimens: specimens)
            guard let document = page.page(), !pages.isEmpty else {
                var diagnostics = Diagnostics()
                diagnostics.report(.unnamablePage(component.id, at: component.entry.id?.range))
                return Rendering(files: [], diagnostics: diagnostics)
            }
            return Rendering(
                files: press.files(of: document, targets: page.targets, in: site) + page.specimenFiles(),
                diagnostics: page.findings)
        }
    }

    private func indexUnit() -> RenderUnit {
        wholeCatalogUnit(SiteLinks.indexPath, .shapes) { IndexPage(site: site, title: title).page() }
    }

    private func tokenUnits() -> [RenderUnit] {
        let pages = TokenPages(site: site)
        if site.registry.tokens.isEmpty { return [] }
        return [wholeCatalogUnit(SiteLinks.tokenIndexPath, .structures) { pages.index() }]
            + site.tokens.pages.flatMap { page in
                if page.tokens.count > TokenPageParts.stretch, press.printsRowsAlone {
                    let parts = TokenPageParts(page, of: pages, printedBy: press)
                    return press.paths(of: page.path).map(parts.unit)
                }
                return [wholeCatalogUnit(page.path, pages.reads(of: page.tokens)) { pages.page(page) }]
            }
    }

    /// Returns a page concerning more than a single entry.
    package func wholeCatalogUnit(
        _ page: String, _ reads: @autoclosure @escaping @Sendable () -> RenderUnit.Reads = .everything,
        _ document: @escaping @Sendable () -> Page
    ) -> RenderUnit {
        let paths = press.paths(of: page)
        return RenderUnit(paths: paths, reads: reads(), shared: press.shared) {
            Rendering(files: paths.isEmpty ? [] : press.files(of: document(), targets: site, in: site))
        }
    }
}
