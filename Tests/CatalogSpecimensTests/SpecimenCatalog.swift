import CatalogModel
import CatalogPages
import CatalogTestSupport
import Testing

/// A catalog of one entry with tokens in a light and a dark theme, in few words.
struct SpecimenCatalog {
    let registry: ComponentRegistry

    /// - `entry`: What stands below the first lines of the entry `lamp`.
    /// - `tokens`: Further tokens, as members of a JSON object.
    /// - `files`: Further files beside the entry.
    init(
        _ entry: String, title: String = "Lamp", tokens: String = "", files: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let loaded = await Snippet.load(
            ["lamp": "id: lamp\ntitle: \(JSONValue.string(title).compact)\nsummary: A test.\n" + entry],
            files: [
                "light.tokens.json": Self.file(paper: Self.white, ink: Self.black, tokens),
                "dark.tokens.json": Self.file(paper: Self.black, ink: Self.white, tokens),
                "theme.resolver.json": """
                {
                  "version": "2025.10",
                  "modifiers": {
                    "look": {
                      "contexts": { "light": [{ "$ref": "light.tokens.json" }], "dark": [{ "$ref": "dark.tokens.json" }] }
                    }
                  },
                  "resolutionOrder": [{ "$ref": "#/modifiers/look" }]
                }
                """,
            ].merging(files) { own, _ in own },
            catalog: """
                format: 1
                name: Test
                tokens: theme.resolver.json
                themes: { light: { inputs: { look: light } }, dark: { inputs: { look: dark } } }
                """)
        try #require(loaded.diagnostics.map(\.testDescription) == [], sourceLocation: sourceLocation)
        registry = try #require(loaded.registry, sourceLocation: sourceLocation)
    }

    static let white = color("1, 1, 1")
    static let black = color("0, 0, 0")

    static func color(_ components: String, alpha: String = "1") -> String {
        #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(components)], "alpha": \#(alpha) } }"#
    }

    static func length(_ value: String, _ unit: String = "px") -> String {
        #"{ "$type": "dimension", "$value": { "value": \#(value), "unit": "\#(unit)" } }"#
    }

    private static func file(paper: String, ink: String, _ tokens: String) -> String {
        """
        {
          "paper": \(paper), "ink": \(ink), "red": \(color("1, 0, 0")), "veil": \(color("0, 0, 1", alpha: "0.5")),
          "text": { "$type": "color", "$value": "{ink}" },
          "thin": \(length("2")), "round": \(length("6")), "tall": \(length("40")), "wide": \(length("5", "rem"))
          \(tokens.isEmpty ? "" : ", " + tokens)
        }
        """
    }

    var sheet: SpecimenSheet {
        SpecimenSheet(of: registry.components[0], in: registry.themes)
    }

    /// What the rows show of: `on`, `size=small`, all in turn; `-` for the component as a whole.
    var subjects: [String] {
        sheet.rows.map { row in
            let words =
                [row.subject.state].compactMap(\.self)
                + row.subject.variants.map { "\($0.axis)=\($0.value)" }
            return words.isEmpty ? "-" : words.joined(separator: " ")
        }
    }

    /// The facts of all rows in one theme.
    func words(theme: Int = 0) -> [String] {
        sheet.rows.map { $0.looks[theme]?.words ?? "nothing" }
    }

    /// The picture of the only row in the first theme, without its frame: from the first shape to the last.
    func shapes(sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let sheet = sheet
        try #require(sheet.rows.count == 1, sourceLocation: sourceLocation)
        let text = try #require(sheet.rows[0].looks[0], sourceLocation: sourceLocation).svg(title: "T", description: "")
        let start = try #require(text.firstRange(of: "</title>")?.upperBound, sourceLocation: sourceLocation)
        return String(text[start...].dropLast("</svg>\n".count))
    }
}
