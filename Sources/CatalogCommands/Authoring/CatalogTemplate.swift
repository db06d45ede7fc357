import CatalogModel

/// The starter files written by `catalog init`: `catalog.yaml`, an entry, tokens in two themes, schemas and
/// `.gitignore`.
struct CatalogTemplate {
    var name: String
    /// Whether the entry and the tokens are omitted.
    var isEmpty = false

    /// Path within the catalog's folder → text.
    var files: [(path: String, text: String)] {
        let samples =
            isEmpty
            ? []
            : [
                ("components/button.yaml", entry), ("tokens/base.tokens.json", tokens),
                ("tokens/dark.tokens.json", darkTokens), ("tokens/theme.resolver.json", resolver),
            ]
        return [("catalog.yaml", catalog)] + samples + SchemaFile.written.map { ($0.path, $0.text) }
            + [(".gitignore", "Output/\n")]
    }

    private var catalog: String {
        """
        \(SchemaFile.modeline(SchemaFile.catalog.path))
        format: 1
        name: \(name.yamlScalar)
        version: 0.1.0
        entries: components
        \(isEmpty ? "" : themes)
        outputs:
          html: {}

        """
    }

    private var themes: String {
        """
        tokens: tokens/theme.resolver.json
        themes:
          light: { title: Light, inputs: { appearance: light } }
          dark: { title: Dark, inputs: { appearance: dark } }

        """
    }

    private var entry: String {
        """
        \(SchemaFile.modeline("../" + SchemaFile.entry.path))
        id: button
        title: Button
        summary: Starts an action when people tap it.
        category: Actions

        states:
          enabled: Waits for a tap. This is where it starts.
          disabled: { description: Does not react to taps., visuals: Dimmed. }

        variants:
          size: [small, medium, large]

        tokens:
          button.background: { title: Background, role: background }

        """
    }

    private var tokens: String {
        let tokens: JSONValue = [
            "$schema": .string("../" + SchemaFile.tokens.path),
            "color": ["$type": "color", "brand": Self.color(red: "0.1", green: "0.35", blue: "0.8", hex: "#1a59cc")],
            "button": ["$type": "color", "background": ["$value": "{color.brand}"]],
        ]
        return tokens.printed
    }

    /// The tokens with another value in the dark theme.
    private var darkTokens: String {
        let tokens: JSONValue = [
            "$schema": .string("../" + SchemaFile.tokens.path),
            "color": ["$type": "color", "brand": Self.color(red: "0.5", green: "0.7", blue: "1", hex: "#80b3ff")],
        ]
        return tokens.printed
    }

    private static func color(red: String, green: String, blue: String, hex: String) -> JSONValue {
        [
            "$value": [
                "colorSpace": "srgb", "components": [.number(red), .number(green), .number(blue)],
                "hex": .string(hex),
            ]
        ]
    }

    private var resolver: String {
        let resolver: JSONValue = [
            "$schema": .string("../" + SchemaFile.resolver.path),
            "version": "2025.10",
            "sets": ["base": ["sources": [["$ref": "base.tokens.json"]]]],
            "modifiers": [
                "appearance": [
                    "contexts": ["light": [], "dark": [["$ref": "dark.tokens.json"]]],
                    "default": "light",
                ]
            ],
            "resolutionOrder": [["$ref": "#/sets/base"], ["$ref": "#/modifiers/appearance"]],
        ]
        return resolver.printed
    }
}
