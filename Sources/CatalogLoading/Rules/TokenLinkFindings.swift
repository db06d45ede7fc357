package import CatalogModel

/// The rules about design tokens named by entries, such as an unknown token or a token missing from a theme.
package enum TokenLinkRules {
    package static let unknownToken = Rule(
        "unknown-token", "A token that an entry names is in the token files.",
        reason: "Readers would look for a token that does not exist, and pages could not show its value."
    )
    .example(
        failing: "tokens: [inc]", passing: "tokens: [ink]", at: "inc", catalog: "tokens: a.tokens.json",
        files: ["a.tokens.json": #"{ "ink": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#])
    package static let unknownTokenAxis = Rule(
        "unknown-token-axis", "A token varies by an axis of variants, or by state, theme, part, size or platform.",
        reason: "Values for an axis that the component does not have apply to no variant, so they are never used."
    )
    .example(
        failing: "tokens: { ink: { by: [shape] } }", passing: "tokens: [ink]", at: "shape",
        catalog: "tokens: a.tokens.json",
        files: ["a.tokens.json": #"{ "ink": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#])
    package static let tokenValues = Rule(
        "token-values", "Values of a token are nested by the choices in the brackets of its path, then by its axes.",
        reason: "A value under an unknown choice applies to no variant, and readers miss it where it was meant."
    )
    .example(
        failing: "tokens: { ink: { default: { light: 1px } } }", passing: "tokens: { ink: { default: 1px } }",
        at: "light", catalog: "tokens: a.tokens.json",
        files: ["a.tokens.json": #"{ "ink": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#])

    package static let missingThemeToken = Rule(
        "missing-theme-token", "A token that an entry names is in every theme that the catalog publishes.",
        reason: "In a theme without the token, the component has no value there and looks broken."
    )
    .example(
        failing: "tokens: [ink]", passing: "category: Inputs", at: "ink",
        catalog:
            "tokens: a.resolver.json\nthemes: { light: { inputs: { mode: light } }, dark: { inputs: { mode: dark } } }",
        files: [
            "a.resolver.json":
                ##"{ "version": "2025.10",\##n  "modifiers": { "mode": { "contexts": { "light": [{ "ink": { "$type": "number", "$value": 1 } }], "dark": [] } } },\##n  "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }"##
        ])
    package static let privateToken = Rule(
        "private-token", .warning, "An entry names no token that is private in its token file.",
        reason: "A private token may change without notice, and readers would rely on it."
    )
    .example(
        failing: "tokens: [own]", passing: "tokens: [all]", at: "own", catalog: "tokens: a.tokens.json",
        files: [
            "a.tokens.json":
                #"{ "$type": "number", "all": { "$value": "{own}" },\#n  "own": { "$value": 1, "$extensions": { "component-catalog": { "visibility": "private" } } } }"#
        ])
    package static let tokenDefault = Rule(
        "token-default", .warning, "The value that an entry documents for a token is the one in the theme.",
        reason: "Readers see a value that the product does not have."
    )
    .example(
        failing: "tokens: { ink: { default: 2px } }", passing: "tokens: { ink: { default: 1px } }", at: "2px",
        catalog: "tokens: a.tokens.json",
        files: ["a.tokens.json": #"{ "ink": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#])

    package static let tokenBackground = Rule(
        "token-background", .warning, "A token and its `background` are two different colors.",
        reason: "Only two different colors have a contrast, so pages could not show the contrast of the token."
    )
    .example(
        failing: "tokens: { ink: { background: ink } }", passing: "tokens: [ink]", at: "ink",
        catalog: "tokens: a.tokens.json",
        files: [
            "a.tokens.json":
                #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#
        ])

    package static let tokenRole = Rule(
        "token-role", "The roles of a token suit its type: one role, or one for each choice of its last brackets.",
        reason: "Specimens would paint the wrong thing, such as a width where a text color belongs."
    )
    .example(
        failing: "tokens: { ink: { role: foreground } }", passing: "tokens: { ink: { role: padding } }",
        at: "foreground", catalog: "tokens: a.tokens.json",
        files: ["a.tokens.json": #"{ "ink": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#])

    package static let all = [
        unknownToken, missingThemeToken, privateToken, unknownTokenAxis, tokenValues, tokenDefault, tokenBackground,
        tokenRole,
    ]
}

extension Diagnostic {
    /// Returns the finding about an unknown token.
    ///
    /// `isGuessed`: whether to look for the intended token.
    static func unknownToken(
        _ path: String, of text: Text, in tokens: ThemedTokens, isGuessed: Bool
    ) -> Diagnostic {
        let range = text.range.narrowed(to: path)
        let isWhole = text.value == path
        let start = "unknown token '\(path)'"
        if tokens.hasGroup(path) {
            return Diagnostic(TokenLinkRules.unknownToken, "'\(path)' is a group; name one of its tokens", at: range)
        }
        guard isGuessed, let likely = suggestion(for: path, among: nearby(path, in: tokens)) else {
            return Diagnostic(TokenLinkRules.unknownToken, "\(start); add it to a token file first", at: range)
        }
        return Diagnostic(
            TokenLinkRules.unknownToken, "\(start); did you mean '\(likely)'?", at: range,
            fixIts: isWhole || range != text.range ? [.init(replace: range, with: likely)] : [])
    }

    static func missingThemeToken(_ path: String, of text: Text, in themes: [String]) -> Diagnostic {
        let names = themes.map { "'\($0)'" }.joined(separator: ", ")
        let start = themes.count == 1 ? "the theme \(names) does" : "the themes \(names) do"
        return Diagnostic(
            TokenLinkRules.missingThemeToken, "\(start) not have '\(path)', which other themes have",
            at: text.range.narrowed(to: path))
    }

    static func privateToken(_ path: String, of text: Text) -> Diagnostic {
        Diagnostic(
            TokenLinkRules.privateToken,
            "'\(path)' is private in its token file; name a token that refers to it, or make it public",
            at: text.range.narrowed(to: path))
    }

    /// Reports a wrong default.
    ///
    /// `documented`: the value of a documented alias.
    static func tokenDefault(
        _ text: Text, path: String, found: String, alias: String?, documented: String?, theme: String?,
        location: SourceRange
    ) -> Diagnostic {
        let stated = documented.map { "'\(text.value)', which is '\($0)'" } ?? "'\(text.value)'"
        let owner = theme.map { "the theme '\($0)'" } ?? "the theme"
        let way = alias.map { " by '\($0)'" } ?? ""
        return Diagnostic(
            TokenLinkRules.tokenDefault,
            "'\(path)' is documented as \(stated), but \(owner) has '\(found)'\(way); correct the one that is wrong",
            at: text.range, notes: [.init("the token in the theme", at: location)])
    }

    static func backgroundType(_ path: String, type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenLinkRules.tokenBackground,
            "'\(path)' has the type '\(type)', not 'color'; remove 'background', which is for colors",
            at: range)
    }

    static func ownBackground(_ text: Text) -> Diagnostic {
        Diagnostic(
            TokenLinkRules.tokenBackground, "'\(text.value)' cannot be its own background; name another", at: text.range
        )
    }

    static func bracedBackground(_ text: Text, path: String) -> Diagnostic {
        var diagnostic = Diagnostic(
            TokenLinkRules.tokenBackground, "'background' takes a path without braces; write '\(path)'", at: text.range,
            fixIts: [.init(replace: text.range, with: path)])
        diagnostic.severity = .error
        return diagnostic
    }

    static func roleType(_ role: Located<Token.Role>, path: String, type: String) -> Diagnostic {
        let types = role.value.types.map { "'\($0)'" }.joined(separator: " or ")
        return Diagnostic(
            TokenLinkRules.tokenRole,
            "'\(path)' is of the type '\(type)', but '\(role.value.rawValue)' is a role for \(types); choose another role",
            at: role.range)
    }

    /// Reports a wrong number of roles.
    ///
    /// `choices`: the choices of the last brackets.
    static func roleCount(_ roles: [Located<Token.Role>], of path: Text, choices: [String]) -> Diagnostic {
        let found =
            choices.isEmpty
            ? "'\(path.value)' has no brackets, so it has one role"
            : "the last brackets of '\(path.value)' have \(choices.count) choices, so there is one role or there are "
                + "\(choices.count)"
        return Diagnostic(
            TokenLinkRules.tokenRole,
            "\(found), not \(roles.count); \(choices.isEmpty ? "name the one" : "name one for each choice, in order")",
            at: roles[roles.count - 1].range)
    }

    static func unknownTokenAxis(_ axis: Text, candidates: [String]) -> Diagnostic {
        let all = candidates + ["state", "theme", "part", "size", "platform"]
        return unknown(TokenLinkRules.unknownTokenAxis, kind: "axis", name: axis, candidates: all)
    }

    static func tooDeepValue(_ key: Text) -> Diagnostic {
        Diagnostic(
            TokenLinkRules.tokenValues,
            "the values are nested deeper than the token has brackets and axes; name the other axis in 'by'",
            at: key.range)
    }

    static func unknownBranch(_ name: String, key: Text, candidates: [String]) -> Diagnostic {
        let range = key.range.narrowed(to: name)
        let start = "'\(name)' is not one of the token's choices here"
        guard let likely = suggestion(for: name, among: candidates) else {
            let list =
                candidates.prefix(12).map { "'\($0)'" }.joined(separator: ", ") + (candidates.count > 12 ? ", …" : "")
            return Diagnostic(TokenLinkRules.tokenValues, "\(start), which are \(list)", at: range)
        }
        return Diagnostic(
            TokenLinkRules.tokenValues, "\(start); did you mean '\(likely)'?", at: range,
            fixIts: [.init(replace: range, with: likely)])
    }

    /// Returns the paths that share the most leading names with a path, so that a long list is not searched letter by
    /// letter.
    private static func nearby(_ path: String, in tokens: ThemedTokens) -> [String] {
        let paths = tokens.paths
        var prefix = path[...]
        // Names are rarely nested deeper, and each level searches all paths.
        for _ in 0..<8 {
            guard let dot = prefix.lastIndex(of: ".") else { break }
            prefix = prefix[..<dot]
            let start = prefix + "."
            let found = paths.filter { $0.hasPrefix(start) }
            if let likely = suggestion(for: path, among: found) { return [likely] }
        }
        return paths
    }
}
