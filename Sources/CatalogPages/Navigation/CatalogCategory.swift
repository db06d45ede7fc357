package import CatalogModel

/// A category of the catalog with title and entries, as listed by the overview and navigation.
package struct CatalogCategory: Sendable {
    /// The words above the entries.
    package let title: String
    /// The place of the category; nil for entries without a category.
    package let location: CategoryLocation?
    /// By title.
    package let members: [Component]

    /// Returns the categories by name; the entries without a category come last.
    package static func all(of registry: ComponentRegistry) -> [CatalogCategory] {
        let members = Dictionary(grouping: registry.components) { CategoryLocation($0) }
        let locations = members.keys.compactMap { $0 }
            .sorted { ($0.name.lowercased(), $0.anchor) < ($1.name.lowercased(), $1.anchor) }
        var categories = locations.map { CatalogCategory($0.name, location: $0, members: members[$0, default: []]) }
        if let others = members[nil] {
            categories.append(CatalogCategory(locations.isEmpty ? "Entries" : "Others", location: nil, members: others))
        }
        return categories
    }

    private init(_ title: String, location: CategoryLocation?, members: [Component]) {
        self.title = title
        self.location = location
        self.members = members.byTitle
    }
}
