package import CatalogModel

/// The rules for token files, and for token paths in entries, such as known types and existing targets of references.
package enum TokenRules {
    package static let fileShape = Rule("token-file-shape", .error, "A token file is an object of tokens and groups.")
    package static let unknownKey = Rule(
        "unknown-token-key", .error, "Keys that begin with '$' are those of the format.")
    package static let keyValue = Rule("token-key-value", .error, "Each '$' key has a value of its kind.")
    package static let name = Rule("token-name", .error, "Names of tokens and groups have no '.', '{' or '}'.")
    package static let tokenAndGroup = Rule("token-and-group", .error, "Nothing is a token and a group at once.")
    package static let unknownType = Rule(
        "unknown-token-type", .error, "A '$type' is one of the 13 types of the format.")
    package static let missingType = Rule(
        "missing-token-type", .error, "Every token has a type: its own, that of its alias, or that of a group.")
    package static let ambiguousType = Rule(
        "ambiguous-token-type", .warning,
        "An alias in a group with another type states its own, because the format's chapters disagree on it.")
    package static let typeMismatch = Rule(
        "token-type-mismatch", .error, "A reference leads to a value of the type needed.")
    package static let value = Rule("invalid-token-value", .error, "A value follows the rules of its type.")
    package static let incompleteValue = Rule(
        "incomplete-token-value", .error, "A value has all parts that its type asks for.")
    package static let olderValue = Rule(
        "older-token-value", .warning, "Values are written as in the format of 2025.10, not as in its drafts.")
    package static let reference = Rule("token-reference", .error, "Aliases and JSON Pointers are well formed.")
    package static let danglingReference = Rule("dangling-token-reference", .error, "A reference leads to a token.")
    package static let cycle = Rule(
        "token-cycle", .error, "Tokens do not refer to themselves, also not through others.")
    package static let unknownGroup = Rule("unknown-token-group", .error, "'$extends' leads to a group.")
    package static let groupCycle = Rule(
        "token-group-cycle", .error, "Groups do not extend themselves, also not through others.")
    package static let bounds = Rule("token-bounds", .error, "Token files stay within sensible bounds.")
    package static let replacedType = Rule(
        "replaced-token-type", .warning, "A token that replaces one of an earlier file has its type.")
    package static let pattern = Rule("token-pattern", .error, "Brackets in the path of a token are well formed.")

    /// All of them.
    package static let all: [Rule] =
        [
            fileShape, unknownKey, keyValue, name, tokenAndGroup, unknownType, missingType, ambiguousType, typeMismatch,
            value, incompleteValue, olderValue, reference, danglingReference, cycle, unknownGroup, groupCycle, bounds,
            replacedType, pattern,
        ] + ofResolvers
}
