import CatalogTestSupport
import Foundation
import Testing

@Suite("The import of colors and other tokens")
struct TokenImportTests {
    private let program: CatalogProgram
    private static let catalog = """
        # Ours.
        format: 1
        name: Kit   # the kit
        outputs: { html: {} }

        """

    init() throws {
        program = try CatalogProgram()
        try program.write("catalog.yaml", Self.catalog)
        try program.write("components/guide.yaml", "{ id: guide, title: Guide, summary: A guide., kind: guide }\n")
    }

    /// Writes a color set with one color for each appearance, by the components as they stand in the file.
    private func write(_ name: String, _ colors: (appearance: String?, components: String)..., more: String = "")
        throws
    {
        let all = colors.map { appearance, components in
            let look = appearance.map {
                #""appearances": [ { "appearance": "luminosity", "value": "\#($0)" } ], "#
            }
            return #"{ "idiom": "universal", \#(look ?? "")"color": { \#(components) } }"#
        }
        try program.write(
            "app/Colors.xcassets/\(name).colorset/Contents.json",
            #"{ "colors": [ \#((all + [more]).filter { !$0.isEmpty }.joined(separator: ", ")) ], "info": { "version": 1 } }"#
        )
    }

    private static func srgb(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000") -> String {
        #""color-space": "srgb", "components": { "red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "\#(alpha)" }"#
    }

    private func writeAssets() throws {
        try program.write("app/Colors.xcassets/Contents.json", #"{ "info": { "version": 1 } }"#)
        try write("Brand", (nil, Self.srgb("0xFF", "0x80", "0x00")))
        try write(
            "Brand/Primary", (nil, Self.srgb("255", "0", "51")), ("dark", Self.srgb("0.200", "0.400", "0.600", "0.500"))
        )
        try write(
            "Plain", (nil, #""color-space": "extended-gray", "components": { "white": "1.000", "alpha": "1.000" }"#),
            more: #"{ "idiom": "watch", "color": { \#(Self.srgb("0", "0", "0")) } }"#)
        try program.write(
            "app/Colors.xcassets/Empty.colorset/Contents.json", #"{ "colors": [ { "idiom": "universal" } ] }"#)
        try write("System", (nil, #""platform": "ios", "reference": "systemBlueColor""#))
    }

    @Test("'import' drafts token files with a theme for each appearance that agree with their source")
    func assets() throws {
        try writeAssets()
        let imported = try program.run("import", "app/Colors.xcassets")
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(
            imported.output == """
                created tokens/colors.tokens.yaml
                created tokens/colors-dark.tokens.yaml
                created tokens/colors.resolver.yaml
                changed catalog.yaml
                left out Plain: it has a value for some devices only
                left out Empty: it has no color
                left out System: it has a value that depends on a device or another file
                4 files: 3 created, 1 changed

                """)
        #expect(
            try program.read("tokens/colors.tokens.yaml") == """
                Brand:
                  $root:
                    $type: color
                    $value: { colorSpace: srgb, components: [1, 0.502, 0] }
                  Primary:
                    $type: color
                    $value: { colorSpace: srgb, components: [1, 0, 0.2] }
                Plain:
                  $type: color
                  $value: { colorSpace: srgb, components: [1, 1, 1] }

                """)
        #expect(
            try program.read("tokens/colors-dark.tokens.yaml") == """
                Brand:
                  Primary:
                    $type: color
                    $value: { colorSpace: srgb, components: [0.2, 0.4, 0.6], alpha: 0.5 }

                """)
        #expect(
            try program.read("catalog.yaml") == """
                # Ours.
                format: 1
                name: Kit   # the kit
                tokens: tokens/colors.resolver.yaml
                themes:
                  light:
                    title: Light
                    inputs:
                      appearance: light
                  dark:
                    title: Dark
                    inputs:
                      appearance: dark
                outputs: { html: {} }

                """)
        #expect(try program.run("check").status == 0)
        let token = try program.run("token", "Brand.Primary")
        #expect(
            token.output.contains("light  #FF0033") && token.output.contains("dark   #336699 50%"), "\(token.output)")
        try program.write(
            "catalog.yaml",
            try program.read("catalog.yaml") + "sources: { colors: { tokens: app/Colors.xcassets } }\n")
        let verified = try program.run("verify")
        #expect(verified.status == 0, "\(verified.errors)")
        #expect(verified.output.contains("3 verified, 0 drifted"), "\(verified.output)")
        let before = try program.files(below: ".")
        #expect(try program.run("import", "app/Colors.xcassets").status == 0)
        #expect(try program.files(below: ".") == before)
    }

    @Test("A repeated import changes only tokens that changed in the source and keeps edits")
    func again() throws {
        try writeAssets()
        #expect(try program.run("import", "app/Colors.xcassets").status == 0)
        let path = "tokens/colors.tokens.yaml"
        let text = """
            # What people see first.
            Plain: { $type: color, $value: "{Brand.Primary}" }   # ours now
            Brand:
                Primary:
                    $description: The red.   # by marketing
                    $value: { colorSpace: srgb, components: [1, 0, 0.2] }
                    $type: color
                $root:
                    $type: color
                    $value: { colorSpace: srgb, components: [1, 0.502, 0] }
                Mine: { $type: color, $value: "{Brand.Primary}" }

            """
        try program.write(path, text)
        try write("Brand/Primary", (nil, Self.srgb("0", "0", "51")))
        try write("Brand/Second", (nil, Self.srgb("255", "255", "255")))
        try write("Plain", (nil, Self.srgb("0", "0", "0")))
        try FileManager.default.removeItem(
            at: program.folder.url.appendingPathComponent("app/Colors.xcassets/Brand.colorset"))
        let imported = try program.run("import", "app/Colors.xcassets")
        #expect(imported.status == 0, "\(imported.errors)")
        let expected = text.replacing(
            "$description: The red.   # by marketing\n        $value: { colorSpace: srgb, components: [1, 0, 0.2] }",
            with:
                "$description: The red.   # by marketing\n        $value: { colorSpace: srgb, components: [0, 0, 0.2] }"
        ).replacing(
            "    $root:\n",
            with: """
                    Second:
                        $type: color
                        $value: { colorSpace: srgb, components: [1, 1, 1] }
                    $root:

                """)
        #expect(try program.read(path) == expected)
        #expect(imported.errors.contains("'Plain' is now"), "\(imported.errors)")
        #expect(imported.errors.contains("'Brand.$root' is missing from the source"), "\(imported.errors)")
        #expect(imported.errors.contains("'Brand.Primary' is missing from the source"), "\(imported.errors)")
        #expect(try program.run("check").status == 0)
        let removed = try program.run("import", "app/Colors.xcassets", "--remove")
        #expect(removed.status == 0)
        #expect(removed.errors.contains("'tokens/colors-dark.tokens.yaml' has no tokens left"), "\(removed.errors)")
        let rest = try program.read(path)
        #expect(!rest.contains("$root") && rest.contains("Mine") && rest.contains("# by marketing"))
        #expect(try program.run("check").status == 0)
    }

    @Test("'import' adds Android colors and sizes, also for the night, beside existing tokens")
    func resources() throws {
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Kit\ntokens:\n  - tokens/base.tokens.json   # by hand\noutputs: { html: {} }\n")
        try program.write(
            "tokens/base.tokens.json", #"{ "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#)
        try program.write(
            "res/values/colors.xml",
            """
            <resources>
            <color name="brand">#F80</color>
            <color name="brand_dim">#80FF8000</color>
            <color name="link">@color/brand</color>
            <color name="other">?attr/colorPrimary</color>
            <dimen name="space">8dp</dimen>
            </resources>

            """)
        let first = try program.run("import", "res/values/colors.xml")
        #expect(first.status == 0, "\(first.errors)")
        #expect(
            try program.read("catalog.yaml").contains(
                "tokens:\n  - tokens/base.tokens.json   # by hand\n  - tokens/colors.tokens.yaml\n"))
        #expect(
            try program.read("tokens/colors.tokens.yaml") == """
                brand:
                  $type: color
                  $value: { colorSpace: srgb, components: [1, 0.5333, 0] }
                brand_dim:
                  $type: color
                  $value: { colorSpace: srgb, components: [1, 0.502, 0], alpha: 0.502 }
                space:
                  $type: dimension
                  $value: { value: 8, unit: px }
                link:
                  $type: color
                  $value: '{brand}'

                """)
        #expect(first.output.contains("left out other: it has a value that depends on a device or another file"))
        try program.write("res/values-night/colors.xml", "<resources><color name=\"brand\">#000</color></resources>\n")
        let night = try program.run("import", "res/values/colors.xml", "res/values-night/colors.xml")
        #expect(night.status == 0, "\(night.errors)")
        #expect(
            try program.read("catalog.yaml").contains("tokens:\n  - tokens/colors.resolver.yaml   # by hand\nthemes:\n")
        )
        let token = try program.run("token", "brand")
        #expect(token.output.contains("light  #FF8800") && token.output.contains("dark   #000000"), "\(token.output)")
        #expect(try program.run("token", "link").output.contains("dark   #000000"))
        #expect(try program.run("token", "gap").status == 0)
        #expect(try program.run("check").status == 0)
    }

    @Test("'import' references files of Design Tokens and reports what a resolver document lacks")
    func designTokens() throws {
        try program.write(
            "dist/brand.tokens.json", #"{ "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#)
        #expect(try program.run("import", "dist/brand.tokens.json").status == 0)
        let text = Self.catalog.replacing("# the kit\n", with: "# the kit\ntokens: dist/brand.tokens.json\n")
        #expect(try program.read("catalog.yaml") == text)
        #expect(try program.run("import", "dist/brand.tokens.json").status == 0)
        #expect(try program.read("catalog.yaml") == text)
        try program.write(
            "own.resolver.json",
            #"{ "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "dist/brand.tokens.json" }] } }, "resolutionOrder": [{ "$ref": "\#("#")/sets/a" }] }"#
        )
        try program.write("catalog.yaml", text.replacing("dist/brand.tokens.json", with: "own.resolver.json"))
        try program.write("values/colors.xml", "<resources><color name=\"brand\">#000</color></resources>\n")
        let told = try program.run("import", "values/colors.xml", "dist/brand.tokens.json")
        #expect(told.status == 0, "\(told.errors)")
        #expect(
            told.errors.contains(
                "the tokens of 'tokens/colors.tokens.yaml' are not in a theme; add the file in 'own.resolver.json'"),
            "\(told.errors)")
        #expect(!told.errors.contains("dist/brand.tokens.json'"), "\(told.errors)")
    }

    @Test("'import' takes the descriptions of new tokens once, and leaves those of the catalog")
    func descriptions() throws {
        func source(_ text: String) -> String {
            #"""
            { "core": { "ink": { "value": "#000000", "type": "color", "description": "\#(text)" } },
              "dark": { "ink": { "value": "#ffffff", "type": "color", "description": "\#(text)" } },
              "$themes": [
                { "name": "A", "group": "M", "selectedTokenSets": { "core": "enabled" } },
                { "name": "B", "group": "M", "selectedTokenSets": { "core": "source", "dark": "enabled" } } ],
              "$metadata": { "tokenSetOrder": [ "core", "dark" ] } }
            """#
        }
        try program.write("t.json", source("For texts."))
        #expect(try program.run("import", "t.json").status == 0)
        let common = """
            ink:
              $type: color
              $value: { colorSpace: srgb, components: [0, 0, 0] }
              $description: For texts.

            """
        #expect(try program.read("tokens/t.tokens.yaml").hasSuffix(common))
        #expect(try !program.read("tokens/t-dark.tokens.yaml").contains("description"))
        try program.write("t.json", source("Other."))
        #expect(try program.run("import", "t.json").output.hasSuffix("2 files: 2 unchanged\n"))
    }

    @Test("'import' reads a folder of Tokens Studio with the keys of the Design Tokens format")
    func studioFolder() throws {
        try program.write("tok/$themes.json", "[]")
        try program.write("tok/$metadata.json", #"{ "tokenSetOrder": ["core/base", "core/none"] }"#)
        try program.write(
            "tok/core/base.json",
            ##"{ "gap": { "$type": "spacing", "$value": "4", "$deprecated": "Use space.", "$description": "Old." } }"##)
        try program.write("tok/core/none.json", "{}")
        let imported = try program.run("import", "tok")
        #expect(imported.status == 0, "\(imported.errors)")
        let path = try #require(program.files(below: "tokens").keys.first { $0.hasSuffix(".tokens.yaml") })
        #expect(
            try program.read("tokens/" + path) == """
                gap:
                  $type: dimension
                  $value: { value: 4, unit: px }
                  $description: Old.
                  $deprecated: Use space.

                """)
    }

    @Test("'import' reads the files with tokens of a folder, and rejects a folder without such files")
    func folder() throws {
        try program.write(
            "res/values/colors.xml",
            """
            <resources><color name="ink">#112233</color><string name="s">x</string><bool name="on">true</bool>
            <drawable name="page">#445566</drawable><style name="t" /></resources>

            """)
        try program.write("res/values-night/colors.xml", "<resources><color name=\"ink\">#EEE</color></resources>")
        try program.write("res/values/strings.xml", "<resources><string name=\"ink\">Ink</string></resources>")
        let imported = try program.run("import", "res")
        #expect(
            imported.output == """
                created tokens/colors.tokens.yaml
                created tokens/colors-dark.tokens.yaml
                created tokens/colors.resolver.yaml
                changed catalog.yaml
                left out s: it is a resource of the kind 'string', which is not read as a token
                left out on: it is a resource of the kind 'bool', which is not read as a token
                4 files: 3 created, 1 changed

                """, "\(imported.errors)")
        #expect(
            try program.read("tokens/colors.tokens.yaml") == """
                ink:
                  $type: color
                  $value: { colorSpace: srgb, components: [0.0667, 0.1333, 0.2] }
                page:
                  $type: color
                  $value: { colorSpace: srgb, components: [0.2667, 0.3333, 0.4] }

                """)
        try program.write("docs/a.md", "# Tokens")
        #expect(
            try program.run("import", "docs").errors
                == "error: cannot read 'docs': the folder has no file with tokens [missing-catalog]\n1 error\n")
    }

    @Test("Files in the format of the catalog that declare the same tokens are themes, for 'import' and 'verify'")
    func documents() throws {
        func token(_ value: Int) -> String { #"{ "$value": \#(value), "$type": "number" }"# }
        try program.write("dark.tokens.json", #"{ "ink": \#(token(2)) }"#)
        try program.write("light.tokens.json", #"{ "ink": \#(token(1)), "gap": \#(token(8)) }"#)
        let imported = try program.run("import", "dark.tokens.json", "light.tokens.json")
        #expect(
            imported.output
                == "created tokens/dark.resolver.yaml\nchanged catalog.yaml\n2 files: 1 created, 1 changed\n",
            "\(imported.errors)")
        #expect(
            try program.run("token", "ink").output == "ink  number\n\nValue in each theme\n  light  1\n  dark   2\n")
        try program.write("dist/dark.tokens.json", #"{ "ink": \#(token(3)) }"#)
        try program.write("dist/light.tokens.json", #"{ "ink": \#(token(1)), "gap": \#(token(8)) }"#)
        try program.write(
            "catalog.yaml", try program.read("catalog.yaml") + "sources: { design: { tokens: dist } }\n")
        let verified = try program.run("verify")
        #expect(verified.output.contains("theme 'light': 2 pairs, 0 with another value"), "\(verified.output)")
        #expect(verified.output.contains("theme 'dark': 2 pairs, 1 with another value"), "\(verified.output)")
        #expect(verified.errors.contains("[token-drift]"))
    }
}
