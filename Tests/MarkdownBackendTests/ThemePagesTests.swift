import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Themes on pages")
struct ThemePagesTests {
    private static let files = [
        "theme.resolver.json": """
        {
          "version": "2025.10",
          "modifiers": {
            "look": {
              "contexts": {
                "day": [{ "$ref": "base.tokens.json" }],
                "night": [{ "$ref": "base.tokens.json" }, { "$ref": "night.tokens.json" }]
              }
            }
          },
          "resolutionOrder": [{ "$ref": "#/modifiers/look" }]
        }
        """,
        "base.tokens.json": """
        {
          "c": {
            "$type": "color",
            "$description": "All colors.",
            "black": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
            "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
            "text": { "$value": "{c.black}" },
            "page": { "$value": "{c.white}" }
          },
          "size": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
        }
        """,
        "night.tokens.json": """
        {
          "c": {
            "$type": "color",
            "gray": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } },
            "page": { "$value": "{c.gray}" }
          }
        }
        """,
    ]

    private func pages(
        tokens: String = "{ c.text: { background: c.page }, c.page: {}, size: {} }", alphaOfWhite alpha: String = "1",
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> [String: String] {
        let loaded = await Snippet.load(
            [
                "a": Snippet.entry(
                    "a", "tokens: \(tokens)")
            ],
            files: Self.files.mapValues { $0.replacing("[1, 1, 1] }", with: "[1, 1, 1], \"alpha\": \(alpha) }") },
            catalog: """
                format: 1
                name: Test
                tokens: theme.resolver.json
                themes:
                  day: { inputs: { look: day } }
                  night: { title: At night, description: Dark., inputs: { look: night } }
                """)
        #expect(loaded.diagnostics.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return RenderedCatalog(try #require(loaded.registry, sourceLocation: sourceLocation)).files
    }

    private func rows(_ page: String?) -> [String] {
        (page ?? "").split(separator: "\n").map(String.init).filter { $0.hasPrefix("| <a id=\"token--") }
            .map { $0.replacing(/<a id="[^"]*"><\/a>/, with: "").replacing(/\]\([^)]*\)/, with: "]") }
    }

    @Test("A component page shows token values in each theme, with contrast to the background")
    func component() async throws {
        #expect(
            rows(try await pages()["components/a.md"]) == [
                "| `c.text` | `#000000` via [`c.black`]<br>21.00 : 1, AAA on [`page`] | `#000000` via [`c.black`]<br>1.66 : 1, below AA on [`page`] |",
                "| `c.page` | `#FFFFFF` via [`c.white`] | `#333333` via [`c.gray`] |",
                "| `size` | `8px` | `8px` |",
            ])
    }

    @Test("Contrast in an inactive state is labeled as exempt, and the state as inactive")
    func inactive() async throws {
        let tokens = "{ c.text: { background: c.page, state: off } }\nstates: { off: { inactive: true } }"
        let page = try await pages(tokens: tokens)["components/a.md"] ?? ""
        #expect(page.contains("1.66 : 1, exempt (inactive) on [`"))
        #expect(page.contains("21.00 : 1, exempt (inactive) on [`"))
        #expect(page.split(separator: "\n").contains { $0.contains("state--off") && $0.contains("Inactive") })
    }

    @Test("Contrast on a translucent background is labeled as exempt")
    func translucent() async throws {
        let tokens = "{ c.text: { background: c.page, state: off } }\nstates: { off: { inactive: true } }"
        let page = try await pages(tokens: tokens, alphaOfWhite: "0.5")["components/a.md"] ?? ""
        #expect(page.contains("depends on the color below, exempt (inactive) on [`"), "\(page)")
    }

    @Test("A token page has the tokens of all themes, with alias and value in each")
    func tokens() async throws {
        let pages = try await pages()
        #expect(
            rows(pages["tokens/c.md"]) == [
                "| `c.black` | `#000000`<br>Used by: [a] |", "| `c.white` | `#FFFFFF`<br>Used by: [a] |",
                "| `c.text` | `#000000`<br>Written as: [`{c.black}`] · Used by: [a] |",
                "| `c.page` | **day:** `#FFFFFF`<br>**At night:** `#333333`<br>Written as: **day:** [`{c.white}`]<br>**At night:** [`{c.gray}`]<br>Used by: [a] |",
                "| `c.gray` | **day:** none<br>**At night:** `#333333`<br>Used by: [a] |",
            ])
    }

    @Test("A token page shows the descriptions of its groups")
    func groups() async throws {
        #expect(try #require(try await pages()["tokens/c.md"]).contains("\n\nAll colors.\n\n"))
    }

    @Test("The overview of tokens lists the themes")
    func overview() async throws {
        let page = try #require(try await pages()["tokens/index.md"])
        #expect(
            page.hasSuffix(
                """
                ## Themes

                | Theme | Contexts | Description |
                | --- | --- | --- |
                | day | `look` `day` |  |
                | At night | `look` `night` | Dark. |

                """))
    }

    @Test("Long chains of aliases are followed once, not once for each token on them")
    func longChain() async throws {
        let count = 20_000
        let links = (1..<count).map { "\"t\($0)\": { \"$value\": \"{g.t\($0 - 1)}\" }" }.joined(separator: ",\n")
        let base = #"{ "g": { "$type": "number", "t0": { "$value": 1 }, \#(links) } }"#
        var files = Self.files
        files["base.tokens.json"] = base
        files["night.tokens.json"] = #"{ "g": { "$type": "number", "t0": { "$value": 2 } } }"#
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a")], files: files,
            catalog: """
                format: 1
                name: Test
                tokens: theme.resolver.json
                themes: { day: { inputs: { look: day } }, night: { inputs: { look: night } } }
                """)
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let rows = rows(RenderedCatalog(try #require(loaded.registry)).files["tokens/g.md"])
        #expect(rows.count == count)
        #expect(rows.last == "| `g.t19999` | **day:** `1`<br>**night:** `2` | [`{g.t19998}`] |")
    }

    /// Themes of each choice of two modifiers, of which each decides on some tokens.
    private static let permuted = [
        "theme.resolver.json": """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
          "modifiers": {
            "look": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }], "dim": [] } },
            "size": { "contexts": { "desktop": [], "mobile": [{ "$ref": "mobile.tokens.json" }] } }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/look" }, { "$ref": "#/modifiers/size" }
          ]
        }
        """,
        "base.tokens.json":
            #"{ "n": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": 1 }, "c": { "$value": 1 }, "both": { "$value": 1 } } }"#,
        "dark.tokens.json": #"{ "n": { "$type": "number", "a": { "$value": 2 }, "both": { "$value": 2 } } }"#,
        "mobile.tokens.json": #"{ "n": { "$type": "number", "b": { "$value": 3 }, "both": { "$value": 3 } } }"#,
    ]

    @Test("A value is shown once for each context that changes it, not for each combination of modifiers")
    func contexts() async throws {
        let themes = ["light", "dark", "dim"].flatMap { look in
            ["desktop", "mobile"].map { "  \(look)-\($0): { inputs: { look: \(look), size: \($0) } }" }
        }
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "tokens: { n.a: {}, n.both: {} }")], files: Self.permuted,
            catalog: "format: 1\nname: Test\ntokens: theme.resolver.json\nthemes:\n" + themes.joined(separator: "\n"))
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let pages = RenderedCatalog(try #require(loaded.registry)).files
        #expect(
            rows(pages["tokens/n.md"]) == [
                "| `n.a` | **Light, Dim:** `1`<br>**Dark:** `2` | [a] |",
                "| `n.b` | **Desktop:** `1`<br>**Mobile:** `3` |  |", "| `n.c` | `1` |  |",
                "| `n.both` | **light-desktop, dim-desktop:** `1`<br>**dark-desktop:** `2`<br>**Otherwise:** `3` | [a] |",
            ])
        #expect(
            rows(pages["components/a.md"]) == [
                "| `n.a` | **Light, Dim:** `1`<br>**Dark:** `2` |",
                "| `n.both` | **light-desktop, dim-desktop:** `1`<br>**dark-desktop:** `2`<br>**Otherwise:** `3` |",
            ])
    }

    @Test("Facts of a token that differ between themes are shown for each theme")
    func descriptions() async throws {
        var files = Self.files
        files["night.tokens.json"] = """
            {
              "size": {
                "$type": "dimension", "$value": { "value": 8, "unit": "px" }, "$description": "At night.",
                "$deprecated": "Too dark."
              }
            }
            """
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "tokens: { size: { by: [state], default: { on: '{size}' } } }\nstates: [on]")],
            files: files,
            catalog: """
                format: 1
                name: Test
                tokens: theme.resolver.json
                themes: { day: { inputs: { look: day } }, night: { inputs: { look: night } } }
                """)
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let pages = RenderedCatalog(try #require(loaded.registry)).files
        #expect(
            rows(pages["tokens/size.md"]) == [
                "| `size` | `8px`<br>**night:** **Deprecated.** Too dark.<br>At night.<br>Used by: [a] |"
            ])
        #expect(try #require(pages["components/a.md"]).contains("**night:** Deprecated in the token files"))
    }
}
