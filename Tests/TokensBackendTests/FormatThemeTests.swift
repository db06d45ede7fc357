import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@Suite("Themes and values of exported tokens")
struct FormatThemeTests {
    private static func number(_ value: String) -> String {
        #"{ "a": { "$type": "number", "$value": \#(value) }, "b": { "$type": "number", "$value": 1 } }"#
    }

    private static func color(_ red: String) -> String {
        #"{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(red), 0, 0] } } }"#
    }

    private static func appearances() throws -> TokenCatalog {
        try TokenCatalog([
            "light": color("0"), "dark": color("0.2"), "high-contrast": color("0.4"), "dark-hc": color("0.6"),
            "compact": color("0.8"),
        ])
    }

    @Test("Themes of light, dark and contrast are appearances of a color; others have a catalog of their own")
    func families() throws {
        let files = try Self.appearances().rendered(["formats": "xcassets"]).files
        #expect(
            files.keys.sorted() == [
                "xcassets/compact/Tokens.xcassets/Contents.json",
                "xcassets/compact/Tokens.xcassets/c.colorset/Contents.json",
                "xcassets/default/Tokens.xcassets/Contents.json",
                "xcassets/default/Tokens.xcassets/c.colorset/Contents.json",
            ])
        let set = try #require(files["xcassets/default/Tokens.xcassets/c.colorset/Contents.json"])
        let facts = set.split(separator: "\n").flatMap { line in
            line.split(separator: "\"").map(String.init).filter { ["dark", "high"].contains($0) || $0.hasPrefix("0.") }
        }
        #expect(facts.filter { $0 != "0.0000" } == ["dark", "0.2000", "high", "0.4000", "dark", "high", "0.6000"])
    }

    @Test("Themes of high contrast have their own folder of Android resources")
    func contrast() throws {
        let files = try Self.appearances().rendered(["formats": "android"]).files
        let folders = Set(files.keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        #expect(
            folders.sorted() == [
                "android/compact/values", "android/default/values", "android/default/values-night",
                "android/high-contrast/values", "android/high-contrast/values-night",
            ])
        let night = try #require(files["android/high-contrast/values-night/colors.xml"])
        #expect(night.contains("    <color name=\"c\">#990000</color>\n"))
    }

    @Test("Themes of the same words have different folders")
    func sameWords() throws {
        let files = try TokenCatalog(["a b": Self.color("0"), "a-b": Self.color("1"), "A b": Self.color("0.5")])
            .rendered(["formats": "android"]).files
        let folders = files.keys.filter { $0.hasSuffix("colors.xml") }.sorted()
        #expect(
            folders == [
                "android/a b/values/colors.xml", "android/a-b-2/values/colors.xml", "android/a-b/values/colors.xml",
            ])
        #expect(try #require(files["android/a-b/values/colors.xml"]).contains("#000000"))
        #expect(try #require(files["android/a-b-2/values/colors.xml"]).contains("#FF0000"))
    }

    @Test("The positions of a gradient are within 0 and 1")
    func positions() throws {
        let stop = #"{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": "#
        let glow = #"{ "glow": { "$type": "gradient", "$value": [\#(stop)-1 }, \#(stop)2 }] } }"#
        let files = try TokenCatalog(glow).rendered(["formats": ["android", "figma", "swift"]]).files
        let android = try #require(files["android/values/tokens.xml"])
        #expect(
            android.split(separator: "\n").filter { $0.contains("position") } == [
                "    <item name=\"glow_1_position\" type=\"dimen\" format=\"float\">0</item>",
                "    <item name=\"glow_2_position\" type=\"dimen\" format=\"float\">1</item>",
            ])
        #expect(try #require(files["swift/DesignTokens.swift"]).contains("location: 0), Gradient.Stop("))
        let figma = try #require(files.first { $0.key.hasPrefix("figma/") }).value
        #expect(!figma.contains("-1") && !figma.contains(": 2"), "\(figma)")
    }

    @Test("A theme's inputs decide the appearance before its name")
    func inputs() throws {
        var found = Diagnostics()
        let themes = try [("bright", "light"), ("gloom", "dark")].map { name, context in
            TokenTheme(
                name: name, inputs: TokenInputs([.init(modifier: "mode", context: context)]),
                tokens: try TokenCatalog.tokens(SourceFile(path: "\(name).json", text: Self.color("1")), &found))
        }
        let files = try TokenCatalog(themes).rendered(["formats": "android"]).files.keys
        #expect(files.contains("android/values-night/colors.xml"))
    }

    @Test("A style sheet follows the color scheme of the system, unless an element has a theme")
    func colorScheme() throws {
        let catalog = try TokenCatalog(["light": Self.number("1"), "dark": Self.number("2")])
        #expect(
            try catalog.rendered(["formats": "css", "colorScheme": true]).files["tokens.css"] == """
                /* Test: design tokens, all themes. */

                :root,
                [data-theme="light"] {
                  --a: 1;
                  --b: 1;
                }

                @media (prefers-color-scheme: dark) {
                  :root {
                    --a: 2;
                  }

                  [data-theme="light"] {
                    --a: 1;
                  }
                }

                [data-theme="dark"] {
                  --a: 2;
                }

                """)
        let reversed = try TokenCatalog(["dark": Self.number("2"), "light": Self.number("1")])
        let sheet = try #require(
            try reversed.rendered(["formats": "css", "colorScheme": true]).files["tokens.css"])
        #expect(sheet.contains("@media (prefers-color-scheme: light) {\n  :root {\n    --a: 1;\n"))
        let others = try TokenCatalog(["light": Self.number("1"), "sepia": Self.number("2")])
        #expect(
            try others.rendered(["formats": "css", "colorScheme": true]).files
                == others.rendered(["formats": "css"]).files)
    }

    @Test("A value that a format does not have is a note at its token, once for all themes and aliases")
    func values() throws {
        let tokens = #"""
            {
              "weight": { "$type": "fontWeight", "$value": 450.5 },
              "wide": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [0, 1, 0] } },
              "alias": { "$type": "color", "$value": "{wide}" },
              "one": { "$type": "number", "$value": 1 },
              "two": { "$type": "number", "$value": 2 }
            }
            """#
        let catalog = try TokenCatalog(["light": tokens, "dark": tokens])
        #expect(
            try catalog.rendered(["formats": ["swift", "compose", "android", "xcassets"]]).findings == [
                "light.json:2:3 «\"weight\"» note: 'weight' is missing from 'compose': FontWeight has whole numbers only "
                    + "[token-format]",
                "light.json:2:3 «\"weight\"» note: 'weight' is missing from 'swift': Font.Weight has the weights 100, 200, … 900 "
                    + "only [token-format]",
                "light.json:2:3 «\"weight\"» note: 'xcassets' has no values of type 'fontWeight': 'weight' is missing from it "
                    + "[token-format]",
                "light.json:3:3 «\"wide\"» note: 'wide' is inexact in 'android': the color is outside of sRGB, so it is the "
                    + "nearest one inside [token-format]",
                "light.json:5:3 «\"one\"» note: 'xcassets' has no values of type 'number': 'one' and 1 other token are missing "
                    + "from it [token-format]",
            ])
    }

    @Test("A token of another type in another theme is missing from the files, with a note")
    func types() throws {
        let catalog = try TokenCatalog([
            "light": Self.number("1"), "dark": #"{ "a": { "$type": "fontFamily", "$value": "Inter" } }"#,
        ])
        let rendered = try catalog.rendered(["formats": "swift"])
        #expect(
            rendered.findings == [
                "dark.json:1:3 «\"a\"» note: 'a' is missing from 'swift': its type differs from the one in another theme "
                    + "[token-format]"
            ])
        #expect(try #require(rendered.files["swift/DesignTokens.swift"]).contains("        tokens.a = nil\n"))
    }

    @Test("The default formats are Design Tokens files and style sheets")
    func defaults() throws {
        let files = try FormatSample.catalog().rendered().files.keys.sorted()
        #expect(files == ["dark.css", "dark.tokens.json", "light.css", "light.tokens.json", "tokens.css"])
    }

    @Test("Aliases between variables of Figma are kept on request")
    func figmaAliases() throws {
        let catalog = try TokenCatalog(
            #"{ "g": { "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{g.a}" } } }"#)
        let kept = try #require(
            try catalog.rendered(["formats": "figma", "aliases": "keep"]).files["figma/default.tokens.json"])
        #expect(kept.contains(#""b": { "$type": "number", "$value": "{g.a}" }"#))
        let resolved = try #require(try catalog.rendered(["formats": "figma"]).files["figma/default.tokens.json"])
        #expect(resolved.contains(#""b": { "$type": "number", "$value": 1 }"#))
    }
}
