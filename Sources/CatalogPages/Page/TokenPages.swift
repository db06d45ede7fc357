import CatalogModel
import CatalogRendering

/// A renderer of the pages about design tokens: the value of each token, and the entries in use of the token.
package struct TokenPages {
    /// Summary of the overview of all pages.
    package static let summary = "All groups of tokens."

    package let site: SiteLinks
    private let users: [String: [EntryID]]

    package init(site: SiteLinks) {
        self.site = site
        users = site.registry.tokenUsers
    }

    package func page(_ page: TokenIndex.Page) -> Page {
        let isAlone = page.groups.count == 1
        let sections = page.groups.map { group in
            let name = group.name.isEmpty ? page.name : group.name
            // The lead of the page describes its own group, whose inner groups mostly have sections of their own.
            let isOwn = name == page.name
            let inner = isOwn && !isAlone ? [] : innerGroups(of: name)
            return PageSection(
                Inline.value(name),
                Content((isOwn ? [] : description(of: name)) + inner + content(of: group).blocks))
        }
        let count = page.tokens.count == 1 ? "1 token" : "\(page.tokens.count) tokens"
        return Page(
            path: page.path, title: [.text("Tokens: ")] + Inline.value(page.name), summary: count,
            lead: [
                .paragraph([
                    .text(count + " · "), .link([.text("All tokens")], .page(SiteLinks.tokenIndexPath, anchor: nil)),
                ])
            ]
                + description(of: page.name) + (isAlone ? sections[0].content.blocks : []),
            sections: isAlone ? [] : sections)
    }

    /// Renders the description of a group from the token files.
    private func description(of group: String) -> [Block] {
        site.tokens.groupDescriptions[group].map { [.paragraph(Inline.words($0))] } ?? []
    }

    /// Returns the groups within a group, as far as described by the token files.
    private func innerGroups(of name: String) -> [Block] {
        let rows = site.tokens.describedGroups.filter { $0.hasPrefix(name + ".") }.map { path in
            [Cell(Inline.value(path)), Cell(Inline.words(site.tokens.groupDescriptions[path] ?? ""))]
        }
        return rows.isEmpty ? [] : [.table(Table(["Group", "Description"], rows: rows))]
    }

    /// Returns the overview of all pages.
    package func index() -> Page {
        let rows = site.tokens.pages.map { page in
            [
                Cell([.link(Inline.value(page.name), .page(page.path, anchor: nil))]),
                Cell([.text(String(page.tokens.count))]), types(page.tokens),
            ]
        }
        return Page(
            path: SiteLinks.tokenIndexPath, title: [.text("Design tokens")], summary: Self.summary,
            lead: [
                .paragraph([.link([.text("Overview of the catalog")], .page(SiteLinks.indexPath, anchor: nil))]),
                .table(Table(["Group", "Tokens", "Types"], rows: rows)),
            ],
            sections: themes())
    }

    /// Lists the themes, if there is a choice.
    private func themes() -> [PageSection] {
        let themes = site.tokens.themes
        if themes.count < 2 { return [] }
        let rows = themes.map { theme in
            let contexts = theme.theme.inputs.choices.map { choice in
                Inline.value(choice.modifier) + [.text(" ")] + Inline.value(choice.context)
            }
            let description = site.registry.configuration.themes.orEmpty()[theme.theme.name]?.description
            return [
                Cell(Inline.words(theme.title)), Cell(contexts.asLines), Cell(description.map { [.prose($0)] } ?? []),
            ]
        }
        return [
            PageSection([.text("Themes")], Content([.table(Table(["Theme", "Contexts", "Description"], rows: rows))]))
        ]
    }

    private func types(_ tokens: [ShownToken]) -> Cell {
        Cell(Set(tokens.compactMap(\.token.type)).sorted().map { Inline.value($0) }.commaSeparated)
    }

    private func content(of group: TokenIndex.Group) -> Content {
        let types = Set(group.tokens.flatMap(types(of:)))
        let sharedType = types.count == 1 ? types.first ?? nil : nil
        let lead = sharedType.map { [Block.paragraph([.strong("Type:"), .text(" ")] + Inline.value($0))] }
        let cells = group.tokens.flatMap { token in
            Column.allCases.map { cell(of: token, in: $0, showsType: sharedType == nil) }
        }
        let table = Table(Column.allCases.map(\.rawValue), cells: cells, words: Column.value.rawValue)
        return Content((lead ?? []) + [.table(table)])
    }

    /// Returns the types of a token in all themes; nil for an unstated type.
    private func types(of shown: ShownToken) -> [String?] {
        guard shown.differs else { return [shown.token.type] }
        return [shown.token.type] + site.tokens.themes.compactMap { $0.theme.tokens[shown.token.path] }.map(\.type)
    }

    /// The columns of a table of tokens, by the heads.
    private enum Column: String, CaseIterable {
        case token = "Token"
        case value = "Value"
        case type = "Type"
        case written = "Written as"
        case description = "Description"
        case users = "Used by"
    }

    private func cell(of shown: ShownToken, in column: Column, showsType: Bool) -> Cell {
        let token = shown.token
        let none = [Inline.text("none")]
        return switch column {
        case .token: Cell([.anchor(shown.anchor)] + Inline.value(token.path))
        case .value:
            shown.differs
                ? lines(shown, isShown: true, missing: none, ShownToken.resolvedValue) : Cell(shown.resolvedValue)
        case .type: lines(shown, isShown: showsType) { token in token.type.map { Inline.value($0) } ?? [] }
        // Show the written value only if it differs from the resolved one.
        case .written: lines(shown, isShown: !isResolved(shown), missing: none, value)
        case .description: lines(shown, isShown: true, description)
        case .users: Cell(users[token.path].map { $0.compactMap(site.linkIfPresent).commaSeparated } ?? [])
        }
    }

    /// Whether a token is written as the resolved value in all themes.
    private func isResolved(_ shown: ShownToken) -> Bool {
        let token = shown.token
        return token.value == token.resolvedValue
            && (!shown.differs
                || site.tokens.themes.allSatisfy {
                    $0.theme.tokens[token.path].map { $0.value == $0.resolvedValue } ?? true
                })
    }

    private func lines(
        _ shown: ShownToken, isShown: Bool, missing: [Inline] = [], _ text: (DesignToken) -> [Inline]
    ) -> Cell {
        isShown ? Cell(site.tokens.lines(of: shown, missing: missing, text)) : Cell()
    }

    /// Returns the value as written.
    private func value(_ token: DesignToken) -> [Inline] {
        if case .string(let text) = token.value { return site.tokenValue(text) }
        return ShownToken.shown(token.value, type: token.alias == nil ? token.type : nil)
    }

    private func description(_ token: DesignToken) -> [Inline] {
        var lines: [[Inline]] = []
        if let deprecation = token.deprecation {
            let reason = deprecation.text.map { [.text(" ")] + Inline.words($0) } ?? []
            lines.append([.strong("Deprecated.")] + reason)
        }
        if let description = token.description { lines.append(Inline.words(description)) }
        return lines.asLines
    }
}
