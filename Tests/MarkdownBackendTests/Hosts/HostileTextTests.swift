import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// A page shows any text of an author and runs none of it.
@Suite("Hostile text in hosts")
struct HostileTextTests {
    @Test(
        "MkDocs with Material shows hostile text in every field without running it",
        .enabled(if: DocsHost.mkdocs.isPresent, DocsHost.mkdocs.reason))
    func mkdocs() async throws { try await check(.mkdocs) }

    @Test(
        "Zensical shows hostile text in every field without running it",
        .enabled(if: DocsHost.zensical.isPresent, DocsHost.zensical.reason))
    func zensical() async throws { try await check(.zensical) }

    @Test(
        "Jekyll shows hostile text in every field without running it",
        .enabled(if: DocsHost.jekyll.isPresent, DocsHost.jekyll.reason))
    func jekyll() async throws { try await check(.jekyll) }

    @Test(
        "DocC shows hostile text in every field without running it",
        .enabled(if: DocsHost.docc.isPresent, DocsHost.docc.reason))
    func docc() async throws { try await check(.docc) }

    @Test(
        "VitePress, by its rules, shows hostile text in every field without running it",
        .enabled(if: DocsHost.vitepress.isPresent, DocsHost.vitepress.reason))
    func vitepress() async throws { try await check(.vitepress) }

    @Test(
        "Docusaurus, by its rules, shows hostile text in every field without running it",
        .enabled(if: DocsHost.docusaurus.isPresent, DocsHost.docusaurus.reason))
    func docusaurus() async throws { try await check(.docusaurus) }

    private func check(_ host: DocsHost, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let catalog = try await HostileCatalog()
        #expect(catalog.texts.count > 500, sourceLocation: sourceLocation)
        let registries = ["hostile": catalog.registry, "tokens": catalog.tokens]
        let site = try host.site(
            of: registries.mapValues {
                RenderedCatalog($0, dialect: host.dialect, fileBase: "https://example.com/catalog").files
            })
        #expect(site.complaints.filter { !$0.isWhitespace } == "", sourceLocation: sourceLocation)
        for (path, page) in site.pages {
            #expect(page.hazards == [], "\(path)", sourceLocation: sourceLocation)
            #expect(page.faults.prefix(10) == [], "\(path)", sourceLocation: sourceLocation)
        }
        for (name, registry) in registries {
            for document in registry.documents {
                let page = try #require(
                    site.pages[host.path(of: document.path, in: name)], sourceLocation: sourceLocation)
                #expect(
                    ListChecker.problems(document, lists: page.lists, as: host.dialect.grammar) == [],
                    sourceLocation: sourceLocation)
            }
        }
        let tokens = site.pages.filter { $0.key.contains("tokens") }.map { Self.words($0.value.text) }.joined()
        #expect(
            catalog.tokenTexts.filter { !tokens.contains(Self.words($0)) }.prefix(10) == [],
            sourceLocation: sourceLocation)
        let page = try #require(
            site.pages[host.path(of: HostileCatalog.path, in: "hostile")], sourceLocation: sourceLocation)
        let shown = Self.words(page.text + page.images.map { " " + $0.alt }.joined())
        let missing = catalog.texts.filter { text in
            // DocC has one text for a picture, however often it is shown, and all figures of this entry are the same file.
            // A type begins without the bar of its union.
            !shown.contains(Self.words(text.hasPrefix("|") ? String(text.dropFirst()) : text))
                && !(host == .docc && catalog.alternatives.contains(text))
        }
        #expect(missing.prefix(10) == [], sourceLocation: sourceLocation)
    }

    private static func words(_ text: String) -> String {
        // Where a line may end within a name, DocC has a sign that takes no room.
        text.replacing("\u{200B}", with: "").split { $0.isWhitespace && $0 != "\u{A0}" || $0 == "•" }.joined(
            separator: " ")
    }
}
