import CatalogModel
import CatalogPages

/// The eight sections of `DESIGN.md` below the front matter.
struct DesignText {
    let registry: ComponentRegistry
    let groups: DesignTokenGroups

    /// The greatest number of lines in a list.
    private static let most = 100

    var sections: [PageSection] {
        [
            section("Overview", blocks: overview, none: "The catalog has no description."),
            section("Colors", blocks: colors, none: "The catalog has no color tokens."),
            section("Typography", blocks: list(.typography), none: "The catalog has no typography tokens."),
            section("Layout", blocks: list(.spacing), none: "The catalog has no spacing tokens."),
            section("Elevation & Depth", blocks: listed(shadows), none: "The catalog has no shadow tokens."),
            section("Shapes", blocks: list(.rounded), none: "The catalog has no tokens of corner radii."),
            section("Components", blocks: listed(components), none: "The catalog has no components."),
            section("Do's and Don'ts", blocks: listed(advice), none: "The entries have no advice on good and bad use."),
        ]
    }

    private func section(_ title: String, blocks: [Block], none: String) -> PageSection {
        PageSection(title, Content(blocks.isEmpty ? [.paragraph([.text(none)])] : blocks))
    }

    private func listed(_ lines: [[Inline]]) -> [Block] { lines.listed(Self.most, others: "catalog list") }

    private var overview: [Block] {
        var blocks: [Block] = []
        if let description = registry.configuration.description { blocks.append(.paragraph([description.brief])) }
        let themes = registry.themes.map(\.name)
        if themes.count > 1 {
            blocks.append(
                .paragraph(
                    [.text("Values are those of the theme "), .short(themes[0]), .text(". Other themes: ")]
                        + Inline.list(Array(themes.dropFirst())) + [.text(".")]))
        }
        return blocks
    }

    private var colors: [Block] {
        var blocks = list(.colors)
        for theme in registry.themes.dropFirst() {
            let lines = (groups.members[.colors] ?? []).compactMap { member -> [Inline]? in
                guard let token = theme.tokens[member.token.path],
                    let value = DesignTokenGroups.value(of: token)?.first,
                    value.text != member.value.first?.text
                else { return nil }
                return [.code(member.name), .text(": "), .code(value.text)]
            }
            if lines.isEmpty { continue }
            blocks.append(.paragraph([.text("In the theme "), .short(theme.name), .text(":")]))
            blocks += lines.listed(Self.most, others: "catalog token PATH")
        }
        return blocks
    }

    /// Returns the names of a group's tokens with paths and descriptions.
    private func list(_ group: DesignTokenGroups.Group) -> [Block] {
        (groups.members[group] ?? []).map { member in
            [.code(member.name), .text(": token "), .short(member.token.path)]
                + (member.token.description.map { [.text(", \($0.shortened(to: 200))")] } ?? [])
        }.listed(Self.most, others: "catalog token")
    }

    private var shadows: [[Inline]] {
        registry.tokens.all.filter { $0.type == "shadow" && !$0.isDeprecated && $0.visibility == .public }.map {
            token in
            [.short(token.path), .text(": "), .short(TokenValueText.text(of: token.resolvedValue, type: token.type))]
        }
    }

    private var components: [[Inline]] {
        registry.components.filter { $0.kind == .component && $0.entry.deprecated == nil }.map { component in
            let summary = component.entry.summary.map { [.text(": "), $0.brief] as [Inline] } ?? []
            return [.code(component.id.rawValue)] + summary
        }
    }

    private var advice: [[Inline]] {
        registry.components.flatMap { component in
            let usage = component.entry.facets.usage
            return [("do", usage?.do), ("do not", usage?.dont)].flatMap { label, advice in
                advice.orEmpty().compactMap { advice in
                    advice.text.map { [.code(component.id.rawValue), .text(", \(label): "), $0.brief] }
                }
            }
        }
    }
}
