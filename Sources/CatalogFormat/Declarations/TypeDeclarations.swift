public import CatalogModel

extension TypeDeclaration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<TypeDeclaration>(
        "Type", "a type that belongs to an entry",
        example: "Checkbox.IconAlignment: { kind: enum, cases: [center, top] }",
        snippets: [
            RecordSnippet(
                "Type with properties", name: "${1:Button}",
                ["kind": "${2:struct}", "properties": ["${3:title}": ["type": "${4:String}", "required": true]]]),
            RecordSnippet(
                "Enum", name: "${1:Button.Size}",
                ["kind": "enum", "cases": ["${2:small}": "${3:What it means.}", "${4:large}": "${5:What it means.}"]]),
            RecordSnippet(
                "Web component", name: "${1:ds-button}",
                [
                    "kind": "element",
                    "properties": ["${2:label}": ["type": "${3:string}", "attribute": "${4:label}"]],
                    "slots": ["${5:icon}": "${6:What stands in it.}"],
                    "events": ["${7:change}": "${8:When it comes.}"],
                ]),
        ],
        [
            Field("kind", \.kind, "what a reader calls it"),
            Field("names", \.names, "its name in other languages"),
            Field("from", \.from, "documented by that entry; only differences stand here"),
            Field("external", \.external, "owned by the platform, not by this system"),
            Field("module", \.module, "where it is declared"),
            Field("inherits", \.inherits, "supertypes"),
            Field("conforms", \.conforms, "protocols"),
            Field("mixins", \.mixins, "mixins that it applies, in order"),
            Field("generics", \.generics, "generic parameters, verbatim: `<Content: View>`"),
            Field("where", \.where, "generic constraints, verbatim"),
            Field("raw", \.raw, "raw type of an enum"),
            Field("axis", \.axis, "the axis of variants whose values are its cases"),
            Field("definition", \.definition, "what a typealias stands for"),
            Field("declaration", \.declaration, "source, verbatim, for what the keys cannot say"),
            Field("configuration", \.configuration, "properties and parameters that people set first, in order"),
            Field("properties", \.properties, "by name"),
            Field("initializers", \.initializers, "overloads"),
            Field("methods", \.methods, "by base name; several are overloads"),
            Field("events", \.events, "by name"),
            Field("slots", \.slots, "by name; the default slot is \"\""),
            Field("cases", \.cases, "by name, without dot and backticks"),
            Field("cssParts", \.cssParts, "by name"),
            Field("cssStates", \.cssStates, "by name"),
            Field("cssProperties", \.cssProperties, "by name, with --"),
        ] + Field.named(at: \.named))
}

extension TypeReference: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<TypeReference>(
        "TypeRef", "a type that another one inherits from or conforms to", short: "name",
        example: "conforms: { name: Equatable, where: \"Caption: Equatable\" }",
        [
            Field("name", \.name, required: true, "type"),
            Field("module", \.module, "where it is declared"),
            Field("where", \.where, "condition"),
        ] + Field.base(at: \.base))
}

extension Event: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Event>(
        "Event", "something that a type tells others", short: "description",
        example: "change: { payload: Bool, bubbles: true }",
        snippets: [
            RecordSnippet("Event", name: "${1:change}", ["description": "${2:When it comes.}", "payload": "${3:Bool}"])
        ],
        [
            Field("type", \.type, "class of the event object"),
            Field("payload", \.payload, "what it carries"),
            Field("property", \.property, "property or parameter that receives it, if the names differ"),
            Field("bubbles", \.bubbles, "whether it travels up the tree"),
            Field("cancelable", \.cancelable, "whether a listener can stop what follows"),
            Field("composed", \.composed, "whether it leaves the shadow tree"),
            Field("attribute", \.attribute, "name of the HTML attribute"),
            Field("inheritedFrom", \.inheritedFrom, "type that declares it"),
        ] + Field.named(at: \.named))
}

extension Slot: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Slot>(
        "Slot", "a place for other content", short: "description",
        example: "\"\": { type: Element, required: true }",
        snippets: [
            RecordSnippet("Slot", name: "${1:icon}", "${2:What stands in it.}")
        ],
        [
            Field("type", \.type, "what may stand in it"),
            Field("required", \.required, "must be filled"),
            Field("fallback", \.fallback, "what stands in it otherwise"),
            Field("property", \.property, "property or parameter that fills it, if the names differ"),
        ] + Field.named(at: \.named))
}

extension Case: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Case>(
        "Case", "a case of an enum, a literal value of a property or a value of an axis", short: "description",
        example: "small: { raw: sm }",
        snippets: [
            RecordSnippet("Case", name: "${1:small}", "${2:What it means.}"),
            RecordSnippet(
                "Case with a raw value", name: "${1:small}", ["raw": "${2:sm}", "description": "${3:What it means.}"]),
        ],
        [
            Field("raw", \.raw, "raw value"),
            Field("parameters", \.parameters, "associated values"),
            Field("visuals", \.visuals, "what it looks like"),
        ] + Field.named(at: \.named))
}

extension CSSPart: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<CSSPart>(
        "CssPart", "a part or state that style sheets can address", short: "description",
        example: "panel: The panel that moves.",
        Field.named(at: \.named))
}

extension CSSProperty: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<CSSProperty>(
        "CssProperty", "a custom property that style sheets can set", short: "description",
        example: "--width: { default: 27.375rem }",
        snippets: [
            RecordSnippet(
                "Custom property", name: "${1:--width}",
                ["syntax": "${2:<length>}", "default": "${3:1rem}", "description": "${4:What it sets.}"])
        ],
        [
            Field("syntax", \.syntax, "CSS type"),
            Field("default", \.default, "CSS value"),
            Field("token", \.token, "path of the token that it takes"),
        ] + Field.named(at: \.named))
}
