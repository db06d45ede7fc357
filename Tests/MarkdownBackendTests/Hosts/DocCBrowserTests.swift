import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// Pages of DocC as its renderer shows them: what `docc` writes is a shell that a script fills.
@Suite("DocC in a browser")
struct DocCBrowserTests {
    @Test(
        "DocC pages have no axe violations in light and dark, wide and narrow",
        .enabled(if: DocsHost.docc.isPresent && BrowserJudge.isThere, "docc or a browser with axe is not there"))
    func accessibility() async throws {
        let registry = try await JudgedCatalog.own.registry()
        let files = RenderedCatalog(registry, dialect: .docc, fileBase: "https://example.com/catalog").files
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write("own.docc/\(path)", text) }
        let pages = ["checkbox", "input-amount", "form-label", "tokens.theme"].map { "documentation/own/\($0)/" }
        let shown = try Self.shown(folder.url.appendingPathComponent("own.docc"), pages)
        #expect(shown.complaints == "")
        let judged = shown.verdict
        // The frame in which a table scrolls is the renderer's own, which the keyboard cannot reach.
        let findings = Self.findings(judged)
        #expect(findings.map(\.description).prefix(10) == [])
        #expect(judged.ran == [])
        // Of the two pictures of a figure the one of the reader's scheme is shown.
        let name = "components--pictures--checkbox_or_components--pictures--checkbox-dark"
        #expect(shown.page.contains(name + ".svg") && shown.page.contains(name + "~dark.svg"))
    }

    private static func findings(_ verdict: BrowserJudge.Verdict) -> [BrowserJudge.Verdict.Finding] {
        verdict.findings.filter { !$0.element.contains(#"class="table-wrapper""#) }
    }

    /// An archive that DocC has made, as a browser shows it.
    private struct Shown: Codable {
        let complaints: String
        let verdict: BrowserJudge.Verdict
        /// The data of a page.
        let page: String
    }

    private static func shown(_ catalog: URL, _ pages: [String], sourceLocation: SourceLocation = #_sourceLocation)
        throws -> Shown
    {
        let content = ".doc-content .container"
        // The renderer comes with DocC.
        let renderer = try #require(Judge.docc.url, sourceLocation: sourceLocation).deletingLastPathComponent()
            .appendingPathComponent("../share/docc/render").standardizedFileURL
        let options = ["--transform-for-static-hosting"]
        let question = Question(
            to: [.docc, .python, .chromium], options + BrowserJudge.arguments(pages, content: content),
            reads: [catalog, renderer])
        func read(_ verdict: Judge.Verdict) throws -> Shown {
            try JSONDecoder().decode(Shown.self, from: Data(verdict.output.utf8))
        }
        let verdict = try VerdictStore.current.verdict(on: question) { verdict in
            (try? read(verdict)).map { $0.complaints.isEmpty && findings($0.verdict).isEmpty && $0.verdict.ran.isEmpty }
                ?? false
        } ask: {
            let site = try TemporaryFolder()
            let built = try Judge.docc.run(["convert", catalog.path, "--output-path", site.url.path] + options)
            let page = site.url.appendingPathComponent("data/documentation/own/checkbox.json")
            let shown = Shown(
                complaints: (built.output + built.errors).filter { !$0.isWhitespace },
                verdict: try BrowserJudge.verdict(try BrowserJudge.run(on: pages, of: site.url, content: content)),
                page: try String(contentsOf: page, encoding: .utf8))
            return Judge.Verdict(
                status: 0, output: String(decoding: try JSONEncoder().encode(shown), as: UTF8.self), errors: "")
        }
        return try read(verdict)
    }
}
