import CatalogChanges
package import CatalogModel

/// The built-in review rules of the catalog, such as `low-contrast` and `unwanted-term`, and the rule checking rules
/// declared in `catalog.yaml`.
package enum ReviewRules {
    private static let tokens = """
        { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } },
          "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
        """

    private static let badge = """
        implementations:
          swiftui:
            types:
              Badge: { kind: view, initializers: [{ parameters: { text: { type: String, required: true } } }] }
        """

    /// Returns two implementations, the first with a further property.
    private static func boxes(_ property: String) -> String {
        """
        implementations:
          swiftui: { types: { Box: { kind: view, properties: { title: String, \(property) } } } }
          compose: { types: { Box: { kind: composable, initializers: [{ parameters: { title: String } }] } } }
        """
    }

    package static let ownRule = Rule(
        "own-rule", "A rule of a catalog's own is an expression over what its dump can have, under a name that is free."
    )
    .example(
        failing: "ownRules: { a-b: { each: components, expect: sumary is present, message: M. } }",
        passing: "ownRules: { a-b: { each: components, expect: summary is present, message: M. } }", at: "sumary",
        in: "catalog.yaml")
    package static let lowContrast = Rule(
        "low-contrast", .warning, "A token stands out from its background as much as the catalog demands."
    )
    .example(
        failing: "tokens: { ink: { background: paper } }", passing: "tokens: { paper: {} }", at: "paper",
        catalog: "tokens: a.tokens.json\ncontrast: AA", files: ["a.tokens.json": tokens])
    package static let unwantedTerm = Rule(
        "unwanted-term", .warning, "Prose uses the terms that the catalog prefers."
    )
    .example(
        failing: "description: Like a Check box.", passing: "description: Like a checkbox.", at: "Check box",
        catalog: "terms: { check box: checkbox }")
    package static let stateWithoutToken = Rule(
        "state-without-token", optIn: .note, "Every state of an entry with tokens has a token of its own."
    )
    .example(
        failing: "states: { on: On., off: Off. }\ntokens: { a.b: { state: on } }",
        passing: "states: { on: On. }\ntokens: { a.b: { state: on } }", at: "off")
    package static let unusedToken = Rule("unused-token", optIn: .note, "Every token is taken by an entry.")
        .example(
            failing: "tokens: { ink: {} }", passing: "tokens: { ink: {}, paper: {} }", at: #""paper""#,
            catalog: "tokens: a.tokens.json\nrules: { unused-token: note }", files: ["a.tokens.json": tokens])
    package static let missingAccessibility = Rule(
        "missing-accessibility", optIn: .warning, "A component says how it is made accessible."
    )
    .example(failing: "category: Inputs", passing: "accessibility: { role: button }", at: "box")
    package static let missingKeyboard = Rule(
        "missing-keyboard", optIn: .warning,
        "A component says which keys do what, or that the keyboard does not reach it."
    )
    .example(
        failing: "accessibility: { role: button }", passing: "accessibility: { keyboard: { Tab: Moves on. } }",
        at: "box")
    package static let missingReplacement = Rule(
        "missing-replacement", optIn: .warning,
        "What is deprecated has a replacement, a word on what to do, or a version of its removal."
    )
    .example(
        failing: "deprecated: { since: 1.0 }", passing: "deprecated: { since: 1.0, removal: 2.0 }", at: "{ since: 1.0 }"
    )
    package static let laterSince = Rule(
        "later-since", optIn: .warning, "Nothing came with a version that is later than the catalog's."
    )
    .example(
        failing: "since: 1.3", passing: "since: 1.2", at: "1.3",
        catalog: "version: 1.2.0\nrules: { later-since: warning }")
    package static let emptySummary = Rule(
        "empty-summary", optIn: .note, "A summary says more than the title."
    )
    .example(
        failing: "summary: A box component.", passing: "summary: Holds what belongs together.", at: "A box component.")

    package static let exampleCall = Rule(
        "example-call", .warning,
        "An example calls what its entry declares, by its labels, in their order, with names and cases that there are."
    )
    .example(
        failing: badge + "\n    examples: 'Badge(txt: \"New\")'",
        passing: badge + "\n    examples: 'Badge(text: \"New\")'", at: "txt")

    package static let unevenMembers = Rule(
        "uneven-members", optIn: .note,
        "A member that one implementation has is in the others as well, or the difference has a reason."
    )
    .example(
        failing: boxes("isOn: Bool"),
        passing: boxes("isOn: { type: Bool, allow: { uneven-members: A card does it on Android. } }"), at: "isOn")

    package static let misnamedOverride = Rule(
        "misnamed-override", .note,
        "What a theme changes of a token, and an implementation of a state, part or axis, has the name of it.",
        reason: "A misspelled change is silently a new thing, and what it was meant to change stays as it was."
    )
    .example(
        failing: "states: { pressed: A finger is on it. }\nimplementations: { web: { states: { presed: In blue. } } }",
        passing:
            "states: { pressed: A finger is on it. }\nimplementations: { web: { states: { pressed: { title: Active } } } }",
        at: "presed")

    package static let unsortedAllow = Rule(
        "unsorted-allow", optIn: .note, "The rules of 'allow' are sorted by name.",
        reason: "Two people who accept findings at the same time write them in one place, and a rule is hard to find."
    )
    .example(
        failing: "allow: { missing-keyboard: It has none., missing-example: It is trivial. }",
        passing: "allow: { missing-example: It is trivial., missing-keyboard: It has none. }", at: "missing-example")

    package static let all =
        [
            ownRule, lowContrast, unwantedTerm, stateWithoutToken, unusedToken, missingAccessibility, missingKeyboard,
            missingReplacement, laterSince, emptySummary, exampleCall,
            unevenMembers, misnamedOverride, unsortedAllow,
        ] + DeprecationRules.ofOneVersion
}
