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
        "own-rule", "A rule of the catalog's own has a free name and an expression over facts of the dump.",
        reason: "A rule with a misspelled fact has no effect, and its violations stay hidden."
    )
    .example(
        failing: "ownRules: { a-b: { each: components, expect: sumary is present, message: M. } }",
        passing: "ownRules: { a-b: { each: components, expect: summary is present, message: M. } }", at: "sumary",
        in: "catalog.yaml")
    package static let lowContrast = Rule(
        "low-contrast", .warning,
        "A token has the contrast with its background that the catalog demands, unless its state is `inactive`.",
        reason: "People with low vision, or with the sun on their screen, cannot read the text or see the shape."
    )
    .example(
        failing: "tokens: { ink: { background: paper } }", passing: "tokens: { paper: {} }", at: "paper",
        catalog: "tokens: a.tokens.json\ncontrast: AA", files: ["a.tokens.json": tokens])
    package static let unwantedTerm = Rule(
        "unwanted-term", .warning, "Prose uses the terms that the catalog prefers.",
        reason: "Readers find two terms for one concept, and must guess whether they differ."
    )
    .example(
        failing: "description: Like a Check box.", passing: "description: Like a checkbox.", at: "Check box",
        catalog: "terms: { check box: checkbox }")
    package static let stateWithoutToken = Rule(
        "state-without-token", optIn: .note, "Every state of an entry with tokens has a token of its own.",
        reason: "The look of the state is undocumented, so users may not distinguish it from the others."
    )
    .example(
        failing: "states: { on: On., off: Off. }\ntokens: { a.b: { state: on } }",
        passing: "states: { on: On. }\ntokens: { a.b: { state: on } }", at: "off")
    package static let unusedToken = Rule(
        "unused-token", optIn: .note, "Every token is used by an entry.",
        reason: "The purpose of the token is undocumented, and yet it must be maintained."
    )
    .example(
        failing: "tokens: { ink: {} }", passing: "tokens: { ink: {}, paper: {} }", at: #""paper""#,
        catalog: "tokens: a.tokens.json\nrules: { unused-token: note }", files: ["a.tokens.json": tokens])
    package static let missingAccessibility = Rule(
        "missing-accessibility", optIn: .warning, "A component documents how it is made accessible.",
        reason: "Teams cannot determine whether users of a screen reader can use the component."
    )
    .example(failing: "category: Inputs", passing: "accessibility: { role: button }", at: "box")
    package static let missingKeyboard = Rule(
        "missing-keyboard", optIn: .warning, "A component documents its keys, or that the keyboard does not reach it.",
        reason: "Teams cannot determine whether users without a mouse can use the component."
    )
    .example(
        failing: "accessibility: { role: button }", passing: "accessibility: { keyboard: { Tab: Moves on. } }",
        at: "box")
    package static let missingReplacement = Rule(
        "missing-replacement", optIn: .warning,
        "A deprecated item has `replacements`, a `message` or the version of its `removal`.",
        reason: "Readers learn that the item is deprecated, but not the replacement or the deadline."
    )
    .example(
        failing: "deprecated: { since: 1.0 }", passing: "deprecated: { since: 1.0, removal: 2.0 }", at: "{ since: 1.0 }"
    )
    package static let laterSince = Rule(
        "later-since", optIn: .warning, "No `since` is later than the version of the catalog.",
        reason: "Readers would install a version that does not exist yet."
    )
    .example(
        failing: "since: 1.3", passing: "since: 1.2", at: "1.3",
        catalog: "version: 1.2.0\nrules: { later-since: warning }")
    package static let emptySummary = Rule(
        "empty-summary", optIn: .note, "A summary adds information to the title.",
        reason: "Readers of an overview learn no more from the summary than from the title."
    )
    .example(
        failing: "summary: A box component.", passing: "summary: Groups related content.", at: "A box component.")

    package static let exampleCall = Rule(
        "example-call", .warning, "Calls in examples fit what the entry declares: labels, order, names and cases.",
        reason: "Readers copy the example, and their code does not compile or does not work."
    )
    .example(
        failing: badge + "\n    examples: 'Badge(txt: \"New\")'",
        passing: badge + "\n    examples: 'Badge(text: \"New\")'", at: "txt")

    package static let unevenMembers = Rule(
        "uneven-members", optIn: .note,
        "All implementations of an entry have the same members, or the difference has a reason.",
        reason: "Readers expect a member on their platform that only another platform has."
    )
    .example(
        failing: boxes("isOn: Bool"),
        passing: boxes("isOn: { type: Bool, allow: { uneven-members: A card does it on Android. } }"), at: "isOn")

    package static let misnamedOverride = Rule(
        "misnamed-override", .note,
        "An override of a token, state, part or axis has the name of an existing one.",
        reason: "A misspelled override silently adds an item, and the intended one stays unchanged."
    )
    .example(
        failing: "states: { pressed: A finger is on it. }\nimplementations: { web: { states: { presed: In blue. } } }",
        passing:
            "states: { pressed: A finger is on it. }\nimplementations: { web: { states: { pressed: { title: Active } } } }",
        at: "presed")

    package static let unsortedAllow = Rule(
        "unsorted-allow", optIn: .note, "The rules of 'allow' are sorted by name.",
        reason: "Concurrent suppressions conflict when merged, and a rule is hard to find."
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
