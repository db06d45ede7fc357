import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Findings of the Markdown backend")
struct FindingsTests {
    @Test("name links within prose that lead nowhere, at their place")
    func deadLinks() async throws {
        let pages = try await TestPages([
            "a": """
            description: "See [it](entry:b#gone), [that](#nothing), [this](entry:b#there) and [me](#on)."
            states: [on]
            """,
            "b": "states: [there]",
        ])
        let rendered = RenderedCatalog(pages.registry)
        let advice = "name a member as it stands on its page, or a token of the catalog"
        #expect(
            rendered.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:24 «entry:b#gone» warning: the link 'entry:b#gone' leads nowhere; \(advice) [dead-link]",
                "components/a.yaml:4:46 «#nothing» warning: the link '#nothing' leads nowhere; \(advice) [dead-link]",
            ])
        #expect(
            rendered.files["components/a.md"]?.contains("See it, that, [this](b.md#state--there) and [me](#state--on).")
                == true)
    }

    @Test("name tokens that have one role and do not agree, once, at the last of them")
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
                    + "state 'on' in the theme 'default', so no specimen shows one; say for which state, part or variant each is "
                    + "[unclear-role]"
            ])
    }

    @Test("name addresses that are none, and no others, at their place")
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
            "cannot be the base of addresses; write an address that begins with http:// or https://, without spaces, '?' and "
            + "'#', as 'https://example.com/design' [base-url]"
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

@Suite("What a page reads")
struct ReadsTests {
    /// A page rendered from nothing but what its unit says to read is the same page.
    @Test("is all that it takes", arguments: JudgedCatalog.present)
    func honesty(catalog: JudgedCatalog) async throws {
        let registry = try await catalog.registry()
        let backend = MarkdownBackend()
        let options = BackendOptions(defaultsOf: backend.options)
        for unit in backend.plan(registry, options: options) {
            guard case .some(let ids, _) = unit.reads.entries, case .some(let tokens) = unit.reads.tokens else {
                continue
            }
            let part = Self.part(of: registry, ids: ids, tokens: tokens)
            let again = backend.plan(part, options: options).first { $0.paths == unit.paths }
            #expect(again?.reads == unit.reads, "\(unit.paths)")
            #expect(again?.render().files.map(\.bytes) == unit.render().files.map(\.bytes), "\(unit.paths)")
        }
    }

    private static func part(of registry: ComponentRegistry, ids: Set<EntryID>, tokens: Set<String>)
        -> ComponentRegistry
    {
        ComponentRegistry(
            configuration: registry.configuration, components: registry.components.filter { ids.contains($0.id) },
            themes: registry.themes.map { theme in
                TokenTheme(
                    name: theme.name, inputs: theme.inputs,
                    tokens: DesignTokens(theme.tokens.all.filter { tokens.contains($0.path) }))
            },
            types: registry.types, tokenUsers: registry.tokenUsers, pictures: registry.pictures)
    }

    @Test("does not grow with the catalog")
    func size() async throws {
        let pages = try await TestPages([
            "a": "description: \"[b](entry:b)\"", "b": "", "c": "related: a", "d": "",
        ])
        let backend = MarkdownBackend()
        let units = backend.plan(pages.registry, options: BackendOptions(defaultsOf: backend.options))
        let reads = units.map { unit -> String in
            guard case .some(let ids, _) = unit.reads.entries else { return "\(unit.paths[0]): everything" }
            return "\(unit.paths[0]): \(ids.sorted().map(\.rawValue).joined(separator: " "))"
        }
        #expect(
            reads.sorted() == [
                "components/a.md: a b c", "components/b.md: a b", "components/c.md: a c", "components/d.md: d",
                "index.md: everything",
            ])
    }
}
