import CatalogModel

/// The output of `catalog list`: the entries of a catalog in tables by category, or as JSON.
enum EntryList {
    /// Returns a table for each category, in the order of the categories' names; entries without a category come last.
    static func text(_ registry: ComponentRegistry, layout: TextLayout) -> String {
        if registry.components.isEmpty { return "The catalog has no entries; 'catalog new ID' makes one.\n" }
        let categories = Dictionary(grouping: registry.components) { $0.entry.category?.value ?? "" }
        let names = categories.keys.sorted { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }
        return names.map { name in
            var table = TextTable(layout, indent: 2)
            for component in categories[name].orEmpty() { table.append(row(component)) }
            return layout.style.apply(.bold, to: name.isEmpty ? "Without a category" : name.visible) + "\n" + table.text
        }.joined(separator: "\n")
    }

    private static func row(_ component: Component) -> [String] {
        [
            component.id.rawValue, component.title, component.kind.rawValue, component.standing,
            component.platforms.joined(separator: ", "),
        ]
    }

    /// Returns an array of objects, in the order of the ids.
    static func json(_ registry: ComponentRegistry) -> String {
        let entries = registry.components.map { component in
            let entry = component.entry
            return [
                "id": .string(component.id.rawValue), "title": .string(component.title),
                "kind": .string(component.kind.rawValue),
                "category": (entry.category?.value).map(JSONValue.string),
                "status": (entry.status?.value.rawValue).map(JSONValue.string),
                "deprecated": .bool(entry.deprecated != nil),
                "summary": .string(entry.summary?.plainText ?? ""),
                "platforms": .array(component.platforms.map(JSONValue.string)),
                "path": .string(component.path),
            ] as JSONValue
        }
        return JSONValue.array(entries).printed
    }
}

extension Component {
    /// Maturity and deprecation of the entry; empty where unstated.
    var standing: String {
        let parts = [entry.status?.value.rawValue, entry.deprecated == nil ? nil : "deprecated"]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// The platforms named by the entry or by at least a single implementation, each with the first version.
    var platforms: [String] {
        let all = [entry.platforms] + entry.implementations.orEmpty().map(\.value.platforms)
        var platforms: [String] = []
        for element in all.flatMap({ $0.orEmpty() }) where element.value.unavailable != true {
            let platform = ([element.name, element.value.introduced?.value]).compactMap { $0 }.joined(separator: " ")
            if !platforms.contains(platform) { platforms.append(platform) }
        }
        return platforms
    }
}
