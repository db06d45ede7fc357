import CatalogModel
import CatalogPages
import CatalogRendering

/// The data shared by all pages of the HTML site, worked out only once: the catalog's name, themes, categories and
/// files.
struct SiteLook: Sendable {
    let name: String
    let version: String
    let language: LanguageTag?
    /// Links to the files of entries in the catalog's repository, if declared.
    let repository: RepositoryLinks?
    /// The titles of the catalog's themes, if there are several.
    let themes: [String]
    let outline: [Category]
    let hasTokens: Bool
    /// Further pages about the whole catalog: title and path.
    let sitePages: [(title: String, path: String)]
    let files: SiteFiles
    /// The origin of the site; nil where unknown.
    let origin: String?
    /// The origins of the demos on other servers.
    let demoOrigins: [String]
    /// The address of a file listing the published versions, as seen from the site's folder.
    let versions: String?
    /// The address of the published site, if stated.
    let published: PublishedSite?

    /// A category as named in the navigation.
    struct Category: Sendable {
        let title: String
        let anchor: String?
        let count: Int
    }

    init(_ site: SiteLinks, title: String?, demoOrigins: [String], files: SiteFiles, options: BackendOptions) {
        name = IndexPage(site: site, title: title).name
        version = site.registry.configuration.version?.value ?? ""
        let titles = site.tokens.themes.map(\.title)
        themes = titles.count > 1 ? titles : []
        outline = CatalogCategory.all(of: site.registry).map {
            Category(title: $0.title, anchor: $0.location?.anchor, count: $0.members.count)
        }
        hasTokens = !site.registry.tokens.isEmpty
        let localization =
            LocalizationPage(site: site).isUseful ? [(LocalizationPage.title, LocalizationPage.path)] : []
        sitePages = site.sitePages.map { ($0.title, $0.path) } + localization
        origin = options.text("url").flatMap(DemoAddress.origin)
        self.demoOrigins = demoOrigins
        self.files = files
        versions = options.text("versions")
        published = options.text("url").map { PublishedSite(at: $0, logo: files.logo?.path.text) }
        language = LanguageTag(site.registry.configuration.language?.value ?? "en")
        repository = site.registry.configuration.repository.map(RepositoryLinks.init)
    }

    /// Returns the paths of all pages of a site that have an address of their own, besides those with stubs.
    func pages(of site: SiteLinks) -> [String] {
        let tokens = hasTokens ? [SiteLinks.tokenIndexPath] + site.tokens.pages.map(\.path) : []
        return [SiteLinks.indexPath] + tokens + sitePages.map(\.path)
            + site.registry.components.compactMap { site.pagePath(of: $0.id) }
    }
}
