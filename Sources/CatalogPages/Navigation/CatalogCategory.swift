package import CatalogModel

/// The entries of a category, as overviews and navigation list them.
package struct CatalogCategory: Sendable {
    /// The words above the entries.
    package let title: String
    /// nil for the entries that are in no category.
    package let place: CategoryPlace?
    /// By title.
    package let members: [Component]

    /// Categories by name; the entries without one come last.
    package static func all(of registry: ComponentRegistry) -> [CatalogCategory] {
        let members = Dictionary(grouping: registry.components) { CategoryPlace($0) }
        let places = members.keys.compactMap { $0 }
            .sorted { ($0.name.lowercased(), $0.anchor) < ($1.name.lowercased(), $1.anchor) }
        var categories = places.map { CatalogCategory($0.name, $0, members[$0, default: []]) }
        if let others = members[nil] {
            categories.append(CatalogCategory(places.isEmpty ? "Entries" : "Others", nil, others))
        }
        return categories
    }

    private init(_ title: String, _ place: CategoryPlace?, _ members: [Component]) {
        self.title = title
        self.place = place
        self.members = members.byTitle
    }
}
