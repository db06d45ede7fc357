import CodeReaders
import Testing

extension TextFormTests {
    private static func lines(_ path: String, _ text: String) -> [String] {
        let read = ReadTokens([(path, text)])
        return read.lines + read.omissions
    }

    @Test("Components of colors have their labels' meaning, and unknown components are left out")
    func components() {
        let swift = """
            let teal = Color(hue: 0.5, saturation: 1, brightness: 0.5)
            let red = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 0.5)
            let gray = NSColor(calibratedWhite: 0.5, alpha: 1)
            let print = Color(cyan: 0, magenta: 1, yellow: 0)
            let wide = Color(.displayP3, red: 1_0.0, green: 0, blue: 0)
            let dim = Color(hex: 0x112233, 0.5)
            let big = 1_000
            let object = 1.5
            let bodyFont = ["Black", "Ink"]
            let stack = ["'Ink Mono', monospace"]
            let series = ["#111111", "#222222"]
            """
        #expect(
            Self.lines("a.swift", swift) == [
                "teal: color srgb 0 0.5 0.5", "red: color srgb 1 0 0 / 0.5", "gray: color srgb 0.5 0.5 0.5",
                "big: number 1000", "object: number 1.5", #"bodyFont: fontFamily ["Black","Ink"]"#,
                #"stack: fontFamily ["'Ink Mono', monospace"]"#, "print is a color in an unknown notation",
                "wide is a color in an unknown notation", "dim is a color in an unknown notation",
                "series is a list, and no type of token has such lists",
            ])
        let kotlin = """
            val wide = Color(1f, 0f, 0.5f, 1f, ColorSpaces.DisplayP3)
            val named = Color(0f, 0f, 1f, colorSpace = ColorSpaces.DisplayP3)
            val whole = Color(1f, 0f, 1f)
            val turned = Color(blue = 255, red = 0, green = 51)
            val lab = Color(1f, 0f, 0f, 1f, ColorSpaces.CieLab)
            """
        #expect(
            Self.lines("a.kt", kotlin) == [
                "wide: color display-p3 1 0 0.5", "named: color display-p3 0 0 1", "whole: color srgb 1 0 1",
                "turned: color srgb 0 0.2 1", "lab is a color in an unknown notation",
            ])
    }

    @Test("Properties with code have the value of a single expression, and other code is left out")
    func properties() {
        let swift = """
            enum Kit {
                static var a: Color { Color(hex: 0x040506) }
                static var b: Color { return Color(hex: 0x040507) }
                static var c: Color {
                    get { Color(hex: 0x040508) }
                }
                static var d: CGFloat { let x = 1; return x }
                var body: some View { Color(hex: 1) }
            }
            protocol Theme { var ink: Color { get }
                var paper: Color { get set } }
            """
        #expect(
            Self.lines("a.swift", swift) == [
                "Kit/a: color srgb 0.0157 0.0196 0.0235", "Kit/b: color srgb 0.0157 0.0196 0.0275",
                "Kit/c: color srgb 0.0157 0.0196 0.0314", "Kit/d is a formula, which is not evaluated",
            ])
        let kotlin = """
            val a by lazy { Color(0xFF020202) }
            val b: Color
                get() { return Color(0xFF020203) }
            val c get() = Color(0xFF020204)
            interface Theme {
                val ink: Color
                fun name() { return 1 }
                val paper: Color
                fun other() = Color(0xFF000000)
            }
            """
        #expect(
            Self.lines("a.kt", kotlin) == [
                "a: color srgb 0.0078 0.0078 0.0078", "b: color srgb 0.0078 0.0078 0.0118",
                "c: color srgb 0.0078 0.0078 0.0157",
            ])
    }

    @Test(
        "A reference to the token of another theme has the value of that theme",
        arguments: [
            (
                "a.kt",
                """
                object LightColors { val bg = Color(0xFFFFFFFF); val fg = bg; val low = Color(0xFF000000) }
                object DarkColors { val bg = Color(0xFF000000); val fg = LightColors.fg; val low = DarkColors.bg }
                """, "-colors"
            ),
            (
                "a.ts",
                """
                export const light = { bg: "#ffffff", fg: light.bg, low: "#000000" };
                export const dark = { bg: "#000000", fg: light.fg, low: dark.bg };
                """, ""
            ),
        ])
    func otherTheme(path: String, text: String, ending: String) {
        #expect(
            Self.lines(path, text) == [
                "bg@light\(ending): color srgb 1 1 1", "fg@light\(ending): -> bg = srgb 1 1 1",
                "low@light\(ending): color srgb 0 0 0", "bg@dark\(ending): color srgb 0 0 0",
                "fg@dark\(ending): color srgb 1 1 1", "low@dark\(ending): -> bg = srgb 0 0 0",
            ])
    }

    @Test("Lists are fonts only with names of fonts, and members of objects that need a program are left out")
    func scriptObjects() {
        let script = """
            const ink = "#010101";
            export const chart = { series: ["#111111", "#222222"], sizes: ["4px"], words: ["sm", "md"] };
            export const type = { fontBody: ["Inter", "Ink"], mono: ["Ink", "monospace"] };
            export const use = { ...chart, ...kit.all, [name]: '#333', ['k-l']: '#334', ink, gap: 1_000 };
            enum Level { modal = 100, toast = 200, plain }
            enum Gap { small = "4px" }
            """
        #expect(
            Self.lines("a.ts", script) == [
                "ink: color srgb 0.0039 0.0039 0.0039", #"type/fontBody: fontFamily ["Inter","Ink"]"#,
                #"type/mono: fontFamily ["Ink","monospace"]"#, "use/k-l: color srgb 0.2 0.2 0.2667",
                "use/ink: -> ink = srgb 0.0039 0.0039 0.0039", "use/gap: number 1000", "Level/modal: number 100",
                "Level/toast: number 200", "Gap/small: dimension 4px",
                "chart/series is a list, and no type of token has such lists",
                "chart/sizes is a list, and no type of token has such lists",
                "chart/words is a list, and no type of token has such lists",
                "use/chart is a copy of another object, which is not evaluated",
                "use/kit is a copy of another object, which is not evaluated",
                "use/[name] has a name that only a program computes",
            ])
        let exports = """
            exports["b-c"] = "4px"
            module.exports['d'] = "5px"
            exports.e = "6px"
            """
        #expect(Self.lines("a.cjs", exports) == ["b-c: dimension 4px", "d: dimension 5px", "e: dimension 6px"])
    }

    @Test("Sources of Style Dictionary can be modules of JavaScript")
    func styleDictionary() {
        let script = ##"""
            export default {
              color: {
                red: { value: "#ff0000", type: "color", comment: "An alarm." },
                alarm: { value: "{color.red}", type: "color" },
                edge: { value: '{color.red.value}' },
              },
              fade: { $value: 150, $type: "time" },
              weight: { value: "bold", type: "fontWeight" },
            };
            """##
        #expect(
            Self.lines("a.js", script) == [
                "color/red: color srgb 1 0 0", "color/alarm: -> color/red = srgb 1 0 0",
                "color/edge: -> color/red = srgb 1 0 0", "fade: duration 150ms", #"weight: fontWeight "bold""#,
            ])
        // An object with other members is a group.
        let group = "module.exports = { space: { value: '4px', other: '8px' } };"
        #expect(Self.lines("b.js", group) == ["space/value: dimension 4px", "space/other: dimension 8px"])
    }

    @Test("Deep code and long chains of references are read to the end")
    func depth() {
        func nested(_ open: String, _ value: String) -> String {
            String(repeating: open, count: 20_000) + value + String(repeating: "}", count: 20_000)
        }
        #expect(
            Self.lines("a.ts", "const a = \(nested("{a:", "1"));\nconst ink = '#fff';") == ["ink: color srgb 1 1 1"])
        let kotlin = nested("object A {", "val a = 1.dp") + "\nval ink = Color(0xFFFFFFFF)"
        #expect(Self.lines("a.kt", kotlin) == ["ink: color srgb 1 1 1"])
        let chain = (0..<5_000).map { "--a\($0):var(--a\($0 + 1));" }.joined()
        let lines = Self.lines("a.css", ":root{\(chain)--a5000:#fff;--b:var(--c);--c:var(--b)}")
        #expect(lines.count == 5_003)
        #expect(lines.first == "a0: -> a1 = srgb 1 1 1")
        #expect(
            lines.suffix(2) == ["b refers to itself through other tokens", "c refers to itself through other tokens"])
    }
}
