import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@Suite("Themes")
struct ThemeTests {
    private static func theme(_ values: String...) -> String {
        let names = ["a", "b", "c", "d"]
        let tokens = zip(names, values).filter { $0.1 != "-" }
            .map { #""\#($0.0)": { "$type": "number", "$value": \#($0.1) }"# }
        return "{ \(tokens.joined(separator: ", ")) }"
    }

    @Test("Each theme has a token file and a style sheet, and one style sheet has all themes")
    func files() throws {
        let catalog = try TokenCatalog(["light": Self.theme("1"), "dark": Self.theme("2")])
        let all = ["dark.css", "dark.tokens.json", "light.css", "light.tokens.json", "tokens.css"]
        #expect(try catalog.rendered().files.keys.sorted() == all)
        #expect(
            try catalog.rendered(["formats": ["css"]]).files.keys.sorted() == ["dark.css", "light.css", "tokens.css"])
        #expect(
            try catalog.rendered(["formats": "json"]).files.keys.sorted() == ["dark.tokens.json", "light.tokens.json"])
        #expect(TokenCatalog([]).registry.themes.isEmpty)
        #expect(try TokenCatalog([]).rendered().files.isEmpty)
    }

    @Test("Themes have selectors, and each theme states only values that differ between themes")
    func combined() throws {
        let catalog = try TokenCatalog([
            "light": Self.theme("1", "1", #""{a}""#, "4"), "dark": Self.theme("2", "1", #""{a}""#, "-"),
            "contrast": Self.theme("1", "1", #""{b}""#, "4"),
        ])
        #expect(
            try catalog.rendered(["aliases": "keep"]).files["tokens.css"] == """
                /* Test: design tokens, all themes. */

                :root,
                [data-theme="light"] {
                  --a: 1;
                  --b: 1;
                  --c: var(--a);
                  --d: 4;
                }

                [data-theme="dark"] {
                  --a: 2;
                  --c: var(--a);
                  /* Not in this theme: */
                  --d: initial;
                }

                [data-theme="contrast"] {
                  --a: 1;
                  --c: var(--b);
                  --d: 4;
                }

                """)
    }

    @Test(
        "Nested themes have the expected values in a browser's cascade",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"), arguments: ["resolve", "keep"])
    func nested(aliases: String) throws {
        let names = ["light", "dark", "contrast"]
        let catalog = try TokenCatalog([
            names[0]: Self.theme("1", "1", #""{a}""#, "4"), names[1]: Self.theme("2", "1", #""{a}""#, "-"),
            names[2]: Self.theme("1", #""{a}""#, #""{b}""#, #""{c}""#),
        ])
        let folder = try TemporaryFolder()
        for name in names {
            let file = "\(name).tokens.json"
            try folder.write(file, try #require(try catalog.rendered().files[file]))
        }
        let text = try #require(try catalog.rendered(["aliases": .string(aliases)]).files["tokens.css"])
        let sheet = try folder.write("tokens.css", text)
        let comparisons = names.flatMap { outer in
            names.map { inner in
                TokenJudges.Comparison(
                    sheet: sheet, tokens: folder.url.appendingPathComponent("\(inner).tokens.json"),
                    selectors: [":root"] + [outer, inner].map { "[data-theme=\"\($0)\"]" })
            }
        }
        #expect(try TokenJudges.faults(comparisons) == [])
    }

    @Test("The options set the selectors of themes")
    func selectors() throws {
        let catalog = try TokenCatalog(["1st": Self.theme("1"), "2 \"nd\"": Self.theme("2")])
        let rendered = try catalog.rendered(["rootSelector": ":host", "themeSelector": ".{theme}, .on-{theme}"])
        #expect(rendered.findings.count == 1, "a quote is no part of the name of a file")
        let other = try TokenCatalog(["1st": Self.theme("1"), "2 nd": Self.theme("2")])
        let text = try other.rendered(["rootSelector": ":host", "themeSelector": ".{theme}, .on{theme}"]).files
        #expect(text["1st.css"]?.contains("\n:host {\n") == true)
        #expect(text["tokens.css"]?.contains("\n:host,\n.\\31 st, .on1st {\n") == true)
        #expect(text["tokens.css"]?.contains("\n.\\32 \\ nd, .on2\\ nd {\n") == true)
    }

    @Test(
        "Invalid selectors are reported",
        arguments: [
            "", " ", "a {", ":is(a", "a]", "[b=\"]", "a;b", "@media", "a /* b", "a\nb", "a\\",
        ])
    func unusableSelectors(selector: String) throws {
        let catalog = try TokenCatalog(Self.theme("1"))
        let findings = try catalog.rendered(["rootSelector": .string(selector)]).findings
        #expect(
            findings == [
                "'\(selector)' is not a valid selector; the option 'rootSelector' takes one such as ':root' [css-selector]"
            ])
    }

    @Test("Invalid selectors are reported at the options")
    func placeOfOption() async throws {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a")], files: ["theme.tokens.json": Self.theme("1")],
            catalog: """
                format: 1
                name: Test
                tokens: theme.tokens.json
                outputs:
                  other: { backend: tokens, options: { rootSelector: ":host" } }
                  tokens: { options: { rootSelector: "a{" } }
                """)
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        let findings = try TokenCatalog(registry: registry).rendered(["rootSelector": "a{"]).findings
        #expect(findings.map { $0.prefix(35) } == ["catalog.yaml:6:38 «\"a{\"» 'a{' is no"])
    }

    @Test("Themes with the same selector are reported")
    func sameSelector() throws {
        let catalog = try TokenCatalog(["light": Self.theme("1"), "dark": Self.theme("2")])
        #expect(
            try catalog.rendered(["themeSelector": ".dark"]).findings == [
                "the selector '.dark' would apply to all themes; write '{theme}' in place of the theme's name [css-selector]"
            ])
    }

    @Test("Theme names that cannot be file names are reported", arguments: ["a/b", "..", "con", "a:b", "x\u{7}"])
    func unnamable(name: String) throws {
        let catalog = try TokenCatalog(["light": Self.theme("1"), name: Self.theme("2")])
        let rendered = try catalog.rendered()
        #expect(
            rendered.findings == [
                "catalog.yaml:2:1 «\(name)» '\(name)' cannot be the name of a file; give the theme a name of letters, "
                    + "digits and hyphens [theme-file]"
            ])
        #expect(rendered.files.keys.sorted() == ["light.css", "light.tokens.json", "tokens.css"])
    }

    @Test("A theme with the file name of the combined style sheet is reported")
    func takenName() throws {
        let catalog = try TokenCatalog(["Tokens": Self.theme("1")])
        #expect(
            try catalog.rendered().findings == [
                "catalog.yaml:1:1 «Tokens» 'tokens.css' is the combined style sheet of all themes; rename the theme "
                    + "'Tokens' [theme-file]"
            ])
        #expect(try catalog.rendered(["formats": "json"]).findings == [])
    }
}
