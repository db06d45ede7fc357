import CatalogModel

/// A token of the token files, as pages show it. An object, because many pages show one.
final class ShownToken: Sendable {
    let token: DesignToken
    /// Its row on the page of its group.
    let target: Target
    /// What it comes to.
    let resolvedValue: [Inline]

    fileprivate init(_ token: DesignToken, on path: String) {
        self.token = token
        target = .page(path, anchor: TokenPageRule.anchor(of: token.path))
        resolvedValue = Inline.value(TokenValueText.text(of: token.resolvedValue, type: token.type))
    }
}

/// The tokens of the token files by path, worked out once for all pages.
struct ShownTokens: Sendable {
    private let byPath: [String: ShownToken]

    init(_ tokens: DesignTokens, on pages: TokenPageRule) {
        var paths: [String: String] = [:]
        var shown: [String: ShownToken] = [:]
        shown.reserveCapacity(tokens.all.count)
        // Of several tokens with one path the last counts.
        for token in tokens.all {
            let page = pages.page(ofToken: token.path)
            let path = paths[page] ?? TokenPageRule.path(ofPage: page)
            paths[page] = path
            shown[token.path] = ShownToken(token, on: path)
        }
        byPath = shown
    }

    subscript(path: String) -> ShownToken? { byPath[path] }

    /// The tokens from the one at `path` to the one that holds a value, following whole-value aliases.
    func aliasChain(from path: String) -> [ShownToken] {
        var chain: [ShownToken] = []
        var next: String? = path
        while let path = next, let shown = byPath[path], !chain.contains(where: { $0 === shown }) {
            chain.append(shown)
            next = shown.token.alias
        }
        return chain
    }
}
