import CatalogModel

/// The outline of all pages in an output, in a reader's browsing order: the source for the navigation of every
/// documentation host.
package struct SiteOutline: Equatable, Sendable {
    /// A page by the words shown in navigation; the path as in `Page.path`.
    package struct Item: Equatable, Sendable {
        package let title: String
        package let path: String

        package init(title: String, path: String) {
            self.title = title
            self.path = path
        }
    }

    /// Pages below a heading of the navigation.
    package struct Section: Equatable, Sendable {
        package let title: String
        /// The page about all the items; nil if there is none.
        package let overview: String?
        package let items: [Item]

        package init(_ title: String, overview: String? = nil, _ items: [Item]) {
            self.title = title
            self.overview = overview
            self.items = items
        }
    }

    /// The overview of the catalog.
    package let home: Item
    /// The categories of entries by name, then all other sections.
    package var sections: [Section]

    /// Creates the outline of a site.
    ///
    /// - Parameters:
    ///   - site: The pages to be listed.
    ///   - title: The name of the overview; nil: the catalog's name.
    package init(_ site: SiteLinks, title: String? = nil) {
        home = Item(title: IndexPage(site: site, title: title).name, path: SiteLinks.indexPath)
        sections = CatalogCategory.all(of: site.registry).compactMap { Self.section(of: $0, in: site) }
        let tokens = site.tokens.pages.map { Item(title: $0.name, path: $0.path) }
        if !site.registry.tokens.isEmpty {
            sections.append(Section("Design tokens", overview: SiteLinks.tokenIndexPath, tokens))
        }
        let pages = site.sitePages.map { Item(title: $0.title, path: $0.path) }
        if !pages.isEmpty { sections.append(Section("Across the catalog", pages)) }
    }

    /// Returns the section of a category; nil if no entry of the category has a page.
    private static func section(of category: CatalogCategory, in site: SiteLinks) -> Section? {
        let items = category.members.compactMap { component in
            site.pagePath(of: component.id).map { Item(title: site.titles.title(of: component), path: $0) }
        }
        return items.isEmpty ? nil : Section(category.title, items)
    }

    /// Returns the sections shown by navigation below a page, for hosts with navigation based on the pages: the
    /// sections below the overview of the catalog, and the pages of a section below the section's own page.
    package func topics(below page: String) -> [Section] {
        if page == home.path { return sections }
        return sections.filter { $0.overview == page && !$0.items.isEmpty }.map { Section($0.title, $0.items) }
    }
}
