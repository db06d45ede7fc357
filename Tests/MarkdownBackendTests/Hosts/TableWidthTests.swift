import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// Tables as a browser shows them, as wide as two desks' screens and as a phone's.
@Suite("Width of tables")
struct TableWidthTests {
    private static let entry = """
        implementations:
          lit:
            types:
              x-input:
                kind: element
                properties:
                  controller:
                    type: InputController
                    default: "new InputController(this, { observes: ['input', 'blur', 'change'] })"
                    description: Watches what people type and tells the form of it.
                  size:
                    type: "| 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'huge' | 'tiny' | 'auto' | 'none'"
                    default: "'medium'"
                    description: How much room it takes in a form.
                  nameOfACallbackThatNobodyCanReadInOneLine:
                    type: Array<Map<string,Record<number,NameOfATypeThatNobodyCanReadInOneLine>>>
                    description: Called with all that people have typed.
                events:
                  change: { type: "CustomEvent<{previous:string,value:string}>", description: It has another text. }
                cssProperties:
                  --space: { syntax: <length>, default: "calc(var(--unit) * 2)", description: Lies around it. }
        tokens:
          size.control.input.horizontal.padding.of.the.smallest: { default: 8px, description: Lies beside the text. }
        """

    /// As many descriptions as the page has, at each of three widths.
    private static let count = 3 * 6

    private static func files(_ dialect: Dialect) async throws -> [String: String] {
        let pages = try await TestPages(["x-input": entry])
        return RenderedCatalog(pages.registry, dialect: dialect, fileBase: "https://example.com").files
    }

    @Test(
        "MkDocs with Material shows descriptions in tables without scrolling",
        .enabled(if: DocsHost.mkdocs.isPresent && TableJudge.isPresent, TableJudge.reason))
    func mkdocs() async throws { try await check(.mkdocs, "wide/components/x-input/index.html") }

    @Test(
        "Zensical shows descriptions in tables without scrolling",
        .enabled(if: DocsHost.zensical.isPresent && TableJudge.isPresent, TableJudge.reason))
    func zensical() async throws { try await check(.zensical, "wide/components/x-input/index.html") }

    @Test(
        "Jekyll shows descriptions in tables without scrolling",
        .enabled(if: DocsHost.jekyll.isPresent && TableJudge.isPresent, TableJudge.reason))
    func jekyll() async throws { try await check(.jekyll, "wide/components/x-input.html") }

    private func check(_ host: DocsHost, _ page: String) async throws {
        let said = try host.verdict(
            on: ["wide": try await Self.files(host.dialect)], TableJudge.arguments([page]), with: [.chromium],
            isSound: TableJudge.isSound
        ) { folder in
            try TableJudge.run(on: [page], of: folder.appendingPathComponent("site"))
        }
        #expect(said.errors.filter { !$0.isWhitespace } == "")
        try expectSound(said.output)
    }

    @Test(
        "DocC shows descriptions in tables without scrolling",
        .enabled(if: DocsHost.docc.isPresent && TableJudge.isPresent, TableJudge.reason))
    func docc() async throws {
        let folder = try TemporaryFolder()
        for (path, text) in try await Self.files(.docc) { try folder.write("wide.docc/\(path)", text) }
        let catalog = folder.url.appendingPathComponent("wide.docc")
        let pages = ["documentation/wide/x-input/"]
        let content = ".doc-content .container"
        let options = ["--transform-for-static-hosting"]
        let question = Question(
            to: [.docc, .python, .chromium], options + TableJudge.arguments(pages, content: content), reads: [catalog])
        let said = try VerdictStore.current.verdict(on: question) {
            TableJudge.isSound($0.output)
        } ask: {
            let site = try TemporaryFolder()
            let built = try Judge.docc.run(["convert", catalog.path, "--output-path", site.url.path] + options)
            let output = try TableJudge.run(on: pages, of: site.url, content: content)
            return Judge.Verdict(status: built.status, output: output, errors: built.output + built.errors)
        }
        #expect(said.errors.filter { !$0.isWhitespace } == "")
        try expectSound(said.output)
    }

    @Test(
        "The hosts of sites show descriptions in tables without scrolling",
        .enabled(if: BrowserJudge.isPresent, BrowserJudge.reason), arguments: SiteHost.allCases)
    func sites(host: SiteHost) async throws {
        let pages = try await TestPages(["x-input": Self.entry])
        let site = try BuiltSite(RenderedCatalog(siteOf: pages.registry).files, by: host)
        try expectSound(try site.tableVerdict(on: ["components/x-input/index.html"]))
    }

    /// What these hosts' own styles say of tables; they need Node, so their pages stand within these styles alone.
    private static let styles = [
        "GitHub": """
        body { font: 16px/1.5 sans-serif; word-wrap: break-word } article { max-width: 830px }
        table { display: block; width: max-content; max-width: 100%; overflow: auto } td, th { padding: 6px 13px }
        code { font: 85% monospace; padding: .2em .4em; white-space: break-spaces }
        """,
        "VitePress": """
        body { font: 16px/24px sans-serif } article { max-width: 688px }
        table { display: block; overflow-x: auto; font-size: 14px } td, th { padding: 8px 16px }
        code { font: 14px monospace; padding: 3px 6px }
        """,
        "Docusaurus": """
        body { font: 16px/1.65 sans-serif } article { max-width: 720px }
        table { display: block; overflow: auto } td, th { padding: .75rem }
        code { font: 95% monospace; padding: .1rem }
        """,
    ]

    @Test(
        "Hosts with recorded styles show descriptions in tables without scrolling",
        .enabled(if: TableJudge.isPresent && Judge.cmarkGFM.isPresent, TableJudge.reason),
        arguments: styles.keys.sorted())
    func styled(host: String) async throws {
        let markdown = try #require(try await Self.files(.github)["components/x-input.md"])
        let html = try Judge.cmarkGFM.verdict(["--unsafe", "-e", "table"], input: markdown).output
        let folder = try TemporaryFolder()
        try folder.write(
            "page.html",
            "<!DOCTYPE html><html lang=\"en\"><style>\(Self.styles[host] ?? "")</style><article>\(html)</article></html>"
        )
        let question = Question(
            to: [.python, .chromium], TableJudge.arguments(["page.html"]), reads: [folder.url])
        let said = try VerdictStore.current.verdict(on: question) {
            TableJudge.isSound($0.output)
        } ask: {
            Judge.Verdict(status: 0, output: try TableJudge.run(on: ["page.html"], of: folder.url), errors: "")
        }
        try expectSound(said.output)
    }

    private func expectSound(_ output: String) throws {
        let verdict = try TableJudge.verdict(output)
        #expect(verdict.hidden.map(\.description) == [])
        #expect(verdict.cells == Self.count)
    }
}

/// A browser that looks for descriptions, as `Tests/Judges/judge_tables.py` drives it.
enum TableJudge {
    struct Verdict: Codable {
        struct Cell: Codable, CustomStringConvertible {
            let page, width, text, why: String

            var description: String { "\(page), \(width): '\(text)' at \(why)" }
        }
        let hidden: [Cell]
        /// How many descriptions there are, at all widths.
        let cells: Int
    }

    static var isPresent: Bool { BrowserJudge.isThere }

    static let reason: Comment = "the host, or a browser that Python drives, is not there; Tests/run installs them"

    static func arguments(_ pages: [String], content: String = "article") -> [String] {
        ["tables", "--content", content] + pages
    }

    static func run(on pages: [String], of folder: URL, content: String = "article") throws -> String {
        let script = Judge.scripts.appendingPathComponent("judge_tables.py").path
        let said = try Judge.python.run([script, folder.path, "--content", content] + pages)
        guard said.status == 0 else { throw BuiltPage.Unreadable(description: said.errors) }
        return said.output
    }

    static func verdict(_ output: String) throws -> Verdict {
        try JSONDecoder().decode(Verdict.self, from: Data(output.utf8))
    }

    static func isSound(_ output: String) -> Bool { (try? verdict(output))?.hidden.isEmpty == true }
}
