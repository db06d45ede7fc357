import CatalogChanges
package import CatalogModel

/// The built-in review rules of the catalog, such as `low-contrast` and `unwanted-term`, and the rule checking rules
/// declared in `catalog.yaml`.
package enum ReviewRules {
    package static let ownRule = Rule(
        "own-rule", "A rule of a catalog's own is an expression over what its dump can have, under a name that is free."
    )
    package static let lowContrast = Rule(
        "low-contrast", .warning, "A token stands out from its background as much as the catalog demands.")
    package static let unwantedTerm = Rule(
        "unwanted-term", .warning, "Prose uses the terms that the catalog prefers.")
    package static let stateWithoutToken = Rule(
        "state-without-token", optIn: .note, "Every state of an entry with tokens has a token of its own.")
    package static let unusedToken = Rule("unused-token", optIn: .note, "Every token is taken by an entry.")
    package static let missingAccessibility = Rule(
        "missing-accessibility", optIn: .warning, "A component says how it is made accessible.")
    package static let missingKeyboard = Rule(
        "missing-keyboard", optIn: .warning,
        "A component says which keys do what, or that the keyboard does not reach it.")
    package static let missingReplacement = Rule(
        "missing-replacement", optIn: .warning,
        "What is deprecated has a replacement, a word on what to do, or a version of its removal.")
    package static let laterSince = Rule(
        "later-since", optIn: .warning, "Nothing came with a version that is later than the catalog's.")
    package static let emptySummary = Rule(
        "empty-summary", optIn: .note, "A summary says more than the title.")

    package static let all =
        [
            ownRule, lowContrast, unwantedTerm, stateWithoutToken, unusedToken, missingAccessibility, missingKeyboard,
            missingReplacement, laterSince, emptySummary,
        ] + DeprecationRules.ofOneVersion
}
