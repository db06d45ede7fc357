import CatalogModel

/// A renderer of the section with links to related entries and further reading.
struct RelatedSection {
    let links: PageLinks
    /// Dependents listed elsewhere on the page.
    let dependents: [EntryID]

    func content() -> Content {
        let component = links.component
        let details = Details(links: links)
        var blocks: [Block] = []
        if let related = component.entry.related {
            blocks.append(
                related.isEmpty
                    ? .paragraph([.text("None.")]) : .list(related.map { [.paragraph(details.reference($0))] }))
        }
        let listed = listed
        blocks += line("Refers to", ids: component.references.filter { !listed.contains($0) })
        blocks += line("Mentioned by", ids: component.referrers.filter { !listed.contains($0) })
        return Content(blocks) + details.links(component.entry.named.links)
    }

    /// The entries listed on the page by the author: entries covered by a guide, alternatives, and further reading.
    private var listed: Set<EntryID> {
        let component = links.component
        var references = component.entry.related.orEmpty()
        if let alternatives = component.entry.facets.usage?.alternatives { references += alternatives }
        for implementation in component.entry.implementations.orEmpty() {
            if let alternatives = implementation.value.facets.usage?.alternatives { references += alternatives }
        }
        var ids = Set(references.compactMap { $0.entry?.value })
        for id in component.entry.covers.orEmpty() { ids.insert(id.value) }
        ids.formUnion(dependents)
        return ids
    }

    private func line(_ title: String, ids: [EntryID]) -> [Block] {
        let entries = ids.compactMap(links.site.linkIfPresent)
        return entries.isEmpty ? [] : [.paragraph([.strong(title + ":"), .text(" ")] + entries.commaSeparated)]
    }
}
