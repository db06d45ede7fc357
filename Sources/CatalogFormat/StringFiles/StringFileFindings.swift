package import CatalogModel

/// The rules for findings about files of localized texts: syntax, unknown keys, differing texts or arguments, missing
/// plural forms.
package enum StringFileRules {
    package static let syntax = Rule(
        "string-file", "A file of localized texts follows the format of its kind.",
        reason: "Texts that cannot be read would be missing from pages and from checks of translations."
    )
    .example(
        failing: "strings: texts.txt", passing: "strings: { file: en.json, language: en }", at: "texts.txt",
        in: "catalog.yaml", files: ["en.json": #"{ "close": "Close" }"#, "texts.txt": ""])
    package static let value = Rule(
        "string-value", .warning,
        "A value in a file of localized texts is text that an entry can have, under a key of its own.",
        reason: "The value is omitted, so pages, imports and checks of translations lack it."
    )
    .example(
        failing: #"{ "close": "Close", "steps": ["One", "Two"] }"#, passing: #"{ "close": "Close" }"#,
        at: #"["One", "Two"]"#, in: "en.json", catalog: "strings: [{ file: en.json, language: en }]",
        entry: "strings: { close: {} }")
    package static let unknownKey = Rule(
        "unknown-string", .warning, "A text that an entry names is in one of the catalog's files of localized texts.",
        reason: "Readers see a key without words, and developers look for a text that the product does not have."
    )
    .example(
        failing: "strings: { clse: {} }", passing: "strings: { close: {} }", at: "clse",
        catalog: "strings: [{ file: en.json, language: en }, { file: de.json, language: de }]",
        files: ["en.json": #"{ "close": "Close" }"#, "de.json": #"{ "close": "Zu" }"#])
    package static let otherText = Rule(
        "other-text", .warning, "A text stated in an entry agrees with the files of localized texts.",
        reason: "Readers of the documentation see other words than users of the product."
    )
    .example(
        failing: "strings: { close: { text: Shut } }", passing: "strings: { close: {} }", at: "Shut",
        catalog: "strings: [{ file: en.json, language: en }, { file: de.json, language: de }]",
        files: ["en.json": #"{ "close": "Close" }"#, "de.json": #"{ "close": "Zu" }"#])
    package static let arguments = Rule(
        "string-arguments", .warning,
        "A text has the same arguments in every language, one kind of value for each position, and no gap.",
        reason: "In one language a value would be missing from the sentence, or formatting it would fail."
    )
    .example(
        failing: #"{ "close": "%@ zu" }"#, passing: #"{ "close": "Zu" }"#, at: #""%@ zu""#, in: "de.json",
        catalog: "strings: [{ file: en.json, language: en }, { file: de.json, language: de }]",
        entry: "strings: { close: {} }", files: ["en.json": #"{ "close": "Close" }"#])
    package static let plurals = Rule(
        "incomplete-plurals", .warning, "A text with a count has a form for each plural category of its language.",
        reason: "For some numbers, users read an ungrammatical sentence or none."
    )
    .example(
        failing: #"{ "items_one": "%d" }"#, passing: #"{ "items_one": "%d", "items_other": "%d" }"#,
        at: #""items_one""#, in: "de.json",
        catalog: "strings: [{ file: en.json, language: en }, { file: de.json, language: de }]",
        entry: "strings: { close: {} }", files: ["en.json": #"{ "close": "Close" }"#])

    package static let all = [syntax, value, unknownKey, otherText, arguments, plurals]
}

extension Diagnostic {
    static func noText(_ key: Text, _ kind: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(StringFileRules.value, "'\(key.value)' is \(kind), not a text; it is omitted", at: range)
    }

    static func malformedStrings(_ problem: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(StringFileRules.syntax, problem, at: range)
    }

    package static func unknownStringFile(_ file: Text) -> Diagnostic {
        let kinds = StringFileKind.allCases.map { ".\($0.rawValue)" }
        return Diagnostic(
            StringFileRules.syntax,
            "'\(file.value)' is not a valid file of localized texts; use \(kinds.dropLast().joined(separator: ", ")) or "
                + (kinds.last ?? ""), at: file.range)
    }

    package static func unknownString(_ key: Text, near suggestion: String?) -> Diagnostic {
        let advice = suggestion.map { "did you mean '\($0)'?" } ?? "add it there, or remove it here"
        return Diagnostic(
            StringFileRules.unknownKey, "no file of localized texts has the key '\(key.value)'; \(advice)",
            at: key.range)
    }

    package static func otherText(_ stated: Text, key: String, file text: Text) -> Diagnostic {
        Diagnostic(
            StringFileRules.otherText,
            "'\(key)' is \"\(text.value)\" in '\(text.range.file.path)'; leave 'text' out to take it from there",
            at: stated.range)
    }

    static func otherArguments(
        of text: LocalizedText, arguments: [String], than expected: [String], in language: String
    ) -> Diagnostic {
        func list(_ arguments: [String]) -> String { arguments.isEmpty ? "none" : arguments.joined(separator: ", ") }
        return Diagnostic(
            StringFileRules.arguments,
            "'\(text.key.value)' has the arguments \(list(arguments)) in \(language), and \(list(expected)) in the "
                + "first language", at: text.range)
    }

    static func conflictingArguments(of text: LocalizedText, _ conversions: [String]) -> Diagnostic {
        Diagnostic(
            StringFileRules.arguments,
            "'\(text.key.value)' has \(conversions.joined(separator: " and ")) for one value; use the same conversion",
            at: text.range)
    }

    static func missingArguments(of text: LocalizedText, _ arguments: FormatArguments) -> Diagnostic {
        let missing = arguments.missingPositions.map { "%\($0)$" }.joined(separator: ", ")
        return Diagnostic(
            StringFileRules.arguments,
            "'\(text.key.value)' has the arguments \(arguments.all.joined(separator: ", ")), and none at \(missing); "
                + "number the arguments without a gap",
            at: text.range)
    }

    static func textInSeveralFiles(_ key: Text, first: SourceRange) -> Diagnostic {
        Diagnostic(
            StringFileRules.value,
            "'\(first.file.path)' has the key '\(key.value)' in the same language; only the text there counts, remove one",
            at: key.range, notes: [.init("the first one is here", at: first)])
    }

    static func missingCategories(of text: LocalizedText, missing: [String], in language: String) -> Diagnostic {
        let forms = missing.count == 1 ? "form" : "forms"
        return Diagnostic(
            StringFileRules.plurals,
            "'\(text.key.value)' lacks the plural \(forms) \(missing.joined(separator: ", ")) of \(language)",
            at: text.range)
    }
}
