import CatalogModel

/// A renderer of the section on tokens: the tokens of an entry with values, the shared tokens read by the code, and the
/// groups of token files.
struct TokensSection {
    let flow: PageScope

    func content() -> Content {
        var content = tokens()
        content.add("Semantic tokens", semanticTokens())
        content.add("Token groups", tokenGroups())
        return content
    }

    // MARK: - Own tokens

    private var columns: [String] {
        let values = themeColumns.isEmpty ? ["Resolved value"] : themeColumns.map(\.title)
        return ["Token", "Role", "State"] + values
            + ["Name", "Contrast", "Part", "Variant", "Type", "Default", "Description"]
    }

    /// The themes with a column of values each; none for a single theme, and for more than have room.
    private var themeColumns: [ShownTheme] {
        let themes = flow.links.site.tokens.themes
        return (2...Self.mostThemeColumns).contains(themes.count) ? themes : []
    }

    private static let mostThemeColumns = 3

    private func tokens() -> Content {
        if flow.isStatedNone({ $0.tokens }) { return .none }
        var patterns: Set<String> = []
        return MemberTable.content(columns: columns, of: layered()) { token in
            // Tokens of a pattern share their details, so show the details once.
            let isFirst =
                token.layers.first.map { $0.record.choices.isEmpty || patterns.insert($0.record.pattern).inserted }
                ?? false
            return row(token, showsDetails: isFirst)
        }
    }

    /// Returns the expanded tokens described in the flow, by path, each with all statements about the token.
    private func layered() -> [Layered<ComponentToken>] {
        // The flow of a whole component shows all of its tokens.
        let listed = flow.isWhole ? nil : Set(flow.names { $0.tokens })
        let names = (flow.layers + flow.additions).map(\.implementation)
        var rows: [(path: String, layers: [Layered<ComponentToken>.Layer])] = []
        var rowByPath: [String: Int] = [:]
        for token in flow.links.component.tokens where listed?.contains(token.pattern) ?? true {
            guard let name = names.first(where: { $0?.key == token.implementation }) else { continue }
            let layer = Layered<ComponentToken>.Layer(implementation: name, record: token)
            if let row = rowByPath.updateValue(rows.count, forKey: token.path) {
                rowByPath[token.path] = row
                rows[row].layers.append(layer)
            } else {
                rows.append((token.path, [layer]))
            }
        }
        return rows.map { Layered(name: $0.path, layers: $0.layers, isLabeled: !flow.additions.isEmpty) }
    }

    private func row(_ token: Layered<ComponentToken>, showsDetails: Bool) -> MemberTable.Row {
        let links = flow.links
        let shown = links.site.tokens[token.name]
        let deprecations = shown.map { links.site.tokens.lines(of: $0, Self.deprecation) } ?? []
        return MemberTable.Row(
            anchor: links.anchor(.token, named: token.name, in: token.declarer), name: Inline.value(token.name),
            cells: [token.cell(role), token.cell(state)] + values(token, shown: shown) + [
                token.cell(name), themeColumns.isEmpty ? token.cell { contrast($0) } : Cell(), token.cell(part),
                token.cell(variant), token.cell(type), token.cell(value),
                token.cell { description($0, deprecations: deprecations) },
            ],
            group: token.first { $0.token.named.group },
            details: showsDetails
                ? token.content { flow.details($0.implementation).of($0.record.token.named) } : Content())
    }

    /// Returns the title, and the differences from the other tokens of the pattern.
    private func name(_ token: ComponentToken) -> [Inline] {
        let title = token.token.named.title.map { Inline.words($0.value) } ?? []
        if token.choices.isEmpty { return title }
        return ([title] + token.choices.map(Inline.words)).commaSeparated
    }

    private func type(_ token: ComponentToken) -> [Inline] { token.token.type.map { Inline.value($0.value) } ?? [] }

    private func value(_ token: ComponentToken) -> [Inline] {
        token.value.map { TreeLines.of($0, flow.links.site.tokenValue).asLines } ?? []
    }

    private func state(_ token: ComponentToken) -> [Inline] {
        token.token.state.map { flow.links.state($0.value) } ?? []
    }

    private func part(_ token: ComponentToken) -> [Inline] { token.token.part.map { flow.links.part($0.value) } ?? [] }

    private func description(_ token: ComponentToken, deprecations: [Inline]) -> [Inline] {
        flow.links.description(token.token.named, showsTitle: false, facts: facts(token, deprecations: deprecations))
            .inlines
    }

    private func role(_ token: ComponentToken) -> [Inline] { token.role.map { [.text($0.words)] } ?? [] }

    private func values(_ token: Layered<ComponentToken>, shown: ShownToken?) -> [Cell] {
        if themeColumns.isEmpty { return [resolved(token, shown: shown, in: nil)] }
        return themeColumns.map { theme in
            let value = resolved(token, shown: shown, in: theme)
            return Cell(lines: [value.inlines, token.cell { contrast($0, in: theme) }.inlines])
        }
    }

    /// Resolves a token from the token files: the token itself, or else the tokens named by the documented values.
    ///
    /// `theme`: the theme of the values; nil for the values of all themes, in lines.
    private func resolved(_ token: Layered<ComponentToken>, shown: ShownToken?, in theme: ShownTheme?) -> Cell {
        let site = flow.links.site
        // Show one value for all states, parts and so on, unless each has its own.
        let isUniform = token.layers.allSatisfy { layer in
            if case .branches? = layer.record.value { TokenValue.aliases(layer.record.value).isEmpty } else { true }
        }
        if let shown, isUniform {
            var listed = [token.name]
            for layer in token.layers { listed += TokenValue.aliases(layer.record.value) }
            let own = site.resolvedValue(of: shown, besides: listed, in: theme)
            if !own.isEmpty { return Cell(own) }
        }
        return token.cell { token in
            guard let value = token.value,
                TokenValue.aliases(value).contains(where: { site.tokens[$0] != nil })
            else { return [] }
            return TreeLines.of(value) { text in
                guard let alias = TokenAlias.path(in: text) else { return Inline.value(text) }
                let resolved = site.resolvedValue(ofToken: alias, besides: [alias], in: theme)
                return resolved.isEmpty ? [.text("unknown")] : resolved
            }.asLines
        }
    }

    /// Renders the contrast of a token with the background token.
    ///
    /// `theme`: the theme of the contrast; nil for each context with a difference, in lines.
    private func contrast(_ token: ComponentToken, in theme: ShownTheme? = nil) -> [Inline] {
        guard let background = token.background else { return [] }
        let links = flow.links
        let isExempt = links.component.isContrastExempt(token)
        let contrasts = token.contrasts(in: links.site.registry.themes)
        let name = Inline.value(Self.name(of: background, beside: token.path))
        let on: [Inline] = [.text("on ")] + (links.site.token(background).map { [.link(name, $0)] } ?? name)
        let text = { (theme: ShownTheme) -> [Inline] in
            guard let contrast = contrasts.first(where: { $0.theme.name == theme.theme.name }) else { return [] }
            let ratio = contrast.ratio?.text ?? "depends on the color below"
            let level = isExempt ? "exempt (inactive)" : contrast.ratio.map { $0.level?.rawValue ?? "below AA" }
            let words = [ratio, level].compactMap(\.self).joined(separator: ", ")
            let judgment = isExempt ? Inline.Judgment.none : contrast.ratio?.level.judgment
            return [judgment.map { .badge(words, $0) } ?? .text(words)]
        }
        if let theme {
            let contrast = text(theme)
            return contrast.isEmpty ? [] : contrast + [.text(" ")] + on
        }
        let themes = links.site.tokens.themes
        return [ThemeLines(themes: themes).of(themes.map(text)), on].asLines
    }

    /// Returns the differing rest of a path in the group of another path; all of the path in another group.
    private static func name(of path: String, beside other: String) -> String {
        guard let dot = other.lastIndex(of: "."), path.hasPrefix(other[...dot]) else { return path }
        let group = other[...dot]
        return String(path.dropFirst(group.count))
    }

    private func variant(_ token: ComponentToken) -> [Inline] {
        token.token.variant.orEmpty().map { axis in
            let values = axis.value.map { flow.links.axisValue($0.value, of: axis.name) }
            return flow.links.axis(axis.name) + [.text(" ")] + values.joined(by: [.text(" or ")])
        }.asLines
    }

    private func facts(_ token: ComponentToken, deprecations: [Inline]) -> [[Inline]] {
        var facts: [[Inline]] = []
        if let tier = token.token.tier { facts.append([.text(word(for: tier.value))]) }
        if !deprecations.isEmpty { facts.append(deprecations) }
        if let axes = token.token.by, !axes.isEmpty {
            facts.append([.text("By ")] + axes.map { flow.links.axis($0.value) }.commaSeparated)
        }
        facts += distance(token.token.between)
        return facts
    }

    /// Returns the parts separated by the token as a distance.
    private func distance(_ parts: [Text]?) -> [[Inline]] {
        guard let parts, !parts.isEmpty else { return [] }
        return [[.text("Between ")] + parts.map { flow.links.part($0.value) }.joined(by: [.text(" and ")])]
    }

    private static func deprecation(_ token: DesignToken) -> [Inline] {
        token.isDeprecated ? [.text("Deprecated in the token files")] : []
    }

    private func word(for tier: Token.Tier) -> String {
        switch tier {
        case .primitive: "Primitive token"
        case .semantic: "Semantic token"
        case .component: "Component token"
        }
    }

    // MARK: - Shared tokens

    private func semanticTokens() -> Content {
        if flow.isStatedNone({ $0.semanticTokens }) { return .none }
        let rows = flow.layers.flatMap { layer in
            layer.facets.semanticTokens.orEmpty().flatMap { uses in
                uses.value.enumerated().map { row(uses.name, use: $1, index: $0, implementation: layer.implementation) }
            }
        }
        let columns = ["Reference", "Name", "Resolved value", "Token", "State", "Part", "Description"]
        return rows.isEmpty ? Content() : MemberTable.content(columns: columns, of: rows) { $0 }
    }

    private func row(
        _ name: String, use: TokenUse, index: Int, implementation: ImplementationName?
    ) -> MemberTable.Row {
        let links = flow.links
        return MemberTable.Row(
            anchor: links.anchor(.semanticToken, named: name, in: implementation?.key, index: index),
            name: Inline.value(name),
            cells: [
                Cell(use.title.map { Inline.words($0.value) } ?? []),
                Cell(use.token.map { links.site.resolvedValue(ofToken: $0.value, besides: [$0.value]) } ?? []),
                Cell(use.token.map { links.token($0.value) } ?? []),
                Cell(use.state.map { links.state($0.value) } ?? []),
                Cell(use.part.map { links.part($0.value) } ?? []),
                links.description(use.named, showsTitle: false, facts: distance(use.between)),
            ],
            group: use.group, details: flow.details(implementation).of(use.named))
    }

    private func tokenGroups() -> Content {
        if flow.isStatedNone({ $0.tokenGroups }) { return .none }
        let rows = flow.layers.flatMap { layer in
            layer.facets.tokenGroups.orEmpty().map { group in
                let anchor = flow.links.anchor(.tokenGroup, named: group.name, in: layer.implementation?.key)
                return MemberTable.Row(
                    anchor: anchor, name: Inline.value(group.name), cells: [Cell([.prose(group.value)])])
            }
        }
        return rows.isEmpty ? Content() : MemberTable.content(columns: ["Group", "Description"], of: rows) { $0 }
    }
}

extension ContrastRatio.Level? {
    /// The judgment of a contrast with this level: large text alone is a restriction.
    fileprivate var judgment: Inline.Judgment {
        switch self {
        case .aa, .aaa: .good
        case .some: .fair
        case nil: .bad
        }
    }
}
