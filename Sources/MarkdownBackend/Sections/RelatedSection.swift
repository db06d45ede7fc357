import CatalogModel

/// Where to read on.
struct RelatedSection {
    let links: PageLinks

    func content() -> Content {
        let component = links.component
        let details = Details(links: links)
        var blocks: [Block] = []
        if let related = component.entry.related {
            blocks.append(
                related.isEmpty
                    ? .paragraph([.text("Nothing.")]) : .list(related.map { [.paragraph(details.reference($0))] }))
        }
        let listed = listed
        blocks += line("Refers to", component.references.filter { !listed.contains($0) })
        blocks += line("Used by", component.referrers.filter { !listed.contains($0) })
        return Content(blocks) + details.links(component.entry.links)
    }

    /// The entries that the author lists on the page: those which a guide covers, alternatives, and what to read next.
    private var listed: Set<EntryID> {
        let entry = links.component.entry
        let facets = [entry.facets] + entry.implementations.orEmpty().map(\.value.facets)
        let references = entry.related.orEmpty() + facets.flatMap { ($0.usage?.alternatives).orEmpty() }
        return Set(references.compactMap { $0.entry?.value } + entry.covers.orEmpty().map(\.value))
    }

    private func line(_ title: String, _ ids: [EntryID]) -> [Block] {
        let ids = ids.filter { links.site.registry[$0] != nil }
        if ids.isEmpty { return [] }
        let names = ids.map { [links.site.link(to: $0)] }.commaSeparated
        return [.paragraph([.strong(title + ":"), .text(" ")] + names)]
    }
}
