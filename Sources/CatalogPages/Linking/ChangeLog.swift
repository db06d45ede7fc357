import CatalogModel

/// A collector of the versions stated by an entry's records (additions, deprecations, removals), for lists of changes
/// on pages.
struct ChangeLog {
    /// A change of a thing in a version: addition, deprecation or removal.
    struct Change {
        let version: String
        let kind: ChangeLogKind
        let location: RecordLocation
    }

    /// A deprecated item, with or without a version.
    struct Deprecated {
        let deprecation: Deprecation
        let location: RecordLocation
    }

    /// In the order of the entry.
    private(set) var changes: [Change] = []
    private(set) var deprecated: [Deprecated] = []

    init(_ component: Component, in site: SiteLinks) {
        for found in component.facts(EntryScan.self).dated {
            guard let location = RecordLocation(found.path, of: component) else { continue }
            if let since = found.since { changes.append(Change(version: since, kind: .added, location: location)) }
            guard let deprecation = found.deprecation else { continue }
            deprecated.append(Deprecated(deprecation: deprecation, location: location))
            if let since = deprecation.since {
                changes.append(Change(version: since.value, kind: .deprecated, location: location))
            }
            if let removal = deprecation.removal {
                changes.append(Change(version: removal.value, kind: .removal, location: location))
            }
        }
    }

    /// Returns the changes of each version, the latest first; text other than a version comes last.
    ///
    /// `2.0` is `2.0.0`.
    static func byVersion<Element>(_ changes: [Element], version: (Element) -> String) -> [(String, [Element])] {
        var order: [String: Int] = [:]
        var groups: [(version: VersionText, changes: [Element])] = []
        for change in changes {
            let text = VersionText(version(change))
            if let index = order[text.key] {
                groups[index].changes.append(change)
            } else {
                order[text.key] = groups.count
                groups.append((text, [change]))
            }
        }
        return groups.sorted { $0.version > $1.version }.map { ($0.version.text, $0.changes) }
    }
}

/// The kind of a dated change of a thing, in the order of listing within a version.
enum ChangeLogKind: Int, CaseIterable { case added, deprecated, removal }
