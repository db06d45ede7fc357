public import CatalogModel

/// What the Markdown backend may have to say about a catalog.
public enum MarkdownRules {
    public static let unnamablePage = Rule(
        "unnamable-page", .error, "The id of an entry can be the name of a file on all systems.")
    public static let deadLink = Rule(
        "dead-link", .warning, "A link within prose leads to a place that its page has.")

    public static let all = [unnamablePage, deadLink]
}

extension Diagnostic {
    static func unnamablePage(_ id: EntryID, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            MarkdownRules.unnamablePage,
            "the page of '\(id)' cannot be a file on all systems; choose an id that is not the name of a device",
            at: range)
    }

    static func deadLink(_ link: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            MarkdownRules.deadLink,
            "the link '\(link)' leads nowhere; name a member as it stands on its page, or a token of the catalog",
            at: range)
    }
}
