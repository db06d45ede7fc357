import CatalogFormat
package import CatalogModel

/// The facts about a design token: values by theme, aliases on the way, dependent tokens,
/// and components using the token.
package struct TokenFacts {
    /// The token in a theme, with the tokens on the way to the value.
    package struct InTheme {
        package let theme: TokenTheme
        /// Tokens from the token itself to the token with a value; never empty.
        package let chain: [DesignToken]

        package var token: DesignToken { chain[0] }

        package var text: String { TokenValueText.text(of: token.resolvedValue, type: token.type) }
    }

    package let path: String
    /// Number of themes published by the catalog.
    package let themeCount: Int
    /// Facts for each theme with the token.
    package let themes: [InTheme]
    package let impact: TokenImpact

    package init(_ path: String, in registry: ComponentRegistry, index: TokenImpactIndex? = nil) {
        self.path = path
        themeCount = registry.themes.count
        themes = registry.themes.compactMap { theme in
            let chain = theme.tokens.aliasChain(from: path)
            return chain.isEmpty ? nil : InTheme(theme: theme, chain: chain)
        }
        impact = TokenImpact(of: path, in: registry, index: index)
    }

    /// Whether all themes with the token state the same fact.
    package func isSame(_ fact: (DesignToken) -> String?) -> Bool { Set(themes.map { fact($0.token) }).count < 2 }

    package var json: JSONValue {
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
