import CatalogPages

/// The page shown by servers for addresses without a page (`404`).
enum NotFoundPage {
    static let path = "404.md"

    static func page() -> Page {
        Page(
            path: path, title: [.text("Page not found")], summary: "There is no page at this address.",
            lead: [
                .paragraph([
                    .text("There is no page at this address. It may have moved; the "),
                    .link([.text("overview")], .page(SiteLinks.indexPath, anchor: nil)),
                    .text(" lists all pages."),
                ])
            ], sections: [])
    }
}
