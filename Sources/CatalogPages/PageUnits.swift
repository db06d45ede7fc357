import CatalogModel
package import CatalogRendering

/// A printer of pages in the format of a documentation host, such as Markdown or HTML.
package protocol PageRenderer: Sendable {
    /// Returns the paths of the files made of a page; none if no file can have the page's name.
    func paths(of page: String) -> [OutputPath]
    /// Returns the bytes of a single file of a page.
    func bytes(of page: Page, at path: OutputPath, targets: any LinkTargets, in site: SiteLinks) -> [UInt8]
}

extension PageRenderer {
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
                unit(at: page.path) { page.page(site) }
            }
            + MovedPages(site: site).all.map { [site] moved in
                unit(at: moved.path) { MovedPages(site: site).page(at: moved.path, to: moved.entry) }
            }
            + PictureCopies.units(site.registry) + ChangeFeed(site: site).units()
            + site.registry.components.map(unit)
    }

    private func unit(_ component: Component) -> RenderUnit {
        let pages = site.pagePath(of: component.id).map(press.paths) ?? []
        // The paths depend on the values of tokens, so record the reads.
        let (specimens, reads) = CatalogReads.recorded { SpecimenPictures(component, site: site) }
        let paths = pages.isEmpty ? [] : pages + specimens.paths
        return RenderUnit(paths: paths) {
            CatalogReads.add(reads)
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
        unit(at: SiteLinks.indexPath) { IndexPage(site: site, title: title).page() }
    }

    private func tokenUnits() -> [RenderUnit] {
        let pages = TokenPages(site: site)
        if site.registry.tokens.isEmpty { return [] }
        return [unit(at: SiteLinks.tokenIndexPath) { pages.index() }]
            + site.tokens.pages.map { page in unit(at: page.path) { pages.page(page) } }
    }

    /// Returns the unit of a page about more than a single entry.
    package func unit(at page: String, document: @escaping @Sendable () -> Page) -> RenderUnit {
        let paths = press.paths(of: page)
        return RenderUnit(paths: paths) {
            Rendering(files: paths.isEmpty ? [] : press.files(of: document(), targets: site, in: site))
        }
    }
}
