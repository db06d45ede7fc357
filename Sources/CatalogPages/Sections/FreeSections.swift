import CatalogModel

/// A renderer of the author's free sections, each at the place on the page chosen by the author.
struct FreeSections {
    let flow: PageScope
    /// Sections of guides applying to the entry, and the catalog's sections for every page.
    let foreign: [Foreign]

    /// A section from outside the entry: of a guide, or of the catalog.
    struct Foreign {
        let section: Section
        /// The guide; nil for the catalog.
        let source: EntryID?
    }

    /// Returns the sections attached to a place of the page; nil: to none.
    func sections(under location: Place?) -> [PageSection] {
        var sections: [PageSection] = []
        for layer in flow.layers {
            for (index, section) in layer.facets.sections.orEmpty().enumerated() where section.under?.value == location
            {
                sections.append(self.section(section, path: [], index: index, implementation: layer.implementation))
            }
        }
        for foreign in foreign where foreign.section.under?.value == location {
            sections.append(self.section(foreign))
        }
        return sections
    }

    private func section(
        _ section: Section, path: [String], index: Int, implementation: ImplementationName?
    ) -> PageSection {
        let title = section.title?.value ?? ""
        var content = own(section, implementation: implementation)
        if let applies = section.applies {
            content.blocks.insert(.paragraph(flow.links.applies(to: applies)), at: section.description == nil ? 0 : 1)
        }
        content.sections += section.sections.orEmpty().enumerated().map {
            self.section($1, path: path + [title], index: $0, implementation: implementation)
        }
        return PageSection(
            Inline.words(title),
            anchor: flow.links.anchor(.section, named: title, of: path, in: implementation?.key, index: index), content)
    }

    private func section(_ foreign: Foreign) -> PageSection {
        var content = own(foreign.section, implementation: nil)
        if let source = foreign.source {
            content.blocks.append(.paragraph([.text("From "), flow.links.site.link(to: source)]))
        }
        content.sections += foreign.section.sections.orEmpty().map { section(.init(section: $0, source: nil)) }
        return PageSection(Inline.words(foreign.section.title?.value ?? ""), content)
    }

    private func own(_ section: Section, implementation: ImplementationName?) -> Content {
        let content = Content(section.description.map { [.prose($0)] } ?? [])
        let details = flow.details(implementation)
        return content + details.figures(section.figures) + details.examples(section.examples)
            + details.links(section.links)
    }
}
