import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@Suite("Names of exported tokens")
struct TokenNamingTests {
    /// The names of a flat JSON file, in order.
    private func names(_ tokens: String, _ options: KeyValuePairs<String, JSONValue>) throws -> [String] {
        let text = try #require(try TokenCatalog("{ \(tokens) }").rendered(options).files["json-flat/default.json"])
        return text.split(separator: "\n").dropFirst().dropLast().map { String($0.split(separator: "\"")[1]) }
    }

    private static let paths = [
        "theme.color.text.onAccent", "theme.space.1.5", "theme.space.15", "theme.HTMLInput", "color.$root",
    ]

    private static func tokens(_ paths: [String]) -> String {
        var tree: JSONValue = [:]
        for path in paths { tree = adding(path.split(separator: ".").map(String.init)[...], to: tree) }
        return String(tree.compact.dropFirst().dropLast())
    }

    private static func adding(_ path: ArraySlice<String>, to tree: JSONValue) -> JSONValue {
        guard let name = path.first else { return ["$type": "number", "$value": .number("1")] }
        guard case .object(var members) = tree else { return tree }
        members[name] = adding(path.dropFirst(), to: members[name] ?? [:])
        return .object(members)
    }

    @Test(
        "The case joins the words of a path",
        arguments: [
            ("camel", ["themeColorTextOnAccent", "themeSpace1_5", "themeSpace15", "themeHTMLInput", "color"]),
            ("pascal", ["ThemeColorTextOnAccent", "ThemeSpace1_5", "ThemeSpace15", "ThemeHTMLInput", "Color"]),
            (
                "kebab",
                ["theme-color-text-on-accent", "theme-space-1-5", "theme-space-15", "theme-html-input", "color"]
            ),
            (
                "snake",
                ["theme_color_text_on_accent", "theme_space_1_5", "theme_space_15", "theme_html_input", "color"]
            ),
        ])
    func cases(nameCase: String, expected: [String]) throws {
        #expect(try names(Self.tokens(Self.paths), ["formats": "json-flat", "case": .string(nameCase)]) == expected)
    }

    @Test("Leading groups are dropped, and the prefix comes first")
    func dropAndPrefix() throws {
        let options: KeyValuePairs<String, JSONValue> = [
            "formats": "json-flat", "drop": ["theme", "theme.color"], "prefix": "ds",
        ]
        #expect(
            try names(Self.tokens(Self.paths), options)
                == ["ds.text.onAccent", "ds.space.1.5", "ds.space.15", "ds.HTMLInput", "ds.color"])
    }

    @Test("The name of a root token is the group's, also where the group is dropped")
    func droppedRoot() throws {
        let options: KeyValuePairs<String, JSONValue> = ["formats": "json-flat", "drop": "a"]
        #expect(try names(Self.tokens(["a.$root", "a.b"]), options) == ["a", "b"])
    }

    @Test("Custom properties take the case, the prefix and dropped groups")
    func properties() throws {
        let tokens = Self.tokens(["theme.color.textOnAccent", "theme.a b"])
        let lines = try TokenCatalog("{ \(tokens) }")
            .rendered(["formats": "css", "case": "kebab", "drop": "theme", "prefix": "ds"]).lines()
        #expect(lines == ["--ds-color-text-on-accent: 1;", "--ds-a-b: 1;"])
    }

    @Test("Two tokens with the same name in a format are an error with both locations")
    func clash() throws {
        let catalog = try TokenCatalog(
            """
            {
              "a": { "b-c": { "$type": "number", "$value": 1 } },
              "a-b": { "c": { "$type": "number", "$value": 2 } }
            }
            """)
        #expect(
            try catalog.rendered(["formats": ["swift", "json-flat"]]).findings == [
                "default.json:3:12 «\"c\"» duplicate name 'aBC' in 'swift' for 'a-b.c' and 'a.b-c'; rename one of them "
                    + "[token-name-clash] ('a.b-c' is here at default.json:2:10)"
            ])
    }

    @Test("A reserved word and a leading digit get another spelling")
    func reserved() throws {
        let tokens = "{ \(Self.tokens(["default", "init", "8.a", "in"])) }"
        let files = try TokenCatalog(tokens).rendered(["formats": ["swift", "compose", "ts"]]).files
        let swift = try #require(files["swift/DesignTokens.swift"])
        for name in ["`default`", "init_", "_8A", "`in`"] {
            #expect(swift.contains("public var \(name): Double = 1\n"))
        }
        let compose = try #require(files["compose/DesignTokens.kt"])
        for name in ["default", "init", "_8A", "`in`"] { #expect(compose.contains("    val \(name): Float\n")) }
        #expect(try #require(files["ts/tokens.ts"]).contains("  default: 1,\n  init: 1,\n  _8A: 1,\n  in: 1,\n"))
    }

    @Test("A name that a format has for itself gets an underscore")
    func ownNames() throws {
        let tokens = "{ \(Self.tokens(["tokens", "themes", "color.spaces", "design.tokens", "CGFloat"])) }"
        let files = try TokenCatalog(tokens).rendered(["formats": ["swift", "compose", "scss"], "case": "pascal"]).files
        let swift = try #require(files["swift/DesignTokens.swift"])
        for name in ["Tokens", "Themes", "ColorSpaces", "DesignTokens_", "CGFloat_"] {
            #expect(swift.contains("public var \(name): Double = 1\n"), "\(name)")
        }
        let compose = try #require(files["compose/DesignTokens.kt"])
        for name in ["Tokens", "ColorSpaces_"] { #expect(compose.contains("    val \(name): Float\n"), "\(name)") }
        let sass = try #require(
            try TokenCatalog(tokens).rendered(["formats": "scss"]).files["scss/_tokens.scss"])
        #expect(
            sass.split(separator: "\n").filter { $0.contains("tokens_") || $0.hasPrefix("$tokens") } == [
                "$tokens_: 1;", "$tokens: (", "  \"tokens_\": $tokens_,",
            ])
        #expect(sass.contains("\n$themes_: 1;\n"))
    }

    @Test("A path without letters and digits has no name")
    func nameless() throws {
        #expect(
            try TokenCatalog(##"{ "#": { "$type": "number", "$value": 1 } }"##).rendered(["formats": "swift"]).findings
                == [
                    "default.json:1:3 «\"#\"» note: '#' is missing from 'swift': its path has no letters or digits for a name "
                        + "[token-format]"
                ])
    }
}
