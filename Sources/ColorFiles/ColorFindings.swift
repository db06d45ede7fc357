package import CatalogModel

/// The rules for color files, namely Xcode asset catalogs and Android resources.
package enum ColorFileRules {
    package static let syntax = Rule(
        "color-file", "A file of colors follows the format of its kind: Xcode asset catalog or Android resources.",
        reason: "A color that cannot be read is compared with no token, so a difference from the code goes unnoticed."
    )
    .example(
        failing: "<resources><color name=\"ink\">reddish</color></resources>",
        passing: "<resources><color name=\"ink\">#ff0000</color></resources>", at: "reddish", in: "colors.xml",
        catalog: "tokens: a.tokens.json\nsources: { web: { tokens: colors.xml } }",
        files: [
            "a.tokens.json":
                #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }"#
        ])

    package static let all = [syntax]
}

extension Diagnostic {
    static func malformedColor(_ problem: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ColorFileRules.syntax, problem, at: range)
    }
}
