import CatalogModel
import CodeReaders
import Testing

@Suite("Design tokens in style sheets and program text")
struct TextFormTests {
    @Test("Custom properties of CSS give colors without a function, references, escaped names and themes")
    func customProperties() {
        let read = ReadTokens([
            (
                "tokens.css",
                ##"""
                @charset "utf-8";
                /* --no: 1px; */
                :root {
                  --ink: 222 47% 11%; /* a triple */
                  --text: hsl(var(--ink));
                  --dim: hsl(var(--ink) / 0.5);
                  --byte: 255, 0, 51;
                  --use: rgba(var(--byte), .5);
                  --space-0\.5: .125rem;
                  --half: calc(var(--space-0\.5) * 2);
                  --copy: var(--space-0\.5, 2px);
                  --lost: var(--missing, 4px);
                  --wide: 50%;
                  --turn: 45deg;
                  --ease: cubic-bezier(.2, 0, 1, 1);
                  --fonts: "Ink Sans", system-ui, sans-serif;
                  --lift: 0 1px 2px rgb(0 0 0 / 10%), inset 0 0 0 1px #fff;
                  --ok: oklch(0.5 0.1 380);
                  --word: "a;b}"; --gap:4px!important
                }
                .dark, [data-theme="dark"] { --ink: 0 0% 100%; }
                @media (prefers-color-scheme: dark) { :root { --gap: 8px } }
                @media (min-width: 40em) { :root { --gap: 16px } }
                .card { --card-gap: 1px; color: var(--text) }

                """##
            )
        ])
        #expect(
            read.lines == [
                "ink: color hsl 222 47 11", "text: -> ink = hsl 222 47 11", "byte: color srgb 1 0 0.2",
                "space-0.5: dimension 0.125rem", "copy: -> space-0.5 = 0.125rem", "lost: dimension 4px",
                "ease: cubicBezier [0.2,0,1,1]", #"fonts: fontFamily ["Ink Sans","system-ui","sans-serif"]"#,
                #"lift: shadow [{"color":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.1},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"}},{"color":{"colorSpace":"srgb","components":[1,1,1]},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":0,"unit":"px"},"spread":{"value":1,"unit":"px"},"inset":true}]"#,
                "ok: color oklch 0.5 0.1 20", "gap: dimension 4px", "ink@dark: color hsl 0 0 100",
                "gap@dark: dimension 8px",
            ])
        #expect(
            read.omissions == [
                "dim is a formula, which is not evaluated", "use is a formula, which is not evaluated",
                "half is a formula, which is not evaluated", "wide is a percentage, which no type of token has",
                "turn has the unit 'deg', which no type of token has", "word is a text, and no type of token has texts",
                "gap is declared for '@media (min-width: 40em)' only", "card-gap is declared for '.card' only",
            ])
        #expect(read.locations[3] == ".125rem")
    }

    @Test("Style sheets that declare the same properties are themes, named by the selectors beside the root")
    func themeFiles() {
        let read = ReadTokens([
            ("a.css", ":root, .kit-light { --ink: #000; --gap: 1px }"),
            ("b.css", ":root, .kit-dark { --ink: #fff; --gap: 1px }"),
        ])
        #expect(
            read.lines == [
                "ink@kit-light: color srgb 0 0 0", "gap@kit-light: dimension 1px", "ink@kit-dark: color srgb 1 1 1",
                "gap@kit-dark: dimension 1px",
            ])
        #expect(read.themes == ["theme: kit-light = kit-light (default)", "theme: kit-dark = kit-dark"])
    }

    @Test("Media conditions other than the color scheme and the contrast leave values out")
    func mediaConditions() {
        let read = ReadTokens([
            (
                "a.css",
                """
                :root { --a: 1px; --b: 1px }
                @media only screen and (prefers-color-scheme: dark) { :root { --a: 2px } }
                @media (prefers-contrast: more) and (prefers-color-scheme:dark) { :root { --a: 3px } }
                @media not all and (prefers-color-scheme: dark) { :root { --a: 4px } }
                @media (prefers-color-scheme: dark) and (min-width: 600px) { :root { --a: 5px } }
                @media print, (prefers-color-scheme: dark) { :root { --a: 6px } }
                @media (prefers-color-scheme: light) { :root { --b: 7px; --c: 8px } }
                @media (prefers-color-scheme: dark) { :root { --c: 9px } }
                """
            )
        ])
        #expect(
            read.lines == [
                "a: dimension 1px", "b: dimension 7px", "a@dark: dimension 2px", "a@dark-high-contrast: dimension 3px",
                "c: dimension 8px", "c@dark: dimension 9px",
            ])
        #expect(
            read.omissions == [
                "a is declared for '@media not all and (prefers-color-scheme: dark)' only",
                "a is declared for '@media (prefers-color-scheme: dark) and (min-width: 600px)' only",
                "a is declared for '@media print, (prefers-color-scheme: dark)' only",
            ])
    }

    @Test("Selectors of the page in a color scheme, and nested selectors of a theme, give the theme")
    func themeSelectors() {
        func themes(_ block: String) -> [String] {
            ReadTokens([("a.css", ":root { --a: 1px } \(block)")]).lines.dropFirst().map { String($0) }
        }
        let dark = ["a@dark: dimension 2px"]
        func inDark(_ selector: String) -> [String] {
            themes("@media (prefers-color-scheme: dark) { \(selector) { --a: 2px } }")
        }
        #expect(inDark(#":root:not([data-theme="light"])"#) == dark)
        #expect(inDark(":root:not(.light):not([data-theme])") == dark)
        #expect(inDark(":where(:root)") == dark)
        #expect(inDark(".dark") == dark)
        #expect(inDark(#"[data-theme="light"]"#) == ["a@light: dimension 2px"])
        #expect(inDark(".theme-light") == ["a@theme-light: dimension 2px"])
        #expect(inDark(".brand") == ["a@dark-brand: dimension 2px"])
        #expect(inDark(".card:not(.light)") == [])
        #expect(themes(":root { &.dark { --a: 2px } }") == dark)
        #expect(themes(":root { .dark & { --a: 2px } }") == dark)
        #expect(
            themes(#"@media (prefers-color-scheme: light) { [data-theme="dark"] { --a: 2px } }"#) == dark)
    }

    @Test("Registered properties have their initial values, unless a rule declares others")
    func registeredProperties() {
        let read = ReadTokens([
            (
                "a.css",
                """
                :root { --gap: 4px }
                @property --brand { syntax: "<color>"; inherits: false; initial-value: #c0ffee; }
                @property --gap { syntax: "<length>"; inherits: true; initial-value: 0px }
                """
            )
        ])
        #expect(read.lines == ["brand: color srgb 0.7529 1 0.9333", "gap: dimension 4px"])
        #expect(read.locations == ["#c0ffee", "4px"])
    }

    @Test("A byte order mark is not a part of the first name")
    func byteOrderMark() {
        let black = " color srgb 0 0 0"
        let files = [
            ("a.scss", "$a: #000; $b: #000;", ["a:" + black, "b:" + black]),
            ("a.css", ":root { --a: #000 }", ["a:" + black]),
            ("a.kt", "val a = Color(0xFF000000)", ["a:" + black]),
            ("a.swift", "enum A { static let b = Color(hex: 0x000000FF) }", ["A/b:" + black]),
            ("a.ts", ##"export const a = "#000""##, ["a:" + black]), ("a.json", ##"{ "a": "#000" }"##, ["a:" + black]),
        ]
        for (path, text, lines) in files {
            let read = ReadTokens([(path, "\u{FEFF}" + text)])
            #expect(read.lines == lines, "\(path)")
            #expect(read.locations.first?.contains("000") == true, "\(path)")
        }
    }

    @Test("The names of colors in CSS are colors, except for the names of fonts and weights")
    func colorNames() {
        let css = ReadTokens([("a.css", ":root { --a: red; --b: RebeccaPurple; --c: GREEN; --d: reddish }")])
        #expect(css.lines == ["a: color srgb 1 0 0", "b: color srgb 0.4 0.2 0.6", "c: color srgb 0 0.502 0"])
        #expect(css.omissions == ["d is a text, and no type of token has texts"])
        let json = ReadTokens([
            (
                "a.json",
                """
                { "a": { "value": "red", "type": "color" }, "b": { "value": "black", "type": "fontWeight" },
                  "c": { "value": "Snow", "type": "fontFamily" } }
                """
            )
        ])
        #expect(json.lines == ["a: color srgb 1 0 0", #"b: fontWeight "black""#, #"c: fontFamily "Snow""#])
    }

    @Test("Long chains of references are followed, and cycles are left out")
    func longChains() {
        func sheet(_ count: Int) -> ReadTokens {
            let aliases = (0..<count).map { "--v\($0): var(--v\($0 + 1));" }.joined()
            return ReadTokens([("a.css", ":root { \(aliases) --v\(count): 1px; --x: var(--y); --y: var(--x) }")])
        }
        let cycle = ["x refers to itself through other tokens", "y refers to itself through other tokens"]
        #expect(sheet(100).lines.first == "v0: -> v1 = 1px")
        #expect(sheet(100).omissions == cycle)
        let long = sheet(20_000)
        #expect(long.lines.count == 20_001)
        #expect(long.omissions == cycle)
    }

    @Test("Nested maps of SCSS are themes by the names of themes, and groups otherwise")
    func nestedMaps() {
        func lines(_ text: String) -> [String] { ReadTokens([("a.scss", text)]).lines }
        #expect(
            lines("$primary: 1px; $button: (base: (primary: 2px, outline: 3px), hover: (primary: 4px));") == [
                "primary: dimension 1px", "button/base/primary: dimension 2px", "button/base/outline: dimension 3px",
                "button/hover/primary: dimension 4px",
            ])
        #expect(
            lines("$primary: 1px; $button: (base: (primary: 2px), hover: (primary: 4px));").dropFirst() == [
                "button/base/primary: dimension 2px", "button/hover/primary: dimension 4px",
            ])
        #expect(
            lines("$primary: 1px; $themes: (sepia: (primary: 2px));") == [
                "primary: dimension 1px", "primary@sepia: dimension 2px",
            ])
        #expect(
            lines("$primary: 1px; $all: (dark: (primary: 2px));") == [
                "primary: dimension 1px", "primary@dark: dimension 2px",
            ])
    }

    @Test("Variables and maps of SCSS are read, and functions are left out")
    func scss() {
        let read = ReadTokens([
            (
                "_tokens.scss",
                """
                // $no: 1px;
                $ink: rgb(10%, 20%, 30%) !default;
                $text: $ink;
                $kit: ('color-ink': (#000,), gap: 4px, deep: (a: 1px, b: $ink));
                $use: map-get($kit, gap);
                $dark: darken($ink, 10%);
                $sum: $gap + 1px;
                @mixin x { $local: 2px; }
                :root { --ink: #{$ink}; }
                """
            )
        ])
        #expect(
            read.lines == [
                "ink: color srgb 0.1 0.2 0.3", "text: -> ink = srgb 0.1 0.2 0.3", "kit/color-ink: color srgb 0 0 0",
                "kit/gap: dimension 4px", "kit/deep/a: dimension 1px", "kit/deep/b: -> ink = srgb 0.1 0.2 0.3",
                "use: -> kit/gap = 4px",
            ])
        #expect(
            read.omissions == [
                "dark is a formula, which is not evaluated", "sum is a formula, which is not evaluated",
            ])
    }

    @Test("Colors of Compose have the opacity first")
    func compose() {
        let read = ReadTokens([
            (
                "Color.kt",
                """
                package kit
                import androidx.compose.ui.graphics.Color
                val Ink = Color(0x80FF0033)
                val Text: Color = Ink
                val Old = Color.White
                val Parts = Color(red = 255, green = 0, blue = 51, alpha = 255)
                val Floats = Color(0.5f, 0f, 1f)
                private val gradient = listOf(Ink)
                object Space { val small = 8.dp; val text = 14.sp
                  val half = 0.5.dp }
                fun f() { val inner = Color(0xFF000000) }
                """
            )
        ])
        #expect(
            read.lines == [
                "Ink: color srgb 1 0 0.2 / 0.502", "Text: -> Ink = srgb 1 0 0.2 / 0.502", "Parts: color srgb 1 0 0.2",
                "Floats: color srgb 0.5 0 1", "Space/small: dimension 8px", "Space/text: dimension 14px",
                "Space/half: dimension 0.5px",
            ])
        #expect(
            read.omissions == [
                "Old is 'Color.White', which only another file declares",
                "gradient is a call of 'listOf', which is not evaluated",
            ])
        #expect(read.locations.first == "Color(0x80FF0033)")
    }

    @Test("Colors of Swift have the opacity last, and types with the same names are themes")
    func swift() {
        let read = ReadTokens([
            (
                "Tokens.swift",
                """
                import SwiftUI
                enum Light {
                    static let ink = Color(hex: 0xFF003380)
                    static let page = UIColor(red: 51.0 / 255.0, green: 0, blue: 1, alpha: 0.5)
                    static let gap: CGFloat = 8
                    static var computed: Color { let x = Color(hex: 0); return x }
                }
                enum Dark {
                    static let ink = Color(.displayP3, red: 1, green: 1, blue: 1, opacity: 0.25)
                    static let page = ink
                    static let gap: CGFloat = 8.5
                }
                extension Color { static let brand = Color(hex: "#112233") }
                """
            )
        ])
        #expect(
            read.lines == [
                "Color/brand: color srgb 0.0667 0.1333 0.2", "ink@light: color srgb 1 0 0.2 / 0.502",
                "page@light: color srgb 0.2 0 1 / 0.5", "gap@light: number 8",
                "ink@dark: color display-p3 1 1 1 / 0.25", "page@dark: -> ink = display-p3 1 1 1 / 0.25",
                "gap@dark: number 8.5",
            ])
        #expect(read.omissions == ["computed is a formula, which is not evaluated"])
    }

    @Test("Constants of a CommonJS module are read with the names of nested objects")
    func commonJS() {
        let read = ReadTokens([
            (
                "tokens.js",
                """
                'use strict';
                const base = '#000';
                module.exports = {
                  colorInk: 'rgb(255, 0, 0)',
                  'space': { small: '4px', tiny: 2 },
                  link: base, mixed: mix(base),
                };
                """
            )
        ])
        #expect(
            read.lines == [
                "base: color srgb 0 0 0", "colorInk: color srgb 1 0 0", "space/small: dimension 4px",
                "space/tiny: number 2",
                "link: -> base = srgb 0 0 0",
            ])
        #expect(read.omissions == ["mixed is a call of 'mix', which is not evaluated"])
    }
}
