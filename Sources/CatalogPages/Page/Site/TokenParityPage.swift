import CatalogModel

/// A renderer of the page with the recorded comparison of design tokens with each source: counts, and the differences
/// of each category.
struct TokenParityPage {
    let site: SiteLinks

    func page() -> Page {
        SitePage.tokenParity.page(
            [.paragraph([.text("Results of the last recorded verification.")])],
            sections: site.registry.tokenParity.map { source, result in
                let rows = result.themes.map { theme in
                    [title(of: theme.name), String(theme.pairs), String(theme.differing)].map { Cell([.text($0)]) }
                }
                let counts = Block.table(Table(["Theme", "Pairs", "Other values"], rows: rows))
                return PageSection(Inline.value(source), Content([counts], sections: sections(result)))
            })
    }

    private func sections(_ result: TokenParity) -> [PageSection] {
        TokenParity.Category.allCases.compactMap { category in
            // The readers of an output do not see all tokens.
            let rows = result[category].filter { difference in
                category == .onlyInSource || site.registry.themes.contains { $0.tokens[difference.token] != nil }
            }.map(row)
            if rows.isEmpty { return nil }
            let title = category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst()
            let table = Table(["Token", "Theme", "Catalog", "Source"], rows: rows)
            return PageSection("\(title) (\(rows.count))", Content([.table(table)]))
        }
    }

    private func row(_ difference: TokenParity.Difference) -> [Cell] {
        let name = Inline.value(difference.token)
        let theme = difference.theme.isEmpty ? [] : [Inline.text(title(of: difference.theme))]
        return [Cell(site.token(difference.token).map { [.link(name, $0)] } ?? name), Cell(theme)]
            + [difference.catalog, difference.source].map { text in
                Cell(text.isEmpty ? [] : (text.hasPrefix("#") ? [.swatch(text)] : []) + Inline.value(text))
            }
    }

    private func title(of theme: String) -> String {
        site.tokens.themes.first { $0.theme.name == theme }?.title ?? theme
    }
}
