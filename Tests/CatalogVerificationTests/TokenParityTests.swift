import CatalogModel
import CatalogSync
import CatalogTestSupport
import CodeReaders
import Testing

@Suite("Parity of tokens with a source")
struct TokenParityTests {
    private static let resolver = """
        { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
          "modifiers": { "mode": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }] }
        """

    static func color(_ red: Int, _ green: Int, _ blue: Int) -> String {
        let parts = [red, green, blue].map { "\(Double($0) / 255)" }.joined(separator: ", ")
        return #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(parts)] } }"#
    }

    private static let base = """
        { "core": { "ink": \(color(16, 32, 48)), "paper": \(color(255, 255, 255)), "gap": { "$type": "number", "$value": 16 },
          "text": { "$type": "color", "$value": "{core.ink}" } } }
        """

    private static let dark = """
        { "core": { "ink": \(color(240, 240, 240)), "paper": \(color(0, 0, 0)) } }
        """

    static func verify(
        _ files: [(String, String)], source: String = "drop: 1, prefixes: [ds-]", base: String = base,
        dark: String = dark
    ) async throws -> SourceVerification {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a")],
            files: ["t.resolver.json": resolver, "base.tokens.json": base, "dark.tokens.json": dark],
            catalog: """
                format: 1
                name: Test
                tokens: t.resolver.json
                themes: { light: { inputs: { mode: light } }, dark: { inputs: { mode: dark } } }
                sources: { web: { tokens: x, \(source) } }
                """)
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        let element = try #require(registry.configuration.sources?.elements.first)
        var content = SourceContent()
        var declared = DeclaredTokens()
        _ = TokenForm.add(
            files.map { SourceFile(path: $0.0, text: $0.1) }, to: &declared, diagnostics: &content.diagnostics)
        content.tokens = declared
        return SourceVerification(element, holding: content, in: registry)
    }

    /// Custom properties with the values of the catalog.
    static func css(
        ink: String = "#102030", paper: String = "#ffffff", gap: String = "1rem", text: String = "var(--ds-ink)"
    ) -> String {
        ":root { --ds-ink: \(ink); --ds-paper: \(paper); --ds-gap: \(gap); --ds-text: \(text); }"
    }

    private static let darkCSS = css(ink: "#f0f0f0", paper: "#000000")

    static func lines(_ verification: SourceVerification) -> [String] {
        verification.diagnostics.sorted().map { "\($0.rule.id): \($0.message)" }
    }

    static func themes(_ verification: SourceVerification) -> [String] {
        (verification.parity?.themes ?? []).map { "\($0.name) \($0.pairs) \($0.differing)" }
    }

    @Test("Files of equal names pair with the themes of the catalog, without the first group and the prefix")
    func agreement() async throws {
        let result = try await Self.verify([("light.css", Self.css()), ("dark.css", Self.darkCSS)])
        #expect(Self.lines(result) == [])
        #expect(Self.themes(result) == ["light 4 0", "dark 4 0"])
        #expect(result.coverage.verified == 4)
        let single = try await Self.verify([("dist/dark.min.css", Self.darkCSS)])
        #expect(Self.lines(single) == [])
        #expect(Self.themes(single) == ["dark 4 0"])
    }

    @Test("'themes' maps files and themes of the source")
    func mapping() async throws {
        let files = [("a_day.css", Self.css()), ("a_night.css", ":root, .night { --x: 1 }" + Self.darkCSS)]
        let mapped = try await Self.verify(
            files,
            source: "drop: 1, prefixes: [--ds-], themes: { a_day: light, a_night: dark }, ignore: { x: Only here. }")
        #expect(Self.lines(mapped) == [])
        #expect(Self.themes(mapped) == ["light 4 0", "dark 4 0"])
        let unmapped = try await Self.verify(
            files, source: "drop: 1, prefixes: [ds-], themes: { a_day: light }, ignore: { x: Only here. }")
        #expect(
            Self.lines(unmapped) == [
                "not-in-catalog: source 'web' has the theme 'night', which is not compared; name its theme of the catalog under "
                    + "'themes', or add it to 'ignore' with a reason"
            ])
        #expect(Self.themes(unmapped) == ["light 4 0"])
        let mistaken = try await Self.verify(
            files, source: "drop: 1, prefixes: [ds-], themes: { a_day: lite, b: dark, night: dark }, ignore: { x: Y. }")
        #expect(
            Self.lines(mistaken) == [
                "source-files: unknown theme 'lite'; use one of 'light', 'dark'",
                "source-files: unknown theme 'b'; use one of 'a-day', 'a_day', 'a_night', 'night'",
            ])
    }

    @Test("Another value is a finding in each theme, with both locations, and a fix if the theme has its own token")
    func values() async throws {
        let result = try await Self.verify([
            ("light.css", Self.css(gap: "18px")), ("dark.css", Self.css(ink: "#f0f0f0", paper: "#000010", gap: "16px")),
        ])
        #expect(
            result.diagnostics.sorted().map(\.testDescription) == [
                #"base.tokens.json:1:255 «"gap"» warning: token 'core.gap' is 16 in theme 'light', and 18px in the code [token-drift]"#
                    + " (in the code at light.css:1:59)",
                #"dark.tokens.json:1:154 «"paper"» warning: token 'core.paper' is #000000 in theme 'dark', and #000010 in the code "#
                    + #"[token-drift] → {"colorSpace":"srgb","components":[0,0,0.0627]} (in the code at dark.css:1:40)"#,
            ])
        #expect(Self.themes(result) == ["light 4 1", "dark 4 1"])
        #expect(result.coverage.drifted == 2)
    }

    @Test(
        "A channel can differ by the tolerance",
        arguments: [("", 1, true), ("", 0, false), (", tolerance: 1", 1, false), (", tolerance: 1", 2, true)])
    func tolerance(key: String, steps: Int, isDrift: Bool) async throws {
        let ink = "rgb(\(16 + steps), \(32 - steps), 48)"
        let result = try await Self.verify(
            [("light.css", Self.css(ink: ink))], source: "drop: 1, prefixes: [ds-]\(key)")
        let rules = result.diagnostics.all.map(\.rule.id)
        // The alias has the value, too.
        #expect(rules == (isDrift ? ["token-drift", "token-drift"] : []))
    }

    @Test(
        "Sizes are compared in pixels and durations in milliseconds, and a number agrees with any unit",
        arguments: [
            (#"{ "$type": "number", "$value": 16 }"#, "1rem", nil),
            (#"{ "$type": "number", "$value": 250 }"#, "0.25s", nil),
            (#"{ "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" } }"#, "8px", nil),
            (#"{ "$type": "dimension", "$value": { "value": 8, "unit": "px" } }"#, "8ms", "token-drift"),
            (#"{ "$type": "number", "$value": 1 }"#, "100", "token-drift"),
            (#"{ "$type": "number", "$value": 0.16 }"#, "16px", "token-drift"),
            (#"{ "$type": "duration", "$value": { "value": 150, "unit": "ms" } }"#, "0.15", nil),
            (#"{ "$type": "duration", "$value": { "value": 0.15, "unit": "s" } }"#, "150", nil),
            (#"{ "$type": "duration", "$value": { "value": 150, "unit": "ms" } }"#, "15", "token-drift"),
            (#"{ "$type": "fontWeight", "$value": "extra-black" }"#, "950", nil),
            (#"{ "$type": "fontWeight", "$value": "hairline" }"#, "100", nil),
            (#"{ "$type": "fontWeight", "$value": "book" }"#, "500", "token-drift"),
            (#"{ "$type": "fontFamily", "$value": "Inter" }"#, "Inter, sans-serif", "token-notation"),
            (#"{ "$type": "fontFamily", "$value": "Inter" }"#, "Arial, sans-serif", "token-drift"),
        ] as [(String, String, String?)])
    func measures(token: String, code: String, rule: String?) async throws {
        let result = try await Self.verify(
            [("light.css", ":root { --ds-gap: \(code) }")], base: #"{ "core": { "gap": \#(token) } }"#, dark: "{}")
        #expect(result.diagnostics.all.map(\.rule.id) == (rule.map { [$0] } ?? []), "\(Self.lines(result))")
    }

    @Test("Tokens on one side are reported, and without a pair the verification fails")
    func oneSide() async throws {
        let result = try await Self.verify([("light.css", ":root { --ds-ink: #102030; --ds-new: #123 }")])
        #expect(
            Self.lines(result).map { String($0.prefix(50)) } == [
                "not-in-code: the code has no value for token 'core",
                "not-in-code: the code has no value for token 'core",
                "not-in-catalog: source 'web' has the value 'ds-new",
            ])
        let parity = try #require(result.parity)
        #expect(parity[.onlyInCatalog].map(\.token) == ["core.paper", "core.text"])
        #expect(parity[.onlyInSource].map(\.source) == ["#112233"])
        for (file, text, source) in [
            ("light.css", Self.css(), "prefixes: [x-]"),
            ("light.css", Self.css(), "drop: 1, prefixes: [ds-], floor: 5"),
        ] {
            let rules = try await Self.verify([(file, text)], source: source).diagnostics.all.map(\.rule.id)
            #expect(rules.contains("too-few-pairs"), "\(source)")
        }
        // Names pair, but no theme is compared.
        let other = try await Self.verify([("a.css", Self.css()), ("b.css", Self.css())])
        #expect(other.diagnostics.all.map(\.rule.id).contains("too-few-pairs"))
    }

    @Test("An ignored token gives way to another token of the same name")
    func ignored() async throws {
        let base = #"{ "old": { "ink": \#(Self.color(1, 2, 3)) }, "core": { "ink": \#(Self.color(16, 32, 48)) } }"#
        let files = [("light.css", ":root { --ds-ink: #102030 }")]
        let plain = try await Self.verify(files, base: base, dark: "{}")
        #expect(plain.diagnostics.all.map(\.rule.id).sorted() == ["not-in-code", "token-drift"])
        let ignoring = try await Self.verify(
            files, source: "drop: 1, prefixes: [ds-], ignore: { old.*: It is replaced. }", base: base, dark: "{}")
        #expect(Self.lines(ignoring) == [])
    }

    @Test("Aliases of the same value refer to the same token, and the source can skip steps")
    func aliases() async throws {
        let base = """
            { "core": { "a": \(Self.color(1, 2, 3)), "b": \(Self.color(1, 2, 3)), "c": { "$type": "color", "$value": "{core.a}" },
              "d": { "$type": "color", "$value": "{core.c}" } } }
            """
        func verify(_ last: String) async throws -> SourceVerification {
            try await Self.verify(
                [("light.css", ":root { --ds-a: #010203; --ds-b: #010203; --ds-c: var(--ds-a); --ds-d: \(last) }")],
                base: base, dark: "{}")
        }
        for same in ["var(--ds-c)", "var(--ds-a)", "#010203"] {
            let result = try await verify(same)
            #expect(Self.lines(result) == [])
            #expect(result.coverage.unknown["Token.alias"] == (same.hasPrefix("#") ? 1 : nil))
        }
        let drift = try await verify("var(--ds-b)")
        #expect(
            Self.lines(drift) == [
                "alias-drift: token 'core.d' refers to 'core.c' in theme 'light', and to 'core.b' in the code; use one"
            ])
        #expect(drift.diagnostics.all.first?.range?.sourceText == "core.c")
        #expect(drift.diagnostics.all.first?.notes.first?.range?.sourceText == "var(--ds-b)")
        // Another value has a finding of its own only.
        #expect(try await verify("#000").diagnostics.all.map(\.rule.id) == ["token-drift"])
    }

    @Test("The code syntax of a variable belongs to its token")
    func codeSyntax() async throws {
        func figma(_ syntax: String) -> String {
            """
            { "meta": { "variableCollections": { "c": { "name": "Core", "modes": [{ "modeId": "m", "name": "Light" }] } },
              "variables": {
                "1": { "name": "core/ink", "variableCollectionId": "c", "resolvedType": "COLOR",
                  "codeSyntax": { "WEB": "\(syntax)", "iOS": "Elsewhere.ink" },
                  "valuesByMode": { "m": { "r": 0.06275, "g": 0.12549, "b": 0.18824, "a": 1 } } },
                "2": { "name": "core/paper", "variableCollectionId": "c", "resolvedType": "COLOR",
                  "valuesByMode": { "m": { "r": 1, "g": 1, "b": 1, "a": 1 } } },
                "3": { "name": "core/gap", "variableCollectionId": "c", "resolvedType": "FLOAT", "valuesByMode": { "m": 16 } },
                "4": { "name": "core/text", "variableCollectionId": "c", "resolvedType": "COLOR",
                  "valuesByMode": { "m": { "type": "VARIABLE_ALIAS", "id": "1" } } } } } }
            """
        }
        let source = "prefixes: [ds-]"
        for right in ["var(--ds-core-ink)", "var(--ds-core-ink, #000)", "$ds-core-ink"] {
            #expect(Self.lines(try await Self.verify([("f.json", figma(right))], source: source)) == [])
        }
        let result = try await Self.verify([("f.json", figma("var(--ds-core-paper)"))], source: source)
        #expect(
            Self.lines(result) == [
                "code-syntax: the code syntax 'var(--ds-core-paper)' of token 'core.ink' names token 'core.paper'; correct the syntax"
            ])
        #expect(result.diagnostics.all.first?.range?.sourceText == #""ink""#)
        #expect(result.diagnostics.all.first?.notes.first?.range?.sourceText.contains("var(--ds-core-paper)") == true)
    }

    @Test("A recorded comparison is read again, and other JSON is not")
    func record() async throws {
        let result = try await Self.verify([("light.css", Self.css(ink: "#102031", gap: "160px"))])
        let parity = try #require(result.parity)
        #expect(TokenParity(parity.json) == parity)
        #expect(
            parity[.value].map { [$0.token, $0.theme, $0.catalog, $0.source] } == [
                ["core.ink", "light", "#102030", "#102031"], ["core.gap", "light", "16", "160px"],
                ["core.text", "light", "#102030", "#102031"],
            ])
        for broken: JSONValue in [
            "1", ["themes": "1"], ["themes": [["a"]]], ["value": [["a"]]], ["other": [["a", "", "", ""]]],
        ] {
            #expect(TokenParity(broken) == nil, "\(broken.compact)")
        }
    }
}
