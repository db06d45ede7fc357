import CatalogTestSupport
import Foundation
import Testing

@testable import MarkdownBackend

/// Pages of DocC as its renderer shows them: what `docc` writes is a shell that a script fills.
@Suite("DocC in a browser")
struct DocCBrowserTests {
    @Test(
        "gives axe nothing to find, light and dark, wide and narrow",
        .enabled(if: DocsHost.docc.isPresent && BrowserJudge.isThere, "docc or a browser with axe is not there"))
    func accessibility() async throws {
        let registry = try await JudgedCatalog.own.registry()
        let files = RenderedCatalog(registry, dialect: .docc, fileBase: "https://example.com/catalog").files
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write("own.docc/\(path)", text) }
        let site = folder.url.appendingPathComponent("site")
        let verdict = try Judge.docc.run([
            "convert", folder.url.path + "/own.docc", "--output-path", site.path, "--transform-for-static-hosting",
        ])
        #expect((verdict.output + verdict.errors).filter { !$0.isWhitespace } == "")
        let pages = ["checkbox", "input-amount", "form-label", "tokens.theme"]
        let judged = try BrowserJudge.verdict(
            on: pages.map { "documentation/own/\($0)/" }, of: site, content: ".doc-content .container")
        // The frame in which a table scrolls is the renderer's own, which the keyboard cannot reach.
        let findings = judged.findings.filter { !$0.element.contains(#"class="table-wrapper""#) }
        #expect(findings.map(\.description).prefix(10) == [])
        #expect(judged.ran == [])
        // Of the two pictures of a figure the one of the reader's scheme is shown.
        let name = "components--pictures--checkbox_or_components--pictures--checkbox-dark"
        let page = try String(
            contentsOf: site.appendingPathComponent("data/documentation/own/checkbox.json"), encoding: .utf8)
        #expect(page.contains(name + ".svg") && page.contains(name + "~dark.svg"))
    }
}
