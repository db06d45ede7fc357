import CatalogPages

/// A conversion of page paths into file paths suitable for a documentation host, such as paths without a leading
/// underscore.
///
/// The resulting names of two pages differ wherever the paths do: ids of entries are kebab case, and the pages of
/// tokens have letters, digits, hyphens and underscores; neither has a dot.
package enum PageNames: Sendable {
    case asGiven
    /// Names without an underscore or digit at the beginning. Docusaurus and Jekyll leave out names that begin with an
    /// underscore, and Docusaurus takes digits for the place in an order, which is dropped.
    case published
    /// Different names for all pages, in any folder, because links have only the name: entries keep the name, other
    /// pages have the folder's name before the page's own.
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
