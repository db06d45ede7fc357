/// A documented type in an entry's API: a class, a view, an element, an enum.
public struct TypeDeclaration: NamedRecord {
    /// The schema of a documented type in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
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
                    "slots": ["${5:icon}": "${6:Its content.}"],
                    "events": ["${7:change}": "${8:When it comes.}"],
                ]),
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        kind: Key<Located<TypeDeclarationKind>>("what a reader calls it"),
        names: Key<OrderedRecords<Text>>("its name in other languages"),
        from: Key<Located<EntryID>>("documented by that entry; state only differences here"),
        external: Key<Bool>("owned by the platform, not by this system"),
        module: Key<Text>("where it is declared"),
        symbol: Key<Text>("its name in the code that it is verified against, if that differs"),
        inherits: Key<[TypeReference]>("supertypes"),
        conforms: Key<[TypeReference]>("protocols"),
        mixins: Key<[TypeReference]>("mixins that it applies, in order"),
        includes: Key<[Inclusion]>("other types and entries whose members it has, too"),
        generics: Key<Text>("generic parameters, verbatim: `<Content: View>`"),
        where: Key<Text>("generic constraints, verbatim"),
        raw: Key<Text>("raw type of an enum"),
        axis: Key<Text>("the axis of variants whose values are its cases"),
        definition: Key<Text>(naming: .type, "target of a typealias"),
        element: Key<Text>("element that receives all attributes not declared here"),
        styleProtocol: Key<Text>(naming: .type, "protocol that its styles conform to"),
        styleConfiguration: Key<Text>(naming: .type, "type that a style draws it from"),
        declaration: Key<Text>("source, verbatim, for facts that no key covers"),
        configuration: Key<[Text]>("properties and parameters that people set first, in order"),
        properties: Key<OrderedRecords<Property>>("by name"),
        initializers: Key<[Method]>("overloads"),
        methods: Key<OrderedRecords<[Method]>>("by base name; several are overloads"),
        events: Key<OrderedRecords<Event>>("by name"),
        slots: Key<OrderedRecords<Slot>>("by name; the default slot is \"\""),
        cases: Key<OrderedRecords<Case>>("by name, without dot and backticks"),
        cssParts: Key<OrderedRecords<CSSPart>>("by name"),
        cssStates: Key<OrderedRecords<CSSPart>>("by name"),
        cssProperties: Key<OrderedRecords<CSSProperty>>("by name, with --")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a documented type as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The kind of the type in the words of the language, such as `struct`; nil where unstated.
    public var kind: Located<TypeDeclarationKind>? { self[Self.keys.kind] }
    /// The names in other languages, by language.
    public var names: OrderedRecords<Text>? { self[Self.keys.names] }
    /// The id of the entry with the documentation; only differences are stated here.
    public var from: Located<EntryID>? { self[Self.keys.from] }
    /// Whether the platform owns the type, instead of the design system.
    public var external: Bool? { self[Self.keys.external] }
    /// The module with the declaration.
    public var module: Text? { self[Self.keys.module] }
    /// The name in verified code, where different.
    public var symbol: Text? { self[Self.keys.symbol] }
    /// The supertypes.
    public var inherits: [TypeReference]? { self[Self.keys.inherits] }
    /// The protocols, each possibly with a condition.
    public var conforms: [TypeReference]? { self[Self.keys.conforms] }
    /// The applied mixins, in order.
    public var mixins: [TypeReference]? { self[Self.keys.mixins] }
    /// The types and entries with shared members adopted by the type.
    public var includes: [Inclusion]? { self[Self.keys.includes] }
    /// The generic parameters, verbatim, such as `<Content: View>`.
    public var generics: Text? { self[Self.keys.generics] }
    /// The generic constraints, verbatim.
    public var `where`: Text? { self[Self.keys.where] }
    /// The raw type of an enum.
    public var raw: Text? { self[Self.keys.raw] }
    /// The name of the variant axis with the type's cases as values.
    public var axis: Text? { self[Self.keys.axis] }
    /// The underlying type of a typealias, verbatim.
    public var definition: Text? { self[Self.keys.definition] }
    /// The element given the attributes left over by the documented properties.
    public var element: Text? { self[Self.keys.element] }
    /// The protocol of the type's styles.
    public var styleProtocol: Text? { self[Self.keys.styleProtocol] }
    /// The type handed to styles for drawing the component.
    public var styleConfiguration: Text? { self[Self.keys.styleConfiguration] }
    /// The source of the declaration, verbatim, for facts without a key.
    public var declaration: Text? { self[Self.keys.declaration] }
    /// The names of the properties and parameters set first by people, in order.
    public var configuration: [Text]? {
        get { self[Self.keys.configuration] }
        set { self[Self.keys.configuration] = newValue }
    }
    /// The properties by name.
    public var properties: OrderedRecords<Property>? {
        get { self[Self.keys.properties] }
        set { self[Self.keys.properties] = newValue }
    }
    /// The initializers, all overloads of each other.
    public var initializers: [Method]? {
        get { self[Self.keys.initializers] }
        set { self[Self.keys.initializers] = newValue }
    }
    /// The methods by base name; several under a name are overloads.
    public var methods: OrderedRecords<[Method]>? {
        get { self[Self.keys.methods] }
        set { self[Self.keys.methods] = newValue }
    }
    /// The events by name.
    public var events: OrderedRecords<Event>? {
        get { self[Self.keys.events] }
        set { self[Self.keys.events] = newValue }
    }
    /// The slots by name; the default slot has the empty name.
    public var slots: OrderedRecords<Slot>? {
        get { self[Self.keys.slots] }
        set { self[Self.keys.slots] = newValue }
    }
    /// The cases of an enum by name, without dot and backticks.
    public var cases: OrderedRecords<Case>? {
        get { self[Self.keys.cases] }
        set { self[Self.keys.cases] = newValue }
    }
    /// The CSS parts by name.
    public var cssParts: OrderedRecords<CSSPart>? {
        get { self[Self.keys.cssParts] }
        set { self[Self.keys.cssParts] = newValue }
    }
    /// The CSS states by name.
    public var cssStates: OrderedRecords<CSSPart>? {
        get { self[Self.keys.cssStates] }
        set { self[Self.keys.cssStates] = newValue }
    }
    /// The CSS custom properties by name, with the leading `--`.
    public var cssProperties: OrderedRecords<CSSProperty>? {
        get { self[Self.keys.cssProperties] }
        set { self[Self.keys.cssProperties] = newValue }
    }
}

/// The kinds of types in the words of languages and frameworks.
public enum TypeDeclarationKind: String, CaseIterable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case `protocol`
    case interface, actor, object, `typealias`, `associatedtype`, function, view, composable, component, element,
        macro, `extension`, mixin
}
