package import CatalogModel

/// A theme of the design tokens, with the title shown on pages.
package struct ShownTheme: Sendable {
    package let title: String
    package let theme: TokenTheme

    /// Returns the themes of a catalog with their titles from `catalog.yaml`.
    package static func all(of registry: ComponentRegistry) -> [ShownTheme] {
        registry.themes.map { theme in
            let title = registry.configuration.themes.orEmpty()[theme.name]?.title?.value
            return ShownTheme(title: title ?? theme.name, theme: theme)
        }
    }
}

/// A design token with the facts needed on pages: anchor, link target, resolved value, and differences between themes.
///
/// An object, because many pages share a token.
package final class ShownToken: Sendable {
    /// The token as found in the first theme with such a path.
    package let token: DesignToken
    package let anchor: String
    /// Row of the token on the page of its group.
    package let target: Target
    /// Whether the themes disagree on the token: on the value, the way to the value, or the description.
    package var differs: Bool { difference.value { differences.differs(token.path) } }
    private let difference = SharedValue<Bool>()
    private let differences: ThemeDifferences
    private let inlineValue = SharedValue<[Inline]>()

    fileprivate init(_ token: DesignToken, on path: String, differences: ThemeDifferences) {
        self.token = token
        anchor = TokenPageRule.anchor(of: token.path)
        target = .page(path, anchor: anchor)
        self.differences = differences
    }

    /// The value of the token after resolving aliases.
    package var resolvedValue: [Inline] { inlineValue.value { Self.resolvedValue(of: token) } }

    package static func resolvedValue(of token: DesignToken) -> [Inline] {
        shown(token.resolvedValue, type: token.type)
    }

    /// Returns the text of a value other than an alias, with a spot of the color for a color.
    package static func shown(_ value: JSONValue, type: String?) -> [Inline] {
        let text = Inline.value(TokenValueText.text(of: value, type: type))
        guard type == "color", let color = TokenColor(value)?.srgb else { return text }
        return [.swatch(color.hex)] + text
    }
}

/// An index of all design tokens for rendering pages: the token pages, the themes, and the place of each token.
package struct TokenIndex: Sendable {
    /// A page of tokens.
    package struct Page: Sendable {
        /// The groups covered by the page.
        package let name: String
        package let path: String
        /// In the order of the token files, each once.
        package fileprivate(set) var tokens: [ShownToken] = []
        /// The same tokens by the groups one level below the page's own.
        fileprivate(set) var groups: [Group] = []
    }

    /// The tokens of a group on a page.
    struct Group: Sendable {
        /// Empty for tokens without a group.
        let name: String
        fileprivate(set) var tokens: [ShownToken]
    }

    package let themes: [ShownTheme]
    private let indexed: IndexedTokens

    /// In the order of the token files.
    package var pages: [Page] { indexed.pages }
    /// The paths of the groups described by the token files, in file order.
    package var describedGroups: [String] { indexed.describedGroups }
    package var groupDescriptions: [String: String] { indexed.groupDescriptions }
    private var byPath: [String: ShownToken] { indexed.byPath }

    package init(_ themes: [ShownTheme], on rule: TokenPageRule) {
        self.themes = themes
        let tokens = themes.map(\.theme.tokens)
        // Outputs with the same rule share the index.
        let indexes = tokens.first?.facts(TokenIndexes.self) { TokenIndexes() } ?? TokenIndexes()
        let key = IndexedTokens.Key(rule: rule, themes: tokens.map(ObjectIdentifier.init))
        indexed = indexes.value(for: key) { IndexedTokens(tokens, on: rule) }
    }

    package subscript(path: String) -> ShownToken? { byPath[path] }

    /// Returns the tokens from the given token to the token with a value of its own, following whole-value aliases; at
    /// most `limit`.
    package func aliasChain(from token: ShownToken, upTo limit: Int) -> [ShownToken] {
        var chain = [token]
        var next = token.token.alias
        // A catalog without errors has no cycles, so a chain has at most as many tokens as the catalog.
        while let path = next, let shown = byPath[path], chain.count < min(limit, byPath.count) {
            chain.append(shown)
            next = shown.token.alias
        }
        return chain
    }

    /// Returns lines about a token: a single line, or a line for each context with a difference.
    ///
    /// - Parameters:
    ///   - shown: The token.
    ///   - missing: The words for a theme without the token.
    ///   - text: Makes the text about a token as in a theme.
    /// - Returns: The lines, labeled by context where there are several.
    package func lines(
        of shown: ShownToken, missing: [Inline] = [], _ text: (DesignToken) -> [Inline]
    ) -> [Inline] {
        if !shown.differs { return text(shown.token) }
        return ThemeLines(themes: themes).of(themes.map { $0.theme.tokens[shown.token.path].map(text) ?? missing })
    }
}

private typealias TokenIndexes = SharedValues<IndexedTokens.Key, IndexedTokens>

/// The tokens of all themes by page and by path.
private struct IndexedTokens: Sendable {
    /// The dependencies of an index: the rule of pages, and the tokens of each theme.
    struct Key: Hashable {
        let rule: TokenPageRule
        let themes: [ObjectIdentifier]
    }

    private(set) var pages: [TokenIndex.Page] = []
    private(set) var describedGroups: [String] = []
    private(set) var groupDescriptions: [String: String] = [:]
    private(set) var byPath: [String: ShownToken] = [:]

    init(_ themes: [DesignTokens], on rule: TokenPageRule) {
        let differences = ThemeDifferences(themes: themes)
        var pageByName: [String: Int] = [:]
        byPath.reserveCapacity(themes.first?.all.count ?? 0)
        for (index, theme) in themes.enumerated() {
            for token in theme.all where index == 0 || byPath[token.path] == nil {
                let name = rule.page(ofToken: token.path)
                let page = pageByName[name, default: pages.count]
                if page == pages.count {
                    pageByName[name] = page
                    pages.append(TokenIndex.Page(name: name, path: TokenPageRule.path(ofPage: name)))
                }
                add(ShownToken(token, on: pages[page].path, differences: differences), to: page)
            }
            for group in theme.describedGroups where groupDescriptions[group.path] == nil {
                guard let description = group.description else { continue }
                describedGroups.append(group.path)
                groupDescriptions[group.path] = description
            }
        }
        for page in pages.indices { pages[page].groups = Self.groups(of: pages[page].tokens, on: rule) }
    }

    private static func groups(of tokens: [ShownToken], on rule: TokenPageRule) -> [TokenIndex.Group] {
        var groups: [TokenIndex.Group] = []
        var groupByName: [String: Int] = [:]
        for token in tokens {
            let name = rule.group(ofToken: token.token.path)
            let group = groupByName[name, default: groups.count]
            if group == groups.count {
                groupByName[name] = group
                groups.append(.init(name: name, tokens: [token]))
            } else {
                groups[group].tokens.append(token)
            }
        }
        return groups
    }

    /// Adds a token to a page.
    ///
    /// Of several tokens with the same path the last counts, in the place of the first.
    private mutating func add(_ token: ShownToken, to page: Int) {
        guard let other = byPath.updateValue(token, forKey: token.token.path),
            let index = pages[page].tokens.firstIndex(where: { $0 === other })
        else { return pages[page].tokens.append(token) }
        pages[page].tokens[index] = token
    }
}

/// A finder of design tokens with differences between themes.
private struct ThemeDifferences: Sendable {
    let themes: [DesignTokens]

    /// Whether a token differs: if the text in the themes does, or if the token of the alias differs.
    func differs(_ path: String) -> Bool {
        if themes.count < 2 { return false }
        var seen: Set<String> = []
        var next: String? = path
        while let path = next, seen.insert(path).inserted {
            if isWrittenDifferently(path) { return true }
            next = themes[0][path]?.alias
        }
        return false
    }

    private func isWrittenDifferently(_ path: String) -> Bool {
        guard let first = themes[0][path] else { return true }
        return themes.dropFirst().contains { theme in
            guard let other = theme[path] else { return true }
            return other.value != first.value || other.resolvedValue != first.resolvedValue || other.type != first.type
                || other.description != first.description || other.deprecation != first.deprecation
        }
    }
}
