import CatalogTestSupport
import Foundation
import Testing

@Suite("Parity of tokens on the command line")
struct TokenParityCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
    }

    private func writeCatalog(_ source: String) throws {
        try program.write("components/guide.yaml", "{ id: guide, title: Guide, summary: A guide., kind: guide }\n")
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Kit\ntokens: a.tokens.json\noutputs: { html: {} }\nsources: { web: { \(source) } }\n")
        try program.write(
            "a.tokens.json",
            #"{ "$type": "number", "ink": { "$value": 1 }, "gap": { "$value": 8 }, "old": { "$value": 3 } }"#)
    }

    @Test("The folder of a source has files of tokens in all formats, recognized by content")
    func folder() throws {
        try writeCatalog("tokens: dist, floor: 2")
        try program.write("dist/css/a.css", ":root { --ink: 1 }")
        try program.write("dist/b.ts", "export const gap = '8px'\n")
        try program.write("dist/c.json", #"{ "name": "kit", "version": "1.0.0" }"#)
        try program.write("dist/d.css", "a { color: red }")
        let verified = try program.run("verify")
        #expect(verified.status == 2, "\(verified.errors)")
        #expect(
            verified.output == """
                web: 2 declared, 2 verified, 0 drifted, 0 without an entry, 1 not in the code
                  tokens: value 0, only in the catalog 1, only in the source 0, alias 0, code syntax 0, other notation 0
                  theme 'default': 2 pairs, 0 with another value

                """)
        try program.write("empty/d.css", "a { color: red }")
        try writeCatalog("tokens: empty")
        let empty = try program.run("verify")
        #expect(empty.status == 1)
        #expect(empty.errors.contains("no token was found in 'empty'"), "\(empty.errors)")
    }

    @Test("A verification without a pair exits with 1")
    func noPair() throws {
        try writeCatalog("tokens: a.css")
        try program.write("a.css", ":root { --x: 1 }")
        let verified = try program.run("verify")
        #expect(verified.status == 1)
        #expect(verified.errors.contains("[too-few-pairs]"), "\(verified.errors)")
    }

    @Test("'--record' records the comparison for a page of the site, in the same bytes each time")
    func record() throws {
        try writeCatalog("tokens: a.css")
        try program.write("a.css", ":root { --ink: 2; --gap: 8px; --new: 1 }")
        #expect(try program.run("verify", "--record").status == 2)
        let first = try program.read(".verified/web.json")
        #expect(first.contains(#""only in the source""#) && first.contains(#""default""#), "\(first)")
        #expect(try program.run("verify", "--record").status == 2)
        #expect(try program.read(".verified/web.json") == first)
        let built = try program.run("build")
        #expect(built.status == 0, "\(built.errors)")
        let pages = try program.files(below: ".").keys.filter { $0.contains("token-parity") }
        #expect(pages.sorted() == ["Output/html/token-parity.html", "Output/html/token-parity.md"])
    }
}

@Suite(
    "Parity of the shared sets of tokens", .serialized, .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct SharedTokenParityTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        #expect(try program.run("init", ".", "--empty").status == 0)
    }

    private func copy(_ name: String) throws {
        let url = SharedData.url("data/token-sets/\(name)")
        try program.write("source/\(url.lastPathComponent)", String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }

    private func add(_ text: String) throws {
        try program.write("catalog.yaml", try program.read("catalog.yaml") + text)
    }

    @Test("The style sheets of Synergy differ from the Figma file in 7, 1, 9 and 9 values")
    func synergy() throws {
        for name in [
            "figma-variables.json", "sick2025_light.css", "sick2025_dark.css", "sick2018_light.css",
            "sick2018_dark.css",
        ] {
            try copy("synergy/\(name)")
        }
        let imported = try program.run("import", "source/figma-variables.json")
        #expect(imported.status == 0, "\(imported.errors)")
        // Six of the 289 variables in both have values that no type of token has.
        for name in [
            "component/input/required/content", "primitive/text-decoration/default",
            "primitive/text-decoration/underline",
            "semantic/focus-ring/style", "component/link/underline-outline", "component/details/open-rotation",
        ] {
            #expect(imported.output.contains("left out \(name): "), "\(name)")
        }
        try add(
            """
            sources:
              web:
                tokens: [source/sick2025_light.css, source/sick2025_dark.css, source/sick2018_light.css, source/sick2018_dark.css]
                drop: 1
                prefixes: [--syn-]
                tolerance: 1
                themes:
                  sick2025_light: default
                  sick2025_dark: synergy-themes-sick2025-dark
                  sick2018_light: synergy-themes-sick2018-light
                  sick2018_dark: synergy-themes-sick2018-dark
                ignore: { DEPRECATED *: A former collection. }

            """)
        let verified = try program.run("verify", "--verbose")
        #expect(verified.status == 2, "\(verified.errors.prefix(500))")
        // 289 = 278 + 5 letter spacings that are 'normal' + the six variables above; 'normal' is 4 times in 2018.
        #expect(
            verified.output == """
                web: 421 declared, 270 verified, 11 drifted, 145 without an entry, 491 not in the code
                  184 facts not known from this source: Token.value 122, Token.alias 62
                  tokens: value 26, only in the catalog 491, only in the source 145, alias 4, code syntax 0, other notation 40
                  theme 'default': 278 pairs, 7 with another value
                  theme 'synergy-themes-sick2025-dark': 278 pairs, 1 with another value
                  theme 'synergy-themes-sick2018-light': 279 pairs, 9 with another value
                  theme 'synergy-themes-sick2018-dark': 279 pairs, 9 with another value

                """)
        let lines = verified.errors.split(separator: "\n")
        func findings(_ rule: String) -> [Substring] { lines.filter { $0.hasSuffix("[\(rule)]") } }
        #expect(findings("token-drift").count == 26)
        #expect(lines.count { $0.hasPrefix("source/sick") && $0.hasSuffix("note: in the code") } == 26 + 4 + 40)
        // Percentages and font stacks are listed apart; durations agree.
        let names = Set(findings("token-notation").compactMap { $0.split(separator: "'").dropFirst().first })
        #expect(
            names.sorted() == [
                "component.input.font-family", "component.tooltip.font-family", "component.tooltip.line-height",
                "primitive.font.mono", "primitive.font.sans", "primitive.line-height.dense",
                "primitive.line-height.denser",
                "primitive.line-height.loose", "primitive.line-height.looser", "primitive.line-height.normal",
            ])
    }

    @Test("The outputs of Polaris agree in every color")
    func polaris() throws {
        for name in [
            "colors.json", "colors.ios.json", "colors.common.js", "colors.scss", "colors.map.scss",
            "colors.custom-properties.css", "colors.android.xml",
        ] {
            try copy("polaris/\(name)")
        }
        let imported = try program.run("import", "source/colors.ios.json")
        #expect(imported.status == 0, "\(imported.errors)")
        try add(
            """
            sources:
              json: { tokens: source/colors.json, prefixes: [color-] }
              script: { tokens: source/colors.common.js, prefixes: [color] }
              scss: { tokens: source/colors.scss, prefixes: [color-] }
              map: { tokens: source/colors.map.scss, prefixes: [color-] }
              css: { tokens: source/colors.custom-properties.css, prefixes: [color-] }
              android: { tokens: source/colors.android.xml, prefixes: [polaris_color_] }

            """)
        let verified = try program.run("verify")
        #expect(verified.status == 0, "\(verified.errors)")
        let counts = verified.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            counts
                == ["json", "script", "scss", "map", "css", "android"].map {
                    "\($0): 58 declared, 58 verified, 0 drifted, 0 without an entry, 0 not in the code"
                })
    }
}
