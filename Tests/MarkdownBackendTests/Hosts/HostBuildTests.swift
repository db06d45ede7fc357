import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// Pages of all test catalogs, built by the documentation hosts themselves.
@Suite("Building every catalog with hosts")
struct HostBuildTests {
    @Test(
        "MkDocs with Material builds every catalog without warnings and shows its facts",
        .enabled(if: DocsHost.mkdocs.isPresent, DocsHost.mkdocs.reason))
    func mkdocs() async throws { try await check(.mkdocs) }

    @Test(
        "Zensical builds every catalog without warnings and shows its facts",
        .enabled(if: DocsHost.zensical.isPresent, DocsHost.zensical.reason))
    func zensical() async throws { try await check(.zensical) }

    @Test(
        "Jekyll builds every catalog without warnings and shows its facts",
        .enabled(if: DocsHost.jekyll.isPresent, DocsHost.jekyll.reason))
    func jekyll() async throws { try await check(.jekyll) }

    @Test(
        "DocC builds every catalog without warnings and shows its facts",
        .enabled(if: DocsHost.docc.isPresent, DocsHost.docc.reason))
    func docc() async throws { try await check(.docc) }

    @Test(
        "VitePress, by its rules, builds every catalog without warnings and shows its facts",
        .enabled(if: DocsHost.vitepress.isPresent, DocsHost.vitepress.reason))
    func vitepress() async throws { try await check(.vitepress) }

    @Test(
        "Docusaurus, by its rules, builds every catalog without warnings and shows its facts",
        .enabled(if: DocsHost.docusaurus.isPresent, DocsHost.docusaurus.reason))
    func docusaurus() async throws { try await check(.docusaurus) }

    private func check(_ host: DocsHost, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let catalogs = try await Self.catalogs.value
        let files = Dictionary(uniqueKeysWithValues: catalogs.map { ($0.name, $0.files(for: host)) })
        let site = try host.site(of: files)
        #expect(site.complaints.filter { !$0.isWhitespace } == "", sourceLocation: sourceLocation)
        var problems: [String] = []
        for catalog in catalogs {
            for page in catalog.documents {
                let path = host.path(of: page.path, in: catalog.name)
                problems += Self.problems(page, site.pages[path], on: host).map { "\(path): \($0)" }
            }
        }
        #expect(problems.prefix(10) == [], sourceLocation: sourceLocation)
    }

    private static func problems(_ page: Page, _ built: BuiltPage?, on host: DocsHost) -> [String] {
        guard let built else { return ["is not there"] }
        var problems = built.faults + built.hazards
        if built.headings.count(where: { $0.level == 1 }) != 1 { problems.append("has no first heading, or several") }
        if built.title?.isEmpty != false { problems.append("has no title") }
        if !page.summary.isEmpty, built.description?.isEmpty != false { problems.append("has no description") }
        if built.images.contains(where: \.alt.isEmpty) { problems.append("has an image without a text for it") }
        return problems + TableChecker.problems(page, tables: built.tables, isDocC: host == .docc)
            + ListChecker.problems(page, lists: built.lists, as: host.dialect.grammar)
    }

    /// Loaded once for all hosts.
    private static let catalogs = Task {
        var catalogs: [DocumentedCatalog] = []
        for catalog in JudgedCatalog.present {
            catalogs.append(DocumentedCatalog(name: catalog.rawValue, registry: try await catalog.registry()))
        }
        return catalogs
    }
}

/// A catalog with what its pages say.
private struct DocumentedCatalog: Sendable {
    let name: String
    let registry: ComponentRegistry
    let documents: [Page]

    init(name: String, registry: ComponentRegistry) {
        self.name = name
        self.registry = registry
        documents = registry.documents
    }

    /// Files that only the catalog has are reached by an address, because they are no part of the site.
    func files(for host: DocsHost) -> [String: String] {
        RenderedCatalog(registry, dialect: host.dialect, fileBase: "https://example.com/catalog").files
    }
}
