import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("A spot of a color")
struct SwatchTests {
    private func tokenPage(_ dialect: Dialect, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String
    {
        let color = #"{ "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5 }"#
        let pages = try await TestPages(
            ["lamp": ""],
            files: [
                "t.tokens.json": """
                { "lamp": { "$type": "color", "on": { "$value": \(color) }, "glow": { "$value": "{lamp.on}" },
                  "watts": { "$type": "number", "$value": 5 } } }
                """
            ],
            catalog: "format: 1\nname: Lamps\ntokens: t.tokens.json")
        let files = RenderedCatalog(pages.registry, dialect: dialect).files
        return try #require(
            files.first { $0.key.hasSuffix("lamp.md") && $0.key.hasPrefix("tokens/") }?.value,
            sourceLocation: sourceLocation)
    }

    @Test(
        "A color swatch precedes the value on hosts that keep styles",
        arguments: [
            (
                "mkdocs",
                #"<span class="swatch" aria-hidden="true" style="padding:0 .5em;margin-right:.4em;border:1px solid #888;"#
                    + #"font-size:.8em;background:linear-gradient(#ff800080,#ff800080),repeating-conic-gradient(#999 0 25%,#fff 0 50%) "#
                    + #"0/.8em .8em"></span>"#
            ),
            (
                "docusaurus",
                #"<span className="swatch" aria-hidden="true" style={{padding: '0 .5em', marginRight: '.4em', "#
                    + "border: '1px solid #888', fontSize: '.8em', background: 'linear-gradient(#ff800080,#ff800080),"
                    + "repeating-conic-gradient(#999 0 25%,#fff 0 50%) 0/.8em .8em'}} />"
            ),
        ])
    func shown(dialect: String, swatch: String) async throws {
        let page = try await tokenPage(try #require(Dialect.named(dialect)))
        // One for the color, one for what stands for it, none for the alias as it is written, nor for a number.
        #expect(page.components(separatedBy: swatch + "`").count == 3)
        #expect(page.components(separatedBy: "swatch").count == 3)
    }

    @Test("A color swatch is omitted on hosts that drop styles", arguments: ["github", "docc"])
    func leftOut(dialect: String) async throws {
        let page = try await tokenPage(try #require(Dialect.named(dialect)))
        #expect(!page.contains("swatch") && !page.contains("#ff800080"))
    }

    @Test("A color swatch has no text")
    func text() {
        #expect([Inline.swatch("#ffffff"), .code("#FFFFFF")].plainText == "#FFFFFF")
    }
}
