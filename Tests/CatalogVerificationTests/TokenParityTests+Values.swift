import CatalogModel
@testable import CatalogSync
import CodeReaders
import Testing

extension TokenParityTests {
    @Test("A number agrees with its percentage only under a name for a proportion")
    func percentages() async throws {
        let names = ["line-height", "opacity", "letterSpacing", "z-index"]
        let tokens = names.map { #""\#($0)": { "$type": "number", "$value": 140 }"# }.joined(separator: ", ")
        let values = names.map { "--ds-\($0): 1.4;" }.joined()
        let result = try await Self.verify(
            [("light.css", ":root { \(values) }")], base: "{ \"core\": { \(tokens) } }", dark: "{}")
        let rules = result.diagnostics.sorted().map { "\($0.range?.sourceText ?? "") \($0.rule.id)" }
        #expect(
            rules == [
                "\"line-height\" token-notation", "\"opacity\" token-notation", "\"letterSpacing\" token-notation",
                "\"z-index\" token-drift",
            ])
    }

    @Test("A token has the value of its reference in each theme of the source, also without a value of its own there")
    func inherited() async throws {
        let raw = "--raw: #102030;"
        let source = "drop: 1, prefixes: [ds-], ignore: { raw: It is internal. }"
        func verify(_ light: String, dark: String) async throws -> SourceVerification {
            try await Self.verify(
                [("kit.css", ":root { \(raw) \(light) } [data-theme=dark] { \(dark) }")], source: source,
                base: #"{ "core": { "ink": \#(Self.color(16, 32, 48)) } }"#,
                dark: #"{ "core": { "ink": \#(Self.color(240, 240, 240)) } }"#)
        }
        let right = try await verify("--ds-ink: var(--middle); --middle: var(--raw);", dark: "--raw: #f0f0f0")
        #expect(Self.lines(right).map { String($0.prefix { $0 != ":" }) } == ["not-in-catalog"])
        #expect(Self.themes(right) == ["light 1 0", "dark 1 0"])
        let wrong = try await verify("--ds-ink: var(--raw);", dark: "--raw: #ff0000")
        #expect(
            Self.lines(wrong) == [
                "token-drift: token 'core.ink' is #f0f0f0 in theme 'dark', and #ff0000 in the code"
            ])
        #expect(Self.themes(wrong) == ["light 1 0", "dark 1 1"])
        #expect(wrong.diagnostics.all.first?.notes.first?.range?.sourceText == "var(--raw)")
        let missing = try await verify("--ds-ink: #102030;", dark: "--raw: #ff0000")
        #expect(
            Self.lines(missing) == [
                "token-drift: token 'core.ink' is #f0f0f0 in theme 'dark', and #102030 in the code"
            ])
    }

    @Test("A value without a theme is compared in each theme, and an equal difference is reported once")
    func sharedValue() async throws {
        let result = try await Self.verify([
            ("kit.css", "\(Self.css(gap: "18px")) [data-theme=dark] { --ds-ink: #f0f0f0; --ds-paper: #000; }")
        ])
        #expect(
            Self.lines(result) == ["token-drift: token 'core.gap' is 16 in theme 'light', and 18px in the code"])
        #expect(Self.themes(result) == ["light 4 1", "dark 4 1"])
    }

    @Test("Parts of a composite value can be omitted, in a list, or beyond their bounds")
    func composites() {
        let color: JSONValue = ["colorSpace": "srgb", "components": [.number("0"), .number("0"), .number("0")]]
        func shadow(_ inset: JSONValue?) -> JSONValue {
            var layer = JSONObject()
            layer["color"] = color
            layer["inset"] = inset
            return .object(layer)
        }
        func stops(_ positions: String...) -> JSONValue {
            .array(positions.map { ["color": color, "position": .number($0)] })
        }
        let pairs: [(JSONValue, JSONValue, Bool)] = [
            (shadow(nil), shadow(false), true), (shadow(nil), shadow(true), false),
            (shadow(true), shadow(false), false),
            ([shadow(nil)], shadow(nil), true), ([shadow(nil), shadow(nil)], shadow(nil), false),
            (stops("-1", "2"), stops("0", "1"), true), (stops("-1", "0.9"), stops("0", "1"), false),
            ("Inter", ["Inter"], true),
        ]
        for (one, other, isSame) in pairs {
            for (stated, declared) in [(one, other), (other, one)] {
                let agreement = TokenValues(tolerance: nil).compare(stated, with: declared, of: "x")
                #expect(agreement == (isSame ? .same : .different), "\(stated.compact) \(declared.compact)")
            }
        }
    }

    @Test("Colors with the same notation in few words are shown in full")
    func equalTexts() async throws {
        let wide = #"{ "colorSpace": "display-p3", "components": [1, 0, 0.5] }"#
        let result = try await Self.verify(
            [("light.css", ":root { --ds-ink: #ff0080 }")],
            base: #"{ "core": { "ink": { "$type": "color", "$value": \#(wide) } } }"#, dark: "{}")
        #expect(
            Self.lines(result) == [
                #"token-drift: token 'core.ink' is {"colorSpace":"display-p3","components":[1,0,0.5]} in theme 'light', "#
                    + #"and {"colorSpace":"srgb","components":[1,0,0.502]} in the code"#
            ])
    }

    @Test("Types pair with the themes of their names without the noun", arguments: ["Tokens", "Colors", "Theme"])
    func nouns(noun: String) async throws {
        let kotlin = """
            object Light\(noun) { val ink = Color(0xFF102030) }
            object Dark\(noun) { val ink = Color(0xFFF0F0F0) }
            """
        let result = try await Self.verify(
            [("Kit.kt", kotlin)], base: #"{ "core": { "ink": \#(Self.color(16, 32, 48)) } }"#,
            dark: #"{ "core": { "ink": \#(Self.color(240, 240, 240)) } }"#)
        #expect(Self.lines(result) == [])
        #expect(Self.themes(result) == ["light 1 0", "dark 1 0"])
    }
}
