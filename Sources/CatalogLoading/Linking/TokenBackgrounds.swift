import CatalogTokens

/// The background tokens of a path pattern such as `color.[primary|danger].text`, by the choices in the brackets.
struct TokenBackgrounds {
    private var pathByChoices: [[String]: String] = [:]

    init() {}

    init(_ pattern: TokenPathPattern) {
        for expansion in pattern.expand() { pathByChoices[expansion.choices] = expansion.path }
    }

    var paths: [String] { pathByChoices.values.sorted() }

    /// Returns the path with the same choices, or the single path valid for all choices.
    ///
    /// A token is never its own background, although a pattern may match the background as well.
    func path(for expansion: (path: String, choices: [String])) -> String? {
        let path = pathByChoices[expansion.choices] ?? pathByChoices[[]]
        return path == expansion.path ? nil : path
    }
}
