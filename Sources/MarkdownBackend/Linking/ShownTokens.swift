import CatalogModel

/// A token of the token files, as pages show it. An object, because many pages show one.
final class ShownToken: Sendable {
    let token: DesignToken
    let anchor: String
    /// Its row on the page of its group.
    let target: Target
    /// What it comes to.
    let resolvedValue: [Inline]

    fileprivate init(_ token: DesignToken, on path: String) {
        self.token = token
        anchor = TokenPageRule.anchor(of: token.path)
        target = .page(path, anchor: anchor)
        resolvedValue = Inline.value(TokenValueText.text(of: token.resolvedValue, type: token.type))
    }
}

/// The tokens of the token files, worked out once for all pages.
struct ShownTokens: Sendable {
    /// A page of tokens.
    struct Page: Sendable {
        /// The groups that it is about.
        let name: String
        let path: String
        /// In the order of the token files, each once.
        fileprivate(set) var tokens: [ShownToken] = []
    }

    /// In the order of the token files.
    private(set) var pages: [Page] = []
    private var byPath: [String: ShownToken] = [:]

    init(_ tokens: DesignTokens, on rule: TokenPageRule) {
        var pageByName: [String: Int] = [:]
        byPath.reserveCapacity(tokens.all.count)
        for token in tokens.all {
            let name = rule.page(ofToken: token.path)
            let page = pageByName[name, default: pages.count]
            if page == pages.count {
                pageByName[name] = page
                pages.append(Page(name: name, path: TokenPageRule.path(ofPage: name)))
            }
            add(ShownToken(token, on: pages[page].path), to: page)
        }
    }

    /// Of several tokens with one path the last counts, in the place of the first.
    private mutating func add(_ token: ShownToken, to page: Int) {
        guard let other = byPath.updateValue(token, forKey: token.token.path),
            let index = pages[page].tokens.firstIndex(where: { $0 === other })
        else { return pages[page].tokens.append(token) }
        pages[page].tokens[index] = token
    }

    subscript(path: String) -> ShownToken? { byPath[path] }

    /// The tokens from this one to the one that holds a value, following whole-value aliases.
    func aliasChain(from token: ShownToken) -> [ShownToken] {
        var chain = [token]
        var next = token.token.alias
        while let path = next, let shown = byPath[path], !chain.contains(where: { $0 === shown }) {
            chain.append(shown)
            next = shown.token.alias
        }
        return chain
    }
}
