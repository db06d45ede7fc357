import CatalogModel

/// A renderer of the page with the news of the catalog: additions, changes and removals by version.
struct NewsPage {
    let site: SiteLinks

    /// The topic of a row, and an item of news on the topic.
    private struct News {
        let topic: Topic
        let item: EntryNews
    }

    /// The subject of a group of changes: a component, or a name without a page.
    fileprivate enum Topic {
        case component(Component)
        /// A removed entry, or all of the catalog if empty.
        case text(String)
    }

    func page() -> Page {
        let entries = site.registry.components.byTitle.flatMap { component in
            EntryNews.all(of: component, in: site).map { News(topic: .component(component), item: $0) }
        }
        let others = ([""] + site.releases.goneEntries).flatMap { name in
            site.releases[name].map { News(topic: .text(name), item: .released($0)) }
        }
        let sections = ChangeLog.byVersion(entries + others) { $0.item.version }.map { version, news in
            let date = site.releases.date(of: version).map { Block.paragraph([.text("Released on \($0).")]) }
            let table = Block.table(Table(["Entry", "Changes"], rows: rows(news)))
            return PageSection(Inline.words(version), Content([date, table].compactMap(\.self)))
        }
        return SitePage.news.page(sections: sections)
    }

    /// Returns a row for each topic.
    ///
    /// `news` are in the order of topics.
    private func rows(_ news: [News]) -> [[Cell]] {
        var rows: [(topic: Topic, items: [EntryNews])] = []
        for one in news {
            if rows.last?.topic.name != one.topic.name { rows.append((one.topic, [])) }
            rows[rows.count - 1].items.append(one.item)
        }
        return rows.map { row in
            switch row.topic {
            case .component(let component):
                [Cell([site.link(to: component.id)]), Cell(lines: lines(row.items, of: component))]
            case .text(let name):
                [
                    Cell(Inline.words(name.isEmpty ? "Catalog" : name)),
                    Cell(lines: EntryNews.lines(row.items) { $0.name }),
                ]
            }
        }
    }

    private func lines(_ items: [EntryNews], of component: Component) -> [[Inline]] {
        var own: [[Inline]] = []
        var others: [EntryNews] = []
        for item in items {
            if case .dated(let change) = item, change.location.isWhole {
                own.append([.strong(change.kind == .added ? "New" : change.kind.words)])
            } else {
                others.append(item.rebased(from: component, in: site))
            }
        }
        if others.isEmpty { return own }
        let links = PageLinks(site: site, component: component)
        let path = site.pagePath(of: component.id) ?? ""
        return own + EntryNews.lines(others) { links.location($0).leading(to: path) }
    }
}

extension NewsPage.Topic {
    fileprivate var name: String {
        switch self {
        case .component(let component): component.id.rawValue
        case .text(let name): "text " + name
        }
    }
}

extension EntryNews {
    /// Returns the news for a page of the catalog: links of notes keep leading to the same places.
    fileprivate func rebased(from component: Component, in site: SiteLinks) -> EntryNews {
        guard case .note(let prose, let version) = self else { return self }
        return .note(ProseRebase(from: component.id, to: "", in: site.registry)(prose), version: version)
    }
}
