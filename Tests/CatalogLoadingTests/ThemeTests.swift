import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Themes of a catalog")
struct ThemeTests {
    private static let files = [
        "theme.resolver.json": """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
          "modifiers": {
            "look": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" }
          },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/look" }]
        }
        """,
        "base.tokens.json": """
        {
          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "text": { "$value": "{ink}" },
          "same-text": { "$value": "{ink}" },
          "height": { "$type": "dimension", "$value": { "value": 44, "unit": "px" } },
          "weight": { "$type": "fontWeight", "$value": 700 },
          "heavy": { "$type": "fontWeight", "$value": "bold" },
          "fade": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
          "glass": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5 } }
        }
        """,
        "dark.tokens.json": """
        {
          "text": { "$value": "{paper}" },
          "glow": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }
        }
        """,
    ]

    private static let themes = """

        tokens: theme.resolver.json
        themes:
          light: { inputs: { look: light } }
          dark: { title: At night, inputs: { look: dark } }
        """

    private func load(_ entry: String, themes: String = themes) async -> LoadedCatalog {
        await Snippet.load(
            ["a": Snippet.entry("a", entry)], files: Self.files, catalog: "format: 1\nname: Test" + themes)
    }

    private func findings(_ entry: String, themes: String = themes) async -> [String] {
        await load(entry, themes: themes).diagnostics.map(\.testDescription)
    }

    @Test("An entry that names a private token is reported")
    func privateTokens() async throws {
        let tokens = #"""
            { "$type": "number", "own": { "$value": 1, "$extensions": { "component-catalog": { "visibility": "private" } } },
              "all": { "$value": "{own}" } }
            """#
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "tokens: { own: {}, all: {} }")], files: ["a.tokens.json": tokens],
            catalog: "format: 1\nname: Test\ntokens: a.tokens.json")
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:11 «own» warning: 'own' is private in its token file; name a token that refers to it, or make it public [private-token]"
            ])
    }

    @Test("Themes have the tokens of their contexts in the order of catalog.yaml")
    func values() async throws {
        let loaded = await load("tokens: { text: {} }")
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        #expect(loaded.fileCount == 5)
        let registry = try #require(loaded.registry)
        #expect(registry.themes.map(\.name) == ["light", "dark"])
        #expect(registry.themes.map { $0.inputs["look"] } == ["light", "dark"])
        #expect(registry.themes.map { $0.tokens.color(at: "text")?.hex } == ["#000000", "#ffffff"])
        #expect(registry.tokens["glow"] == nil)
        #expect(registry.configuration.themes?["dark"]?.title?.value == "At night")
    }

    @Test("A catalog without named themes has one theme of all defaults")
    func unnamed() async throws {
        let registry = try #require(await load("", themes: "\ntokens: theme.resolver.json").registry)
        #expect(registry.themes.map(\.name) == ["default"])
        #expect(registry.tokens.color(at: "text")?.hex == "#000000")
    }

    @Test("Unknown inputs of themes are reported")
    func wrongInputs() async {
        let wrong = """

            tokens: theme.resolver.json
            themes:
              light: { inputs: { lok: light } }
              dark: { inputs: { look: drak } }
            """
        #expect(
            await findings("", themes: wrong) == [
                "catalog.yaml:5:22 «lok» unknown modifier 'lok'; did you mean 'look'? [theme-input] → look",
                "catalog.yaml:6:27 «drak» the modifier 'look' has no context 'drak'; did you mean 'dark'? [theme-input] → dark",
            ])
    }

    @Test("Two themes with equal inputs are reported")
    func sameThemes() async {
        let same = """

            tokens: theme.resolver.json
            themes: { light: {}, day: { inputs: { look: light } } }
            """
        #expect(
            await findings("", themes: same) == [
                "catalog.yaml:4:22 «day» warning: the theme 'day' is the same as 'light'; choose another context, or remove it [same-theme] (the other theme at catalog.yaml:4:11)"
            ])
    }

    @Test("Themes without tokens are reported")
    func withoutTokens() async {
        #expect(
            await findings("", themes: "\nthemes: { light: {} }") == [
                "catalog.yaml:3:11 «light» the theme 'light' has no tokens to choose from; name a resolver document under 'tokens' [themes-without-tokens]"
            ])
    }

    @Test("Themes without tokens are not reported if the key 'tokens' is misspelled")
    func withMisspelledTokens() async {
        let found = await findings("", themes: "\ntoken: theme.resolver.json\nthemes: { light: {} }")
        #expect(found.map { $0.suffix(22) } == ["[unknown-key] → tokens"], "\(found)")
        // A key that means something else does not explain the finding.
        let other = await findings("", themes: "\ntyps: types.yaml\nthemes: { light: {} }")
        #expect(other.count == 2, "\(other)")
    }

    @Test("A missing file of a resolver document is reported at its reference")
    func missingFile() async {
        var files = Self.files
        files["dark.tokens.json"] = nil
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a")], files: files, catalog: "format: 1\nname: Test" + Self.themes)
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "theme.resolver.json:5:62 «dark.tokens.json» cannot read 'dark.tokens.json': there is no such file [unreadable]"
            ])
    }

    @Test(
        "A misspelled 'tokens' key or token file is the only finding",
        arguments: [
            (
                "tokenss: theme.resolver.json",
                "catalog.yaml:3:1 «tokenss» 'tokenss' is not a key of a catalog; did you mean 'tokens'? [unknown-key] → tokens"
            ),
            (
                "tokens: theme.resolver.jsno",
                "catalog.yaml:3:9 «theme.resolver.jsno» cannot read 'theme.resolver.jsno': there is no such file; did you mean 'theme.resolver.json'? [unreadable]"
            ),
            (
                "tokens: thmee.resolver.json",
                "catalog.yaml:3:9 «thmee.resolver.json» cannot read 'thmee.resolver.json': there is no such file; did you mean 'theme.resolver.json'? [unreadable]"
            ),
        ])
    func misspelledTokens(line: String, expected: String) async {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a")], files: Self.files,
            catalog: "format: 1\nname: Test\n\(line)\nthemes: { light: { inputs: { look: light } } }")
        #expect(loaded.diagnostics.map(\.testDescription) == [expected])
    }

    @Test(
        "An unreadable token file causes no findings in entries",
        arguments: [
            ("base.tokens.json", "#/sets/base"), ("tokens.json", "#/sets/bass"),
        ])
    func noFollowUps(removed: String, reference: String) async {
        var files = Self.files
        files[removed] = nil
        files["theme.resolver.json"] = files["theme.resolver.json"]?.replacing("#/sets/base", with: reference)
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "tokens: { text: { default: '{ink}' } }")], files: files,
            catalog: "format: 1\nname: Test" + Self.themes)
        #expect(!loaded.diagnostics.isEmpty)
        #expect(loaded.diagnostics.filter { $0.range?.file.path == "components/a.yaml" } == [])
    }

    @Test("A token that only some themes have is reported")
    func missingToken() async {
        #expect(
            await findings("tokens:\n  glow: {}\n  text: { default: '{glow}' }\n  glows: {}") == [
                "components/a.yaml:5:3 «glow» the theme 'light' does not have 'glow', which other themes have [missing-theme-token]",
                "components/a.yaml:6:22 «glow» the theme 'light' does not have 'glow', which other themes have [missing-theme-token]",
                "components/a.yaml:7:3 «glows» unknown token 'glows'; did you mean 'glow'? [unknown-token] → glow",
            ])
    }

    @Test(
        "A documented value that equals the token's value is accepted",
        arguments: [
            "height: { default: 44 }", "height: { default: 44px }", "height: { default: 44.0 }",
            "weight: { default: 700 }", "weight: { default: bold }", "ink: { default: '#000' }",
            "ink: { default: '#000000FF' }", "text: { default: '{ink}' }", "text: { default: '{same-text}' }",
            "height: { default: 2 * base }", "heavy: { default: 700 }", "fade: { default: 200ms }",
            "fade: { default: 0.2s }", "fade: { default: 0.20 }",
            "text: { by: [theme], default: { light: '{ink}', dark: '{paper}' } }",
            "text: { by: [theme], default: { light|dark: '{text}' } }",
            "text: { by: [size], default: { small: '{paper}' } }",
        ])
    func agreement(token: String) async {
        #expect(await findings("tokens:\n  \(token)") == [])
    }

    @Test(
        "A documented value that differs from the token's value is reported",
        arguments: [
            (
                "height: { default: 48 }",
                "22 «48» warning: 'height' is documented as '48', but the theme 'light' has '44px'"
            ),
            (
                "height: { default: 44rem }",
                "22 «44rem» warning: 'height' is documented as '44rem', but the theme 'light' has '44px'"
            ),
            (
                "weight: { default: 600 }",
                "22 «600» warning: 'weight' is documented as '600', but the theme 'light' has '700'"
            ),
            (
                "ink: { default: '#FFF' }",
                "19 «'#FFF'» warning: 'ink' is documented as '#FFF', but the theme 'light' has '#000000'"
            ),
            (
                "text: { default: '{paper}' }",
                "20 «'{paper}'» warning: 'text' is documented as '{paper}', which is '#FFFFFF', but the theme 'light' has '#000000' by '{ink}'"
            ),
            (
                "text: { by: [theme], default: { light: '{ink}', dark: '{ink}' } }",
                "57 «'{ink}'» warning: 'text' is documented as '{ink}', which is '#000000', but the theme 'dark' has '#FFFFFF' by '{paper}'"
            ),
        ])
    func disagreement(token: String, finding: String) async {
        let found = await findings("tokens:\n  \(token)")
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("components/a.yaml:5:\(finding); correct the one that is wrong [token-default]")
                == true,
            "\(found)")
    }

    // MARK: Contrast

    @Test("The contrast of a token with its background token is computed for each theme")
    func contrast() async throws {
        let loaded = await load("tokens: { text: { background: paper }, '[ink|glass|paper]': { background: paper } }")
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let registry = try #require(loaded.registry)
        let tokens = try #require(registry["a"]).tokens
        #expect(tokens.map(\.path) == ["text", "ink", "glass", "paper"])
        #expect(tokens.map(\.background) == ["paper", "paper", "paper", nil])
        let texts = tokens.map { $0.contrasts(in: registry.themes).map { $0.ratio?.text } }
        #expect(texts[0] == ["21.00 : 1", "1.00 : 1"])
        #expect(texts[2] == ["1.00 : 1", "1.00 : 1"])
        #expect(texts[3] == [])
    }

    @Test("The contrast on a translucent background is unknown")
    func glass() async throws {
        let registry = try #require(await load("tokens: { ink: { background: glass } }").registry)
        let token = try #require(registry["a"]?.tokens.first)
        #expect(token.contrasts(in: registry.themes).map { $0.ratio == nil } == [true, true])
    }

    @Test("Each token of a pattern gets its role")
    func roles() async throws {
        let registry = try #require(
            await load(
                "tokens: { '[ink|paper]': { role: [foreground, background] }, text: { role: border }, height: {} }"
            )
            .registry)
        #expect(registry["a"]?.tokens.map(\.role) == [.foreground, .background, .border, nil])
    }

    @Test(
        "A role that does not fit the type of a token is reported",
        arguments: [
            (
                "height: { role: border }",
                "27 «border» 'height' is of the type 'dimension', but 'border' is a role for 'color' or 'border'; choose another role [token-role]"
            ),
            (
                "'[ink|paper]': { role: [border, radius] }",
                "43 «radius» 'paper' is of the type 'color', but 'radius' is a role for 'dimension'; choose another role [token-role]"
            ),
            (
                "text: { role: [border, background] }",
                "34 «background» 'text' has no brackets, so it has one role, not 2; name the one [token-role]"
            ),
            (
                "'[ink|paper]': { role: [border, border, border] }",
                "51 «border» the last brackets of '[ink|paper]' have 2 choices, so there is one role or there are 2, not 3; name one for each choice, in order [token-role]"
            ),
            (
                "text: { role: boarder }",
                "25 «boarder» 'boarder' is not a valid value of 'role'; did you mean 'border'? [unknown-word] → border"
            ),
        ])
    func wrongRole(token: String, finding: String) async {
        #expect(await findings("tokens: { \(token) }") == ["components/a.yaml:4:" + finding])
    }

    @Test("A misspelled theme of a documented value is reported")
    func misspelledTheme() async {
        #expect(
            await findings("tokens: { text: { by: [theme], default: { lihgt: '{ink}', dark: '{paper}' } } }") == [
                "components/a.yaml:4:43 «lihgt» 'lihgt' is not one of the token's choices here; did you mean 'light'? [token-values] → light"
            ])
    }

    @Test("Paths are checked even if the token files have no tokens")
    func emptyFile() async {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "tokens: { text: {} }")], files: ["t.tokens.json": "{}"],
            catalog: "format: 1\nname: Test\ntokens: t.tokens.json")
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:11 «text» unknown token 'text'; add it to a token file first [unknown-token]"
            ])
    }

    @Test(
        "A background for a token that is not a color is reported",
        arguments: [
            (
                "text: { background: height }",
                "31 «height» warning: 'height' has the type 'dimension', not 'color'; remove 'background', which is for colors [token-background]"
            ),
            (
                "height: { background: paper }",
                "11 «height» warning: 'height' has the type 'dimension', not 'color'; remove 'background', which is for colors [token-background]"
            ),
            (
                "text: { background: text }",
                "31 «text» warning: 'text' cannot be its own background; name another [token-background]"
            ),
            (
                "text: { background: '{paper}' }",
                "31 «'{paper}'» 'background' takes a path without braces; write 'paper' [token-background] → paper"
            ),
        ])
    func wrongBackground(token: String, finding: String) async {
        #expect(await findings("tokens: { \(token) }") == ["components/a.yaml:4:" + finding])
    }

    @Test("An unknown background token is reported")
    func unknownBackground() async {
        #expect(
            await findings("tokens: { text: { background: papr } }") == [
                "components/a.yaml:4:31 «papr» unknown token 'papr'; did you mean 'paper'? [unknown-token] → paper"
            ])
    }
}
