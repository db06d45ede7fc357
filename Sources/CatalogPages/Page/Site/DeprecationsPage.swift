import CatalogModel

/// A renderer of the page with all deprecations in the catalog: entries, members and design tokens.
struct DeprecationsPage {
    let site: SiteLinks

    func page() -> Page {
        let rows = site.registry.components.byTitle.flatMap(rows)
        let columns = ["Deprecated", "Entry", "Since", "Removal", "What to do"]
        var sections = rows.isEmpty ? [] : [PageSection("Entries", Content([.table(Table(columns, rows: rows))]))]
        let tokens = site.registry.tokens.deprecated.map(row)
        if !tokens.isEmpty {
            let table = Table(["Token", "Since", "Removal", "What to do", "Used by"], rows: tokens)
            sections.append(PageSection("Design tokens", Content([.table(table)])))
        }
        return SitePage.deprecations.page(sections: sections)
    }

    private func rows(_ component: Component) -> [[Cell]] {
        let deprecated = ChangeLog(component, in: site).deprecated
        if deprecated.isEmpty { return [] }
        let links = PageLinks(site: site, component: component)
        let path = site.pagePath(of: component.id) ?? ""
        return deprecated.map { deprecated in
            let deprecation = deprecated.deprecation
            let name =
                deprecated.location.isWhole
                ? [site.link(to: component.id)] : links.location(deprecated.location).leading(to: path)
            return [
                Cell(name), Cell(deprecated.location.isWhole ? [] : [site.link(to: component.id)]),
                Cell(deprecation.since.map { Inline.words($0.value) } ?? []),
                Cell(deprecation.removal.map { Inline.words($0.value) } ?? []),
                Cell(lines: advice(deprecation, of: component, links: links).map { $0.leading(to: path) }),
            ]
        }
    }

    private func advice(_ deprecation: Deprecation, of component: Component, links: PageLinks) -> [[Inline]] {
        var lines: [[Inline]] = []
        if let message = deprecation.message {
            lines.append([.prose(ProseRebase(from: component.id, to: "", in: site.registry)(message))])
        }
        if let replacements = deprecation.replacements {
            let names = replacements.map { links.replacement($0.value) }.commaSeparated
            lines.append(names.isEmpty ? [.text("There is no replacement.")] : [.text("Use ")] + names)
        }
        return lines
    }

    private func advice(_ deprecation: TokenDeprecation?) -> [[Inline]] {
        guard let deprecation else { return [] }
        let names = deprecation.replacements.map { name in
            let value = Inline.value(name.value)
            return site.token(name.value).map { [.link(value, $0)] } ?? value
        }
        return [
            deprecation.message.map { Inline.words($0) },
            names.isEmpty ? nil : [.text("Use ")] + names.commaSeparated,
        ].compactMap(\.self)
    }

    private func row(_ token: DesignToken) -> [Cell] {
        let users = site.registry.tokenUsers[token.path].orEmpty()
        let target = site.token(token.path)
        let name = Inline.value(token.path)
        return [
            Cell(target.map { [.link(name, $0)] } ?? name),
            Cell(token.deprecation?.since.map { Inline.words($0.value) } ?? []),
            Cell(token.deprecation?.removal.map { Inline.words($0.value) } ?? []),
            Cell(lines: advice(token.deprecation)),
            Cell(users.compactMap(site.linkIfPresent).commaSeparated),
        ]
    }
}

/// The deprecated tokens of a theme.
private struct DeprecatedTokens: Sendable {
    let tokens: [DesignToken]
}

extension DesignTokens {
    /// The deprecated tokens, in order.
    var deprecated: [DesignToken] {
        facts(DeprecatedTokens.self) { DeprecatedTokens(tokens: all.filter(\.isDeprecated)) }.tokens
    }
}
