import CatalogModel

/// The page of one entry, in the order in which a reader needs it.
struct ComponentPage {
    private let links: PageLinks
    private let component: Component
    private let implementations: [(name: ImplementationName, record: Implementation)]

    init(_ component: Component, site: SiteLinks) {
        self.component = component
        links = PageLinks(site: site, component: component)
        implementations = component.entry.implementations.orEmpty().map {
            (ImplementationName($0.name, $0.value), $0.value)
        }
    }

    var targets: any LinkTargets { links }

    /// nil when the id cannot be the name of a file.
    func page() -> Page? {
        guard let path = SiteLinks.path(of: component.id) else { return nil }
        return Page(
            path: path.text, title: Inline.words(component.entry.headline?.value ?? component.title),
            summary: component.entry.summary?.plainText ?? "", lead: lead(), sections: sections())
    }

    private var isSingle: Bool { implementations.count < 2 }

    /// The entry, together with its implementation if there is just one.
    private var mainFlow: Flow {
        let layers = implementations.map { Flow.Layer(implementation: $0.name, facets: $0.record.facets) }
        let entry = Flow.Layer(implementation: nil, facets: component.entry.facets)
        return Flow(
            links: links, layers: [entry] + (isSingle ? layers : []), additions: isSingle ? [] : layers, entry: nil)
    }

    private func lead() -> [Block] {
        let entry = component.entry
        var blocks: [Block] = entry.summary.map { [.prose($0)] } ?? []
        blocks += links.deprecationAlert(of: entry.named)
        let overview = Overview(links: links)
        var facts = overview.facts(of: entry)
        if isSingle, let implementation = implementations.first {
            blocks += links.deprecationAlert(of: implementation.record.named)
            facts += overview.facts(of: implementation.name, implementation.record, isAlone: true)
        }
        if !facts.isEmpty { blocks.append(.list(facts.map { [.paragraph($0)] })) }
        if let description = entry.description { blocks.append(.prose(description)) }
        if !isSingle { blocks.append(overview.comparison(implementations)) }
        if isSingle, let description = implementations.first?.record.description { blocks.append(.prose(description)) }
        return blocks
    }

    private func sections() -> [PageSection] {
        let entry = component.entry
        let flow = mainFlow
        var own = FlowSections(flow: flow, guidance: component.guidance, foreign: foreignSections())
        own.covers = entry.covers
        own.named = [entry.named] + (isSingle ? implementations.map(\.record.named) : [])
        own.imports = isSingle ? implementations.first.flatMap { Overview.imports($0.name, $0.record) } : nil
        own.api = api()
        if !isSingle { own.implementations = implementationSections(homeless: own.homeless) }
        own.closing = closing()
        return own.all().sections
    }

    private func api() -> Content {
        let section = APISection(links: links)
        var content = Content()
        let shared = section.shared(component.entry.properties)
        content.add(implementations.isEmpty ? "Properties" : "Shared properties", shared)
        if isSingle, let implementation = implementations.first {
            content.append(section.content(implementation.name, implementation.record))
        }
        return content
    }

    /// Several implementations. `homeless`: what the catalog says under places that only they may have; it stands once
    /// on the page, in the first that has the place.
    private func implementationSections(homeless: [FreeSections.Foreign]) -> [PageSection] {
        var homeless = homeless
        return implementations.map { name, record in
            var own = sections(of: name, record)
            own.foreign = homeless
            homeless = own.homeless
            return section(name, record, own)
        }
    }

    private func sections(of name: ImplementationName, _ record: Implementation) -> FlowSections {
        let flow = Flow(
            links: links, layers: [.init(implementation: name, facets: record.facets)], additions: [],
            entry: component.entry.facets)
        var own = FlowSections(flow: flow, guidance: [], foreign: [])
        own.named = [record.named]
        own.imports = Overview.imports(name, record)
        own.types = APISection(links: links).content(name, record)
        if let links = record.links { own.closing.add("Links", Details(links: self.links).links(links)) }
        return own
    }

    /// One of several implementations.
    private func section(
        _ name: ImplementationName, _ record: Implementation, _ own: FlowSections
    ) -> PageSection {
        let overview = Overview(links: links)
        var content = Content(links.deprecationAlert(of: record.named))
        let facts = overview.facts(of: name, record, isAlone: false)
        if !facts.isEmpty { content.blocks.append(.list(facts.map { [.paragraph($0)] })) }
        if let description = record.description { content.blocks.append(.prose(description)) }
        content.append(own.all())
        return PageSection(name.title, anchor: links.anchor(.implementation, name.key, in: nil), content)
    }

    private func closing() -> Content {
        var content = Content()
        var related = RelatedSection(links: links).content()
        if isSingle, let more = implementations.first?.record.links {
            related.append(Details(links: links).links(more))
        }
        content.add("See also", related)
        content.add("Extensions", ExtensionsSection.content(component.entry))
        return content
    }

    /// Free text of guides and of the catalog, made to mean the same on this page.
    private func foreignSections() -> [FreeSections.Foreign] {
        let folder = RelativePath.folder(of: component.path)
        let guides = component.guidance.compactMap { guidance -> FreeSections.Foreign? in
            guard case .section(let section) = guidance.content else { return nil }
            let rebase = ProseRebase(from: guidance.source, to: folder, in: links.site.registry)
            return .init(section: rebase(section), source: guidance.source)
        }
        let rebase = ProseRebase(source: nil, folder: "", newFolder: folder)
        let catalog = links.site.registry.configuration.sections.orEmpty().filter { section in
            section.applies.map { $0.contains { $0.value == component.id } } ?? true
        }
        return guides + catalog.map { .init(section: rebase($0), source: nil) }
    }
}
