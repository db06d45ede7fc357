import CatalogModel
import CatalogFormat

/// The facts about a design token printed by `catalog token`: values by theme, aliases on the way, dependent tokens,
/// and components using the token.
struct TokenFacts {
    /// The token in a theme, with the tokens on the way to the value.
    struct InTheme {
        let theme: TokenTheme
        /// Tokens from the token itself to the token with a value; never empty.
        let chain: [DesignToken]

        var token: DesignToken { chain[0] }

        var text: String { TokenValueText.text(of: token.resolvedValue, type: token.type) }
    }

    let path: String
    /// Number of themes published by the catalog.
    let themeCount: Int
    /// Facts for each theme with the token.
    let themes: [InTheme]
    let impact: TokenImpact

    init(_ path: String, in registry: ComponentRegistry) {
        self.path = path
        themeCount = registry.themes.count
        themes = registry.themes.compactMap { theme in
            let chain = theme.tokens.aliasChain(from: path)
            return chain.isEmpty ? nil : InTheme(theme: theme, chain: chain)
        }
        impact = TokenImpact(of: path, in: registry)
    }

    /// Whether all themes with the token state the same fact.
    func isSame(_ fact: (DesignToken) -> String?) -> Bool { Set(themes.map { fact($0.token) }).count < 2 }

    var json: JSONValue {
        [
            "path": .string(path),
            "type": (themes.first?.token.type).map { .string($0) },
            "themes": .array(
                themes.map { theme in
                    [
                        "name": .string(theme.theme.name), "text": .string(theme.text),
                        "type": theme.token.type.map { .string($0) },
                        "description": theme.token.description.map { .string($0) },
                        "deprecated": theme.token.deprecation.map { $0.text.map { .string($0) } ?? true },
                        "visibility": theme.token.visibility == .public
                            ? nil : .string(theme.token.visibility.rawValue),
                        "value": theme.token.resolvedValue, "chain": .array(theme.chain.map(step)),
                    ]
                }),
            "dependents": .array(
                impact.dependents.map { dependent in
                    ["path": .string(dependent.path), "themes": .array(dependent.themes.map { .string($0) })]
                }),
            "users": .array(
                impact.users.map { user in
                    [
                        "component": .string(user.component.id.rawValue),
                        "states": .array(user.states.map { .string($0) }),
                        "usages": .array(user.usages.map(RegistryDump.json)),
                    ]
                }),
        ]
    }

    private func step(_ token: DesignToken) -> JSONValue {
        [
            "path": .string(token.path), "value": token.value, "file": .string(token.range.file.path),
            "line": .integer(Int(token.range.start.line)), "column": .integer(Int(token.range.start.column)),
        ]
    }
}
