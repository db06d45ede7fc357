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
        let named: Named
        let place: RecordPlace
    }

    /// In the order of the entry.
    private(set) var changes: [Change] = []
    private(set) var deprecated: [Deprecated] = []

    init(_ component: Component) {
        var walk = RecordWalk(VersionVisitor(component: component))
        walk.walk(component.entry)
        var sinceByPath: [[String]: String] = [:]
        for found in walk.visitor.found {
            let since = found.named.since?.value
            if let since { sinceByPath[found.path] = since }
            // What came together with the thing that has it is no news of its own.
            let isNews = found.path.indices.allSatisfy { sinceByPath[Array(found.path[..<$0])] != since }
            guard let place = RecordPlace(found.path, of: component) else { continue }
            let deprecation = found.named.deprecated?.value
            if deprecation != nil { deprecated.append(Deprecated(named: found.named, place: place)) }
            let versions: [(Kind, Text?)] = [
                (.added, isNews ? found.named.since : nil), (.deprecated, deprecation?.since),
                (.removal, deprecation?.removal),
            ]
            for (kind, version) in versions {
                if let version { changes.append(Change(version: version.value, kind: kind, place: place)) }
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
    let component: Component
    var found: [(path: [String], named: Named)] = []

    mutating func visit(_ named: Named, at path: [String]) {
        guard named.since != nil || named.deprecated != nil, !isBorrowed(path) else { return }
        found.append((path, named))
    }

    /// Whether another entry documents the type that the record belongs to.
    private func isBorrowed(_ path: [String]) -> Bool {
        guard path.count > 3, path[2] == "types" else { return false }
        return component.entry.implementations?[path[1]]?.types?[path[3]]?.from != nil
    }
}
