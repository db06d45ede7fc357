import CatalogModel

/// The tokens that entries can name: those of every theme that the catalog publishes.
struct ThemedTokens: Sendable {
    let themes: [TokenTheme]

    /// Whether the catalog has no token files, or not all could be read; then no path is checked.
    var isEmpty: Bool { themes.isEmpty }

    /// Whether some theme has the token.
    func contains(_ path: String) -> Bool { themes.contains { $0.tokens[path] != nil } }

    /// Whether each theme that has the token keeps it for other tokens.
    func isPrivate(_ path: String) -> Bool {
        let known = themes.compactMap { $0.tokens[path] }
        return !known.isEmpty && known.allSatisfy { $0.visibility == .private }
    }

    /// Whether the path is that of a group in some theme.
    func hasGroup(_ path: String) -> Bool { themes.contains { $0.tokens.groups.contains(path) } }

    /// Returns the themes without a token that others have.
    func themesMissing(_ path: String) -> [String] {
        let missing = themes.filter { $0.tokens[path] == nil }
        return missing.count == themes.count ? [] : missing.map(\.name)
    }

    /// All paths, each once, for suggestions.
    var paths: [String] {
        themes.flatMap(\.tokens.all).map(\.path).uniqued()
    }
}
