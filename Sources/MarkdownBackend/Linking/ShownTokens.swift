import CatalogModel

/// A theme, as pages name it.
struct ShownTheme: Sendable {
    let title: String
    let theme: TokenTheme

    /// The themes of a catalog with the titles that `catalog.yaml` gives them.
    static func all(of registry: ComponentRegistry) -> [ShownTheme] {
        registry.themes.map { theme in
            let title = registry.configuration.themes.orEmpty()[theme.name]?.title?.value
            return ShownTheme(title: title ?? theme.name, theme: theme)
        }
    }
}

/// A token of the token files, as pages show it. An object, because many pages show one.
final class ShownToken: Sendable {
    /// What it is in a theme.
    struct InTheme: Sendable {
        let title: String
        /// From the token itself to the one that holds a value; empty where the theme does not have it.
        let chain: [DesignToken]
        /// What it comes to.
        let resolvedValue: [Inline]
    }

    /// As the first theme that has it has it.
    let token: DesignToken
    let anchor: String
    /// Its row on the page of its group.
    let target: Target
    /// What it comes to.
    let resolvedValue: [Inline]
    /// Each theme, where they do not agree on the value and on the way to it; empty where they do.
    let byTheme: [InTheme]

    fileprivate init(_ token: DesignToken, on path: String, in themes: [ShownTheme]) {
        self.token = token
        anchor = TokenPageRule.anchor(of: token.path)
        target = .page(path, anchor: anchor)
        resolvedValue = Self.resolvedValue(of: token)
        byTheme = themes.count > 1 ? Self.differences(of: token.path, in: themes) : []
    }

    private static func resolvedValue(of token: DesignToken) -> [Inline] {
        Inline.value(TokenValueText.text(of: token.resolvedValue, type: token.type))
    }

    private static func differences(of path: String, in themes: [ShownTheme]) -> [InTheme] {
        let all = themes.map { theme in
            let chain = theme.theme.tokens.aliasChain(from: path)
            return InTheme(
                title: theme.title, chain: chain, resolvedValue: chain.first.map(resolvedValue) ?? [.text("none")])
        }
        let first = all[0]
        let agree = all.allSatisfy { other in
            other.chain.first?.value == first.chain.first?.value && other.resolvedValue == first.resolvedValue
                && other.chain.map(\.path) == first.chain.map(\.path)
        }
        return agree ? [] : all
    }

    /// What is to be said of it: once, or for each theme where they differ.
    func lines(_ text: (DesignToken) -> [Inline]) -> [Inline] {
        if byTheme.isEmpty { return text(token) }
        return byTheme.map { theme in
            [.strong(theme.title + ":"), .text(" ")] + (theme.chain.first.map(text) ?? [.text("none")])
        }.asLines
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

    let themes: [ShownTheme]
    /// In the order of the token files.
    private(set) var pages: [Page] = []
    /// The paths of the groups that the token files describe, in their order.
    private(set) var describedGroups: [String] = []
    private(set) var groupDescriptions: [String: String] = [:]
    private var byPath: [String: ShownToken] = [:]

    init(_ themes: [ShownTheme], on rule: TokenPageRule) {
        self.themes = themes
        var pageByName: [String: Int] = [:]
        byPath.reserveCapacity(themes.first?.theme.tokens.all.count ?? 0)
        for (index, theme) in themes.enumerated() {
            for token in theme.theme.tokens.all where index == 0 || byPath[token.path] == nil {
                let name = rule.page(ofToken: token.path)
                let page = pageByName[name, default: pages.count]
                if page == pages.count {
                    pageByName[name] = page
                    pages.append(Page(name: name, path: TokenPageRule.path(ofPage: name)))
                }
                add(ShownToken(token, on: pages[page].path, in: themes), to: page)
            }
            for group in theme.theme.tokens.describedGroups where groupDescriptions[group.path] == nil {
                guard let description = group.description else { continue }
                describedGroups.append(group.path)
                groupDescriptions[group.path] = description
            }
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
