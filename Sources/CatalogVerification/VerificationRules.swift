package import CatalogModel

/// The rules for entries compared with code sources, such as `not-in-code` and `type-drift`.
package enum VerificationRules {
    fileprivate static let size = #""size": { "type": { "name": "number" }, "required": true }"#
    fileprivate static let react = "sources: { react: { docgen: box.json } }"
    fileprivate static let web = "sources: { web: { manifest: box.json } }"
    fileprivate static let strings =
        "sources: { web: { strings: [{ file: en.json, language: en }, { file: de.json, language: de }] } }"

    fileprivate static func docgen(_ property: String = size) -> String {
        #"{ "displayName": "Box", "props": { \#(property) } }"#
    }

    fileprivate static func component(_ properties: String = "{ size: { type: number, required: true } }") -> String {
        "implementations: { react: { types: { Box: { kind: component, properties: \(properties) } } } }"
    }

    fileprivate static func element(_ lines: String) -> String {
        "implementations: { web: { types: { my-box: { kind: element, \(lines) } } } }"
    }

    private static func ink(_ value: Int) -> String { #"{ "ink": { "$type": "number", "$value": \#(value) } }"# }

    package static let notInCode = Rule("not-in-code", .warning, "What an entry documents is in the code.")
        .react(failing: "{ size: { type: number, required: true }, width: number }", at: "width")
    package static let notInEntry = Rule("not-in-entry", .warning, "What code offers is in the entry.")
        .react(failing: "{}", at: "Box")
    package static let typeDrift = Rule("type-drift", .warning, "An entry says the types that the code has.")
        .react(failing: "{ size: { type: string, required: true } }", at: "string")
    package static let labelDrift = Rule("label-drift", .warning, "An entry says the labels that the code has.")
    package static let orderDrift = Rule(
        "order-drift", .warning, "An entry has parameters and cases in the code's order."
    )
    .method(failing: "visibility: protected, deprecated: Use it., parameters: { b: number, a: number }", at: "b")
    package static let defaultDrift = Rule("default-drift", .warning, "An entry says the defaults that the code has.")
        .react(
            failing: "{ size: { type: number, default: 2 } }", passing: "{ size: { type: number, default: 1 } }",
            at: "2",
            code: #""size": { "type": { "name": "number" }, "required": false, "defaultValue": { "value": "1" } }"#)
    package static let optionalityDrift = Rule(
        "optionality-drift", .warning, "An entry says what has to be given, and what may be missing, as the code does."
    )
    .react(failing: "{ size: { type: number, required: false } }", at: "{ type: number, required: false }")
    package static let rawValueDrift = Rule("raw-value-drift", .warning, "An entry says the raw values of the code.")
    package static let deprecationDrift = Rule(
        "deprecation-drift", .warning, "An entry says what is deprecated in the code, in the code's words."
    )
    .method(failing: "visibility: protected, parameters: { a: number, b: number }", at: "open")
    package static let availabilityDrift = Rule(
        "availability-drift", .warning, "An entry says which platforms the code asks for.")
    package static let visibilityDrift = Rule(
        "visibility-drift", .warning, "An entry says who can see something in the code."
    )
    .method(failing: "visibility: private, deprecated: Use it., parameters: { a: number, b: number }", at: "private")
    package static let declarationDrift = Rule(
        "declaration-drift", .warning, "An entry says how the code declares something."
    )
    .method(
        failing: "visibility: protected, deprecated: Use it., parameters: { a: number, b: number }, static: true",
        at: "{ visibility: protected, deprecated: Use it., parameters: { a: number, b: number }, static: true }")

    package static let textDrift = Rule("text-drift", .warning, "An entry says the localized texts of the code.")
        .text(failing: "{ text: 'Shut %@' }", passing: "{ text: 'Close %@' }", at: "'Shut %@'")
    package static let argumentDrift = Rule(
        "argument-drift", .warning, "An entry says the arguments that a text of the code has."
    )
    .text(failing: "{ arguments: [The name., The place.] }", passing: "{ arguments: The name. }", at: "The name.")
    package static let missingTranslation = Rule(
        "missing-translation", .warning, "A text of the code that an entry names is there in every language."
    )
    .example(
        failing: #"{ "open": "Auf" }"#, passing: #"{ "open": "Auf", "close": "Zu" }"#, at: "close", in: "de.json",
        catalog: strings, entry: "strings: { close: Close, open: Open }",
        files: ["en.json": #"{ "close": "Close", "open": "Open" }"#])
    package static let tokenDrift = Rule("token-drift", .warning, "A token has the value that the code has.")
        .example(
            failing: ink(1), passing: ink(2), at: #""ink""#, in: "a.tokens.json",
            catalog: "tokens: a.tokens.json\nsources: { web: { tokens: code.tokens.json } }",
            files: ["code.tokens.json": ink(2)])

    /// The rules about entries and code that do not agree.
    package static let drift = [
        notInCode, notInEntry, typeDrift, labelDrift, orderDrift, defaultDrift, optionalityDrift, rawValueDrift,
        deprecationDrift, availabilityDrift, visibilityDrift, declarationDrift, textDrift, argumentDrift,
        missingTranslation, tokenDrift,
    ]

    package static let notInCatalog = Rule("not-in-catalog", .note, "What code offers has an entry.")
        .example(
            failing: #"[{ "displayName": "Panel", "props": {} }, \#(docgen())]"#, passing: docgen(), at: #""Panel""#,
            in: "box.json", catalog: react, entry: component())
    package static let unusedIgnore = Rule(
        "unused-ignore", .warning, "What a source is not compared for is there."
    )
    .source(failing: ", ignore: { Box.width: It is for tests. }", at: "Box.width")
    package static let tooFewPairs = Rule(
        "too-few-pairs", "As many types are found in entries and in code as the source's floor says."
    )
    .source(failing: ", floor: 2", at: "2")
    package static let sourceFiles = Rule(
        "source-files", "A source names files that are there, of one kind or several."
    )
    .example(
        failing: "sources: { react: { docgen: boxes.json } }", passing: react, at: "boxes.json", in: "catalog.yaml",
        entry: component(), files: ["box.json": docgen()])
    package static let staleRecord = Rule(
        "stale-verification", .warning, "What is kept as verified is about the source as it is now.")
    package static let missingReason = Rule("missing-reason", "What is not compared has a reason.")
        .source(
            failing: ", ignore: { Box.size: '' }", passing: ", ignore: { Box.size: It is for tests. }", at: "Box.size",
            properties: "{}")
    package static let unknownSource = Rule("unknown-source", "A source that a command asks for is in catalog.yaml.")

    package static let all =
        drift + [notInCatalog, unusedIgnore, tooFewPairs, sourceFiles, staleRecord, missingReason, unknownSource]
}

extension Rule {
    /// Adds an example of a React component that differs from its entry.
    fileprivate func react(
        failing: String, passing: String = "{ size: { type: number, required: true } }", at place: String,
        code: String = VerificationRules.size
    ) -> Rule {
        example(
            failing: VerificationRules.component(failing), passing: VerificationRules.component(passing), at: place,
            catalog: VerificationRules.react, files: ["box.json": VerificationRules.docgen(code)])
    }

    /// Adds an example of `catalog.yaml` with further keys of the source.
    fileprivate func source(
        failing: String, passing: String = "", at place: String, properties: String? = nil
    ) -> Rule {
        func source(_ keys: String) -> String { "sources: { react: { docgen: box.json\(keys) } }" }
        return example(
            failing: source(failing), passing: source(passing), at: place, in: "catalog.yaml",
            entry: properties.map(VerificationRules.component) ?? VerificationRules.component(),
            files: ["box.json": VerificationRules.docgen()])
    }

    /// Adds an example of a method in a manifest that differs from its entry.
    fileprivate func method(failing: String, at place: String) -> Rule {
        func lines(_ method: String) -> String {
            VerificationRules.element("names: { javascript: Box }, methods: { open: { \(method) } }")
        }
        return example(
            failing: lines(failing),
            passing: lines("visibility: protected, deprecated: Use it., parameters: { a: number, b: number }"),
            at: place, catalog: VerificationRules.web,
            files: [
                "box.json": """
                { "schemaVersion": "2.0.0", "modules": [{ "path": "box.js", "declarations": [
                  { "kind": "class", "name": "Box", "customElement": true, "tagName": "my-box", "summary": "A box.",
                    "members": [{ "kind": "method", "name": "open", "privacy": "protected", "deprecated": "Use it.",
                      "parameters": [{ "name": "a", "type": { "text": "number" } },
                        { "name": "b", "type": { "text": "number" } }] }] }] }] }
                """
            ])
    }

    /// Adds an example of the text `close` that differs from that of the code.
    fileprivate func text(failing: String, passing: String, at place: String) -> Rule {
        example(
            failing: "strings: { close: \(failing) }", passing: "strings: { close: \(passing) }", at: place,
            catalog: VerificationRules.strings,
            files: ["en.json": #"{ "close": "Close %@" }"#, "de.json": #"{ "close": "%@ zu" }"#])
    }
}
