import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// A page with every form that a page can have, and random texts full of markup, as docs hosts build them.
@Suite("Markdown constructs in hosts")
struct HostFormsTests {
    @Test(
        "MkDocs with Material reads every construct and any text in a cell as intended",
        .enabled(if: DocsHost.mkdocs.isPresent, DocsHost.mkdocs.reason))
    func mkdocs() throws { try check(.mkdocs) }

    @Test(
        "Zensical reads every construct and any text in a cell as intended",
        .enabled(if: DocsHost.zensical.isPresent, DocsHost.zensical.reason))
    func zensical() throws { try check(.zensical) }

    @Test(
        "Jekyll reads every construct and any text in a cell as intended",
        .enabled(if: DocsHost.jekyll.isPresent, DocsHost.jekyll.reason))
    func jekyll() throws { try check(.jekyll) }

    @Test(
        "DocC reads every construct and any text in a cell as intended",
        .enabled(if: DocsHost.docc.isPresent, DocsHost.docc.reason))
    func docc() throws { try check(.docc) }

    @Test(
        "VitePress, by its rules, reads every construct and any text in a cell as intended",
        .enabled(if: DocsHost.vitepress.isPresent, DocsHost.vitepress.reason))
    func vitepress() throws { try check(.vitepress) }

    @Test(
        "Docusaurus, by its rules, reads every construct and any text in a cell as intended",
        .enabled(if: DocsHost.docusaurus.isPresent, DocsHost.docusaurus.reason))
    func docusaurus() throws { try check(.docusaurus) }

    private func check(_ host: DocsHost, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let pages = [Self.forms, Self.soup, ListSoup.page("components/lists.md", seed: 4)]
        let press = MarkdownRenderer(dialect: host.dialect, fileBase: "https://example.com", copies: nil)
        var files: [String: String] = [:]
        for page in pages {
            let path = try #require(press.path(of: page.path), sourceLocation: sourceLocation)
            files[path.text] = String(decoding: press.bytes(of: page, targets: NoTargets()), as: UTF8.self)
        }
        let site = try host.site(of: ["forms": files])
        #expect(site.complaints.filter { !$0.isWhitespace } == "", sourceLocation: sourceLocation)
        for page in pages {
            let built = try #require(site.pages[host.path(of: page.path, in: "forms")], sourceLocation: sourceLocation)
            #expect(built.faults == [], sourceLocation: sourceLocation)
            #expect(built.hazards == [], sourceLocation: sourceLocation)
            #expect(
                TableChecker.problems(page, tables: built.tables, isDocC: host == .docc).prefix(10) == [],
                sourceLocation: sourceLocation)
            #expect(
                ListChecker.problems(page, lists: built.lists, as: host.dialect.grammar) == [],
                sourceLocation: sourceLocation)
        }
        let forms = try #require(
            site.pages[host.path(of: Self.forms.path, in: "forms")], sourceLocation: sourceLocation)
        for word in Self.words { #expect(forms.text.contains(word), "\(word)", sourceLocation: sourceLocation) }
        #expect(
            forms.images.allSatisfy { $0.alt == "A lamp [on]" } && !forms.images.isEmpty, sourceLocation: sourceLocation
        )
    }

    @Test(
        "MkDocs finds a fault in a page with and without a stored verdict on the correct page",
        .enabled(if: DocsHost.mkdocs.isPresent, DocsHost.mkdocs.reason), arguments: [false, true])
    func planted(isCached: Bool) throws {
        func complaints(_ link: String) throws -> String {
            try DocsHost.mkdocs.site(of: ["planted": ["index.md": "# Lamp\n\n[The lamp](\(link))\n"]]).complaints
        }
        let records = try TemporaryFolder()
        try VerdictStore.$current.withValue(VerdictStore(records.url)) { () throws in
            if isCached { #expect(try complaints("index.md") == "") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: records.url.path).isEmpty == !isCached)
            #expect(try complaints("lamp.md").contains("'lamp.md'"))
        }
    }

    private static let words = [
        "inner note", "tip", "important", "warning", "caution", "More \"facts\"", "hidden words", "Swift {1}",
        "Kotlin <2>", "in the first", "in the second", "let a = 1", "below the list",
    ]

    private static let forms = Page(
        path: "index.md", title: [.text("Forms")], summary: "Every form.",
        lead: [
            .alert(.note, [.paragraph([.text("a note")]), .alert(.tip, [.paragraph([.text("inner note")])])]),
            .alert(.tip, [.paragraph([.text("tip")])]), .alert(.important, [.paragraph([.text("important")])]),
            .alert(.warning, [.paragraph([.text("warning")]), table(2)]),
            .alert(.caution, [.list([[.paragraph([.text("caution")])]])]),
        ],
        sections: [
            PageSection(
                "Details", anchor: "the-details",
                Content([
                    .details(
                        summary: "More \"facts\"",
                        [.paragraph([.text("hidden words")]), .alert(.note, [.paragraph([.text("deep")])]), table(60)]),
                    .tabs([
                        Tab(title: "Swift {1}", blocks: [.paragraph([.text("in the first")]), table(3)]),
                        Tab(
                            title: "Kotlin <2>",
                            blocks: [.paragraph([.text("in the second")]), .code("let a = 1\n}\n", language: "swift")]),
                    ]),
                ])),
            PageSection(
                "Pictures", anchor: "a.dotted_name",
                Content([
                    .picture(Picture(file: .file("a.png"), dark: .file("a-dark.png"), alt: "A lamp [on]")),
                    .list([
                        [.paragraph([.text("one")]), .code("let b = 2", language: "swift")],
                        [.paragraph([.text("two")]), table(2)],
                    ]),
                    .paragraph([.text("below the list")]), table(50),
                    .paragraph([
                        .link([.text("dots")], .anchor("a.dotted_name")), .text(" "),
                        .link([.text("row")], .anchor("row--1")), .text(" "),
                        .link([.text("details")], .page("index.md", anchor: "the-details")),
                    ]),
                    .table(Table(["Name"], rows: [[Cell([.anchor("row--1"), .text("x")])]])),
                ])),
        ])

    private static func table(_ rows: Int) -> Block {
        .table(Table(["Row", "a|b"], rows: (0..<rows).map { [Cell([.text("\($0)")]), Cell([.code("x | y")])] }))
    }

    /// Texts, code, and words in the middle of a line.
    private static let soup: Page = {
        var soup = ProseSoup(seed: 77)
        let pieces = ProseSoup.inlinePieces + ProseSoup.lineStarts + ["{{", "{%", "}}", "%}", "^", "|", "\\|", "---"]
        let texts = (0..<600).map { _ in (0...soup.number(below: 8)).map { _ in soup.pick(pieces) }.joined() }
        // Hosts drop spaces of any kind at the ends of a cell.
        let rows = texts.filter { $0.first != "\u{A0}" && $0.last != "\u{A0}" && !$0.allSatisfy(\.isWhitespace) }.map {
            text in
            [Cell([.text(text)]), Cell([.code(text)]), Cell([.text("a "), .strong("b"), .text(" " + text + " c")])]
        }
        return Page(
            path: "components/soup.md", title: [.text("Soup")], summary: "",
            lead: [.table(Table(["Text", "Code", "Both"], rows: rows))], sections: [])
    }()
}
