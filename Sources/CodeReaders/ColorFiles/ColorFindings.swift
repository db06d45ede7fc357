package import CatalogModel

/// The rules for color files, namely Xcode asset catalogs and Android resources.
package enum ColorFileRules {
    package static let syntax = Rule(
        "color-file", "A file of colors follows the format of its kind: Xcode asset catalog or Android resources.",
        reason:
            "A color that cannot be read is not compared with a token, so a difference from the code goes unnoticed."
    )
    .colors(
        failing: "<colors><color name=\"ink\">#ff0000</color></colors>",
        passing: "<resources><color name=\"ink\">#ff0000</color></resources>", at: "<colors>")
    package static let value = Rule(
        "color-value", .warning, "A value in a file of colors is one that a design token can have.",
        reason: "The value is neither compared with a token nor imported, so a difference from the code goes unnoticed."
    )
    .colors(
        failing: "<resources><color name=\"ink\">#ff0000</color><color name=\"sky\">reddish</color></resources>",
        passing: "<resources><color name=\"ink\">#ff0000</color></resources>", at: "reddish")

    package static let all = [syntax, value]
}

extension Rule {
    fileprivate func colors(failing: String, passing: String, at location: String) -> Rule {
        example(
            failing: failing, passing: passing, at: location, in: "colors.xml",
            catalog: "tokens: a.tokens.json\nsources: { web: { tokens: colors.xml } }",
            files: [
                "a.tokens.json":
                    #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }"#
            ])
    }
}

extension Diagnostic {
    static func unusableColor(_ problem: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ColorFileRules.value, problem + "; it is left out", at: range)
    }

    static func malformedColor(_ problem: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ColorFileRules.syntax, problem, at: range)
    }
}
