import CatalogChanges
package import CatalogModel

/// A test example for a review rule: a catalog with an entry reported by the rule, and a corrected entry without a
/// finding.
package struct RuleExample: Sendable, CustomStringConvertible {
    package let rule: Rule
    /// Lines of `catalog.yaml`.
    package let catalog: String
    /// Lines of an entry of which the rule tells, and of one that is right.
    package let failing: String
    package let passing: String
    /// The text that the finding points at.
    package let place: String
    /// Further files by path.
    package var files: [String: String] = [:]

    package var description: String { rule.id }

    private static let tokens = """
        { "color": { "$type": "color", "ink": { "$value": "#777777" }, "paper": { "$value": "#ffffff" },
          "black": { "$value": "#000000" } } }
        """

    package static let all = [
        RuleExample(
            rule: ReviewRules.lowContrast, catalog: "tokens: a.tokens.json\ncontrast: AA",
            failing: "tokens: { color.ink: { background: color.paper } }",
            passing: "tokens: { color.black: { background: color.paper } }", place: "color.paper",
            files: ["a.tokens.json": tokens]),
        RuleExample(
            rule: ReviewRules.unwantedTerm, catalog: "terms: { check box: checkbox, guys: '-' }",
            failing: "description: Like a Check box, `check box` or check boxer.",
            passing: "description: Like a checkbox.", place: "Check box"),
        RuleExample(
            rule: ReviewRules.stateWithoutToken, catalog: "rules: { state-without-token: note }",
            failing: "states: { on: On., off: Off. }\ntokens: { a.b: { state: on } }",
            passing: "states: { on: On. }\ntokens: { a.b: { state: on } }", place: "off"),
        RuleExample(
            rule: ReviewRules.unusedToken, catalog: "tokens: a.tokens.json\nrules: { unused-token: note }",
            failing: "tokens: { color.ink: {}, color.paper: {} }",
            passing: "tokens: { 'color.[ink|paper|black]': {} }", place: "\"black\"",
            files: ["a.tokens.json": tokens]),
        RuleExample(
            rule: ReviewRules.missingAccessibility, catalog: "rules: { missing-accessibility: warning }",
            failing: "category: Inputs", passing: "accessibility: { role: button }", place: "box"),
        RuleExample(
            rule: ReviewRules.missingKeyboard, catalog: "rules: { missing-keyboard: warning }",
            failing: "accessibility: { role: button }", passing: "accessibility: { keyboard: { Tab: Moves on. } }",
            place: "box"),
        RuleExample(
            rule: ReviewRules.missingReplacement, catalog: "rules: { missing-replacement: warning }",
            failing: "deprecated: { since: 1.0 }", passing: "deprecated: { since: 1.0, removal: 2.0 }",
            place: "{ since: 1.0 }"),
        RuleExample(
            rule: ReviewRules.laterSince, catalog: "version: 1.2.0\nrules: { later-since: warning }",
            failing: "since: 1.3", passing: "since: 1.2", place: "1.3"),
        RuleExample(
            rule: ReviewRules.emptySummary, catalog: "rules: { empty-summary: note }",
            failing: "summary: A box component.",
            passing: "summary: Holds what belongs together.", place: "A box component."),
        RuleExample(
            rule: DeprecationRules.deprecatedReplacement, catalog: "version: 1.2.0",
            failing: "properties:\n  a: { type: Int, deprecated: { replacements: b } }\n"
                + "  b: { type: Int, deprecated: { replacements: c } }\n  c: Int",
            passing: "properties:\n  a: { type: Int, deprecated: { replacements: c } }\n"
                + "  b: { type: Int, deprecated: { replacements: c } }\n  c: Int",
            place: "b"),
        RuleExample(
            rule: DeprecationRules.overdueRemoval, catalog: "version: 2.0.0",
            failing: "deprecated: { message: Use a panel., removal: 2.0 }",
            passing: "deprecated: { message: Use a panel., removal: 3.0 }", place: "2.0"),
    ]
}
