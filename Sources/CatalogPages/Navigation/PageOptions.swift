package import CatalogRendering

/// The options shared by the backends of pages.
extension BackendOption {
    package static let siteTitle = BackendOption(
        "title", .text, "The name of the site, if it is not the name of the catalog.")

    package static let siteFileBase = BackendOption(
        "fileBase", .text,
        "The address of the catalog's folder, for links to files outside the output. Without it, such files are named "
            + "but not linked.")

    package static let tokenPages = BackendOption(
        "tokenPages", .choice(TokenPageRule.allCases.map(\.rawValue)), default: "group",
        "Whether each group of tokens has a page, or each subgroup, for token files with a single group.")
}

extension BackendOptions {
    package var siteTitle: String? { text(BackendOption.siteTitle.name) }

    /// The address of the catalog's folder; nil without an address fit for links of pages.
    package var siteFileBase: String? {
        text(BackendOption.siteFileBase.name).flatMap { SiteLinks.address($0) == nil ? nil : $0 }
    }

    package var tokenPages: TokenPageRule {
        text(BackendOption.tokenPages.name).flatMap(TokenPageRule.init) ?? .group
    }
}
