import CatalogModel

/// A summary of all records of an entry, found in a single walk: versions and vendor data.
struct EntryScan: RecordVisitor, ComponentFacts {
    /// A record with a first version or a deprecation.
    struct Dated {
        let path: [String]
        /// First version, nil as well where no news: introduced together with the enclosing record.
        let since: String?
        let deprecation: Deprecation?
    }

    /// Whether a vendor keeps data in the entry.
    private(set) var hasExtensions = false
    private(set) var hasVersions = false
    private(set) var hasDeprecations = false
    /// Dated records in the order of the entry, without records documented by another entry.
    private(set) var dated: [Dated] = []
    private let entry: Entry
    /// The records around the walk's position, the outermost first, with their first versions.
    private var holders: [(path: [String], since: String)] = []

    static let sought: RecordTraits? = [.extensions, .versions]

    init(of component: Component) {
        var walk = RecordWalk(EntryScan(visiting: component.entry))
        walk.walk(component.entry)
        self = walk.visitor
    }

    private init(visiting entry: Entry) {
        self.entry = entry
    }

    mutating func visit(_ base: Base, at path: [String]) {
        if base.extensions != nil { hasExtensions = true }
    }

    mutating func visit(_ named: Named, at path: [String]) {
        let since = named.since?.value
        let deprecation = named.deprecated
        if since == nil, deprecation == nil { return }
        if since != nil || deprecation?.since != nil || deprecation?.removal != nil { hasVersions = true }
        if deprecation != nil { hasDeprecations = true }
        if isBorrowed(path) { return }
        while let last = holders.last, !path.starts(with: last.path) { holders.removeLast() }
        let isNews = !holders.contains { $0.since == since }
        if let since { holders.append((path, since)) }
        dated.append(Dated(path: path, since: isNews ? since : nil, deprecation: deprecation))
    }

    /// Whether another entry documents the record's type.
    private func isBorrowed(_ path: [String]) -> Bool {
        guard path.count > 3, path[2] == "types" else { return false }
        return entry.implementations?[path[1]]?.types?[path[3]]?.from != nil
    }
}

/// All links within the prose of an entry.
struct EntryLinks: RecordVisitor, ComponentFacts {
    private(set) var all: [Located<ProseLink>] = []

    static let needsPaths = false
    static let sought: RecordTraits? = [.links]

    init(of component: Component) {
        var walk = RecordWalk(EntryLinks())
        walk.walk(component.entry)
        self = walk.visitor
    }

    private init() {}

    mutating func visit(_ prose: Prose) { all += prose.links }
}
