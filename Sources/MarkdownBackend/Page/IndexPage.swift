import CatalogModel

/// The overview of a catalog: every entry under its category.
struct IndexPage {
    let site: SiteLinks
    /// The heading; nil: the catalog's name.
    let title: String?

    func page() -> Page {
        let configuration = site.registry.configuration
        let name = title ?? configuration.name?.value ?? "Components"
        var lead: [Block] = []
        if let version = configuration.version {
            lead.append(.paragraph([.strong("Version:"), .text(" ")] + Inline.words(version.value)))
        }
        if let description = configuration.description { lead.append(.prose(description)) }
        var sections = categories()
        let tokens = tokenSection()
        if !tokens.isEmpty { sections.append(PageSection("Design tokens", tokens)) }
        if site.registry.components.isEmpty { lead.append(.paragraph([.text("This catalog has no entries yet.")])) }
        return Page(
            path: SiteLinks.indexPath, title: Inline.words(name),
            summary: configuration.description?.plainText ?? "", lead: lead, sections: sections)
    }

    /// Categories by name; entries without one come last.
    private func categories() -> [PageSection] {
        let members = Dictionary(grouping: site.registry.components) { CategoryPlace($0) }
        let places = members.keys.compactMap { $0 }
            .sorted { ($0.name.lowercased(), $0.anchor) < ($1.name.lowercased(), $1.anchor) }
        var sections = places.map { place in
            PageSection(Inline.words(place.name), anchor: place.anchor, table(members[place, default: []]))
        }
        if let others = members[nil] {
            sections.append(PageSection(places.isEmpty ? "Entries" : "Others", table(others)))
        }
        return sections
    }

    private func table(_ components: [Component]) -> Content {
        let sorted = components.map { (title: $0.title.lowercased(), component: $0) }
            .sorted { ($0.title, $0.component.id) < ($1.title, $1.component.id) }.map(\.component)
        let columns = ["Name", "Summary", "Kind", "Status", "Implementations", "Since"]
        return Content([.table(Table(columns, sorted.map(row)))])
    }

    private func row(_ component: Component) -> [Cell] {
        let implementations = component.entry.implementations.orEmpty().map { element in
            Inline.words(ImplementationName(element).title)
        }
        return [
            Cell([site.link(to: component.id)]), summary(component),
            Cell(component.kind == .component ? [] : [.text(Overview.word(for: component.kind))]),
            status(component.entry.named), Cell(implementations.commaSeparated), since(component),
        ]
    }

    private func summary(_ component: Component) -> Cell {
        guard let summary = component.entry.summary else { return Cell() }
        if summary.links.isEmpty { return Cell([.prose(summary)]) }
        return Cell([.prose(ProseRebase(from: component.id, to: "", in: site.registry)(summary))])
    }

    private func status(_ named: Named) -> Cell {
        var words: [String] = []
        if named.deprecated != nil { words.append("Deprecated") }
        if let status = named.status { words.append(NamedFacts.word(for: status.value)) }
        return Cell(words.map { [.text($0)] }.commaSeparated)
    }

    /// Since when the entry is there; where only its implementations say so, each of them.
    private func since(_ component: Component) -> Cell {
        if let since = component.entry.named.since { return Cell(Inline.words(since.value)) }
        let implementations = component.entry.implementations.orEmpty().filter { $0.value.named.since != nil }
        return Cell(
            lines: implementations.map { element in
                let name = implementations.count > 1 ? ImplementationName(element).title + " " : ""
                return [.text(name)] + Inline.words(element.value.named.since?.value ?? "")
            })
    }

    private func tokenSection() -> Content {
        if site.registry.tokens.isEmpty { return Content() }
        let count = site.registry.tokens.all.count
        return Content([
            .paragraph([
                .link(
                    [.text(count == 1 ? "1 token" : "\(count) tokens")], .page(SiteLinks.tokenIndexPath, anchor: nil)),
                .text(" with their values and the entries that use them."),
            ])
        ])
    }
}

extension ProseRebase {
    /// For prose of an entry on another page, whose files are seen from `folder`.
    init(from source: EntryID, to folder: String, in registry: ComponentRegistry) {
        self.init(
            source: source, folder: RelativePath.folder(of: registry[source]?.path ?? ""), newFolder: folder)
    }
}
