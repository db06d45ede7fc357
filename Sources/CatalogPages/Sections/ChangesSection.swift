import CatalogModel

/// A renderer of the section on an entry's changes by version, for an entry with more history than the first version.
struct ChangesSection {
    let links: PageLinks

    func content() -> Content {
        let news = EntryNews.all(of: links.component, in: links.site)
        guard news.count > 1 || news.contains(where: \.isOfMember) else { return Content() }
        let rows = ChangeLog.byVersion(news) { $0.version }.map { version, news in
            [Cell(Inline.words(version)), Cell(lines: EntryNews.lines(news) { links.location($0) })]
        }
        return Content([.table(Table(["Version", "Changes"], rows: rows))])
    }

    /// Returns the changes of a version, a line for each kind.
    static func lines(_ changes: [ChangeLog.Change], text: (RecordLocation) -> [Inline]) -> [[Inline]] {
        ChangeLogKind.allCases.compactMap { kind in
            let names = changes.filter { $0.kind == kind }.map { text($0.location) }
            return names.isEmpty ? nil : [.text(kind.words + ": ")] + names.commaSeparated
        }
    }
}

/// An item of news about an entry in a version: a note by people, a change between releases, or a version stated by a
/// record.
enum EntryNews {
    /// A note by people, written in the entry.
    case note(Prose, version: String)
    /// A change between two releases.
    case released(ReleaseIndex.Item)
    /// A record of the entry stating since when the record is there, or not to be used.
    case dated(ChangeLog.Change)

    static func all(of component: Component, in site: SiteLinks) -> [EntryNews] {
        let notes = component.entry.changes.orEmpty().flatMap { element in
            element.value.map { EntryNews.note($0, version: element.name) }
        }
        // The entry already has its notes, so take only the changes of releases.
        let released = site.releases[component.id.rawValue].filter { $0.change != nil }
        return notes + released.map(EntryNews.released)
            + ChangeLog(component, in: site).changes.map(EntryNews.dated)
    }

    var version: String {
        switch self {
        case .note(_, let version): version
        case .released(let item): item.version
        case .dated(let change): change.version
        }
    }

    /// Whether the news goes beyond the lead of the page.
    fileprivate var isOfMember: Bool {
        switch self {
        case .note, .released: true
        case .dated(let change): change.isOfMember
        }
    }

    /// Returns the lines of a version.
    static func lines(_ news: [EntryNews], text: (RecordLocation) -> [Inline]) -> [[Inline]] {
        var notes: [[Inline]] = []
        var released: [ReleaseIndex.Item] = []
        var dated: [ChangeLog.Change] = []
        for one in news {
            switch one {
            case .note(let prose, _): notes.append([.prose(prose)])
            case .released(let item): released.append(item)
            case .dated(let change): dated.append(change)
            }
        }
        return notes + ReleaseLines.lines(released) + ChangesSection.lines(dated, text: text)
    }
}

extension ChangeLog.Change {
    /// Whether the change is about a part of the entry, and so goes beyond the lead of the page.
    fileprivate var isOfMember: Bool { location.subject.map { $0.kind != .implementation } ?? false }
}

extension ChangeLogKind {
    var words: String {
        switch self {
        case .added: "Added"
        case .deprecated: "Deprecated"
        case .removal: "Removal planned"
        }
    }
}

extension PageLinks {
    /// Returns the name of a place, with a link if the place is on the page.
    func location(_ location: RecordLocation) -> [Inline] {
        guard let anchor = location.subject.flatMap({ self[$0] }) else { return location.name }
        return [.link(location.name, .anchor(anchor))]
    }
}
