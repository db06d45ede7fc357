import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// Sites as their hosts build them, and as a browser shows them.
@Suite("A site")
struct SiteBuildTests {
    /// The repository's own catalog, and two of real data.
    private static let catalogs = JudgedCatalog.present.filter { [.own, .govuk, .glide].contains($0) }

    @Test(
        "MkDocs builds a site without changes", .enabled(if: SiteHost.mkdocs.isPresent, SiteHost.mkdocs.reason),
        arguments: catalogs)
    func mkdocs(catalog: JudgedCatalog) async throws { try await check(.mkdocs, catalog) }

    @Test(
        "Zensical builds a site without changes", .enabled(if: SiteHost.zensical.isPresent, SiteHost.zensical.reason),
        arguments: catalogs)
    func zensical(catalog: JudgedCatalog) async throws { try await check(.zensical, catalog) }

    private func check(_ host: SiteHost, _ catalog: JudgedCatalog, sourceLocation: SourceLocation = #_sourceLocation)
        async throws
    {
        let registry = try await catalog.registry()
        let files = RenderedCatalog(siteOf: registry).files
        let site = try BuiltSite(files, by: host)
        #expect(try site.complaints() == "", sourceLocation: sourceLocation)
        let pages = try site.pages()
        #expect(pages.count == files.keys.count { $0.hasSuffix(".md") }, sourceLocation: sourceLocation)
        for document in registry.documents {
            let page = try #require(pages[SiteHost.path(of: document.path)], sourceLocation: sourceLocation)
            #expect(
                ListChecker.problems(document, lists: page.lists, as: .pythonMarkdown) == [],
                sourceLocation: sourceLocation)
        }
        let problems = pages.sorted { $0.key < $1.key }.flatMap { path, page in
            Self.problems(page).map { "\(path): \($0)" }
        }
        #expect(problems.prefix(10) == [], sourceLocation: sourceLocation)
        #expect(try site.text("llms.txt") == files["docs/llms.txt"], sourceLocation: sourceLocation)
    }

    private static func problems(_ page: BuiltPage) -> [String] {
        var problems = page.faults + page.hazards
        if page.headings.count(where: { $0.level == 1 }) != 1 { problems.append("has no first heading, or several") }
        if page.title?.isEmpty != false { problems.append("has no title") }
        if page.description?.isEmpty != false { problems.append("has no description") }
        if page.images.contains(where: \.alt.isEmpty) { problems.append("has an image without a text for it") }
        return problems
    }

    @Test(
        "The search of a site finds a property by its name",
        .enabled(if: SiteHost.mkdocs.isPresent, SiteHost.mkdocs.reason))
    func search() async throws {
        let site = try BuiltSite(
            RenderedCatalog(siteOf: try await JudgedCatalog.own.registry()).files, by: .mkdocs)
        let index = try JSONDecoder().decode(
            SearchIndex.self, from: Data(try site.text("search/search_index.json").utf8))
        let locations = index.docs.filter { $0.text.contains("disabledImageTintColor") }.map(\.location)
        #expect(locations.contains { $0.hasPrefix("components/checkbox/#") })
    }

    private struct SearchIndex: Decodable {
        struct Document: Decodable {
            let location: String
            let text: String
        }
        let docs: [Document]
    }

    @Test(
        "A site has no axe violations in light and dark, wide and narrow",
        .enabled(if: BrowserJudge.isPresent, BrowserJudge.reason), arguments: SiteHost.allCases)
    func accessibility(host: SiteHost) async throws {
        let site = try BuiltSite(
            RenderedCatalog(siteOf: try await JudgedCatalog.own.registry()).files, by: host)
        let pages = ["", "components/checkbox/", "components/input-amount/", "components/form-label/", "tokens/theme/"]
        let verdict = try site.browserVerdict(on: pages.map { $0 + "index.html" })
        #expect(verdict.findings.map(\.description).prefix(10) == [])
        #expect(verdict.overflows == [])
        #expect(verdict.ran == [])
    }

    @Test(
        "A site does not run author text and fits the width of the window",
        .enabled(if: BrowserJudge.isPresent, BrowserJudge.reason), arguments: SiteHost.allCases)
    func hostile(host: SiteHost) async throws {
        let catalog = try await HostileCatalog()
        for (registry, kind) in [(catalog.registry, "components/"), (catalog.tokens, "tokens/")] {
            let site = try BuiltSite(RenderedCatalog(siteOf: registry).files, by: host)
            #expect(try site.complaints() == "")
            let pages = try site.pages()
            #expect(pages.flatMap { $0.value.hazards + $0.value.faults } == [])
            let opened = ["index.html"] + pages.keys.filter { $0.hasPrefix(kind) }.sorted().prefix(12)
            let verdict = try site.browserVerdict(on: opened)
            #expect(verdict.ran == [])
            #expect(verdict.overflows == [])
            #expect(verdict.findings.map(\.description).prefix(10) == [])
        }
    }
}

/// A browser with axe in it, as `Tests/Judges/judge_pages.py` drives it.
enum BrowserJudge {
    struct Verdict: Codable {
        struct Finding: Codable, CustomStringConvertible {
            let page, scheme, width, rule, element: String

            var description: String { "\(page), \(scheme), \(width): \(rule) at \(element)" }
        }
        let findings: [Finding]
        /// Pages that are wider than the window.
        let overflows: [String]
        /// Dialogs, errors of scripts, and requests to other servers.
        let ran: [String]

        var isFaultless: Bool { findings.isEmpty && overflows.isEmpty && ran.isEmpty }
    }

    static var isPresent: Bool { SiteHost.allCases.allSatisfy(\.isPresent) && isThere }

    /// Whether the browser is there, whoever builds the pages.
    static var isThere: Bool { Judge.chromium.isPresent && hasAxe }

    static let reason: Comment =
        "the hosts of sites, chromium or axe-playwright-python are not installed; Tests/run does"

    private static let hasAxe =
        (try? Judge.python.run(["-c", "import axe_playwright_python.sync_playwright"]).status) == 0

    /// - `content`: The selector of what stands on a page, without the frame around it.
    static func run(on pages: [String], of folder: URL, content: String = "article") throws -> Judge.Verdict {
        let script = Judge.scripts.appendingPathComponent("judge_pages.py").path
        return try Judge.python.run([script, folder.path] + arguments(pages, content: content))
    }

    static func arguments(_ pages: [String], content: String = "article") -> [String] {
        ["--content", content] + pages
    }

    static func verdict(_ said: Judge.Verdict) throws -> Verdict {
        guard said.status == 0 else { throw BuiltPage.Unreadable(description: said.errors) }
        return try JSONDecoder().decode(Verdict.self, from: Data(said.output.utf8))
    }
}
