import CatalogModel

/// The pages at the former addresses of renamed entries, which lead to the pages of the entries.
///
/// `changes: { renamed: … }` of `catalog.yaml` has the former ids, where `catalog rename entry` writes them.
struct MovedPages {
    private let site: SiteLinks

    init(site: SiteLinks) {
        self.site = site
    }

    /// The paths of the pages, each with the entry that it leads to.
    var all: [(path: String, entry: EntryID)] {
        let registry = site.registry
        return (registry.configuration.changes?.renamed).orEmpty().compactMap { renamed in
            // An address with a slash is that of a member, not of an entry.
            guard let old = EntryID(renamed.name), registry[old] == nil, let new = EntryID(renamed.value.value),
                registry[new] != nil, site.pagePath(of: new) != nil, let path = SiteLinks.path(of: old)
            else { return nil }
            return (path.text, new)
        }
    }

    func page(at path: String, to entry: EntryID) -> Page {
        var page = Page(
            path: path, title: [.text(site.registry[entry].map(site.titles.title) ?? entry.rawValue)],
            summary: "This page has moved.",
            lead: [.paragraph([.text("This page has moved to "), site.link(to: entry), .text(".")])], sections: [])
        page.movedTo = site.pagePath(of: entry)
        return page
    }
}
