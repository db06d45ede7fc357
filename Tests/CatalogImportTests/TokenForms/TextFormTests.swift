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
                "gap is declared for ':root' only", "card-gap is declared for '.card' only",
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
        #expect(read.omissions == [])
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
