import CatalogModel

/// Finds links within an entry's prose that lead nowhere. The page shows their words without a link.
enum DeadLinks {
    static func diagnostics(_ links: [Located<ProseLink>], targets: any LinkTargets) -> Diagnostics {
        var found = Diagnostics()
        for link in links where targets.target(of: link.value.destination) == nil {
            found.report(.deadLink(text(of: link.value.destination), at: link.range))
        }
        return found
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
