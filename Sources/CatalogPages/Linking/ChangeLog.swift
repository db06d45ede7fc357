import CatalogModel

/// What an entry says of versions: what came with one, and what is deprecated since one or goes with one.
struct ChangeLog {
    enum Kind: Int, CaseIterable { case added, deprecated, removal }

    struct Change {
        let version: String
        let kind: Kind
        let place: RecordPlace
    }

    /// Something deprecated, with or without a version.
    struct Deprecated {
        let deprecation: Deprecation
        let place: RecordPlace
    }

    /// In the order of the entry.
    private(set) var changes: [Change] = []
    private(set) var deprecated: [Deprecated] = []

    init(_ component: Component, in site: SiteLinks) {
        for found in site.scan(of: component).dated {
            guard let place = RecordPlace(found.path, of: component) else { continue }
            if let since = found.since { changes.append(Change(version: since, kind: .added, place: place)) }
            guard let deprecation = found.deprecation else { continue }
            deprecated.append(Deprecated(deprecation: deprecation, place: place))
            if let since = deprecation.since {
                changes.append(Change(version: since.value, kind: .deprecated, place: place))
            }
            if let removal = deprecation.removal {
                changes.append(Change(version: removal.value, kind: .removal, place: place))
            }
        }
    }

    /// The changes of each version, the latest first; text that is no version comes last.
    static func byVersion<Element>(_ changes: [Element], _ version: (Element) -> String) -> [(String, [Element])] {
        Dictionary(grouping: changes, by: version).map { (VersionText($0.key), $0.value) }
            .sorted { $0.0 > $1.0 }.map { ($0.0.text, $0.1) }
    }
}
