import CatalogModel
import CatalogTestSupport
import Testing

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

    private func pages(sourceLocation: SourceLocation = #_sourceLocation) async throws -> [String: String] {
        let loaded = await Snippet.load(
            [
                "a": Snippet.entry(
                    "a", "tokens: { c.text: { background: c.page }, c.page: {}, size: {} }")
            ],
            files: Self.files,
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

    @Test("a component tells what its tokens come to in each theme, and how they stand out from what they lie on")
    func component() async throws {
        #expect(
            rows(try await pages()["components/a.md"]) == [
                "| `c.text` | `#000000` via [`c.black`] | **day:** 21.00 : 1, AAA<br>**At night:** 1.66 : 1, below AA<br>on [`page`] |",
                "| `c.page` | **day:** `#FFFFFF` via [`c.white`]<br>**At night:** `#333333` via [`c.gray`] |  |",
                "| `size` | `8px` |  |",
            ])
    }

    @Test("a page of tokens has those of all themes, with the alias and the value in each")
    func tokens() async throws {
        let pages = try await pages()
        #expect(
            rows(pages["tokens/c.md"]) == [
                "| `c.black` | `#000000` |  | [a] |", "| `c.white` | `#FFFFFF` |  | [a] |",
                "| `c.text` | `#000000` | [`{c.black}`] | [a] |",
                "| `c.page` | **day:** `#FFFFFF`<br>**At night:** `#333333` | **day:** [`{c.white}`]<br>**At night:** [`{c.gray}`] | [a] |",
                "| `c.gray` | **day:** none<br>**At night:** `#333333` | **day:** none<br>**At night:** `#333333` | [a] |",
            ])
    }

    @Test("a page of tokens says what its groups are for")
    func groups() async throws {
        #expect(try #require(try await pages()["tokens/c.md"]).contains("\n\nAll colors.\n\n"))
    }

    @Test("the overview of tokens says which themes there are")
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

    @Test("long chains of aliases are followed once, not once for each token on them")
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

    @Test("what themes say of a token is told for each where they differ")
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
                "| `size` | `8px` | `8px` | **night:** **Deprecated.** Too dark.<br>At night. | [a] |"
            ])
        #expect(try #require(pages["components/a.md"]).contains("**night:** Deprecated by the token files"))
    }
}
