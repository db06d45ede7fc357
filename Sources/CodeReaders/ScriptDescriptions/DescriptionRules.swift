package import CatalogModel

/// The rules for findings about descriptions taken over from source code, the same for every reader of such
/// descriptions.
package enum DescriptionRules {
    package static let markup = Rule(
        "description-markup", .warning, "A description in source code has only markup that prose supports.",
        reason: "Readers see markup characters instead of a table or a picture.")

    package static let tag = Rule(
        "description-tag", .note, "A description in source code has only tags that an entry has a key for.",
        reason: "The text after the tag is not in the entry, so readers of the catalog never see it.")

    package static let all = [markup, tag]
}

extension Diagnostic {
    /// Returns the finding about tags of a description that are left out; nil without such tags.
    package static func unplacedTags(_ names: [String], at range: SourceRange) -> Diagnostic? {
        if names.isEmpty { return nil }
        let list = names.map { "'@\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            DescriptionRules.tag, "the description has \(list), which an entry has no key for; the tag is left out",
            at: range)
    }

    static func unsupportedMarkup(_ constructs: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            DescriptionRules.markup,
            "the description has \(constructs.joined(separator: ", ")), which prose does not support; the text is kept unchanged",
            at: range)
    }
}
