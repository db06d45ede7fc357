import CatalogModel

/// A finder of token aliases, such as `{color.blue}`, in the documented values of an entry's tokens.
enum TokenValue {
    /// Returns the paths of all aliases among documented values.
    static func aliases(_ tree: TextTree?) -> [String] {
        switch tree {
        case nil: []
        case .text(let text): TokenAlias.path(in: text.value).map { [$0] } ?? []
        case .branches(let branches): branches.flatMap { aliases($0.value) }
        }
    }
}

extension SiteLinks {
    /// Returns a documented value; an alias leads to the token.
    func tokenValue(_ text: String) -> [Inline] {
        guard let path = TokenAlias.path(in: text), let target = token(path) else { return Inline.value(text) }
        return [.link(Inline.value(text), target)]
    }

    /// Returns the value of a token in the token files, and the tokens on the way; empty for a token missing from the
    /// files.
    ///
    /// `listed`: the tokens shown nearby in any case.
    /// `theme`: the theme of the value; nil for the values of all themes, in lines.
    func resolvedValue(ofToken path: String, besides listed: [String], in theme: ShownTheme? = nil) -> [Inline] {
        tokens[path].map { resolvedValue(of: $0, besides: listed, in: theme) } ?? []
    }

    func resolvedValue(of token: ShownToken, besides listed: [String], in theme: ShownTheme? = nil) -> [Inline] {
        guard token.differs else {
            let chain = tokens.aliasChain(from: token, upTo: Self.longestChain + 1)
            return value(token.resolvedValue, by: chain, besides: listed)
        }
        if let theme { return value(of: token, in: theme, besides: listed) }
        return ThemeLines(themes: tokens.themes).of(tokens.themes.map { value(of: token, in: $0, besides: listed) })
    }

    private func value(of token: ShownToken, in theme: ShownTheme, besides listed: [String]) -> [Inline] {
        let chain = theme.theme.tokens.aliasChain(from: token.token.path, upTo: Self.longestChain + 1)
        guard let first = chain.first else { return [.text("none")] }
        let steps = chain.compactMap { tokens[$0.path] }
        return value(ShownToken.resolvedValue(of: first), by: steps, besides: listed)
    }

    /// The greatest number of tokens named on the way to a value; each token of a longer chain would repeat the rest of
    /// the chain.
    private static let longestChain = 12

    private func value(_ resolved: [Inline], by chain: [ShownToken], besides listed: [String]) -> [Inline] {
        var text = resolved
        var isFirst = true
        for step in chain.prefix(Self.longestChain) where !listed.contains(step.token.path) {
            text.append(.text(isFirst ? " via " : " → "))
            text.append(.link(Inline.value(step.token.path), step.target))
            isFirst = false
        }
        if chain.count > Self.longestChain { text.append(.text(" → …")) }
        return text
    }
}
