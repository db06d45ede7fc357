package import CatalogModel

/// The rules for findings about descriptions taken over from source code, the same for every reader of such
/// descriptions.
package enum DescriptionRules {
    package static let markup = Rule(
        "description-markup", .warning, "A description in source code has only markup that prose supports.",
        reason: "Readers see the signs of the markup instead of a table or a picture.")

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
