import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@Suite("Style sheets")
struct StylesheetTests {
    private func lines(_ tokens: String, _ options: KeyValuePairs<String, JSONValue> = [:]) throws -> [String] {
        try TokenCatalog("{ \(tokens) }").rendered(options).lines()
    }

    @Test("A style sheet has a custom property for each token, with its description above")
    func sheet() throws {
        let catalog = try TokenCatalog(
            [
                "dark":
                    #"{ "a": { "b": { "$type": "number", "$value": 1.50, "$description": "One\n\nand a half. */" } } }"#
            ],
            titles: ["dark": "Night"])
        #expect(
            try catalog.rendered().files["dark.css"] == """
                /* Test: design tokens, theme 'dark'.
                   Night */

                :root {
                  /* One

                     and a half. * / */
                  --a-b: 1.50;
                }

                """)
    }

    @Test(
        "Names are escaped in a style sheet",
        arguments: [
            ("a b", #"--a\ b"#), ("0", "--0"), ("a/b:c", #"--a\/b\:c"#), ("Größe", "--Größe"), ("😀❤", #"--😀\2764 "#),
            ("line\\nbreak", #"--line\a break"#), ("\\\\", #"--\\"#), ("-", "---"), ("a\\u200Eb", #"--a\200e b"#),
        ])
    func names(name: String, css: String) throws {
        #expect(try lines(#""\#(name)": { "$type": "number", "$value": 1 }"#) == ["\(css): 1;"])
    }

    @Test("Root tokens are named as their group, and all tokens get the prefix")
    func rootsAndPrefix() throws {
        let tokens =
            #""$root": { "$type": "number", "$value": 1 }, "a": { "$root": { "$type": "number", "$value": 2 } }"#
        #expect(try lines(tokens) == ["--root: 1;", "--a: 2;"])
        #expect(try lines(tokens, ["prefix": "d s"]) == [#"--d\ s-root: 1;"#, #"--d\ s-a: 2;"#])
    }

    @Test("Names that are equal in CSS are reported")
    func clashes() throws {
        let rendered = try TokenCatalog(
            """
            {
              "a": { "b-c": { "$type": "number", "$value": 1 } },
              "a-b": { "c": { "$type": "number", "$value": 2 } }
            }
            """
        ).rendered()
        #expect(
            rendered.findings == [
                "default.json:3:12 «\"c\"» 'a-b.c' and 'a.b-c' are both '--a-b-c' in CSS; rename one of them "
                    + "[css-property-clash] ('a.b-c' is here at default.json:2:10)"
            ])
        #expect(
            try TokenCatalog(
                #"{ "a": { "b-c": { "$type": "number", "$value": 1 } }, "a-b": { "c": { "$type": "number", "$value": 2 } } }"#
            ).rendered(["formats": ["json"]]).findings == [])
    }

    @Test("Aliases are kept as variables")
    func variables() throws {
        #expect(
            try lines(
                """
                "n": { "$type": "number", "$value": 1 }, "m": { "$type": "number", "$value": "{n}" },
                "o": { "$type": "number", "$ref": "#/m" }, "x y": { "$type": "number", "$value": 2 },
                "z": { "$type": "number", "$value": "{x y}" },
                "d": { "$type": "dimension", "$value": { "value": "{n}", "unit": "px" } }
                """, ["aliases": "keep"]) == [
                    "--n: 1;", "--m: var(--n);", "--o: var(--m);", #"--x\ y: 2;"#, #"--z: var(--x\ y);"#, "--d: 1px;",
                ])
    }

    @Test(
        "A CSS parser reads the values of the tokens",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"), arguments: ["resolve", "keep"])
    func judged(aliases: String) throws {
        let folder = try TemporaryFolder()
        let catalog = try TokenCatalog(EveryType.file)
        try folder.write("tokens.json", try #require(try catalog.rendered().files["default.tokens.json"]))
        try catalog.rendered(["aliases": .string(aliases)]).write(to: folder)
        let tokens = folder.url.appendingPathComponent("tokens.json")
        let sheets = ["default.css", "tokens.css"].map(folder.url.appendingPathComponent)
        #expect(try TokenJudges.faults(sheets.map { .init(sheet: $0, tokens: tokens) }) == [])
    }

    @Test(
        "A mistake in a style sheet is found with and without a stored verdict on the correct one",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"), arguments: [false, true])
    func plantedLater(isCached: Bool) throws {
        let rendered = try TokenCatalog(EveryType.file).rendered()
        let sound = try #require(rendered.files["default.css"])
        func faults(_ sheet: String) throws -> [String] {
            let folder = try TemporaryFolder()
            try rendered.write(to: folder)
            let tokens = folder.url.appendingPathComponent("default.tokens.json")
            return try TokenJudges.faults([.init(sheet: try folder.write("default.css", sheet), tokens: tokens)])
        }
        let records = try TemporaryFolder()
        try VerdictStore.$current.withValue(VerdictStore(records.url)) { () throws in
            if isCached { #expect(try faults(sound) == []) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: records.url.path).isEmpty == !isCached)
            #expect(try faults(sound.replacing("#3f4cb8", with: "#3f4cb9")) != [])
        }
    }

    private static let mistakes = [
        ("#3f4cb8", "#3f4cb9"), ("330.5 100%", "330.5 100"), ("350.5", "350.6"), ("groove", "ridge"),
        ("12.5%", "12.6%"),
        ("\\\"Sans", "\"Sans"), ("-apple-system", "\"-apple-system\""), ("--ease", "--Ease"), ("inset ", ""),
        ("rgb(255 0 0 / 0.5)", "rgb(255 0 0)"), ("1rem/1.50", "1rem 1.50"), ("#3f4cb8;", "#3f4cb8};"),
        ("utf-8\";", "utf-8\"};"),
        ("1.5s cubic", "1.5s, cubic"),
    ]

    @Test(
        "A CSS parser rejects a style sheet with a planted mistake",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func planted() throws {
        let folder = try TemporaryFolder()
        let rendered = try TokenCatalog(EveryType.file).rendered()
        let text = try #require(rendered.files["default.css"])
        try rendered.write(to: folder)
        let tokens = folder.url.appendingPathComponent("default.tokens.json")
        let planted = try Self.mistakes.enumerated().map { index, mistake in
            let location = try #require(text.range(of: mistake.0))
            let sheet = try folder.write("\(index).css", text.replacingCharacters(in: location, with: mistake.1))
            return TokenJudges.Comparison(sheet: sheet, tokens: tokens)
        }
        let faults = try TokenJudges.faults(planted)
        for (index, mistake) in Self.mistakes.enumerated() {
            #expect(faults.contains { $0.hasPrefix("\(index).css: ") }, "\(mistake)")
        }
    }
}
