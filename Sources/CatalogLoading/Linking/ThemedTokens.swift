import CatalogModel

/// The design tokens of every theme of a catalog, for checking the token paths in entries.
struct ThemedTokens: Sendable {
    let themes: [TokenTheme]

    /// Whether the catalog has no token files, or some token file could not be read, so that no path is checked.
    var isEmpty: Bool { themes.isEmpty }

    /// Whether some theme has the token.
    func contains(_ path: String) -> Bool { themes.contains { $0.tokens[path] != nil } }

    /// Whether the token is reserved for other tokens in each theme with the token.
    func isPrivate(_ path: String) -> Bool {
        let known = themes.compactMap { $0.tokens[path] }
        return !known.isEmpty && known.allSatisfy { $0.visibility == .private }
    }

    /// Whether the path belongs to a group in some theme.
    func hasGroup(_ path: String) -> Bool { themes.contains { $0.tokens.groups.contains(path) } }

    /// Returns the names of the themes without a token present in some other theme.
    func themesMissing(_ path: String) -> [String] {
        let missing = themes.filter { $0.tokens[path] == nil }
        return missing.count == themes.count ? [] : missing.map(\.name)
    }

    /// All paths, each once, for suggestions.
    var paths: [String] {
        themes.flatMap(\.tokens.all).map(\.path).uniqued()
    }
}
