package import CatalogModel
import CatalogRendering

/// The rules checked while rendering pages, such as `dead-link`.
package enum PageRules {
    private static let longID = String(repeating: "a", count: 251)
    package static let unnamablePage = Rule(
        "unnamable-page", .error, "The id of an entry can be a file name on all systems.",
        reason: "The page of the entry could not be written, and all links to the page would be broken."
    )
    .example(
        failing: "outputs: { html: {} }", passing: "outputs: { docs: { backend: markdown } }",
        at: longID,
        in: "catalog.yaml", files: ["components/\(longID).yml": "id: \(longID)\ntitle: Panel\nsummary: Contains a box."]
    )
    package static let deadLink = Rule(
        "dead-link", .warning, "A link in prose leads to a member, token or other target in the catalog.",
        reason: "Readers see the text of the link but cannot follow it to the explanation."
    )
    .example(
        failing: "description: See [it](#nowhere).", passing: "description: See [it](https://example.org).",
        at: "#nowhere", catalog: "outputs: { docs: { backend: markdown } }")
    package static let unpublishedLink = Rule(
        "unpublished-link", .note, "A link in prose leads to something that the output publishes.",
        reason: "Readers of the output see only the text of the link, without a target."
    )
    .example(
        failing: "properties: { a: { type: Int, visibility: private } }\ndescription: See [it](#a).",
        passing: "properties: { a: { type: Int } }\ndescription: See [it](#a).", at: "#a",
        catalog: "outputs: { docs: { backend: markdown } }")
    package static let unclearRole = Rule(
        "unclear-role", .warning, "Tokens with the same role for the same state, part and variant have the same value.",
        reason: "The correct value is ambiguous, so specimens show none of the values."
    )
    .example(
        failing: "tokens: { ink: { role: background }, red: { role: background } }",
        passing: "tokens: { ink: { role: background }, red: { role: border } }", at: "background",
        catalog: "tokens: a.tokens.json\noutputs: { docs: { backend: markdown } }",
        files: [
            "a.tokens.json":
                #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },\#n  "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }"#
        ])

    package static let all = [unnamablePage, deadLink, unpublishedLink, unclearRole]
}

extension Diagnostic {
    package static func unnamablePage(_ id: EntryID, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            PageRules.unnamablePage,
            "the page name of '\(id)' is too long for a file name; choose a shorter id",
            at: range)
    }

    static func unclearRole(_ conflict: SpecimenConflict) -> Diagnostic {
        let paths = conflict.tokens.map(\.path).uniqued()
        let last = conflict.tokens.last
        let start =
            paths.count > 1
            ? "\(quotedList(paths, conjunction: "and")) have" : "'\(paths.first ?? "")' has"
        let subject = conflict.subject.words
        return Diagnostic(
            PageRules.unclearRole,
            "\(start) different values for the role '\(conflict.role.rawValue)'\(subject.isEmpty ? "" : " of \(subject)") in "
                + "the theme '\(conflict.theme.name)', so no specimen shows one; add the state, part or variant of each",
            at: last?.token.role?.first?.range ?? last?.token.named.base.range)
    }

    static func deadLink(_ link: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            PageRules.deadLink,
            "unresolved link '\(link)'; use the name of a member as on its page, or a token of the catalog",
            at: range)
    }
}

extension Diagnostic {
    static func unpublishedLink(_ link: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            PageRules.unpublishedLink,
            "the target of the link '\(link)' is not published because of its visibility, so only the link's text is shown; "
                + "reword the text, or add the visibility to the option 'visibility' of the output",
            at: range)
    }
}

extension SpecimenSubject {
    /// For findings; empty for the component as a whole.
    fileprivate var words: String {
        let parts =
            [part.map { "part '\($0)'" }, state.map { "state '\($0)'" }].compactMap(\.self)
            + variants.map { "\($0.axis) '\($0.value)'" }
        return parts.joined(separator: ", ")
    }
}
