import CatalogModel
import CatalogPages
import MarkdownBackend

/// A converter of link targets into the addresses written on a page of the HTML site.
struct SiteAddresses {
    let page: String
    /// The way from the page to the site's folder: empty, or `../` as often as needed.
    let root: String
    private let links: LinkAddress
    private let targets: any LinkTargets

    init(page: String, targets: any LinkTargets, fileBase: String?) {
        self.page = page
        self.targets = targets.linkingFiles(fileBase != nil)
        links = LinkAddress(page: page, fileBase: fileBase ?? "", form: .file(suffix: ".html"))
        root = String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
    }

    func of(_ target: Target) -> WebAddress? { WebAddress(links.of(target)) }

    /// Returns the address of a link in prose; nil if only the words are shown.
    func of(prose link: ProseLink.Destination) -> WebAddress? { targets.target(of: link).flatMap(of) }

    /// Returns a file of the site by a path of the program.
    func file(_ path: String) -> WebAddress? { WebAddress(links.of(.asset(path))) }
}
