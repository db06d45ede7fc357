import CatalogModel

/// What came and went with each version.
struct NewsPage {
    let site: SiteLinks

    private struct Change {
        let component: Component
        let change: ChangeLog.Change
    }

    func page() -> Page {
        let changes = site.registry.components.byTitle.flatMap { component in
            ChangeLog(component, in: site).changes.map { Change(component: component, change: $0) }
        }
        let sections = ChangeLog.byVersion(changes) { $0.change.version }.map { version, changes in
            PageSection(Inline.words(version), Content([.table(Table(["Entry", "Changes"], rows(changes)))]))
        }
        return SitePage.news.page(sections: sections)
    }

    /// `changes` are in the order of their components.
    private func rows(_ changes: [Change]) -> [[Cell]] {
        var rows: [(component: Component, changes: [ChangeLog.Change])] = []
        for change in changes {
            if rows.last?.component.id != change.component.id { rows.append((change.component, [])) }
            rows[rows.count - 1].changes.append(change.change)
        }
        return rows.map { [Cell([site.link(to: $0.id)]), Cell(lines: lines($1, of: $0))] }
    }

    private func lines(_ changes: [ChangeLog.Change], of component: Component) -> [[Inline]] {
        let own = changes.filter { $0.place.isWhole }.map { change -> [Inline] in
            [.strong(change.kind == .added ? "New" : change.kind.words)]
        }
        let others = changes.filter { !$0.place.isWhole }
        if others.isEmpty { return own }
        let links = PageLinks(site: site, component: component)
        let path = site.pagePath(of: component.id) ?? ""
        return own + ChangesSection.lines(others) { links.place($0).leading(to: path) }
    }
}
