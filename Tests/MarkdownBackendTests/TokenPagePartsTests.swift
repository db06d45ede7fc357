import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("A long page of tokens")
struct TokenPagePartsTests {
    /// Tokens in groups of any length, aliases, and texts that hosts would take for markup.
    private static let tokens: String = {
        func tokens(_ count: Int, _ value: (Int) -> String) -> String {
            (0..<count).map { #""t\#($0)": { \#(value($0)) }"# }.joined(separator: ", ")
        }
        let long = tokens(200) { #""$value": \#($0), "$description": "{% raw %} | <b> \#($0)""# }
        let short = tokens(3) { #""$value": "{size.long.t\#($0)}""# }
        let exact = tokens(64) { #""$value": \#($0)"# }
        return """
            { "size": {
              "$type": "number", "$description": "Sizes.",
              "long": { \(long) }, "short": { \(short) }, "exact": { "$description": "As many.", \(exact) },
              "own": { "$value": 1 }
            } }
            """
    }()

    @Test("is the same with parts of the last build, for every host", arguments: Dialect.all + [.plain])
    func parts(dialect: Dialect) async throws {
        let pages = try await TestPages(
            ["a": "tokens: [size.long.t1]"], files: ["tokens.json": Self.tokens],
            catalog: "format: 1\nname: Test\ntokens: tokens.json")
        let site = SiteLinks(pages.registry)
        let copies = PlainPages(besides: dialect, fileBase: nil)
        let press = MarkdownRenderer(dialect: dialect, fileBase: nil, copies: copies.areCopies ? copies : nil)
        let units = PageUnits(site: site, title: nil, press: press).units(besides: [])
        let own = units.filter { $0.paths.contains { $0.text.contains("size") } }
        let hasParts = press.printsRowsAlone
        #expect(own.count == (hasParts && copies.areCopies ? 2 : 1))
        // The text around four tables, with two hundred rows, three, sixty-four, and the token of the page's own group.
        #expect(own.map(\.parts.count) == own.map { _ in hasParts ? 5 + 4 + 1 + 1 + 1 : 0 })
        #expect(own.flatMap(\.takingOverViolations) == [])
        let page = try #require(site.tokens.pages.first)
        let files = press.files(of: TokenPages(site: site).page(page), targets: site, in: site)
        #expect(own.flatMap { $0.render().files }.map(\.bytes) == files.map(\.bytes))
    }
}
