import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Callouts on a figure")
struct CalloutTests {
    private static let entry = """
        anatomy:
          knob: { callout: A, title: Knob, parts: { mark: { callout: "<b>2" } } }
          plate: {}
        figures:
          file: lamp.png
          dark: night.png
          alt: A lamp.
          parts: plate
          callouts: { mark: 12.5% 100%, knob: 0% 7% }
        """

    private func page(_ dialect: Dialect, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
        let files = ["components/lamp.png": "", "components/night.png": ""]
        let pages = try await TestPages(["lamp": Self.entry], files: files)
        let rendered = RenderedCatalog(pages.registry, dialect: dialect)
        #expect(rendered.diagnostics.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return try #require(rendered.files["components/lamp.md"], sourceLocation: sourceLocation)
    }

    @Test(
        "Callouts are positioned on the picture in one line for hosts that keep styles",
        arguments: [
            ("mkdocs", #"<span class="callouts" "#, "left:12.5%;top:100%;", ">&lt;b&gt;2</span>"),
            ("jekyll", #"<span class="callouts" "#, "left:12.5%;top:100%;", ">&lt;b&gt;2</span>"),
            ("vitepress", #"<span class="callouts" "#, "left:12.5%;top:100%;", ">&lt;b&gt;2</span>"),
            (
                "docusaurus", #"<span className="callouts" "#, "left: '12.5%', top: '100%', ",
                #">\<b>2</span>"#
            ),
        ])
    func shown(name: String, start: String, location: String, words: String) async throws {
        let page = try await page(try #require(Dialect.named(name)))
        let lines = page.split(separator: "\n").filter { $0.contains("callouts") }
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.hasPrefix(start) && line.hasSuffix("</span>"))
        #expect(line.contains("lamp.png") && line.contains("night.png"))
        #expect(line.contains(location))
        #expect(line.contains(words), "\(line)")
        #expect(line.components(separatedBy: "aria-hidden").count == 3)
    }

    @Test("Callouts are text only for hosts that drop styles", arguments: ["github", "docc"])
    func words(name: String) async throws {
        let page = try await page(try #require(Dialect.named(name)))
        #expect(!page.contains("callouts") && !page.contains("12.5%"))
    }

    @Test("Callouts are listed below the figure with their parts, and by letter in the list of parts")
    func legend() async throws {
        let pages = try await TestPages(
            ["lamp": Self.entry], files: ["components/lamp.png": "", "components/night.png": ""])
        let section = try pages.section("## Anatomy", of: "lamp")
        #expect(
            section.contains(
                #"Parts: [plate](#part--plate), **\<b>2** [`mark`](#part--knob-mark), **A** [Knob](#part--knob)"#),
            "\(section)")
        #expect(section.contains(#"Knob | A |"#) && section.contains(#"mark | \<b>2 |"#), "\(section)")
    }

    @Test("Callouts for parts of another entry are on the page of the guide that covers it")
    func guide() async throws {
        let pages = try await TestPages(
            [
                "lamp": "anatomy: { knob: { callout: A } }",
                "guide": "kind: guide\ncovers: lamp\nfigures: { file: a.png, alt: A, callouts: { knob: 1% 2% } }",
            ], files: ["components/a.png": ""])
        let rendered = RenderedCatalog(pages.registry, dialect: .mkdocs)
        #expect(rendered.files["components/guide.md"]?.contains("left:1%;top:2%;") == true)
        #expect(rendered.files["components/guide.md"]?.contains("**A** `knob`") == true)
    }

    @Test(
        "Callout positions must be within the picture",
        arguments: [
            ("20% 50%", "20% 50%"), ("0%  100%", "0% 100%"), ("100.0% 5.25%", "100.0% 5.25%"), ("20%", nil),
            ("20 50", nil), ("101% 0%", nil), ("100.1% 0%", nil), ("1.234% 0%", nil), ("-1% 0%", nil), ("", nil),
            (" 1% 1%", nil), ("1.% 1%", nil), ("1%,1%", nil), ("٢% 1%", nil), ("1% 1% 1%", nil),
        ])
    func locations(text: String, point: String?) throws {
        #expect(PicturePoint(text)?.text == point)
        // What schemas say is what is read.
        let isInSchema = try text.wholeMatch(of: Regex(PicturePoint.pattern)) != nil
        #expect(isInSchema == (point != nil))
    }
}
