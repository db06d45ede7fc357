import CatalogModel

@testable import CatalogPages
@testable import MarkdownBackend

extension ComponentRegistry {
    /// What every page says before it is printed.
    var documents: [Page] {
        let site = SiteLinks(self)
        let tokens = TokenPages(site: site)
        return components.compactMap { ComponentPage($0, site: site).page() }
            + [IndexPage(site: site, title: nil).page()] + site.tokens.pages.map(tokens.page)
            + (self.tokens.isEmpty ? [] : [tokens.index()]) + site.sitePages.map { $0.page(site) }
    }
}
