package import CatalogModel

/// The rules for findings about descriptions taken over from source code, the same for every reader of such
/// descriptions.
package enum DescriptionRules {
    package static let markup = Rule("description-markup", .warning, "A description has no markup that prose lacks.")

    package static let all = [markup]
}

extension Diagnostic {
    static func unsupportedMarkup(_ constructs: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            DescriptionRules.markup,
            "the description has \(constructs.joined(separator: ", ")), which prose has no form for; the text is kept as it stands",
            at: range)
    }
}
