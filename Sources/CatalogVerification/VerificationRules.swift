package import CatalogModel

/// The rules for entries compared with code sources, such as `not-in-code` and `type-drift`.
package enum VerificationRules {
    package static let notInCode = Rule("not-in-code", .warning, "What an entry documents is in the code.")
    package static let notInEntry = Rule("not-in-entry", .warning, "What code offers is in the entry.")
    package static let typeDrift = Rule("type-drift", .warning, "An entry says the types that the code has.")
    package static let labelDrift = Rule("label-drift", .warning, "An entry says the labels that the code has.")
    package static let orderDrift = Rule(
        "order-drift", .warning, "An entry has parameters and cases in the code's order.")
    package static let defaultDrift = Rule("default-drift", .warning, "An entry says the defaults that the code has.")
    package static let optionalityDrift = Rule(
        "optionality-drift", .warning, "An entry says what has to be given, and what may be missing, as the code does.")
    package static let rawValueDrift = Rule("raw-value-drift", .warning, "An entry says the raw values of the code.")
    package static let deprecationDrift = Rule(
        "deprecation-drift", .warning, "An entry says what is deprecated in the code, in the code's words.")
    package static let availabilityDrift = Rule(
        "availability-drift", .warning, "An entry says which platforms the code asks for.")
    package static let visibilityDrift = Rule(
        "visibility-drift", .warning, "An entry says who can see something in the code.")
    package static let declarationDrift = Rule(
        "declaration-drift", .warning, "An entry says how the code declares something.")

    package static let textDrift = Rule("text-drift", .warning, "An entry says the localized texts of the code.")
    package static let argumentDrift = Rule(
        "argument-drift", .warning, "An entry says the arguments that a text of the code has.")
    package static let missingTranslation = Rule(
        "missing-translation", .warning, "A text of the code that an entry names is there in every language.")
    package static let tokenDrift = Rule("token-drift", .warning, "A token has the value that the code has.")

    /// The rules about entries and code that do not agree.
    package static let drift = [
        notInCode, notInEntry, typeDrift, labelDrift, orderDrift, defaultDrift, optionalityDrift, rawValueDrift,
        deprecationDrift, availabilityDrift, visibilityDrift, declarationDrift, textDrift, argumentDrift,
        missingTranslation, tokenDrift,
    ]

    package static let notInCatalog = Rule("not-in-catalog", .note, "What code offers has an entry.")
    package static let unusedIgnore = Rule(
        "unused-ignore", .warning, "What a source is not compared for is there.")
    package static let tooFewPairs = Rule(
        "too-few-pairs", "As many types are found in entries and in code as the source's floor says.")
    package static let sourceFiles = Rule(
        "source-files", "A source names files that are there, of one kind or several.")
    package static let staleRecord = Rule(
        "stale-verification", .warning, "What is kept as verified is about the source as it is now.")
    package static let missingReason = Rule("missing-reason", "What is not compared has a reason.")
    package static let unknownSource = Rule("unknown-source", "A source that a command asks for is in catalog.yaml.")

    package static let all =
        drift + [notInCatalog, unusedIgnore, tooFewPairs, sourceFiles, staleRecord, missingReason, unknownSource]
}
