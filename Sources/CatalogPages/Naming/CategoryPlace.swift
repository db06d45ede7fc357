import CatalogModel

/// The category of an entry, and where the overview tells of it.
package struct CategoryPlace: Hashable, Sendable {
    package let name: String

    /// nil for an entry without a category; an empty one is none.
    init?(_ component: Component) {
        guard let name = component.entry.category?.value, !name.isEmpty else { return nil }
        self.name = name
    }

    /// Each category has its own: `C` and `C++`, `Forms` and `forms`. It follows from the name alone, because the pages
    /// that lead there do not look at the categories of other entries.
    package var anchor: String { "category--" + Slug.ofCategory(name) }
}
