import CatalogModel

/// The pages of the token files: what each token is worth, and who uses it.
struct TokenPages {
    let site: SiteLinks
    /// The pages that there are, in the order of the token files.
    let names: [String]
    /// The paths of each page's tokens, each once, in the order of the token files.
    private let paths: [String: [String]]

    init(site: SiteLinks) {
        self.site = site
        var paths: [String: [String]] = [:]
        var names: [String] = []
        var seen: Set<String> = []
        for token in site.registry.tokens.all where seen.insert(token.path).inserted {
            let page = site.tokenPages.page(ofToken: token.path)
            if paths[page] == nil { names.append(page) }
            paths[page, default: []].append(token.path)
        }
        self.names = names
        self.paths = paths
    }

    func page(_ name: String) -> Page {
        let tokens = tokens(of: name)
        var groups: [String: [DesignToken]] = [:]
        var order: [String] = []
        for token in tokens {
            let group = group(of: token.path)
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(token)
        }
        let sections = order.map { group in
            PageSection(Inline.value(group.isEmpty ? name : group), table(groups[group, default: []]))
        }
        let isAlone = sections.count == 1
        let count = tokens.count == 1 ? "1 token" : "\(tokens.count) tokens"
        return Page(
            path: TokenPageRule.path(ofPage: name), title: [.text("Tokens: ")] + Inline.value(name), summary: count,
            lead: [
                .paragraph([
                    .text(count + " · "), .link([.text("All tokens")], .page(SiteLinks.tokenIndexPath, anchor: nil)),
                ])
            ]
                + (isAlone ? sections[0].content.blocks : []),
            sections: isAlone ? [] : sections)
    }

    /// The overview of all pages.
    func index() -> Page {
        let rows = names.map { name in
            let tokens = tokens(of: name)
            return [
                Cell([.link(Inline.value(name), .page(TokenPageRule.path(ofPage: name), anchor: nil))]),
                Cell([.text(String(tokens.count))]), types(tokens),
            ]
        }
        return Page(
            path: SiteLinks.tokenIndexPath, title: [.text("Design tokens")], summary: "",
            lead: [
                .paragraph([.link([.text("Overview of the catalog")], .page(SiteLinks.indexPath, anchor: nil))]),
                .table(Table(["Group", "Tokens", "Types"], rows)),
            ],
            sections: [])
    }

    private func tokens(of name: String) -> [DesignToken] {
        // Of several tokens with one path the last counts.
        paths[name, default: []].compactMap { site.registry.tokens[$0] }
    }

    /// One level below the page's own groups.
    private func group(of path: String) -> String {
        let dots = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: ".") }
        return dots.prefix(site.tokenPages == .group ? 2 : 3).last.map { String(path[..<$0]) } ?? ""
    }

    private func types(_ tokens: [DesignToken]) -> Cell {
        Cell(Set(tokens.compactMap(\.type)).sorted().map { Inline.value($0) }.commaSeparated)
    }

    /// A type that all tokens of a table have is said once, above it.
    private func table(_ tokens: [DesignToken]) -> Content {
        let types = Set(tokens.map(\.type))
        let shared = types.count == 1 ? tokens.first?.type : nil
        let columns = ["Token", "Type", "Value", "Resolved value", "Description", "Used by"]
        let table = Table(columns, tokens.map { row($0, showsType: shared == nil) })
        let lead = shared.map { [Block.paragraph([.strong("Type:"), .text(" ")] + Inline.value($0))] } ?? []
        return Content(lead + [.table(table)])
    }

    private func row(_ token: DesignToken, showsType: Bool) -> [Cell] {
        let users = site.registry.tokenUsers[token.path] ?? []
        return [
            Cell([.anchor(TokenPageRule.anchor(of: token.path))] + Inline.value(token.path)),
            Cell(showsType ? token.type.map { Inline.value($0) } ?? [] : []), value(token), resolved(token),
            description(token),
            Cell(users.compactMap(site.linkIfKnown).commaSeparated),
        ]
    }

    private func value(_ token: DesignToken) -> Cell {
        if case .string(let text) = token.value { return Cell(site.tokenValue(text)) }
        return Cell(Inline.value(TokenValueText.text(of: token.value, type: token.type)))
    }

    /// Only where it is not the value as it stands.
    private func resolved(_ token: DesignToken) -> Cell {
        token.value == token.resolvedValue
            ? Cell() : Cell(Inline.value(TokenValueText.text(of: token.resolvedValue, type: token.type)))
    }

    private func description(_ token: DesignToken) -> Cell {
        var lines: [[Inline]] = []
        if token.isDeprecated {
            let reason = token.deprecationMessage.map { [.text(" ")] + Inline.words($0) } ?? []
            lines.append([.strong("Deprecated.")] + reason)
        }
        if let description = token.description { lines.append(Inline.words(description)) }
        return Cell(lines: lines)
    }
}
