package import CatalogModel
import CatalogSyntax

/// The rules about well-formed facts with another meaning than the key requires: prose in place of a type, events of a
/// type that sends none, and the like.
package enum MeaningRules {
    private static func api(_ type: String, of implementation: String = "react") -> String {
        "implementations: { \(implementation): { types: { \(type) } } }"
    }

    package static let proseAsType = Rule(
        "prose-as-type", .warning, "A type is written as in code, and prose under `description`.",
        reason: "Stubs and schemas treat the sentence as a type, and readers miss the description."
    )
    .example(
        failing: api("Box: { kind: component, properties: { value: The number of stars. } }"),
        passing: api("Box: { kind: component, properties: { value: { description: The number of stars. } } }"),
        at: "The number of stars.")
    package static let misplacedMember = Rule(
        "misplaced-member", .warning, "Events and slots belong to a type that has instances with events and slots.",
        reason: "Stubs of interfaces, enums and aliases have no events or slots, so the facts are lost in code."
    )
    .example(
        failing: api("BoxProps: { kind: interface, events: { close: It closes. } }"),
        passing: api("BoxProps: { kind: interface, properties: { onClose: () => void } }"), at: "close")
    package static let handlerAsEvent = Rule(
        "handler-as-event", .warning, "The `type` of an event is the class of its object, not a function.",
        reason: "Stubs treat the function as the event object, and handlers in the copied code get the wrong value."
    )
    .example(
        failing: api("Box: { kind: component, events: { change: { type: '(value: string) => void' } } }"),
        passing: api("Box: { kind: component, events: { change: { payload: string } } }"),
        at: "'(value: string) => void'")
    package static let importWithoutNames = Rule(
        "import-without-names", .warning, "`imports` name the imported symbols, as after the word `import`.",
        reason: "Code copied from stubs and pages imports a file and none of the names that it uses."
    )
    .example(
        failing: "implementations: { react: { imports: '@acme/ui', types: { Box: { kind: component } } } }",
        passing:
            #"implementations: { react: { imports: "{ Box } from '@acme/ui'", types: { Box: { kind: component } } } }"#,
        at: "'@acme/ui'")
    package static let missingSharedProperty = Rule(
        "missing-shared-property", .warning,
        "An implementation that declares members has the properties that the entry states for all implementations.",
        reason: "Pages promise the property on a platform that does not have it, and stubs invent its type."
    )
    .example(
        failing: "properties: { on: {} }\n" + api("Box: { kind: component, properties: { size: string } }"),
        passing: "properties: { on: {} }\n" + api("Box: { kind: component, properties: { isOn: boolean } }"),
        at: "on")

    package static let all = [
        proseAsType, misplacedMember, handlerAsEvent, importWithoutNames, missingSharedProperty,
    ]
}

extension Diagnostic {
    /// Returns the finding on prose in place of a type.
    ///
    /// `isShort`: whether the text is the whole record, so that a record with a description can replace it.
    static func proseAsType(_ type: Text, isShort: Bool) -> Diagnostic {
        guard isShort, type.range.isOneLine else {
            return Diagnostic(
                MeaningRules.proseAsType,
                "'\(type.value)' is prose, not a type; write it under 'description', and the type as in code",
                at: type.range)
        }
        let text = type.value.isPlainInFlow ? type.value : YAMLQuoting.quoted(type.value)
        let meant = "{ description: \(text) }"
        return Diagnostic(
            MeaningRules.proseAsType,
            "'\(type.value)' is prose, not a type; write '\(meant)', with the 'type' as in code", at: type.range,
            fixIts: [.init(replace: type.range, with: meant)])
    }

    static func misplaced(
        _ member: String, _ name: Text, in type: Text, kind: Located<TypeDeclarationKind>
    ) -> Diagnostic {
        let article = "aeiou".contains(kind.value.rawValue.prefix(1)) ? "an" : "a"
        let instead: String
        switch (member, kind.value) {
        case ("event", .interface):
            instead = "declare it as a property of a function type, such as '\(name.value.handlerName): () => void'"
        case (_, .interface): instead = "declare it as a property, such as '\(name.value): ReactNode'"
        default: instead = "move it to the type of the component"
        }
        return Diagnostic(
            MeaningRules.misplacedMember,
            "'\(type.value)' is \(article) \(kind.value.rawValue), which has no \(member)s; \(instead), or correct 'kind'",
            at: name.range, notes: [.init("the kind is here", at: kind.range)])
    }

    static func handlerAsEvent(_ type: Text, of event: Text, payload: String?) -> Diagnostic {
        let instead =
            payload.map { "write 'payload: \($0)' instead" }
            ?? "write the class of its object, such as 'CustomEvent', or what it carries under 'payload'"
        return Diagnostic(
            MeaningRules.handlerAsEvent,
            "'\(type.value)' is the type of a function that handles '\(event.value)', not of the event; \(instead)",
            at: type.range)
    }

    /// Returns the finding on an import without imported names; `name` is the type probably meant.
    static func importWithoutNames(_ path: Text, name: String?, isScript: Bool) -> Diagnostic {
        let start = "'\(path.value)' is the path of a module, without what is imported"
        let bare = path.value.filter { $0 != "'" && $0 != "\"" }
        if !isScript {
            let file = bare.split(separator: "/").last ?? bare[...]
            let module = file.prefix { $0 != "." }
            return Diagnostic(
                MeaningRules.importWithoutNames, "\(start); write the name of the module, such as '\(module)'",
                at: path.range)
        }
        let meant = "{ \(name?.firstNamePart ?? "Name") } from '\(bare)'"
        let quoted = YAMLQuoting.quoted(meant)
        return Diagnostic(
            MeaningRules.importWithoutNames, "\(start); write \(quoted)", at: path.range,
            fixIts: name == nil || !path.range.isOneLine ? [] : [.init(replace: path.range, with: quoted)])
    }

    static func missingSharedProperty(_ name: Text, in implementations: [String]) -> Diagnostic {
        let list = implementations.map { "'\($0)'" }.joined(separator: " and ")
        let (verb, location) = implementations.count == 1 ? ("declares", "there") : ("declare", "in each")
        return Diagnostic(
            MeaningRules.missingSharedProperty,
            "\(list) \(verb) no property '\(name.value)'; declare it \(location), map the corresponding property with "
                + "'is: \(name.value)', or move it to the implementations that have it",
            at: name.range)
    }
}

extension String {
    /// Whether the text needs no quotes within braces, by a careful subset of the rules of YAML.
    fileprivate var isPlainInFlow: Bool {
        guard let first, first.isLetter, last?.isWhitespace == false else { return false }
        return !contains(": ") && !contains(" #") && last != ":"
            && !contains { ",[]{}\"'&*!|>%@`\\".contains($0) || $0.isNewline }
    }

    /// The property of a handler: `onClose` for `close`.
    fileprivate var handlerName: String {
        if hasPrefix("on"), dropFirst(2).first?.isUppercase == true { return self }
        let words = split { !$0.isLetter && !$0.isNumber }
        return "on" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The name that is exported for a type: `List` for `List.Item`.
    fileprivate var firstNamePart: String { String(prefix { $0 != "." && $0 != "<" }) }
}
