import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Findings of the Markdown backend")
struct FindingsTests {
    @Test("Dead links within prose are reported at their location")
    func deadLinks() async throws {
        let pages = try await TestPages([
            "a": """
            description: "See [it](entry:b#gone), [that](#nothing), [this](entry:b#there) and [me](#on)."
            states: [on]
            """,
            "b": "states: [there]",
        ])
        let rendered = RenderedCatalog(pages.registry)
        let advice = "use the name of a member as on its page, or a token of the catalog"
        #expect(
            rendered.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:24 «entry:b#gone» warning: unresolved link 'entry:b#gone'; \(advice) [dead-link]",
                "components/a.yaml:4:46 «#nothing» warning: unresolved link '#nothing'; \(advice) [dead-link]",
            ])
        #expect(
            rendered.files["components/a.md"]?.contains("See it, that, [this](b.md#state--there) and [me](#state--on).")
                == true)
    }

    @Test("Tokens of one role with different values are reported once, at the last token")
    func roles() async throws {
        let color = #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }"#
        let other = color.replacing("[1, 1, 1]", with: "[0, 0, 0]")
        let pages = try await TestPages(
            [
                "a": """
                states: [on, off]
                tokens:
                  paper: { role: background, state: on }
                  ink: { role: background, state: on }
                  wall: { role: background, state: off }
                  night: { role: foreground, state: off }
                  day: { role: foreground, state: off }
                """
            ],
            files: [
                "t.tokens.json":
                    #"{ "paper": \#(color), "ink": \#(other), "wall": \#(color), "night": \#(other), "day": \#(color) }"#
            ], catalog: "format: 1\nname: Test\ntokens: t.tokens.json")
        #expect(
            RenderedCatalog(pages.registry).diagnostics.map(\.testDescription) == [
                "components/a.yaml:7:16 «background» warning: 'paper' and 'ink' have different values for the role 'background' of "
                    + "state 'on' in the theme 'default', so no specimen shows one; add the state, part or variant of each "
                    + "[unclear-role]"
            ])
    }

    @Test("Only invalid base addresses in options are reported, at their location")
    func addresses() async throws {
        let catalog = """
            format: 1
            name: Test
            outputs:
              docs: { backend: markdown, options: { llmsBase: "ftp://a", fileBase: "mailto:a" } }
              site: { options: { url: "https://a b", repository: "javascript:alert(1)", fileBase: ../.. } }
            """
        let pages = try await TestPages(["a": ""], catalog: catalog)
        let advice =
            "is not a valid base URL; write a URL that begins with http:// or https://, without spaces, '?' and "
            + "'#', such as 'https://example.com/design' [base-url]"
        let markdown = BackendOptions.of(MarkdownBackend(), ["llmsBase": "ftp://a", "fileBase": "mailto:a"])
        #expect(
            RenderedCatalog(pages.registry, options: markdown).diagnostics.map(\.testDescription) == [
                "catalog.yaml:4:51 «\"ftp://a\"» 'ftp://a' \(advice)",
                "catalog.yaml:4:72 «\"mailto:a\"» 'mailto:a' \(advice)",
            ])
        let site = ["url": "https://a b", "repository": "javascript:alert(1)", "fileBase": "../.."]
        #expect(
            RenderedCatalog(siteOf: pages.registry, options: site).diagnostics.map(\.testDescription) == [
                "catalog.yaml:5:27 «\"https://a b\"» 'https://a b' \(advice)",
                "catalog.yaml:5:54 «\"javascript:alert(1)\"» 'javascript:alert(1)' \(advice)",
                "catalog.yaml:5:87 «../..» '../..' \(advice)",
            ])
        let fine = ["llmsBase": "https://a/b", "fileBase": "/files"]
        #expect(RenderedCatalog(pages.registry, options: .of(MarkdownBackend(), fine)).diagnostics.isEmpty)
        let good = ["url": "http://a/b", "repository": "https://a", "fileBase": "https://a/c"]
        #expect(RenderedCatalog(siteOf: pages.registry, options: good).diagnostics.isEmpty)
        #expect(RenderedCatalog(siteOf: pages.registry).diagnostics.isEmpty)
    }
}

@Suite("The facts recorded for pages")
struct PageReadsTests {
    @Test("A page depends on the prose that it shows, however large the catalog is")
    func pages() async throws {
        let pages = try await TestPages([
            "a": "description: \"[b](entry:b)\"", "b": "", "c": "related: a", "d": "",
        ])
        let backend = MarkdownBackend()
        let (units, planning) = CatalogReads.recorded {
            backend.plan(pages.registry, options: BackendOptions(defaultsOf: backend.options))
        }
        #expect(planning.isEmpty)
        let reads = units.map { unit -> String in
            let reads = ReadFacts(CatalogReads.recorded(unit.render).reads, of: pages.registry)
            let names = [reads.texts, reads.summaries].map { $0.sorted().map(\.rawValue).joined(separator: " ") }
            return "\(unit.paths[0]): \(names[0]) | \(names[1])"
        }
        #expect(
            reads.sorted() == [
                "components/a.md: a | a", "components/b.md:  | b", "components/c.md:  | c", "components/d.md:  | d",
                "index.md:  | a b c d",
            ])
    }

    @Test("Planning reads no prose and no values", arguments: JudgedCatalog.present)
    func planning(catalog: JudgedCatalog) async throws {
        let registry = try await catalog.registry()
        let backend = MarkdownBackend()
        let (_, planning) = CatalogReads.recorded {
            backend.plan(registry, options: BackendOptions(defaultsOf: backend.options))
        }
        #expect(ReadFacts(planning, of: registry) == ReadFacts())
    }
}
