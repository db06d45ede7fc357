package import CatalogModel
package import CatalogRendering

/// A renderer of the page of a single entry, with the sections in the order of a reader's needs.
package struct ComponentPage {
    private let links: PageLinks
    private let component: Component
    private let implementations: [Implemented]
    private let specimens: SpecimenPictures
    private let scan: EntryScan
    /// The entries built from the page's entry.
    private let dependents: [EntryID]

    /// An implementation by the name given on the page.
    private struct Implemented {
        let name: ImplementationName
        let element: OrderedRecords<Implementation>.Element

        var record: Implementation { element.value }
        var layer: PageScope.Layer { PageScope.Layer(implementation: name, facets: record.facets) }
    }

    /// Creates the page; `specimens` are passed where the component's specimens have been computed already.
    package init(_ component: Component, site: SiteLinks, specimens: SpecimenPictures? = nil) {
        self.component = component
        self.specimens = specimens ?? SpecimenPictures(component, site: site)
        links = PageLinks(site: site, component: component)
        scan = component.facts()
        dependents = Dependents.of(component, in: site.registry)
        implementations = component.entry.implementations.orEmpty().map {
            Implemented(name: ImplementationName($0), element: $0)
        }
    }

    package var targets: any LinkTargets { links }

    /// Returns the pictures shown by the page, as far as the pictures are files of the output.
    package func specimenFiles() -> [OutputFile] {
        let names: [String?] = isSingle ? [nil] : [nil] + implementations.map(\.name.key)
        return names.flatMap { specimens(of: $0).files() }
    }

    private func specimens(of implementation: String?) -> SpecimensSection {
        SpecimensSection(links: links, rows: specimens.rows(of: implementation))
    }

    /// Findings on content impossible to show on the page as meant.
    package var findings: Diagnostics {
        let dead = DeadLinks(targets: links, registry: links.site.registry, entry: component.id)
        var found = dead.diagnostics(component.facts(EntryLinks.self).all)
        for conflict in specimens.conflicts { found.report(.unclearRole(conflict)) }
        return found
    }

    /// Returns the page; nil if the id cannot be the name of a file.
    package func page() -> Page? {
        guard let path = links.site.pagePath(of: component.id) else { return nil }
        return Page(
            path: path, title: Inline.words(component.entry.headline?.value ?? links.site.titles.title(of: component)),
            summary: component.entry.summary?.plainText ?? "", lead: lead(), sections: sections())
    }

    private var isSingle: Bool { implementations.count < 2 }

    private func lead() -> [Block] {
        var blocks: [Block] = component.entry.summary.map { [.prose($0)] } ?? []
        blocks += links.deprecationAlert(of: component.entry.named)
        let overview = Overview(links: links)
        var facts = overview.facts(of: component.entry.named)
        if isSingle, let implementation = implementations.first {
            blocks += links.deprecationAlert(of: implementation.record.named)
            facts += overview.facts(of: implementation.name, implementation.record, isAlone: true)
        }
        facts += overview.identity(of: component)
        if !facts.isEmpty { blocks.append(.list(facts.map { [.paragraph($0)] })) }
        if !isSingle { blocks.append(overview.comparison(implementations.map { ($0.name, $0.element) })) }
        if let description = component.entry.named.description { blocks.append(.prose(description)) }
        if isSingle, let description = implementations.first?.record.named.description {
            blocks.append(.prose(description))
        }
        return blocks
    }

    private func sections() -> [PageSection] {
        // The entry, together with its implementation if there is just one.
        let entry = PageScope.Layer(implementation: nil, facets: component.entry.facets)
        let layers = implementations.map(\.layer)
        let flow = PageScope(
            links: links, layers: [entry] + (isSingle ? layers : []), additions: isSingle ? [] : layers, entry: nil)
        var own = ScopedSections(flow: flow, guidance: component.guidance, foreign: foreignSections())
        own.covers = component.entry.covers
        own.dependents = dependents
        own.show(component.entry.named)
        if isSingle, let implementation = implementations.first {
            own.show(implementation.record.named)
            own.imports = Overview.imports(implementation.name, record: implementation.record)
        }
        own.demo = demos()
        own.specimens = specimens(of: nil).content()
        own.api = api()
        if !isSingle { addImplementations(to: &own, besides: entry) }
        own.closing = closing()
        return own.all().sections
    }

    /// Returns the demos of the implementations, side by side if there are several.
    private func demos() -> Content {
        let tabs = implementations.compactMap { implementation in
            implementation.record.demo.map { demo in
                let details = Details(links: links, language: implementation.name.language)
                return Tab(title: implementation.name.title, blocks: details.demo(demo))
            }
        }.filter { !$0.blocks.isEmpty }
        return tabs.count > 1 ? Content([.tabs(tabs)]) : Content(tabs.flatMap(\.blocks))
    }

    private func api() -> Content {
        let section = APISection(links: links)
        var content = section.shared(component.entry) {
            implementations.isEmpty ? $0 : "Shared " + $0.lowercased()
        }
        if isSingle, let implementation = implementations.first {
            content.append(section.content(implementation.name, implementation: implementation.record))
        }
        return content
    }

    /// Adds several implementations: the first steps with each side by side, the rest in turn.
    private func addImplementations(to page: inout ScopedSections, besides entry: PageScope.Layer) {
        // A section of the catalog may belong under a place that only implementations have. Show it once, in the first
        // implementation with the place.
        var homeless = page.homeless
        for implementation in implementations {
            var own = sections(of: implementation, besides: entry)
            own.foreign = homeless
            homeless = own.homeless
            let start = own.takeQuickStart()
            if !start.isEmpty { page.quickStarts.append(Tab(title: implementation.name.title, blocks: start)) }
            page.implementations.append(section(implementation, own: own))
        }
    }

    private func sections(of implementation: Implemented, besides entry: PageScope.Layer) -> ScopedSections {
        let flow = PageScope(links: links, layers: [implementation.layer], additions: [], entry: entry)
        var own = ScopedSections(flow: flow, guidance: [], foreign: [])
        own.show(implementation.record.named)
        own.imports = Overview.imports(implementation.name, record: implementation.record)
        own.specimens = specimens(of: implementation.name.key).content()
        own.types = APISection(links: links).content(implementation.name, implementation: implementation.record)
        if let links = implementation.record.named.links {
            own.closing.add("Links", Details(links: self.links).links(links))
        }
        return own
    }

    /// Renders the section of an implementation among several.
    private func section(_ implementation: Implemented, own: ScopedSections) -> PageSection {
        let overview = Overview(links: links)
        var content = Content(links.deprecationAlert(of: implementation.record.named))
        let facts = overview.facts(of: implementation.name, implementation.record, isAlone: false)
        if !facts.isEmpty { content.blocks.append(.list(facts.map { [.paragraph($0)] })) }
        if let description = implementation.record.named.description { content.blocks.append(.prose(description)) }
        content.append(own.all())
        let anchor = links.anchor(.implementation, named: implementation.name.key, in: nil)
        return PageSection(implementation.name.title, anchor: anchor, content)
    }

    private func closing() -> Content {
        var content = Content()
        var related = RelatedSection(links: links, dependents: dependents).content()
        if isSingle, let more = implementations.first?.record.named.links {
            related.append(Details(links: links).links(more))
        }
        content.add("See also", related)
        content.add("Changes", ChangesSection(links: links).content())
        if scan.hasExtensions { content.add("Extensions", ExtensionsSection.content(component.entry)) }
        return content
    }

    /// Returns the free text of guides and of the catalog, made to mean the same on the page.
    private func foreignSections() -> [FreeSections.Foreign] {
        let sections = links.site.registry.configuration.sections.orEmpty()
        if component.guidance.isEmpty, sections.isEmpty { return [] }
        let folder = RelativePath.folder(of: component.path)
        let guides = component.guidance.compactMap { guidance -> FreeSections.Foreign? in
            guard case .section(let section) = guidance.content else { return nil }
            let rebase = ProseRebase(from: guidance.source, to: folder, in: links.site.registry)
            return .init(section: rebase(section), source: guidance.source)
        }
        let rebase = ProseRebase(source: nil, folder: "", newFolder: folder)
        let catalog = sections.filter { section in
            section.applies.map { $0.contains { $0.value == component.id } } ?? true
        }
        return guides + catalog.map { .init(section: rebase($0), source: nil) }
    }
}
