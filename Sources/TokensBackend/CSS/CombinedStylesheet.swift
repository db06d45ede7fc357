import CatalogModel

/// A CSS style sheet with all themes: the first theme for every page, each other theme wherever the theme's selector
/// leads.
///
/// A page may have themes within themes. So properties that differ between any themes are stated by each of them, even
/// where equal to the first theme; and properties lacking in a theme are taken back. A custom property is computed at
/// the statement and handed down unchanged, so a property that only refers to others is stated again where the others
/// differ (CSS Custom Properties Module Level 1, section 2.3).
struct CombinedStylesheet {
    let blocks: [Stylesheet.Block]

    /// `isShown`: whether a token has a place, by the name of its property.
    init(_ themes: [TokenTheme], settings: TokenSettings, where isShown: ((String) -> Bool)? = nil) {
        guard let first = themes.first else {
            blocks = []
            return
        }
        let properties = themes.map { ThemeProperties($0.tokens, settings: settings, where: isShown) }
        if themes.count == 1 {
            blocks = [
                .init(selector: settings.rootSelector(of: first.name), lines: properties[0].all.map { $0.line() })
            ]
            return
        }
        let differing = Differing(properties)
        let firstSelector = "\(settings.rootSelector(of: first.name)),\n\(settings.selector(of: first.name))"
        var blocks = [
            Stylesheet.Block(
                selector: firstSelector,
                lines: properties[0].all.map { $0.line() } + differing.lackedLine(by: properties[0])
            )
        ]
        let firstPaths = Set(properties[0].all.map(\.token.path))
        func block(of index: Int, at selector: String) -> Stylesheet.Block {
            let lines = properties[index].all.filter { differing.paths.contains($0.token.path) }
                .map { $0.line(isCommented: !firstPaths.contains($0.token.path)) }
            return .init(selector: selector, lines: lines + differing.lackedLine(by: properties[index]))
        }
        if settings.followsColorScheme, let other = Self.counterpart(of: themes) {
            // The selector of the first theme, again, because the root's would win in the other scheme.
            let scheme = other.isDark ? "dark" : "light"
            blocks.append(
                .init(
                    selector: "@media (prefers-color-scheme: \(scheme))",
                    blocks: [
                        block(of: other.index, at: settings.rootSelector(of: themes[other.index].name)),
                        block(of: 0, at: settings.selector(of: first.name)),
                    ]))
        }
        for index in themes.indices.dropFirst() {
            blocks.append(block(of: index, at: settings.selector(of: themes[index].name)))
        }
        self.blocks = blocks
    }

    /// Returns the dark theme for a light first one, or the light theme for a dark one; nil without one.
    private static func counterpart(of themes: [TokenTheme]) -> (index: Int, isDark: Bool)? {
        guard let family = ThemeFamily.of(themes).first,
            let first = family.themes.first(where: { $0.index == 0 })?.appearance,
            let index = family[isDark: !first.isDark, isHighContrast: first.isHighContrast]
        else { return nil }
        return (index, !first.isDark)
    }
}

/// The CSS custom properties with different values between themes.
private struct Differing {
    /// The tokens with different properties between themes.
    let paths: Set<String>
    /// The names of the properties, in the order of the themes.
    private let names: [String]

    init(_ themes: [ThemeProperties]) {
        var uses: [String: (texts: [String], count: Int)] = [:]
        var paths: Set<String> = []
        for theme in themes {
            for property in theme.all {
                let path = property.token.path
                let texts = property.declarations.map(\.printed) + property.resolved.map(\.printed)
                let use = uses[path] ?? (texts, 0)
                if use.texts != texts { paths.insert(path) }
                uses[path] = (use.texts, use.count + 1)
            }
        }
        for (path, use) in uses where use.count < themes.count { paths.insert(path) }
        var seen: Set<String> = []
        names = themes.flatMap(\.all).filter { paths.contains($0.token.path) }.flatMap(\.declarations).map(\.name)
            .filter { seen.insert($0).inserted }
        self.paths = paths
    }

    /// Takes back the properties missing from a theme: none for a theme with all properties.
    func lackedLine(by theme: ThemeProperties) -> [Stylesheet.Line] {
        let own = Set(theme.all.flatMap(\.declarations).map(\.name))
        let lacked = names.filter { !own.contains($0) }
        if lacked.isEmpty { return [] }
        return [
            Stylesheet.Line(
                comments: ["Not in this theme:"],
                declarations: lacked.map { CSSDeclaration(name: $0, value: .keyword("initial")) })
        ]
    }
}
