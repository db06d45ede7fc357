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

    init(_ component: Component) {
        var walk = RecordWalk(VersionVisitor(component: component))
        walk.walk(component.entry)
        for found in walk.visitor.found {
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

/// Finds the records that speak of versions.
private struct VersionVisitor: RecordVisitor {
    /// What a record says; `since` is nil as well where that is no news.
    struct Found {
        let path: [String]
        let since: String?
        let deprecation: Deprecation?
    }

    let component: Component
    var found: [Found] = []
    /// The records that the walk is within, the outermost first, with the versions that brought them.
    private var holders: [(path: [String], since: String)] = []

    init(component: Component) {
        self.component = component
    }

    mutating func visit(_ named: Named, at path: [String]) {
        guard named.since != nil || named.deprecated != nil, !isBorrowed(path) else { return }
        while let last = holders.last, !path.starts(with: last.path) { holders.removeLast() }
        let since = named.since?.value
        // What came together with the thing that has it is no news of its own.
        let isNews = !holders.contains { $0.since == since }
        if let since { holders.append((path, since)) }
        found.append(Found(path: path, since: isNews ? since : nil, deprecation: named.deprecated))
    }

    /// Whether another entry documents the type that the record belongs to.
    private func isBorrowed(_ path: [String]) -> Bool {
        guard path.count > 3, path[2] == "types" else { return false }
        return component.entry.implementations?[path[1]]?.types?[path[3]]?.from != nil
    }
}
