package import CatalogModel

/// The rules for findings of the tokens backend about theme names, clashes of properties, CSS values and selectors.
package enum TokenOutputRules {
    package static let themeFile = Rule(
        "theme-file", .error, "The name of a theme can be the name of its files on all systems.",
        reason: "The theme's files could not be written on some systems, or would overwrite the combined style sheet."
    )
    .example(
        failing:
            "tokens: a.resolver.json\nthemes: { con: { inputs: { mode: a } }, b: { inputs: { mode: b } } }\noutputs: { tokens: { backend: tokens, options: { formats: css } } }",
        passing:
            "tokens: a.resolver.json\nthemes: { a: { inputs: { mode: a } }, b: { inputs: { mode: b } } }\noutputs: { tokens: { backend: tokens, options: { formats: css } } }",
        at: "con", in: "catalog.yaml",
        files: [
            "a.resolver.json":
                ##"{ "version": "2025.10",\##n  "modifiers": { "mode": { "contexts": {\##n    "a": [{ "x": { "$type": "number", "$value": 1 } }], "b": [{ "x": { "$type": "number", "$value": 2 } }] } } },\##n  "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }"##
        ])
    package static let propertyClash = Rule(
        "css-property-clash", .error, "Every token has a CSS custom property of its own.",
        reason: "One token would overwrite the other, and components would use the wrong value."
    )
    .example(
        failing:
            #"{ "a": { "b-c": { "$type": "number", "$value": 1 } }, "a-b": { "c": { "$type": "number", "$value": 1 } } }"#,
        passing:
            #"{ "a": { "b-c": { "$type": "number", "$value": 1 } }, "a-b": { "d": { "$type": "number", "$value": 1 } } }"#,
        at: #""c""#, in: "a.tokens.json",
        catalog: "tokens: a.tokens.json\noutputs: { tokens: { backend: tokens, options: { formats: css } } }")
    package static let value = Rule(
        "css-value", .warning, "The value of a token can be written in CSS.",
        reason: "The style sheet has only a comment in its place, so components that use the property get no value."
    )
    .example(
        failing:
            #"{ "s": { "$type": "shadow", "$value": { "color": { "colorSpace": "srgb", "components": [0, 0, 0] },\#n    "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" },\#n    "blur": { "value": -3, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } }"#,
        passing:
            #"{ "s": { "$type": "shadow", "$value": { "color": { "colorSpace": "srgb", "components": [0, 0, 0] },\#n    "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" },\#n    "blur": { "value": 3, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } }"#,
        at: #""s""#, in: "a.tokens.json",
        catalog: "tokens: a.tokens.json\noutputs: { tokens: { backend: tokens, options: { formats: css } } }")
    package static let approximation = Rule(
        "css-approximation", .note, "CSS can express the value of a token exactly.",
        reason: "The style sheet simplifies the value, so the product on the web looks different from the design."
    )
    .example(
        failing:
            #"{ "s": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "butt" } } }"#,
        passing: #"{ "s": { "$type": "strokeStyle", "$value": "dashed" } }"#, at: #""s""#, in: "a.tokens.json",
        catalog: "tokens: a.tokens.json\noutputs: { tokens: { backend: tokens, options: { formats: css } } }")
    package static let selector = Rule(
        "css-selector", .error, "The selectors of themes are valid CSS, and each theme has its own.",
        reason: "Browsers ignore a broken selector, and themes with the same selector overwrite each other."
    )
    .example(
        failing:
            "tokens: a.resolver.json\nthemes: { a: { inputs: { mode: a } }, b: { inputs: { mode: b } } }\noutputs: { tokens: { backend: tokens, options: { formats: css, rootSelector: '{' } } }",
        passing:
            "tokens: a.resolver.json\nthemes: { a: { inputs: { mode: a } }, b: { inputs: { mode: b } } }\noutputs: { tokens: { backend: tokens, options: { formats: css, rootSelector: ':root' } } }",
        at: "'{'", in: "catalog.yaml",
        files: [
            "a.resolver.json":
                ##"{ "version": "2025.10",\##n  "modifiers": { "mode": { "contexts": {\##n    "a": [{ "x": { "$type": "number", "$value": 1 } }], "b": [{ "x": { "$type": "number", "$value": 2 } }] } } },\##n  "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }"##
        ])
    package static let nameClash = Rule(
        "token-name-clash", .error, "Every token has a name of its own in each format.",
        reason: "The file of the format would not compile, or one token would overwrite the other."
    )
    .example(
        failing:
            #"{ "a": { "b-c": { "$type": "number", "$value": 1 } }, "a-b": { "c": { "$type": "number", "$value": 1 } } }"#,
        passing:
            #"{ "a": { "b-c": { "$type": "number", "$value": 1 } }, "a-b": { "d": { "$type": "number", "$value": 1 } } }"#,
        at: #""c""#, in: "a.tokens.json",
        catalog: "tokens: a.tokens.json\noutputs: { tokens: { backend: tokens, options: { formats: swift } } }")
    package static let format = Rule(
        "token-format", .note, "A format can express the value of a token exactly.",
        reason: "The product of the platform lacks the token, or has a value other than the design's."
    )
    .example(
        failing: #"{ "weight": { "$type": "fontWeight", "$value": 450 } }"#,
        passing: #"{ "weight": { "$type": "fontWeight", "$value": 400 } }"#, at: #""weight""#, in: "a.tokens.json",
        catalog: "tokens: a.tokens.json\noutputs: { tokens: { backend: tokens, options: { formats: swift } } }")

    package static let all = [themeFile, propertyClash, value, approximation, selector, nameClash, format]
}

extension Diagnostic {
    static func unnamableTheme(_ name: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.themeFile,
            "'\(name)' cannot be the name of a file; give the theme a name of letters, digits and hyphens", at: range)
    }

    static func themeTakesName(_ name: String, of file: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.themeFile,
            "'\(file)' is the combined style sheet of all themes; rename the theme '\(name)'", at: range)
    }

    static func propertyClash(_ property: String, of token: DesignToken, and other: DesignToken) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.propertyClash,
            "'\(token.path)' and '\(other.path)' are both '\(CSSDeclaration.printed(property))' in CSS; rename one of them",
            at: token.range,
            notes: [.init("'\(other.path)' is here", at: other.range)])
    }

    static func inexpressible(_ token: DesignToken, because obstacle: CSSValueError) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.value,
            "'\(token.path)' has no value in CSS: \(obstacle.reason); the style sheet has it in a comment",
            at: token.range)
    }

    static func approximated(_ token: DesignToken, by properties: [String]) -> Diagnostic {
        let names = properties.map { "'\(CSSDeclaration.printed($0))'" }.joined(separator: " and ")
        return Diagnostic(
            TokenOutputRules.approximation,
            "a border of CSS has no pattern of dashes, so '\(token.path)' is just 'dashed'; the pattern is in \(names)",
            at: token.range)
    }

    static func nameClash(
        _ name: String, of token: DesignToken, and other: DesignToken, in format: TokenSettings.Format
    ) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.nameClash,
            "duplicate name '\(name)' in '\(format.rawValue)' for '\(token.path)' and '\(other.path)'; rename one of them",
            at: token.range,
            notes: [.init("'\(other.path)' is here", at: other.range)])
    }

    static func unwritten(
        _ token: DesignToken, in format: TokenSettings.Format, because reason: String
    ) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.format, "'\(token.path)' is missing from '\(format.rawValue)': \(reason)", at: token.range)
    }

    static func inexact(_ token: DesignToken, in format: TokenSettings.Format, because reason: String) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.format, "'\(token.path)' is inexact in '\(format.rawValue)': \(reason)", at: token.range)
    }

    static func omittedType(
        _ type: String, from format: TokenSettings.Format, first: DesignToken, count: Int
    ) -> Diagnostic {
        let others = count == 1 ? "" : count == 2 ? " and 1 other token" : " and \(count - 1) other tokens"
        let verb = count == 1 ? "is" : "are"
        return Diagnostic(
            TokenOutputRules.format,
            "'\(format.rawValue)' has no values of type '\(type)': '\(first.path)'\(others) \(verb) missing from it",
            at: first.range)
    }

    static func unusableSelector(_ selector: String, option: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.selector,
            "'\(selector)' is not a valid selector; the option '\(option)' takes one such as '\(TokenSettings.example(of: option))'",
            at: range)
    }

    static func sameSelector(_ selector: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            TokenOutputRules.selector,
            "the selector '\(selector)' would apply to all themes; write '{theme}' in place of the theme's name",
            at: range)
    }
}
