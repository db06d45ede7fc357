import CatalogModel
import CatalogPages
import CatalogRendering

/// The address of a published site, for canonical links, social previews and the sitemap.
struct PublishedSite: Sendable {
    private let base: String
    /// The logo, if a raster picture.
    private let logo: String?

    /// Creates the address of a site from the text of the option and the path of the logo.
    init(at base: String, logo: String?) {
        self.base = base.hasSuffix("/") ? base : base + "/"
        self.logo = logo.flatMap { Self.isRaster($0) ? $0 : nil }
    }

    /// Returns the address of a page; the folder for an index.
    private func address(of page: String) -> String {
        let file = SiteFiles.address(of: page)
        let isIndex = file == "index.html" || file.hasSuffix("/index.html")
        return address(file: isIndex ? String(file.dropLast("index.html".count)) : file)
    }

    private func address(file: String) -> String { base + file.percentEncodedPath }

    // MARK: - Head

    /// Writes the canonical link and the social preview of a page.
    func writeHead(of page: Page, entry: Component?, siteName: String, to html: inout Markup) {
        let address = address(of: page.path)
        html.raw("<link rel=\"canonical\"")
        html.attribute("href", address)
        html.raw(">\n")
        let picture = (entry.flatMap(Self.picture) ?? logo).map(address(file:))
        let isFront = page.path == SiteLinks.indexPath
        for (name, content) in [
            ("og:type", isFront ? "website" : "article"), ("og:site_name", siteName),
            ("og:title", page.title.plainText), ("og:description", page.summary), ("og:url", address),
            ("og:image", picture ?? ""),
        ] where !content.isEmpty {
            html.raw("<meta")
            html.attribute("property", name)
            html.attribute("content", content)
            html.raw(">\n")
        }
        html.raw("<meta name=\"twitter:card\"")
        html.attribute("content", picture == nil ? "summary" : "summary_large_image")
        html.raw(">\n")
    }

    /// Returns the copy of the first raster figure of an entry, since previews show no SVG.
    private static func picture(of entry: Component) -> String? {
        let folder = RelativePath.folder(of: entry.path)
        return entry.entry.named.figures.orEmpty().lazy.compactMap(\.file?.value)
            .map { RelativePath.resolve($0, from: folder) }
            .first { entry.publishedFiles.contains($0) && isRaster($0) }
            .flatMap { PictureCopies.path(of: $0)?.text }
    }

    private static func isRaster(_ file: String) -> Bool {
        ["png", "jpg", "jpeg", "gif", "webp"].contains(CatalogPath.pathExtension(of: file).lowercased())
    }

    // MARK: - Sitemap

    /// Returns the unit of the sitemap (https://www.sitemaps.org/protocol.html), without dates.
    func sitemapUnits(of pages: [String]) -> [RenderUnit] {
        guard let path = OutputPath("sitemap.xml") else { return [] }
        return [
            RenderUnit(paths: [path]) {
                var xml = Markup()
                xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
                xml.raw("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
                for page in pages {
                    xml.raw("<url><loc>")
                    xml.text(address(of: page))
                    xml.raw("</loc></url>\n")
                }
                xml.raw("</urlset>\n")
                return Rendering(files: [OutputFile(path: path, bytes: xml.bytes)])
            }
        ]
    }
}
