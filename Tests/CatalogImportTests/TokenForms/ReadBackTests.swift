import CodeReaders
import Testing

/// Notations that exports have and files written by hand seldom have.
@Suite("Design tokens in exported files")
struct ReadBackTests {
    private static func lines(_ path: String, _ text: String) -> [String] {
        let read = ReadTokens([(path, text)])
        return read.lines + read.omissions
    }

    @Test("Names of CSS have the characters of their escapes")
    func escapes() {
        let text = #"""
            :root {
              --a\:b: 1px;
              --\25ad \ edge: 2px;
              --\31 0\.5: 3px;
              --use: var(--a\:b);
              --one-family: "Ink \22 Sans\22 ";
            }
            """#
        #expect(
            Self.lines("t.css", text) == [
                "a:b: dimension 1px", "▭ edge: dimension 2px", "10.5: dimension 3px", "use: -> a:b = 1px",
                #"one-family: fontFamily "Ink \"Sans\"""#,
            ])
    }

    @Test("A property that refers to a property of themes has a value in these themes")
    func themedAliases() {
        let text = """
            :root { --ink: initial; --base: #fff; --text: var(--middle); --middle: var(--ink); --low: var(--base); }
            [data-theme="dark"] { --ink: #000; }
            [data-theme="dim"] { --ink: #111; }
            """
        #expect(
            Self.lines("t.css", text) == [
                "base: color srgb 1 1 1", "text@dark: -> middle = srgb 0 0 0",
                "text@dim: -> middle = srgb 0.0667 0.0667 0.0667",
                "middle@dark: -> ink = srgb 0 0 0", "middle@dim: -> ink = srgb 0.0667 0.0667 0.0667",
                "low: -> base = srgb 1 1 1", "ink@dark: color srgb 0 0 0", "ink@dim: color srgb 0.0667 0.0667 0.0667",
                "ink is a text, and no type of token has texts",
            ])
    }

    @Test("A group of JSON has a token of its own as '$root', and can have a child named 'value'")
    func groups() {
        let text = ##"""
            { "$extensions": { "com.figma.modeName": "Light" }, "color": { "$type": "color",
              "brand": { "$root": { "$value": "#000000" }, "hover": { "$value": "#ffffff" } },
              "field": { "value": { "$value": "#ff0000" }, "edge": { "$value": "#00ff00" } } } }
            """##
        #expect(
            Self.lines("t.tokens.json", text).map { String($0.prefix { $0 != ":" }) }
                == ["color/brand", "color/brand/hover", "color/field/value", "color/field/edge"])
    }

    @Test("Each theme of Swift has its values, and lists of texts are fonts")
    func code() {
        let swift = """
            struct Tokens {
              var ink: Color = Color(.sRGB, red: 0, green: 0, blue: 0)
              var fonts: [String] = ["Ink", "serif"]
              static let dark: Tokens = {
                var tokens = Tokens()
                tokens.ink = Color(.sRGB, red: 1, green: 1, blue: 1)
                return tokens
              }()
              static let dim: Tokens = {
                var tokens = Tokens()
                tokens.ink = Color(.sRGB, red: 1, green: 0, blue: 0)
                return tokens
              }()
            }
            """
        #expect(
            Self.lines("T.swift", swift) == [
                "Tokens/ink: color srgb 0 0 0", #"Tokens/fonts: fontFamily ["Ink","serif"]"#,
                "Tokens/ink@dark: color srgb 1 1 1", "Tokens/ink@dim: color srgb 1 0 0",
            ])
        let kotlin = """
            object Tokens {
              val ink = Color(0xFF000000)
              val fonts = listOf("Ink", "serif")
            }
            """
        #expect(
            Self.lines("T.kt", kotlin) == [
                "Tokens/ink: color srgb 0 0 0", #"Tokens/fonts: fontFamily ["Ink","serif"]"#,
            ])
        let script = ##"export const ink = "#000000"; export const fonts = "\"Ink Sans\", serif";"##
        #expect(
            Self.lines("t.ts", script) == ["ink: color srgb 0 0 0", #"fonts: fontFamily ["Ink Sans","serif"]"#])
    }
}
