package import CatalogModel
package import CatalogRendering

/// A collector of the facts outside a component (other entries, design tokens) read while rendering the component's
/// page, for knowing when to render the page anew.
package struct PageReads: RecordVisitor {
    private let component: Component
    private let site: SiteLinks
    private let types: TypeMentions
    private var ids: Set<EntryID>
    private var tokens: Set<String> = []
    /// Tokens, by theme, whose aliases have been followed.
    private var followed: [Set<String>]

    static let needsPaths = false
    static let sought: RecordTraits? = [.links, .mentions]

    package static func of(_ component: Component, site: SiteLinks) -> RenderUnit.Reads {
        var walk = RecordWalk(PageReads(component, site: site))
        walk.walk(component.entry)
        for guidance in component.guidance { walk.walk(guidance) }
        for section in site.registry.configuration.sections.orEmpty() { walk.walk(section) }
        // The title of an entry says what sets it apart from its twins.
        let ids = walk.visitor.ids.union(walk.visitor.ids.flatMap { site.titles.twins[$0] ?? [] })
        return .parts(ids: ids, tokens: walk.visitor.tokens)
    }

    private init(_ component: Component, site: SiteLinks) {
        self.component = component
        self.site = site
        types = TypeMentions(site.types, component: component)
        followed = Array(repeating: [], count: site.registry.themes.count)
        ids = Set([component.id] + component.references + component.referrers + component.guidance.map(\.source))
        for token in component.tokens {
            visit(token: token.path)
            for alias in TokenValue.aliases(token.value) { visit(token: alias) }
            if let background = token.background { visit(token: background) }
        }
    }

    mutating func visit(_ prose: Prose) {
        for link in prose.links {
            switch link.value.destination {
            case .entry(let id, _): if let id = EntryID(id), site.registry[id] != nil { ids.insert(id) }
            case .token(let path): visit(token: path)
            case .address, .anchor, .file: break
            }
        }
    }

    mutating func visit(type: String, implementation: String?, owner: String?) {
        let place = types.first(in: type, implementation: implementation, owner: owner)
        if let place { ids.insert(place.entry) }
    }

    mutating func visit(token: String) {
        tokens.insert(token)
        for (index, theme) in site.registry.themes.enumerated() {
            var next: String? = token
            while let path = next, followed[index].insert(path).inserted, let link = theme.tokens[path] {
                tokens.insert(path)
                next = link.alias
            }
        }
        if site.tokens[token] == nil, let id = site.documenter(ofToken: token) { ids.insert(id) }
    }

    mutating func visit(replacement: String) {
        visit(token: replacement)
        if let id = EntryID(replacement), site.registry[id] != nil { ids.insert(id) }
    }
}
