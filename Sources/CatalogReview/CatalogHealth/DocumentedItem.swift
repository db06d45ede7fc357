import CatalogModel

/// A named record of an entry (such as a property, a state or a token) to be described for the health score; inherited,
/// internal and private records are not counted.
struct DocumentedItem {
    /// The name of the item's record: `Property`.
    let form: String
    let name: Text
    let node: RecordNode
    /// The key of the entry or implementation around the item: `states`.
    let facet: String
    /// The item's implementation; nil for an item shared by all.
    let platform: String?

    var isDescribed: Bool { Named(node: node).description != nil }

    /// Returns the named records of an entry, the entry's own and public records only.
    static func all(in entry: Entry) -> [DocumentedItem] {
        var items: [DocumentedItem] = []
        visit(entry.node, as: Entry.recordForm, facet: nil, platform: nil, items: &items)
        return items
    }

    private static func visit(
        _ node: RecordNode, as form: RecordForm, facet: String?, platform: String?, items: inout [DocumentedItem]
    ) {
        for key in form.keys where !["extensions", "examples", "deprecated"].contains(key.name) {
            guard let content = node.content(of: key.key) else { continue }
            // Facets of an implementation count as facets of the entry.
            let inner = facet == nil || facet == "implementations" ? key.name : facet
            visit(content, facet: inner, platform: platform, items: &items)
        }
    }

    private static func visit(
        _ content: StatedContent, facet: String?, platform: String?, items: inout [DocumentedItem]
    ) {
        switch content {
        case .record(let form, let node):
            visit(node, as: form, facet: facet, platform: platform, items: &items)
        case .list(let elements):
            for element in elements { visit(element, facet: facet, platform: platform, items: &items) }
        case .byName(let elements), .members(let elements):
            for (name, value) in elements {
                let isImplementation = facet == "implementations" && platform == nil
                add(name, value: value, facet: facet, platform: isImplementation ? name.value : platform, items: &items)
            }
        case .scalar, .prose, .data: break
        }
    }

    private static func add(
        _ name: Text, value: StatedContent, facet: String?, platform: String?, items: inout [DocumentedItem]
    ) {
        switch value {
        case .record(let form, let node):
            // Inherited records are described where they are declared; hidden ones need no words.
            if form.isNamed, node.isHiddenOrInherited(as: form) { return }
            if form.isNamed, form.name != "Implementation" {
                items.append(
                    DocumentedItem(form: form.name, name: name, node: node, facet: facet ?? "", platform: platform))
            }
            visit(node, as: form, facet: facet, platform: platform, items: &items)
        case .list(let overloads):
            for overload in overloads { add(name, value: overload, facet: facet, platform: platform, items: &items) }
        default: visit(value, facet: facet, platform: platform, items: &items)
        }
    }
}

extension RecordNode {
    fileprivate func isHiddenOrInherited(as form: RecordForm) -> Bool {
        if let key = form["inheritedFrom"]?.key, content(of: key) != nil { return true }
        let visibility = Named(node: self).visibility?.value ?? .public
        return visibility == .private || visibility == .internal
    }
}
