package import CatalogModel
import CatalogRendering

/// A page about the whole catalog besides the overview and the token pages, such as the alphabetical index or the
/// deprecations.
///
/// Each page exists only if the catalog has content for the page.
package enum SitePage: String, CaseIterable, Sendable {
    case alphabet = "a-z"
    case news = "whats-new"
    case deprecations
    case accessibility
    case platforms
    case tokenParity = "token-parity"

    package var path: String { rawValue + ".md" }

    package var title: String {
        switch self {
        case .alphabet: "A to Z"
        case .news: "What’s new"
        case .deprecations: "Deprecations"
        case .accessibility: "Accessibility"
        case .platforms: "Platforms"
        case .tokenParity: "Token parity"
        }
    }

    /// Summary of the page, in a single line.
    package var summary: String {
        switch self {
        case .alphabet: "All entries by title and by alternative name."
        case .news: "Changes in each version, latest first."
        case .deprecations: "Deprecated entries, members and tokens, with their replacements."
        case .accessibility: "Roles, keys and success criteria of all entries."
        case .platforms: "Platforms of all entries, with the properties on each."
        case .tokenParity: "Differences between the design tokens and each source of tokens."
        }
    }

    /// Returns the pages with content in the catalog.
    static func all(of registry: ComponentRegistry) -> [SitePage] {
        allCases.filter { page in
            switch page {
            case .alphabet: AlphabetPage.isUseful(registry)
            case .news:
                registry.components.contains { $0.facts(EntryScan.self).hasVersions }
                    || registry.history?.releases?.isEmpty == false
                    || registry.components.contains { $0.entry.changes?.isEmpty == false }
            case .deprecations:
                registry.components.contains { $0.facts(EntryScan.self).hasDeprecations }
                    || !registry.tokens.deprecated.isEmpty
            case .accessibility:
                registry.components.contains(where: \.statesAccessibility)
            case .platforms: PlatformsPage.platforms(of: registry).count > 1
            case .tokenParity: !registry.tokenParity.isEmpty
            }
        }
    }

    package func page(_ site: SiteLinks) -> Page {
        switch self {
        case .alphabet: AlphabetPage(site: site).page()
        case .news: NewsPage(site: site).page()
        case .deprecations: DeprecationsPage(site: site).page()
        case .accessibility: AccessibilityPage(site: site).page()
        case .platforms: PlatformsPage(site: site).page()
        case .tokenParity: TokenParityPage(site: site).page()
        }
    }

    /// Returns the page with the given content below the title.
    package func page(_ blocks: [Block] = [], sections: [PageSection] = []) -> Page {
        Page(
            path: path, title: [.text(title)], summary: summary, lead: [.paragraph([.text(summary)])] + blocks,
            sections: sections)
    }
}

extension Component {
    /// Whether the entry or an implementation states facts of accessibility.
    fileprivate var statesAccessibility: Bool {
        entry.facets.accessibility != nil
            || entry.implementations.orEmpty().contains { $0.value.facets.accessibility != nil }
    }
}

extension [Component] {
    /// The entries in order of lookup: by title without regard to case, then by id.
    package var byTitle: [Component] {
        map { (title: $0.title.lowercased(), component: $0) }
            .sorted { ($0.title, $0.component.id) < ($1.title, $1.component.id) }.map(\.component)
    }
}

extension [Inline] {
    /// Returns the text for another page: links to places of the former page lead back to the former page.
    package func leading(to page: String) -> [Inline] {
        map { inline in
            guard case .link(let words, .anchor(let anchor)) = inline else { return inline }
            return .link(words, .page(page, anchor: anchor))
        }
    }
}
