import CatalogPages
import CatalogRendering

/// The files of a site that are no pages, and the names of all.
struct SiteFiles: Sendable {
    static let styleSheet = "assets/site.css"
    static let script = "assets/site.js"
    static let list = "assets/list.js"
    static let brand = "assets/brand.css"

    /// The stylesheet with what a team sets; nil where it sets nothing.
    let brandSheet: String?
    /// The copy of the team's logo.
    let logo: String?

    var styleSheets: [String] { [Self.styleSheet] + (brandSheet == nil ? [] : [Self.brand]) }

    func units() -> [RenderUnit] {
        unit(Self.styleSheet, PackageResources.site_css) + unit(Self.script, PackageResources.site_js)
            + (brandSheet.map { unit(Self.brand, Array($0.utf8)) } ?? [])
    }

    private func unit(_ name: String, _ bytes: [UInt8]) -> [RenderUnit] {
        guard let path = OutputPath(name) else { return [] }
        // Nothing of the catalog is in them.
        return [
            RenderUnit(paths: [path], reads: .parts(ids: [], tokens: [])) {
                Rendering(files: [OutputFile(path: path, bytes: bytes)])
            }
        ]
    }

    /// `components/button.html`
    static func html(of page: String) -> OutputPath? {
        page.hasSuffix(".md") ? OutputPath(page.dropLast("md".count) + "html") : nil
    }

    /// The file of a page as text; its own path for one that no file can be named after.
    static func address(of page: String) -> String { html(of: page)?.text ?? page }

    /// The Markdown beside a page; nil for pages that only this site has.
    static func markdown(of page: String) -> String? { page == NotFoundPage.path ? nil : page }
}
