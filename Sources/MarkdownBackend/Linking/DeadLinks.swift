import CatalogModel

/// Looks for links within an entry's prose that lead nowhere. The page shows their words without a link.
struct DeadLinks: RecordVisitor {
    private let targets: any LinkTargets
    private var found = Diagnostics()

    private init(_ targets: any LinkTargets) {
        self.targets = targets
    }

    static func diagnostics(_ entry: Entry, targets: any LinkTargets) -> Diagnostics {
        var walk = RecordWalk(DeadLinks(targets))
        walk.walk(entry)
        return walk.visitor.found
    }

    mutating func visit(_ prose: Prose) {
        for link in prose.links where targets.target(of: link.value.destination) == nil {
            found.report(.deadLink(Self.text(of: link.value.destination), at: link.range))
        }
    }

    private static func text(of destination: ProseLink.Destination) -> String {
        switch destination {
        case .address(let address): address
        case .anchor(let name): "#" + name
        case .file(let path): path
        case .entry(let id, let anchor): "entry:" + id + (anchor.map { "#" + $0 } ?? "")
        case .token(let path): "token:" + path
        }
    }
}
