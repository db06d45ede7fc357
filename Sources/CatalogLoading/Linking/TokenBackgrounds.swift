import CatalogTokens

/// Backgrounds that the tokens of a pattern lie on.
struct TokenBackgrounds {
    private var pathByChoices: [[String]: String] = [:]

    init() {}

    init(_ pattern: TokenPathPattern) {
        for expansion in pattern.expand() { pathByChoices[expansion.choices] = expansion.path }
    }

    var paths: [String] { pathByChoices.values.sorted() }

    /// With the same choices, or the one path that holds for all choices. Nothing lies on itself: a pattern may stand for the
    /// background as well.
    func path(for expansion: (path: String, choices: [String])) -> String? {
        let path = pathByChoices[expansion.choices] ?? pathByChoices[[]]
        return path == expansion.path ? nil : path
    }
}
