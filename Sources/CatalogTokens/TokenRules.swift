public import CatalogModel

/// The rules of token files and of paths of tokens.
public enum TokenRules {
    public static let fileShape = Rule("token-file-shape", .error, "A token file is an object of tokens and groups.")
    public static let unknownKey = Rule(
        "unknown-token-key", .error, "Keys that begin with '$' are those of the format.")
    public static let keyValue = Rule("token-key-value", .error, "Each '$' key has a value of its kind.")
    public static let name = Rule("token-name", .error, "Names of tokens and groups have no '.', '{' or '}'.")
    public static let tokenAndGroup = Rule("token-and-group", .error, "Nothing is a token and a group at once.")
    public static let unknownType = Rule(
        "unknown-token-type", .error, "A '$type' is one of the 13 types of the format.")
    public static let missingType = Rule(
        "missing-token-type", .error, "Every token has a type: its own, that of its alias, or that of a group.")
    public static let ambiguousType = Rule(
        "ambiguous-token-type", .warning,
        "An alias in a group with another type states its own, because the format's chapters disagree on it.")
    public static let typeMismatch = Rule(
        "token-type-mismatch", .error, "A reference leads to a value of the type needed.")
    public static let value = Rule("invalid-token-value", .error, "A value follows the rules of its type.")
    public static let incompleteValue = Rule(
        "incomplete-token-value", .error, "A value has all parts that its type asks for.")
    public static let olderValue = Rule(
        "older-token-value", .warning, "Values are written as in the format of 2025.10, not as in its drafts.")
    public static let reference = Rule("token-reference", .error, "Aliases and JSON Pointers are well formed.")
    public static let danglingReference = Rule("dangling-token-reference", .error, "A reference leads to a token.")
    public static let cycle = Rule("token-cycle", .error, "Tokens do not refer to themselves, also not through others.")
    public static let unknownGroup = Rule("unknown-token-group", .error, "'$extends' leads to a group.")
    public static let groupCycle = Rule(
        "token-group-cycle", .error, "Groups do not extend themselves, also not through others.")
    public static let bounds = Rule("token-bounds", .error, "Token files stay within sensible bounds.")
    public static let replacedType = Rule(
        "replaced-token-type", .warning, "A token that replaces one of an earlier file has its type.")
    public static let pattern = Rule("token-pattern", .error, "Brackets in the path of a token are well formed.")

    /// All of them.
    public static let all: [Rule] =
        [
            fileShape, unknownKey, keyValue, name, tokenAndGroup, unknownType, missingType, ambiguousType, typeMismatch,
            value, incompleteValue, olderValue, reference, danglingReference, cycle, unknownGroup, groupCycle, bounds,
            replacedType, pattern,
        ] + ofResolvers
}
