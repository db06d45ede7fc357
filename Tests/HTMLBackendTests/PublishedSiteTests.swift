import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import HTMLBackend

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("A site with a published address")
struct PublishedSiteTests {
    /// Returns the site of two entries with a logo and figures.
    private func site(_ options: [String: String], logo: String = "brand/logo.png") async throws -> RenderedSite {
        let loaded = await CatalogLoader.load(
            "catalog.yaml",
            from: InMemoryFiles([
                "catalog.yaml": """
                format: 1
                name: A & B
                changes: { renamed: { old: lamp } }
                outputs: { html: { options: { logo: \(logo) } } }
                """,
                "components/lamp.yaml": """
                id: lamp
                title: Lamp
                summary: Gives "light".
                figures: [{ file: lamp.svg, alt: A lamp. }, { file: lamp 1.png, alt: A lamp. }]
                """,
                "components/chair.yaml": Snippet.entry("chair"),
                "components/lamp.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#,
                "components/lamp 1.png": "png", logo: "png",
            ]),
            laterRules: HTMLBackend().rules, namedFiles: { HTMLBackend().namedFiles(in: $0) })
        var all = options
        all["logo"] = logo
        return await RenderedSite(try JudgedRegistries.require(loaded), options: all)
    }

    /// Returns what the head of a page says about the address and the preview.
    private func head(_ page: String, of site: RenderedSite) throws -> [String] {
        let text = try #require(site.files[page])
        return text.split(separator: "\n").filter { line in
            ["<link rel=\"canonical\"", "<meta property=\"og:", "<meta name=\"twitter:"].contains { line.hasPrefix($0) }
        }.map(String.init)
    }

    @Test("Pages of a published site have a canonical link and a social preview")
    func heads() async throws {
        let site = try await site(["url": "https://example.com/design"])
        #expect(
            try head("components/lamp.html", of: site) == [
                "<link rel=\"canonical\" href=\"https://example.com/design/components/lamp.html\">",
                "<meta property=\"og:type\" content=\"article\">",
                "<meta property=\"og:site_name\" content=\"A &amp; B\">",
                "<meta property=\"og:title\" content=\"Lamp\">",
                "<meta property=\"og:description\" content=\"Gives &quot;light&quot;.\">",
                "<meta property=\"og:url\" content=\"https://example.com/design/components/lamp.html\">",
                "<meta property=\"og:image\" "
                    + "content=\"https://example.com/design/assets/components--lamp_20_1.png\">",
                "<meta name=\"twitter:card\" content=\"summary_large_image\">",
            ])
        #expect(site.files["assets/components--lamp_20_1.png"] == "png")
        let front = try head("index.html", of: site)
        #expect(front.first == "<link rel=\"canonical\" href=\"https://example.com/design/\">")
        #expect(front.contains("<meta property=\"og:type\" content=\"website\">"))
        let chair = try head("components/chair.html", of: site)
        #expect(chair.contains("<meta property=\"og:image\" content=\"https://example.com/design/brand/logo.png\">"))
        #expect(try head("components/old.html", of: site) == [])
        #expect(try head("404.html", of: site) == [])
    }

    @Test("A social preview has no picture if neither the entry nor the site has a raster picture")
    func pictures() async throws {
        let site = try await site(["url": "https://example.com/design/"], logo: "logo.svg")
        let chair = try head("components/chair.html", of: site)
        #expect(!chair.contains { $0.contains("og:image") })
        #expect(chair.last == "<meta name=\"twitter:card\" content=\"summary\">")
    }

    @Test("A site without a published address has no sitemap, canonical links or social previews")
    func unpublished() async throws {
        let site = try await site([:])
        #expect(site.files["sitemap.xml"] == nil)
        for page in site.pages.keys { #expect(try head(page, of: site) == [], "\(page)") }
    }

    @Test("The sitemap of a site lists every page except moved ones")
    func sitemap() async throws {
        let site = try await site(["url": "https://example.com/a'b"])
        let xml = try #require(site.files["sitemap.xml"])
        let reader = SitemapReader(Data(xml.utf8))
        #expect(reader.isValid)
        let start = "https://example.com/a'b/"
        #expect(Set(reader.addresses).count == reader.addresses.count)
        let pages = site.pages.keys.filter { !["404.html", "components/old.html"].contains($0) }
        #expect(Set(reader.addresses) == Set(pages.map { start + ($0 == "index.html" ? "" : $0) }))
    }

    @Test("The sitemap of a catalog with tokens and localized texts lists every page")
    func own() async throws {
        let site = await RenderedSite(
            try await JudgedRegistries.own(), options: ["url": "https://example.com"])
        let reader = SitemapReader(Data(try #require(site.files["sitemap.xml"]).utf8))
        #expect(reader.isValid && reader.addresses.contains("https://example.com/tokens/"))
        #expect(reader.addresses.count == site.pages.count - 1)
    }
}

/// The addresses of a sitemap, read as XML.
private final class SitemapReader: NSObject, XMLParserDelegate {
    private(set) var addresses: [String] = []
    private(set) var isValid = false
    private var path: [String] = []

    init(_ data: Data) {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        isValid = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        path.append(name)
        if path == ["urlset", "url", "loc"] { addresses.append("") }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if path == ["urlset", "url", "loc"], let last = addresses.indices.last { addresses[last] += string }
    }
}
