import CatalogPages

/// Turns the paths of pages into those that a host can have.
///
/// What two pages are called here differs wherever their paths do: ids of entries are kebab case, and the pages of
/// tokens have letters, digits, hyphens and underscores; neither has a dot.
package enum PageNames: Sendable {
    case asGiven
    /// No name begins with an underscore or digit. Docusaurus and Jekyll leave out what begins with an underscore, and
    /// Docusaurus takes digits for the place in an order, which it drops.
    case published
    /// No two pages have the same name, in whatever folder they are, because links have only the name: entries keep
    /// theirs, others have their folder's before it.
    case unique

    func path(of page: String) -> String {
        switch self {
        case .asGiven: page
        case .published: page.split(separator: "/").map(Self.published).joined(separator: "/")
        case .unique: Self.unique(page)
        }
    }

    private static func published(_ name: Substring) -> String {
        guard let first = name.unicodeScalars.first, first == "_" || first.isASCIIDigit else { return String(name) }
        return "x." + name
    }

    private static func unique(_ page: String) -> String {
        if page.hasPrefix("components/") { return page }
        guard page.contains("/") else { return "catalog." + page }
        return RelativePath.folder(of: page) + "/" + page.replacing("/", with: ".")
    }
}
