import CatalogModel
import CatalogPages

/// The maker of the site's page for translators: a table of the localized texts of all entries.
struct LocalizationPage {
    static let path = "localization.md"
    static let title = "Localization"

    let site: SiteLinks

    /// Whether there are any texts to translate.
    var isUseful: Bool { site.registry.components.contains { !texts(of: $0).isEmpty } }

    func page() -> Page {
        let summary = "All texts that entries show or read out, with their keys."
        let sections = CatalogCategory.all(of: site.registry).compactMap { category -> PageSection? in
            let rows = category.members.flatMap(rows)
            if rows.isEmpty { return nil }
            let table = Table(["Key", "Text", "Languages", "Component"], rows: rows, words: "Text")
            return PageSection(Inline.words(category.title), Content([.table(table)]))
        }
        return Page(
            path: Self.path, title: [.text(Self.title)], summary: summary, lead: [.paragraph([.text(summary)])],
            sections: sections)
    }

    private func rows(_ component: Component) -> [[Cell]] {
        texts(of: component).map { element in
            let languages = element.value.translations.orEmpty().map { Inline.value($0.name) }
            return [
                Cell(key(element.name, of: component)), Cell(element.value.text.map { Inline.value($0.value) } ?? []),
                Cell(languages.commaSeparated), Cell([site.link(to: component.id)]),
            ]
        }
    }

    private func key(_ name: String, of component: Component) -> [Inline] {
        site.member(name, of: component.id).map { [.link(Inline.value(name), $0)] } ?? Inline.value(name)
    }

    private func texts(of component: Component) -> [OrderedRecords<LocalizedString>.Element] {
        let facets = [component.entry.facets] + component.entry.implementations.orEmpty().map(\.value.facets)
        return facets.flatMap { $0.strings?.elements ?? [] }
    }
}
