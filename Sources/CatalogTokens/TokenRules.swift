package import CatalogModel

/// The rules for token files, and for token paths in entries, such as valid types and existing targets of references.
package enum TokenRules {
    package static let fileShape = Rule(
        "token-file-shape", .error, "A token file is an object of tokens and groups.",
        reason: "Tokens written in another way would be skipped, and everything that uses them would have no value."
    )
    .example(
        failing: "[1]", passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "[1]", in: "a.tokens.json")
    package static let unknownKey = Rule(
        "unknown-token-key", .error, "The keys of tokens, and all keys that begin with `$`, are those of the format.",
        reason: "A misspelled key would drop the value, type or description of its token without a warning."
    )
    .example(
        failing: #"{ "a": { "$type": "number", "$valeu": 1 } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "$valeu", in: "a.tokens.json")
    package static let keyValue = Rule(
        "token-key-value", .error, "Each `$` key has a value of its kind.",
        reason: "Outputs would lose the fact under the key, such as a type or a description."
    )
    .example(
        failing: #"{ "a": { "$type": "number", "$value": 1, "$description": 2 } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1, "$description": "Two." } }"#, at: "2",
        in: "a.tokens.json")
    package static let name = Rule(
        "token-name", .error, "Names of tokens and groups have no '.', '{' or '}'.",
        reason: "Paths and aliases contain these characters, so no reference could name the token or group."
    )
    .example(
        failing: #"{ "a.b": { "$type": "number", "$value": 1 } }"#,
        passing: #"{ "a": { "b": { "$type": "number", "$value": 1 } } }"#, at: "a.b", in: "a.tokens.json")
    package static let tokenAndGroup = Rule(
        "token-and-group", .error, "No object is both a token and a group, or has both a `$value` and a `$ref`.",
        reason: "Programs that read the file would use one and drop the other, each in its own way."
    )
    .example(
        failing: #"{ "a": { "$type": "number", "$value": 1, "b": { "$type": "number", "$value": 1 } } }"#,
        passing:
            #"{ "a": { "$root": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 1 } } }"#,
        at: "b", in: "a.tokens.json")
    package static let unknownType = Rule(
        "unknown-token-type", .error, "A `$type` is one of the 13 types of the format.",
        reason: "The value could not be interpreted, so no output could use the token."
    )
    .example(
        failing: #"{ "a": { "$type": "nubmer", "$value": 1 } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "nubmer", in: "a.tokens.json")
    package static let mistakenType = Rule(
        "mistaken-token-type", .error, "A `$type` fits the values of its tokens, and the tokens that refer to them.",
        reason: "One wrong type makes every value below it, and every reference to it, wrong."
    )
    .example(
        failing: #"{ "g": { "$type": "color", "a": { "$value": { "value": 1, "unit": "px" } } } }"#,
        passing: #"{ "g": { "$type": "dimension", "a": { "$value": { "value": 1, "unit": "px" } } } }"#, at: "color",
        in: "a.tokens.json")
    package static let missingType = Rule(
        "missing-token-type", .error, "Every token has a type: its own, that of its alias, or that of a group.",
        reason: "A bare value has no meaning: 400 may be a font weight, a duration or a number."
    )
    .example(
        failing: #"{ "a": { "$value": 1 } }"#, passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "a",
        in: "a.tokens.json")
    package static let ambiguousType = Rule(
        "ambiguous-token-type", .warning,
        "An alias whose group has another type than its target states a `$type` of its own.",
        reason: "The chapters of the format disagree here, so other programs may take the token for another type."
    )
    .example(
        failing:
            #"{ "a": { "$type": "number", "$value": 1 },\#n  "g": { "$type": "dimension", "b": { "$value": "{a}" } } }"#,
        passing:
            #"{ "a": { "$type": "number", "$value": 1 },\#n  "g": { "$type": "dimension", "b": { "$type": "number", "$value": "{a}" } } }"#,
        at: "b", in: "a.tokens.json")
    package static let typeMismatch = Rule(
        "token-type-mismatch", .error, "A reference has a target of the required type.",
        reason: "The token would have a value without a meaning, such as a plain number for a duration."
    )
    .example(
        failing: #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "duration", "$value": "{a}" } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" } }"#, at: "a",
        in: "a.tokens.json")
    package static let value = Rule(
        "invalid-token-value", .error, "The value of a token follows the rules of its type.",
        reason: "Style sheets and other outputs could not write the value, or would write a wrong one."
    )
    .example(
        failing: #"{ "a": { "$type": "number", "$value": "one" } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: #""one""#, in: "a.tokens.json")
    package static let incompleteValue = Rule(
        "incomplete-token-value", .error, "The value of a token has all parts that its type demands.",
        reason: "Outputs would guess the rest, such as whether 1 is in px or in rem."
    )
    .example(
        failing: #"{ "a": { "$type": "dimension", "$value": { "value": 1 } } }"#,
        passing: #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#, at: #"{ "value": 1 }"#,
        in: "a.tokens.json")
    package static let olderValue = Rule(
        "older-token-value", .warning, "Values of tokens are written as in format 2025.10, not as in its drafts.",
        reason: "Other programs that follow the published format cannot read the value."
    )
    .example(
        failing: #"{ "a": { "$type": "dimension", "$value": "1px" } }"#,
        passing: #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#, at: #""1px""#,
        in: "a.tokens.json")
    package static let olderFormat = Rule(
        "older-token-format", .warning, "Keys of tokens begin with `$`, as in format 2025.10.",
        reason: "Other programs that follow the published format find no tokens in the file."
    )
    .example(
        failing: #"{ "a": { "type": "number", "value": 1 } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 } }"#, at: "type", in: "a.tokens.json")
    package static let reference = Rule(
        "token-reference", .error, "Aliases and JSON Pointers are well formed.",
        reason: "The reference could not be resolved, so its token would have no value."
    )
    .example(
        failing: #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a.}" } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" } }"#, at: "{a.}",
        in: "a.tokens.json")
    package static let danglingReference = Rule(
        "dangling-token-reference", .error, "A reference refers to a token that exists.",
        reason: "The token would have no value, and everything that uses it would look wrong."
    )
    .example(
        failing: #"{ "size": { "$type": "number", "$value": 1 }, "b": { "$value": "{szie}" } }"#,
        passing: #"{ "size": { "$type": "number", "$value": 1 }, "b": { "$value": "{size}" } }"#, at: "szie",
        in: "a.tokens.json")
    package static let cycle = Rule(
        "token-cycle", .error, "No token refers to itself, directly or through others.",
        reason: "None of the tokens in the circle would ever have a value."
    )
    .example(
        failing: #"{ "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#,
        passing: #"{ "a": { "$value": "{b}" }, "b": { "$type": "number", "$value": 1 } }"#, at: "b", in: "a.tokens.json"
    )
    package static let unknownGroup = Rule(
        "unknown-token-group", .error, "`$extends` names a group that exists.",
        reason: "The group would lack all tokens that it was meant to inherit."
    )
    .example(
        failing: #"{ "base": { "c": { "$type": "number", "$value": 1 } }, "b": { "$extends": "{bsae}" } }"#,
        passing: #"{ "base": { "c": { "$type": "number", "$value": 1 } }, "b": { "$extends": "{base}" } }"#,
        at: "{bsae}", in: "a.tokens.json")
    package static let groupCycle = Rule(
        "token-group-cycle", .error, "No group extends itself, directly or through others.",
        reason: "The groups would inherit from each other without end, so their tokens could not be listed."
    )
    .example(
        failing: #"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"#,
        passing: #"{ "a": { "$extends": "{b}" }, "b": { "c": { "$type": "number", "$value": 1 } } }"#, at: "{b}",
        in: "a.tokens.json")
    package static let bounds = Rule(
        "token-bounds", .error, "Token files stay within limits on nesting, inheritance and the size of values.",
        reason: "Tokens beyond the limits are not read, so outputs would lack them.")
    package static let replacedType = Rule(
        "replaced-token-type", .warning, "A token that replaces one of an earlier file has the same type.",
        reason: "Aliases and components that take the earlier type get a value that they cannot use."
    )
    .example(
        failing: #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#,
        passing: #"{ "a": { "$type": "number", "$value": 2 } }"#, at: "a", in: "a.tokens.json",
        catalog: "tokens: [base.tokens.json, a.tokens.json]",
        files: ["base.tokens.json": #"{ "a": { "$type": "number", "$value": 1 } }"#])
    package static let pattern = Rule(
        "token-pattern", .error, "Brackets in the path of a token are well formed.",
        reason: "The path would match no tokens, so readers would see none of them."
    )
    .example(failing: #"tokens: ["a.[b"]"#, passing: #"tokens: ["a.[b|c]"]"#, at: "[")

    /// All of them.
    package static let all: [Rule] =
        [
            fileShape, unknownKey, keyValue, name, tokenAndGroup, unknownType, mistakenType, missingType, ambiguousType,
            typeMismatch, value, incompleteValue, olderValue, olderFormat, reference, danglingReference, cycle,
            unknownGroup, groupCycle, bounds, replacedType, pattern,
        ] + ofResolvers
}
