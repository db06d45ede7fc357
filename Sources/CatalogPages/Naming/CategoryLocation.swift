import CatalogModel

/// The category of an entry, with the anchor of the category in the catalog's overview.
package struct CategoryLocation: Hashable, Sendable {
    package let name: String

    /// Creates the place of an entry's category; nil for an entry without a category, or with an empty name.
    init?(_ component: Component) {
        guard let name = component.entry.category?.value, !name.isEmpty else { return nil }
        self.name = name
    }

    /// The anchor of a category, different for each: `C` and `C++`, `Forms` and `forms`.
    ///
    /// Only the name counts, because the pages leading there do not read the categories of other entries.
    package var anchor: String { "category--" + Slug.ofCategory(name) }
}
