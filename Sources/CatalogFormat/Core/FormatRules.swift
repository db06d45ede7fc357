package import CatalogModel

/// The rules for the format of YAML files, checked during decoding: unknown keys, missing keys, wrong kinds of values.
package enum FormatRules {
    package static let unknownKey = Rule(
        "unknown-key", "A record has only keys of the entry format.",
        reason: "A misspelled key would drop its fact from every output without a warning."
    )
    .example(failing: "categroy: Inputs", passing: "category: Inputs", at: "categroy")
    package static let missingKey = Rule(
        "missing-key", "A record has all of its required keys.",
        reason: "Outputs would have a gap, such as a link without an address or an entry without a title."
    )
    .example(
        failing: "links: [{ title: Site }]", passing: "links: [{ title: Site, url: https://example.org }]", at: "")
    package static let missingValue = Rule(
        "missing-value", "A key has a value, be it `\"\"`, `[]` or `{}`.",
        reason: "A forgotten value and an intentionally empty one would look the same."
    )
    .example(failing: "category:", passing: "category: Inputs", at: "category")
    package static let missingColon = Rule(
        "missing-colon", .warning, "A key of a record is followed by a colon, unless it begins a text.",
        reason: "Key and value are read as one text, so the fact ends up in the wrong place."
    )
    .example(failing: "properties:\n  a:\n    type Int", passing: "properties:\n  a:\n    type: Int", at: "type")
    package static let swallowedKey = Rule(
        "swallowed-key", .warning, "A text on several lines has no line that is a key missing from the record.",
        reason: "A key indented like the text above becomes part of the text, and the fact is lost."
    )
    .example(
        failing: "headline: >\n  Stores things.\n  category: Inputs",
        passing: "headline: >\n  Stores things.\ncategory: Inputs", at: "category")
    package static let wrongKind = Rule(
        "wrong-kind", "A value is of the kind that its key asks for.",
        reason: "Outputs would lack the value, or show something that the author did not mean."
    )
    .example(failing: "category: [Inputs]", passing: "category: Inputs", at: "[Inputs]")
    package static let unknownWord = Rule(
        "unknown-word", "A key with a fixed list of values has one of them.",
        reason: "Outputs support only the listed values, and would show the entry wrongly."
    )
    .example(failing: "status: betta", passing: "status: beta", at: "betta")
    package static let invalidID = Rule(
        "invalid-id", "An id is in kebab case.",
        reason: "Ids are names of files and parts of addresses, and other spellings break on some systems."
    )
    .example(failing: "related: Text Field", passing: "related: box", at: "Text Field")
    package static let duplicateName = Rule(
        "duplicate-name", "Names in a list of names are unique.",
        reason: "The second name is probably a mistake for another one, which would be missing from every output."
    )
    .example(failing: "states: [on, on]", passing: "states: [on, off]", at: "on")

    package static let proseInBrackets = Rule(
        "prose-in-brackets", .warning, "A sentence with a comma is quoted inside brackets.",
        reason: "YAML cuts the sentence at the comma, so readers see its pieces as items of their own."
    )
    .example(
        failing: "features: [Green, and bright.]", passing: "features: ['Green, and bright.']", at: "Green, and bright."
    )

    package static let flagAsText = Rule(
        "flag-as-text", .warning, "A text is not `true`, `false` or the number of a version.",
        reason: "The word is shown to readers as the description or the advice, which is meaningless."
    )
    .example(failing: "deprecated: true", passing: "deprecated: {}", at: "true")
    package static let hiddenCharacter = Rule(
        "hidden-character", .warning, "A name has no invisible characters.",
        reason: "The name looks like another one and is not found by it, in code, links and searches."
    )
    .example(failing: "states: [\"o\u{200B}n\"]", passing: "states: [on]", at: "\"o\u{200B}n\"")

    package static let all = [
        flagAsText, hiddenCharacter, proseInBrackets, unknownKey, missingKey, missingValue, missingColon, swallowedKey,
        wrongKind, unknownWord,
        invalidID,
        duplicateName,
    ]
}
