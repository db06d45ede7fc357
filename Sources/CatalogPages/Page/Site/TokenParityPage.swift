import CatalogModel

/// A renderer of the page with the recorded comparison of design tokens with each source: counts, and the differences
/// of each category.
struct TokenParityPage {
    let site: SiteLinks

    func page() -> Page {
        SitePage.tokenParity.page(
            [.paragraph([.text("Results of the last recorded verification.")])],
            sections: site.registry.tokenParity.map { source, result in
                PageSection(Inline.value(source), Content(counts(result), sections: sections(result)))
            })
    }

    private func counts(_ result: TokenParity) -> [Block] {
        let rows = result.themes.map { theme in
            [Cell(Inline.words(title(of: theme.name))), number(theme.pairs), number(theme.differing)]
        }
        return [.table(Table(["Theme", "Pairs", "Other values"], rows: rows))]
    }

    private func sections(_ result: TokenParity) -> [PageSection] {
        TokenParity.Category.allCases.compactMap { category in
            let rows = result.differences.filter { $0.category == category && isShown($0) }.map(row)
            if rows.isEmpty { return nil }
            let columns = ["Token", "Theme", "Catalog", "Source"]
            let title = category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst() + " (\(rows.count))"
            return PageSection(title, Content([.table(Table(columns, rows: rows))]))
        }
    }

    /// Whether the readers of the output see the token.
    private func isShown(_ difference: TokenParity.Difference) -> Bool {
        difference.category == .onlyInSource || site.registry.themes.contains { $0.tokens[difference.token] != nil }
    }

    private func row(_ difference: TokenParity.Difference) -> [Cell] {
        let name = Inline.value(difference.token)
        return [
            Cell(site.token(difference.token).map { [.link(name, $0)] } ?? name),
            Cell(difference.theme.map { Inline.words(title(of: $0)) } ?? []), value(difference.catalog),
            value(difference.source),
        ]
    }

    private func title(of theme: String) -> String {
        site.tokens.themes.first { $0.theme.name == theme }?.title ?? theme
    }

    private func value(_ text: String?) -> Cell {
        guard let text else { return Cell() }
        return Cell((text.hasPrefix("#") ? [.swatch(text)] : []) + Inline.value(text))
    }

    private func number(_ count: Int) -> Cell { Cell([.text(String(count))]) }
}
