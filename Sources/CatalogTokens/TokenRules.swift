package import CatalogModel

/// The rules for token files, and for token paths in entries, such as known types and existing targets of references.
package enum TokenRules {
    package static let fileShape = Rule("token-file-shape", .error, "A token file is an object of tokens and groups.")
        .example(
            failing: "[1]", passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "[1]", in: "a.tokens.json")
    package static let unknownKey = Rule(
        "unknown-token-key", .error, "Keys that begin with '$' are those of the format."
    )
    .example(
        failing: #"{ "a": { "$type": "number", "$valeu": 1 } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "$valeu", in: "a.tokens.json")
    package static let keyValue = Rule("token-key-value", .error, "Each '$' key has a value of its kind.")
        .example(
            failing: #"{ "a": { "$type": "number", "$value": 1, "$description": 2 } }"#,
            passing: #"{ "a": { "$type": "number", "$value": 1, "$description": "Two." } }"#, at: "2",
            in: "a.tokens.json")
    package static let name = Rule("token-name", .error, "Names of tokens and groups have no '.', '{' or '}'.")
        .example(
            failing: #"{ "a.b": { "$type": "number", "$value": 1 } }"#,
            passing: #"{ "a": { "b": { "$type": "number", "$value": 1 } } }"#, at: "a.b", in: "a.tokens.json")
    package static let tokenAndGroup = Rule("token-and-group", .error, "Nothing is a token and a group at once.")
        .example(
            failing: #"{ "a": { "$type": "number", "$value": 1, "b": { "$type": "number", "$value": 1 } } }"#,
            passing:
                #"{ "a": { "$root": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 1 } } }"#,
            at: "b", in: "a.tokens.json")
    package static let unknownType = Rule(
        "unknown-token-type", .error, "A '$type' is one of the 13 types of the format."
    )
    .example(
        failing: #"{ "a": { "$type": "nubmer", "$value": 1 } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "nubmer", in: "a.tokens.json")
    package static let missingType = Rule(
        "missing-token-type", .error, "Every token has a type: its own, that of its alias, or that of a group."
    )
    .example(
        failing: #"{ "a": { "$value": 1 } }"#, passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "a",
        in: "a.tokens.json")
    package static let ambiguousType = Rule(
        "ambiguous-token-type", .warning,
        "An alias in a group with another type states its own, because the format's chapters disagree on it."
    )
    .example(
        failing:
            #"{ "a": { "$type": "number", "$value": 1 },\#n  "g": { "$type": "dimension", "b": { "$value": "{a}" } } }"#,
        passing:
            #"{ "a": { "$type": "number", "$value": 1 },\#n  "g": { "$type": "dimension", "b": { "$type": "number", "$value": "{a}" } } }"#,
        at: "b", in: "a.tokens.json")
    package static let typeMismatch = Rule(
        "token-type-mismatch", .error, "A reference leads to a value of the type needed."
    )
    .example(
        failing: #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "duration", "$value": "{a}" } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" } }"#, at: "a",
        in: "a.tokens.json")
    package static let value = Rule("invalid-token-value", .error, "A value follows the rules of its type.")
        .example(
            failing: #"{ "a": { "$type": "number", "$value": "one" } }"#,
            passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: #""one""#, in: "a.tokens.json")
    package static let incompleteValue = Rule(
        "incomplete-token-value", .error, "A value has all parts that its type asks for."
    )
    .example(
        failing: #"{ "a": { "$type": "dimension", "$value": { "value": 1 } } }"#,
        passing: #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#, at: #"{ "value": 1 }"#,
        in: "a.tokens.json")
    package static let olderValue = Rule(
        "older-token-value", .warning, "Values are written as in the format of 2025.10, not as in its drafts."
    )
    .example(
        failing: #"{ "a": { "$type": "dimension", "$value": "1px" } }"#,
        passing: #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#, at: #""1px""#,
        in: "a.tokens.json")
    package static let reference = Rule("token-reference", .error, "Aliases and JSON Pointers are well formed.")
        .example(
            failing: #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a.}" } }"#,
            passing: #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" } }"#, at: "{a.}",
            in: "a.tokens.json")
    package static let danglingReference = Rule("dangling-token-reference", .error, "A reference leads to a token.")
        .example(
            failing: #"{ "size": { "$type": "number", "$value": 1 }, "b": { "$value": "{szie}" } }"#,
            passing: #"{ "size": { "$type": "number", "$value": 1 }, "b": { "$value": "{size}" } }"#, at: "szie",
            in: "a.tokens.json")
    package static let cycle = Rule(
        "token-cycle", .error, "Tokens do not refer to themselves, also not through others."
    )
    .example(
        failing: #"{ "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#,
        passing: #"{ "a": { "$value": "{b}" }, "b": { "$type": "number", "$value": 1 } }"#, at: "b", in: "a.tokens.json"
    )
    package static let unknownGroup = Rule("unknown-token-group", .error, "'$extends' leads to a group.")
        .example(
            failing: #"{ "base": { "c": { "$type": "number", "$value": 1 } }, "b": { "$extends": "{bsae}" } }"#,
            passing: #"{ "base": { "c": { "$type": "number", "$value": 1 } }, "b": { "$extends": "{base}" } }"#,
            at: "{bsae}", in: "a.tokens.json")
    package static let groupCycle = Rule(
        "token-group-cycle", .error, "Groups do not extend themselves, also not through others."
    )
    .example(
        failing: #"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"#,
        passing: #"{ "a": { "$extends": "{b}" }, "b": { "c": { "$type": "number", "$value": 1 } } }"#, at: "{b}",
        in: "a.tokens.json")
    package static let bounds = Rule("token-bounds", .error, "Token files stay within sensible bounds.")
    package static let replacedType = Rule(
        "replaced-token-type", .warning, "A token that replaces one of an earlier file has its type."
    )
    .example(
        failing: #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 2 } }"#, at: "a", in: "a.tokens.json",
        catalog: "tokens: [base.tokens.json, a.tokens.json]",
        files: ["base.tokens.json": #"{ "a": { "$type": "number", "$value": 1 } }"#])
    package static let pattern = Rule("token-pattern", .error, "Brackets in the path of a token are well formed.")
        .example(failing: #"tokens: ["a.[b"]"#, passing: #"tokens: ["a.[b|c]"]"#, at: "[")

    /// All of them.
    package static let all: [Rule] =
        [
            fileShape, unknownKey, keyValue, name, tokenAndGroup, unknownType, missingType, ambiguousType, typeMismatch,
            value, incompleteValue, olderValue, reference, danglingReference, cycle, unknownGroup, groupCycle, bounds,
            replacedType, pattern,
        ] + ofResolvers
}
