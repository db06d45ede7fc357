import CatalogModel

/// The design tokens of every theme of a catalog, for checking the token paths in entries.
struct ThemedTokens: Sendable {
    let themes: [TokenTheme]
    /// The tokens of each theme, in order.
    private let tokens: [DesignTokens]

    init(themes: [TokenTheme]) {
        self.themes = themes
        tokens = themes.map(\.tokens)
    }

    /// Whether the catalog has no token files, or some token file could not be read, so that no path is checked.
    var isEmpty: Bool { themes.isEmpty }

    /// Whether some theme has the token.
    func contains(_ path: String) -> Bool {
        var isThere = false
        forEachToken(at: path) { token, _ in if token != nil { isThere = true } }
        return isThere
    }

    /// Visits each theme's token of a path; nil for a theme without the token.
    ///
    /// No theme is copied: with copies, tasks on several processors would count references to the same objects.
    func forEachToken(at path: String, _ body: (_ token: DesignToken?, _ theme: Int) -> Void) {
        for index in tokens.indices { body(tokens[index][path], index) }
    }

    /// Whether the path belongs to a group in some theme.
    func hasGroup(_ path: String) -> Bool { themes.contains { $0.tokens.groups.contains(path) } }

    /// The presence of a token in the themes.
    struct Standing {
        /// The names of the themes without the token.
        var missing: [String] = []
        /// Whether the token is reserved for other tokens in each theme with the token.
        var isPrivate = true
    }

    /// Returns the presence of a token in the themes; nil for a token in no theme.
    func standing(of path: String) -> Standing? {
        var standing = Standing()
        forEachToken(at: path) { token, theme in
            if token == nil { standing.missing.append(themes[theme].name) }
            if let token, token.visibility != .private { standing.isPrivate = false }
        }
        return standing.missing.count == themes.count ? nil : standing
    }

    /// All paths, each once, for suggestions.
    var paths: [String] {
        themes.flatMap(\.tokens.all).map(\.path).uniqued()
    }
}
