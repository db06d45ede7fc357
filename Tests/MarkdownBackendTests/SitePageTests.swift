import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Pages about the whole catalog")
struct SitePageTests {
    private static let entries = [
        "button": """
        category: Actions
        since: 1.0.0
        aliases: [Push button, 2-state key]
        accessibility: { role: button, keyboard: { Enter: "Presses it, see [the states](#state--on)." } }
        states: { on: { since: 1.10.0 } }
        properties: { title: String, on: {} }
        implementations:
          uikit:
            status: beta
            types:
              Button:
                properties: { title: {}, isOn: { type: Bool, is: on, deprecated: { since: 1.9.0, replacements: on } } }
                initializers: { parameters: { style: Style } }
              Button.Style: { kind: struct, properties: { color: UIColor } }
          compose: { since: 1.2.0, functions: { Button: { parameters: { on: Boolean } } } }
        """,
        "link": """
        category: Actions
        deprecated: { message: "Use a [button](entry:button).", since: 1.10.0, removal: 2.0.0 }
        accessibility: { criteria: { 1.4.11 Contrast: It has it., 1.4.3 Contrast: It has that too. } }
        implementations: { web: { types: { c-link: { since: 1.9.0 } } } }
        """,
        "note": "category: Words",
    ]

    private static let catalog = """
        format: 1
        name: Test
        tokens: t.tokens.json
        sources: { web: { tokens: web.css } }
        """
    private static let tokens =
        #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#
    private static let record = """
        { "kinds": ["tokens"], "source": "x", "entries": {}, "tokens": { "themes": [["default", "2", "1"]],
          "value": [["ink", "", "#000000", "#000001"], ["gone", "", "1", "2"]], "only in the source": [["new", "", "", "1px"]] } }
        """

    @Test("The page of token parity has the counts and differences of the last recorded verification")
    func tokenParity() async throws {
        let pages = try await TestPages(
            ["a": ""], files: [".verified/web.json": Self.record, "t.tokens.json": Self.tokens], catalog: Self.catalog)
        let page = try pages.markdown("token-parity.md")
        #expect(page.hasPrefix("# Token parity\n"))
        let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.dropFirst()
        #expect(Array(headings) == ["## `web`", "### Value (1)", "### Only in the source (1)"])
        #expect(page.contains(" | 2 | 1 |\n"))
        #expect(page.contains(" | `#000000` | `#000001` |\n"))
        #expect(page.contains("| `new` | `1px` |\n"))
        // The token is no longer in the catalog, or hidden from the readers of the output.
        #expect(!page.contains("gone"))
    }

    @Test("Overview pages exist only if they have content")
    func present() async throws {
        let pages = try await TestPages(
            Self.entries, files: [".verified/web.json": Self.record, "t.tokens.json": Self.tokens],
            catalog: Self.catalog)
        #expect(SiteLinks(pages.registry).sitePages == SitePage.allCases)
        #expect(SiteLinks(try await TestPages(["a": ""]).registry).sitePages == [])
        let few = try await TestPages(["a": "status: beta", "b": "states: { on: { deprecated: {} } }"])
        #expect(SiteLinks(few.registry).sitePages == [.deprecations])
        #expect(try few.markdown("index.md").contains("\n[Deprecations](deprecations.md)\n"))
    }

    @Test("The alphabetical page lists everything by its letter")
    func alphabet() async throws {
        let pages = try await TestPages(Self.entries)
        #expect(
            try pages.markdown("a-z.md")
                == """
                # A to Z

                All entries by title and by alternative name.

                [B](#b) · [C](#c) · [L](#l) · [N](#n) · [P](#p) · [0–9 and signs](#0-9-and-signs)

                ## B

                - [button](components/button.md)

                ## C

                - [`c-link`](components/link.md#type--c-link): see [link](components/link.md)

                ## L

                - [link](components/link.md)

                ## N

                - [note](components/note.md)

                ## P

                - Push button: see [button](components/button.md)

                ## 0–9 and signs

                - 2-state key: see [button](components/button.md)

                """.replacing("#0-9-and-signs", with: "#09-and-signs"))
    }

    @Test("The news page lists changes, the latest version first")
    func news() async throws {
        let pages = try await TestPages(Self.entries)
        let text = try pages.markdown("whats-new.md")
        #expect(
            text == """
                # What’s new

                Changes in each version, latest first.

                [2.0.0](#200) · [1.10.0](#1100) · [1.9.0](#190) · [1.2.0](#120) · [1.0.0](#100)

                ## 2.0.0

                | Entry | Changes |
                | --- | --- |
                | [link](components/link.md) | **Removal planned** |

                ## 1.10.0

                | Entry | Changes |
                | --- | --- |
                | [button](components/button.md) | Added: [State `on`](components/button.md#state--on) |
                | [link](components/link.md) | **Deprecated** |

                ## 1.9.0

                | Entry | Changes |
                | --- | --- |
                | [button](components/button.md) | Deprecated: [`Button.isOn`](components/button.md#button--ison) |
                | [link](components/link.md) | Added: [`c-link`](components/link.md#type--c-link) |

                ## 1.2.0

                | Entry | Changes |
                | --- | --- |
                | [button](components/button.md) | Added: [Jetpack Compose](components/button.md#implementation--compose) |

                ## 1.0.0

                | Entry | Changes |
                | --- | --- |
                | [button](components/button.md) | **New** |

                """)
    }

    @Test("The deprecation page lists deprecated items with their replacements")
    func deprecations() async throws {
        let pages = try await TestPages(
            Self.entries,
            files: ["t.tokens.json": #"{ "a": { "b": { "$type": "number", "$value": 1, "$deprecated": "Use c." } } }"#],
            catalog: "format: 1\nname: Test\ntokens: t.tokens.json")
        let text = try pages.markdown("deprecations.md")
        #expect(
            text == """
                # Deprecations

                Deprecated entries, members and tokens, with their replacements.

                ## Entries

                | Deprecated | Entry | Since | Removal | What to do |
                | --- | --- | --- | --- | --- |
                | [`Button.isOn`](components/button.md#button--ison) | [button](components/button.md) | 1.9.0 |  | \
                Use [`on`](components/button.md#property--on) |
                | [link](components/link.md) |  | 1.10.0 | 2.0.0 | Use a [button](components/button.md). |

                ## Design tokens

                | Token | What to do |
                | --- | --- |
                | [`a.b`](tokens/a.md#token--a.b) | Use c. |

                """)
    }

    @Test("The accessibility page shows the accessibility of every entry")
    func accessibility() async throws {
        let pages = try await TestPages(Self.entries)
        let text = try pages.markdown("accessibility.md")
        #expect(
            text == """
                # Accessibility

                Roles, keys and success criteria of all entries.

                [Entries](#entries) · [Keyboard](#keyboard) · [Success criteria](#success-criteria) · \
                [Components without accessibility documentation](#components-without-accessibility-documentation)

                ## Entries

                | Entry | Role | Keys | Success criteria |
                | --- | --- | --- | --- |
                | [button](components/button.md) | `button` | Enter |  |
                | [link](components/link.md) |  |  | 1.4.11 Contrast, 1.4.3 Contrast |

                ## Keyboard

                | Key | Entry | Action |
                | --- | --- | --- |
                | Enter | [button](components/button.md) | Presses it, see [the states](components/button.md#state--on). |

                ## Success criteria

                | WCAG criterion | Entry | How it is met |
                | --- | --- | --- |
                | 1.4.3 Contrast | [link](components/link.md) | It has that too. |
                | 1.4.11 Contrast | [link](components/link.md) | It has it. |

                ## Components without accessibility documentation

                - [note](components/note.md)

                """)
    }

    @Test("The platform page compares platforms and their properties")
    func platforms() async throws {
        let pages = try await TestPages(Self.entries)
        let text = try pages.markdown("platforms.md")
        #expect(
            text == """
                # Platforms

                Platforms of all entries, with the properties on each.

                ## Entries

                | Entry | Jetpack Compose | UIKit | Web |
                | --- | --- | --- | --- |
                | [button](components/button.md) | [Yes](components/button.md#implementation--compose), since 1.2.0 | \
                [Yes](components/button.md#implementation--uikit), Beta |  |
                | [link](components/link.md) |  |  | [Yes](components/link.md) |

                ## Properties

                ### button

                Documented at [button](components/button.md)

                | Property | UIKit | Jetpack Compose |
                | --- | --- | --- |
                | `title` | `String` | – |
                | `on` | `isOn`: `Bool` | `Boolean` |
                | `style` | `Style` | – |

                """)
    }

    @Test(
        "Overview pages have no broken links",
        .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
    func links() async throws {
        let pages = try await TestPages(Self.entries)
        #expect(try LinkChecker(RenderedCatalog(pages.registry).files).problems == [])
    }
}
