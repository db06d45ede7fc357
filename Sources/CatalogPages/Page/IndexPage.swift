import CatalogModel

/// A renderer of the catalog's overview page: every entry under the entry's category.
package struct IndexPage {
    package let site: SiteLinks
    /// The heading; nil: the catalog's name.
    package let title: String?

    package init(site: SiteLinks, title: String?) {
        self.site = site
        self.title = title
    }

    /// Summary of the overview, for a catalog without a summary.
    package static let summary = "All entries by category."

    /// Name of the overview.
    package var name: String { title ?? site.registry.configuration.name?.value ?? "Components" }

    package func page() -> Page {
        let configuration = site.registry.configuration
        var lead: [Block] = []
        if let description = configuration.description { lead.append(.prose(description)) }
        let facts = self.facts(configuration)
        if !facts.isEmpty { lead.append(.paragraph(facts.asFacts)) }
        var sections = install(configuration) + categories()
        let tokens = tokenSection()
        if !tokens.isEmpty { sections.append(PageSection("Design tokens", tokens)) }
        if site.registry.components.isEmpty { lead.append(.paragraph([.text("This catalog has no entries yet.")])) }
        return Page(
            path: SiteLinks.indexPath, title: Inline.words(name),
            summary: configuration.description?.plainText ?? Self.summary, lead: lead, sections: sections)
    }

    /// Renders the version, the pages about the whole catalog, and the repository.
    private func facts(_ configuration: CatalogConfiguration) -> [[Inline]] {
        let version = configuration.version.map { [[.strong("Version:"), .text(" ")] + Inline.words($0.value)] } ?? []
        let pages = site.sitePages.map { [Inline.link([.text($0.title)], .page($0.path, anchor: nil))] }
        let repository = configuration.repository.map { RepositoryLinks($0).home } ?? ""
        return version + pages + (repository.isEmpty ? [] : [[.link([.text("Repository")], .address(repository))]])
    }

    /// Renders the code for adding the components to a project.
    private func install(_ configuration: CatalogConfiguration) -> [PageSection] {
        let tabs = configuration.install.orEmpty().filter { $0.hidden != true }.map { step in
            let language = step.language?.value ?? "shell"
            return Tab(
                title: step.title?.value ?? language,
                blocks: (step.description.map { [.prose($0)] } ?? [])
                    + (step.code.map { [.code($0.value, language: language)] } ?? []))
        }
        if tabs.isEmpty { return [] }
        return [PageSection("Install", Content(tabs.count > 1 ? [.tabs(tabs)] : tabs.flatMap(\.blocks)))]
    }

    private func categories() -> [PageSection] {
        CatalogCategory.all(of: site.registry).map { category in
            PageSection(Inline.words(category.title), anchor: category.location?.anchor, table(category.members))
        }
    }

    private func table(_ components: [Component]) -> Content {
        let columns = ["Name", "Summary", "Kind", "Status", "Implementations", "Since"]
        return Content([.table(Table(columns, rows: components.map(row)))])
    }

    private func row(_ component: Component) -> [Cell] {
        let implementations = component.entry.implementations.orEmpty().map { element in
            Inline.words(ImplementationName(element).title)
        }
        return [
            Cell([site.link(to: component.id)]), summary(component),
            Cell(component.kind == .component ? [] : [.text(Overview.word(for: component.kind))]),
            status(component), Cell(implementations.commaSeparated), since(component),
        ]
    }

    private func summary(_ component: Component) -> Cell {
        guard let summary = component.entry.summary else { return Cell() }
        if summary.links.isEmpty { return Cell([.prose(summary)]) }
        return Cell([.prose(ProseRebase(from: component.id, to: "", in: site.registry)(summary))])
    }

    /// Renders how ready the entry is; if the implementations state a status, each status.
    private func status(_ component: Component) -> Cell {
        let implementations = component.entry.implementations.orEmpty()
        let lines = implementations.map { element -> [Inline] in
            let status = self.status(element.value.named)
            guard implementations.count > 1, !status.isEmpty else { return status }
            return [.text(ImplementationName(element).title + ": ")] + status
        }
        return Cell(lines: [status(component.entry.named)] + lines)
    }

    private func status(_ named: Named) -> [Inline] {
        let deprecated: [Inline] = named.deprecated == nil ? [] : [.strong("Deprecated")]
        return [deprecated, named.status.map { [.text(NamedFacts.word(for: $0.value))] } ?? []].commaSeparated
    }

    /// Renders since when the entry is there; if only the implementations state a version, each version.
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
    /// Creates a rebase for prose of an entry on another page, with files as seen from `folder`.
    package init(from source: EntryID, to folder: String, in registry: ComponentRegistry) {
        self.init(
            source: source, folder: RelativePath.folder(of: registry[source]?.path ?? ""), newFolder: folder)
    }
}
