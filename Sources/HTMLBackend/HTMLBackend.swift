package import CatalogModel
import CatalogPages
package import CatalogRendering
import MarkdownBackend

/// A backend rendering a catalog as a static HTML site with search, usable without a server.
package struct HTMLBackend: Backend {
    package let name = "html"
    /// The Content-Security-Policy of every page: files of the site, and no scripts or styles in pages.
    static let contentPolicy: StaticString = "default-src 'self'"
    /// The part of the policy before the origins of demos on other servers.
    static let framePolicy: StaticString = "; frame-src 'self' "
    /// The Content-Security-Policy of a server for all pages, each of which names the framed origins itself.
    package static let serverPolicy = "\(contentPolicy)\(framePolicy)https:"
    /// The folder of pages for frames, which need no policy but a sandbox.
    package static let demoFolder = DemoSource.folder

    package let summary = "A finished HTML site: open its index.html, or upload the folder to any server."

    /// The backend for the stubs shown on the site; nil if there is none.
    private let stubs: (any Backend)?

    package init(stubs: (any Backend)? = nil) {
        self.stubs = stubs
    }

    package var rules: [Rule] { PageRules.all + [BrandOptions.badLook] }

    package var options: [BackendOption] {
        [
            .siteTitle,
            BackendOption(
                "url", .text,
                "The address at which the site is published, for llms.txt, sitemap.xml, canonical links and previews."),
            .siteFileBase, .tokenPages,
            BackendOption("accent", .text, "The color of links and marks, such as #0b57d0."),
            BackendOption("accentDark", .text, "The color of links and marks in the dark scheme."),
            BackendOption("font", .text, "The font families of text, such as Inter, sans-serif."),
            BackendOption(
                BrandOptions.logo, .text,
                "A picture in the catalog's folder to show next to the site's name, such as brand/logo.svg."),
            BackendOption(
                BrandOptions.styleSheet, .text,
                "A style sheet in the catalog's folder to load after the site's own, such as brand/site.css."),
            BackendOption(
                "versions", .text,
                "The path from the site's folder to a file that lists the published versions, such as ../versions.json."
            ),
            .visibility,
        ]
    }

    package func namedFiles(in configuration: CatalogConfiguration) -> [Text] {
        configuration.outputs(of: name).flatMap { BrandOptions.files(of: $0.value) }
    }

    package func plan(_ registry: ComponentRegistry, options: BackendOptions) async -> [RenderUnit] {
        let site = SiteLinks(registry, tokenPages: options.tokenPages)
        let title = options.siteTitle
        let fileBase = options.siteFileBase
        let brand = BrandOptions(options)
        let plain = PlainPages(besides: .github, fileBase: fileBase)
        let demos = SiteDemos(registry)
        let look = SiteLook(
            site, title: title, demoOrigins: demos.origins, files: SiteFiles(brand, from: registry.namedFiles),
            options: options)
        let stubPages = await StubPages(registry, backend: stubs)
        let press = HTMLRenderer(look: look, fileBase: fileBase, plain: plain, stubs: stubPages)
        let pages = PageUnits(site: site, title: title, press: press)
        let llms = LLMsFiles(
            site: site, extent: .index, title: title, base: options.text("url") ?? "", plain: plain)
        let search = SearchFiles(site: site, pages: look.sitePages)
        return pages.units(besides: search.tableUnits() + llms.units())
            + further(pages) + stubPages.pageUnits(pages) + look.files.units()
            + DemoFiles(demos, of: registry, language: look.language).units() + search.partUnits()
            + (look.published?.sitemapUnits(of: look.pages(of: site) + stubPages.paths) ?? [])
            + RenderUnit.reporting(
                ["url", "fileBase"].map { options.baseAddressFinding($0, in: registry, isWeb: true) }
                    + brand.findings(in: registry))
    }

    /// Returns the pages without a place in Markdown.
    private func further(_ pages: PageUnits) -> [RenderUnit] {
        let localization = LocalizationPage(site: pages.site)
        return [pages.unit(at: NotFoundPage.path) { NotFoundPage.page() }]
            + (localization.isUseful
                ? [pages.unit(at: LocalizationPage.path) { localization.page() }] : [])
    }
}
