import CatalogModel

/// What a page has to know of all records of an entry, found in one walk.
struct EntryScan: RecordVisitor {
    /// Every link within prose.
    private(set) var links: [Located<ProseLink>] = []
    /// Whether a vendor keeps data in it.
    private(set) var hasExtensions = false

    static let needsPaths = false

    init(_ component: Component) {
        var walk = RecordWalk(EntryScan())
        walk.walk(component.entry)
        self = walk.visitor
    }

    private init() {}

    mutating func visit(_ base: Base, at path: [String]) {
        if base.extensions != nil { hasExtensions = true }
    }

    mutating func visit(_ prose: Prose) {
        if !prose.links.isEmpty { links += prose.links }
    }
}
