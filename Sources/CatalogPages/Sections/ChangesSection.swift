import CatalogModel

/// What came and went with which version, where an entry tells more than since when it is there.
struct ChangesSection {
    let links: PageLinks

    func content() -> Content {
        let changes = ChangeLog(links.component, in: links.site).changes
        guard changes.count > 1 || changes.contains(where: \.isOfMember) else { return Content() }
        let rows = ChangeLog.byVersion(changes) { $0.version }.map { version, changes in
            [Cell(Inline.words(version)), Cell(lines: Self.lines(changes) { links.place($0) })]
        }
        return Content([.table(Table(["Version", "Changes"], rows))])
    }

    /// The changes of one version, a line for each kind.
    static func lines(_ changes: [ChangeLog.Change], _ text: (RecordPlace) -> [Inline]) -> [[Inline]] {
        ChangeLog.Kind.allCases.compactMap { kind in
            let names = changes.filter { $0.kind == kind }.map { text($0.place) }
            return names.isEmpty ? nil : [.text(kind.words + ": ")] + names.commaSeparated
        }
    }
}

extension ChangeLog.Change {
    /// Whether it is about a part of the entry, and so says more than the lead of the page.
    fileprivate var isOfMember: Bool { place.subject.map { $0.kind != .implementation } ?? false }
}

extension ChangeLog.Kind {
    var words: String {
        switch self {
        case .added: "Added"
        case .deprecated: "Deprecated"
        case .removal: "Removal planned"
        }
    }
}

extension PageLinks {
    /// Something on this page by its name.
    func place(_ place: RecordPlace) -> [Inline] {
        guard let anchor = place.subject.flatMap({ self[$0] }) else { return place.name }
        return [.link(place.name, .anchor(anchor))]
    }
}
