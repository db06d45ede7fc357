import CatalogModel

/// A checker for links in an entry's prose without a target, or with a target left out by the output.
///
/// The page shows the links' words without a link.
struct DeadLinks {
    let targets: any LinkTargets
    let registry: ComponentRegistry
    /// The entry with the prose.
    let entry: EntryID

    func diagnostics(_ links: [Located<ProseLink>]) -> Diagnostics {
        var found = Diagnostics()
        for link in links where targets.target(of: link.value.destination) == nil {
            let text = Self.text(of: link.value.destination)
            let isLeftOut = isLeftOut(link.value.destination)
            found.report(isLeftOut ? .unpublishedLink(text, at: link.range) : .deadLink(text, at: link.range))
        }
        return found
    }

    /// Whether the target is in the catalog, but not in the output.
    private func isLeftOut(_ destination: ProseLink.Destination) -> Bool {
        switch destination {
        case .address, .file: false
        case .anchor(let name), .token(let name): has(name, on: registry.unabridged?[entry])
        case .entry(let id, nil): registry.unabridged?[id] != nil
        case .entry(let id, let name?): has(name, on: registry.unabridged?[id])
        }
    }

    private func has(_ name: String, on component: Component?) -> Bool {
        component.map { Anchors(namesOf: $0).named(name) != nil } ?? false
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
