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
        let told = Set(component.entry.related.orEmpty().compactMap { $0.entry?.value })
        blocks += line("Refers to", component.references.filter { !told.contains($0) })
        blocks += line("Used by", component.referrers)
        return Content(blocks) + details.links(component.entry.links)
    }

    private func line(_ title: String, _ ids: [EntryID]) -> [Block] {
        let ids = ids.filter { links.site.registry[$0] != nil }
        if ids.isEmpty { return [] }
        let names = ids.map { [links.site.link(to: $0)] }.commaSeparated
        return [.paragraph([.strong(title + ":"), .text(" ")] + names)]
    }
}
