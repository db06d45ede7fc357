import CatalogModel

/// The starter files written by `catalog init`: `catalog.yaml`, an entry, a token file, schemas and `.gitignore`.
struct CatalogTemplate {
    var name: String
    /// Whether the entry and the token file are left out.
    var isEmpty = false

    /// Path within the catalog's folder → text.
    var files: [(path: String, text: String)] {
        let samples = isEmpty ? [] : [("components/button.yaml", entry), ("tokens/base.tokens.json", tokens)]
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
        \(isEmpty ? "" : "tokens: tokens/base.tokens.json\n")
        outputs:
          \(isEmpty ? "site: { backend: html }" : "docs: { backend: markdown }")

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
        let brand: JSONValue = [
            "colorSpace": "srgb", "components": [.number("0.1"), .number("0.35"), .number("0.8")], "hex": "#1a59cc",
        ]
        let tokens: JSONValue = [
            "$schema": .string("../" + SchemaFile.tokens.path),
            "color": ["$type": "color", "brand": ["$value": brand]],
            "button": ["$type": "color", "background": ["$value": "{color.brand}"]],
        ]
        return tokens.printed
    }
}
