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

    private static func number(_ value: some CustomStringConvertible, name: String = "ink") -> String {
        #"{ "\#(name)": { "$type": "number", "$value": \#(value) } }"#
    }

    private static func aliases(_ target: String) -> String {
        #"{ "$type": "number", "a": { "$value": 1 }, "b": { "$value": 1 }, "ink": { "$value": "\#(target)" } }"#
    }

    private static func syntax(_ name: String?) -> String {
        let syntax = name.map { #", "$extensions": { "com.figma.codeSyntax": { "WEB": "\#($0)" } }"# } ?? ""
        return #"{ "$type": "number", "ink": { "$value": 1\#(syntax) }, "paper": { "$value": 1 } }"#
    }

    package static let notInCode = Rule(
        "not-in-code", .warning, "Everything that an entry documents exists in the code.",
        reason: "Readers would use something that the product does not have."
    )
    .react(failing: "{ size: { type: number, required: true }, width: number }", at: "width")
    package static let notInEntry = Rule(
        "not-in-entry", .warning, "Everything that the code of a documented type offers is in the entry.",
        reason: "Readers never learn what the code offers, and may build it a second time."
    )
    .react(failing: "{}", at: "Box")
    package static let typeDrift = Rule(
        "type-drift", .warning, "An entry states the types that the code has.",
        reason: "Readers pass values of the wrong type, so their code does not compile or misbehaves."
    )
    .react(failing: "{ size: { type: string, required: true } }", at: "string")
    package static let labelDrift = Rule(
        "label-drift", .warning, "An entry states the argument labels that the code has.",
        reason: "Calls written as documented do not compile.")
    package static let orderDrift = Rule(
        "order-drift", .warning, "Parameters and cases of an entry are in the order of the code.",
        reason: "Calls in the documented order do not compile, or give values to the wrong parameters."
    )
    .method(failing: "visibility: protected, deprecated: Use it., parameters: { b: number, a: number }", at: "b")
    package static let defaultDrift = Rule(
        "default-drift", .warning, "An entry states the defaults that the code has.",
        reason: "Readers who leave the value out get another behavior than documented."
    )
    .react(
        failing: "{ size: { type: number, default: 2 } }", passing: "{ size: { type: number, default: 1 } }",
        at: "2",
        code: #""size": { "type": { "name": "number" }, "required": false, "defaultValue": { "value": "1" } }"#)
    package static let optionalityDrift = Rule(
        "optionality-drift", .warning,
        "An entry states as the code does which values are required and which are optional.",
        reason: "Readers leave out a required value, or handle the absence of one that is always there."
    )
    .react(failing: "{ size: { type: number, required: false } }", at: "{ type: number, required: false }")
    package static let rawValueDrift = Rule(
        "raw-value-drift", .warning, "An entry states the raw values that the code has.",
        reason: "The product does not understand data with the documented value.")
    package static let deprecationDrift = Rule(
        "deprecation-drift", .warning,
        "An entry marks as deprecated what is deprecated in the code, in the words of the code.",
        reason: "Readers keep using something that will be removed, or avoid something that remains."
    )
    .method(failing: "visibility: protected, parameters: { a: number, b: number }", at: "open")
    package static let availabilityDrift = Rule(
        "availability-drift", .warning, "An entry states the platforms that the code requires.",
        reason: "Readers plan for a platform or version on which the component does not work.")
    package static let visibilityDrift = Rule(
        "visibility-drift", .warning, "An entry states the visibility that the code has.",
        reason: "Readers rely on something that they cannot use, or never learn of something that they can."
    )
    .method(failing: "visibility: private, deprecated: Use it., parameters: { a: number, b: number }", at: "private")
    package static let declarationDrift = Rule(
        "declaration-drift", .warning,
        "An entry describes each declaration as the code has it, for example whether it is static.",
        reason: "Code written as documented does not match the real declaration."
    )
    .method(
        failing: "visibility: protected, deprecated: Use it., parameters: { a: number, b: number }, static: true",
        at: "{ visibility: protected, deprecated: Use it., parameters: { a: number, b: number }, static: true }")

    package static let textDrift = Rule(
        "text-drift", .warning, "An entry states the localized texts that the code has.",
        reason: "Readers of the documentation see other words than users of the product."
    )
    .text(failing: "{ text: 'Shut %@' }", passing: "{ text: 'Close %@' }", at: "'Shut %@'")
    package static let argumentDrift = Rule(
        "argument-drift", .warning, "An entry lists as many arguments of a text as the code has.",
        reason: "Developers supply too few or too many values, and users read a broken sentence."
    )
    .text(failing: "{ arguments: [The name., The place.] }", passing: "{ arguments: The name. }", at: "The name.")
    package static let missingTranslation = Rule(
        "missing-translation", .warning, "A text that an entry names has a translation in every language of the code.",
        reason: "Users of one language meet a text in another one, or a bare key."
    )
    .example(
        failing: #"{ "open": "Auf" }"#, passing: #"{ "open": "Auf", "close": "Zu" }"#, at: "close", in: "de.json",
        catalog: strings, entry: "strings: { close: Close, open: Open }",
        files: ["en.json": #"{ "close": "Close", "open": "Open" }"#])
    package static let tokenDrift = Rule(
        "token-drift", .warning, "A token has the same value in the catalog and in the code.",
        reason: "Designers and readers see a value that the product does not have."
    )
    .tokens(failing: number(1), passing: number(2), at: #""ink""#, code: number(2))

    package static let aliasDrift = Rule(
        "alias-drift", .warning, "A token refers to the same other token in the catalog and in the code.",
        reason: "A later change of one of the other tokens makes a difference of values."
    )
    .tokens(failing: aliases("{b}"), passing: aliases("{a}"), at: "b", code: aliases("{a}"))
    package static let codeSyntax = Rule(
        "code-syntax", .warning, "The name in code that a design tool shows for a token belongs to this token.",
        reason: "Developers copy the name from the design tool, and use another token than the designer."
    )
    .tokens(failing: syntax("var(--paper)"), passing: syntax("var(--ink)"), at: #""ink""#, code: syntax(nil))
    package static let tokenNotation = Rule(
        "token-notation", .note, "A token has the same notation in the catalog and in the code.",
        reason: "Values such as 140 and 1.4 can be a percentage and a fraction, or a mistake."
    )
    .tokens(
        failing: number(140, name: "leading"), passing: number("1.4", name: "leading"), at: #""leading""#,
        code: number("1.4", name: "leading"))

    /// The rules about entries and code that do not agree.
    package static let drift = [
        notInCode, notInEntry, typeDrift, labelDrift, orderDrift, defaultDrift, optionalityDrift, rawValueDrift,
        deprecationDrift, availabilityDrift, visibilityDrift, declarationDrift, textDrift, argumentDrift,
        missingTranslation, tokenDrift, aliasDrift, codeSyntax,
    ]

    package static let notInCatalog = Rule(
        "not-in-catalog", .note, "Everything that the code offers is in the catalog.",
        reason: "Readers do not learn that something exists, and build it a second time."
    )
    .example(
        failing: #"[{ "displayName": "Panel", "props": {} }, \#(docgen())]"#, passing: docgen(), at: #""Panel""#,
        in: "box.json", catalog: react, entry: component())
    package static let unusedIgnore = Rule(
        "unused-ignore", .warning, "`ignore` names only things that differ from the code.",
        reason: "A leftover line would hide the next difference of that name."
    )
    .source(failing: ", ignore: { Box.width: It is for tests. }", at: "Box.width")
    package static let tooFewPairs = Rule(
        "too-few-pairs",
        "Entries describe at least as many declarations of the code as the `floor` of the source requires.",
        reason: "With a wrong name or path, hardly anything is compared, and a successful verification is meaningless."
    )
    .source(failing: ", floor: 2", at: "2")
    package static let sourceFiles = Rule(
        "source-files", "A source names files and themes that exist, and files of a kind that this program can read.",
        reason: "Entries would not be compared with any code, so differences would go unnoticed."
    )
    .example(
        failing: "sources: { react: { docgen: boxes.json } }", passing: react, at: "boxes.json", in: "catalog.yaml",
        entry: component(), files: ["box.json": docgen()])
    package static let staleRecord = Rule(
        "stale-verification", .warning, "The record of a verification is about the files that the source has now.",
        reason: "Pages claim that entries agree with the code, but that was another state of the code.")
    package static let missingReason = Rule(
        "missing-reason", "Everything under `ignore` has a reason.",
        reason: "Without a reason, an intended difference looks the same as a postponed mistake."
    )
    .source(
        failing: ", ignore: { Box.size: '' }", passing: ", ignore: { Box.size: It is for tests. }", at: "Box.size",
        properties: "{}")
    package static let unknownSource = Rule(
        "unknown-source", "A source named on the command line is in `catalog.yaml`.",
        reason: "The source would not be verified, and the absence of findings would look like agreement.")

    package static let all =
        drift
        + [
            notInCatalog, unusedIgnore, tooFewPairs, sourceFiles, tokenNotation, staleRecord, missingReason,
            unknownSource,
        ]
}

extension Rule {
    /// Adds an example of a React component that differs from its entry.
    fileprivate func react(
        failing: String, passing: String = "{ size: { type: number, required: true } }", at location: String,
        code: String = VerificationRules.size
    ) -> Rule {
        example(
            failing: VerificationRules.component(failing), passing: VerificationRules.component(passing), at: location,
            catalog: VerificationRules.react, files: ["box.json": VerificationRules.docgen(code)])
    }

    /// Adds an example of a file of tokens that differs from one of the code.
    fileprivate func tokens(failing: String, passing: String, at location: String, code: String) -> Rule {
        example(
            failing: failing, passing: passing, at: location, in: "a.tokens.json",
            catalog: "tokens: a.tokens.json\nsources: { web: { tokens: code.tokens.json } }",
            files: ["code.tokens.json": code])
    }

    /// Adds an example of `catalog.yaml` with further keys of the source.
    fileprivate func source(
        failing: String, passing: String = "", at location: String, properties: String? = nil
    ) -> Rule {
        func source(_ keys: String) -> String { "sources: { react: { docgen: box.json\(keys) } }" }
        return example(
            failing: source(failing), passing: source(passing), at: location, in: "catalog.yaml",
            entry: properties.map(VerificationRules.component) ?? VerificationRules.component(),
            files: ["box.json": VerificationRules.docgen()])
    }

    /// Adds an example of a method in a manifest that differs from its entry.
    fileprivate func method(failing: String, at location: String) -> Rule {
        func lines(_ method: String) -> String {
            VerificationRules.element("names: { javascript: Box }, methods: { open: { \(method) } }")
        }
        return example(
            failing: lines(failing),
            passing: lines("visibility: protected, deprecated: Use it., parameters: { a: number, b: number }"),
            at: location, catalog: VerificationRules.web,
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
    fileprivate func text(failing: String, passing: String, at location: String) -> Rule {
        example(
            failing: "strings: { close: \(failing) }", passing: "strings: { close: \(passing) }", at: location,
            catalog: VerificationRules.strings,
            files: ["en.json": #"{ "close": "Close %@" }"#, "de.json": #"{ "close": "%@ zu" }"#])
    }
}
