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
        let known = Set(properties[0].all.map(\.token.path))
        for (theme, properties) in zip(themes, properties).dropFirst() {
            let lines = properties.all.filter { differing.paths.contains($0.token.path) }
                .map { $0.line(isCommented: !known.contains($0.token.path)) }
            blocks.append(
                .init(selector: settings.selector(of: theme.name), lines: lines + differing.lackedLine(by: properties)))
        }
        self.blocks = blocks
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
