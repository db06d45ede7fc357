/// An event sent by a documented type, such as `change`, with payload and propagation.
public struct Event: NamedRecord {
    /// The schema of an event in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Event", "something that a type reports to others", short: "description",
        example: "change: { payload: Bool, bubbles: true }",
        snippets: [
            RecordSnippet("Event", name: "${1:change}", ["description": "${2:When it comes.}", "payload": "${3:Bool}"])
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        names: Key<OrderedRecords<Text>>("its name in other frameworks"),
        type: Key<Text>(naming: .type, "class of the event object"),
        payload: Key<Property>("what it carries"),
        property: Key<Text>("property or parameter that receives it, if the names differ"),
        bubbles: Key<Bool>("whether it travels up the tree"),
        cancelable: Key<Bool>("whether a listener can stop what follows"),
        composed: Key<Bool>("whether it leaves the shadow tree"),
        attribute: Key<Text>("name of the HTML attribute"),
        inheritedFrom: Key<Text>(naming: .type, "type that declares it")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an event as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The names in other frameworks, by framework.
    public var names: OrderedRecords<Text>? { self[Self.keys.names] }
    /// The class of the event object.
    public var type: Text? { self[Self.keys.type] }
    /// The data carried by the event.
    public var payload: Property? { self[Self.keys.payload] }
    /// The property or parameter receiving the event, where the names differ.
    public var property: Text? { self[Self.keys.property] }
    /// Whether the event travels up the tree.
    public var bubbles: Bool? { self[Self.keys.bubbles] }
    /// Whether a listener can stop the consequences of the event.
    public var cancelable: Bool? { self[Self.keys.cancelable] }
    /// Whether the event leaves the shadow tree.
    public var composed: Bool? { self[Self.keys.composed] }
    /// The name of the HTML attribute of the event.
    public var attribute: Text? { self[Self.keys.attribute] }
    /// The supertype with the declaration, for an inherited event.
    public var inheritedFrom: Text? { self[Self.keys.inheritedFrom] }
}

/// A slot of a component: a named place for content supplied by the user of the component, such as an icon.
///
/// The default slot has the empty name.
public struct Slot: NamedRecord {
    /// The schema of a slot in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Slot", "a place for other content", short: "description",
        example: "\"\": { type: Element, required: true }",
        snippets: [
            RecordSnippet("Slot", name: "${1:icon}", "${2:Its content.}")
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        type: Key<Text>(naming: .type, "type of its content"),
        required: Key<Bool>("must be filled"),
        default: Key<Bool>("receives content without a slot name"),
        fallback: Key<Prose>("content if it is empty"),
        property: Key<Text>("property or parameter that fills it, if the names differ"),
        inheritedFrom: Key<Text>(naming: .type, "type that declares it")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a slot as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The type of the content, verbatim.
    public var type: Text? { self[Self.keys.type] }
    /// Whether the slot must be filled.
    public var required: Bool? { self[Self.keys.required] }
    /// Whether the slot takes all content without a slot's name.
    public var `default`: Bool? { self[Self.keys.default] }
    /// The content of the slot when unfilled, in prose.
    public var fallback: Prose? { self[Self.keys.fallback] }
    /// The property or parameter filling the slot, where the names differ.
    public var property: Text? { self[Self.keys.property] }
    /// The supertype with the declaration, for an inherited slot.
    public var inheritedFrom: Text? { self[Self.keys.inheritedFrom] }
}

/// A documented case of an enum, a literal value of a property or a value of a variant axis, such as `small`.
public struct Case: NamedRecord {
    /// The schema of a case in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Case", "a case of an enum, a literal value of a property or a value of an axis", short: "description",
        example: "small: { raw: sm }",
        snippets: [
            RecordSnippet("Case", name: "${1:small}", "${2:What it means.}"),
            RecordSnippet(
                "Case with a raw value", name: "${1:small}", ["raw": "${2:sm}", "description": "${3:What it means.}"]),
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        raw: Key<Text>("raw value"),
        parameters: Key<OrderedRecords<Parameter>>("associated values"),
        visuals: Key<[Prose]>("what it looks like")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a case as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The raw value, verbatim.
    public var raw: Text? { self[Self.keys.raw] }
    /// The associated values by name.
    public var parameters: OrderedRecords<Parameter>? {
        get { self[Self.keys.parameters] }
        set { self[Self.keys.parameters] = newValue }
    }
    /// The looks of the case, each as prose.
    public var visuals: [Prose]? { self[Self.keys.visuals] }
}

/// A CSS part or CSS state of a web component, addressable by style sheets.
public struct CSSPart: NamedRecord {
    /// The schema of a CSS part or state in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "CssPart", "a part or state that style sheets can address", short: "description",
        example: "panel: The panel that moves.",
        nil, Named.group, Base.group)

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a CSS part or state as a view of stored values.
    public init(node: RecordNode) { self.node = node }
}

/// A CSS custom property of a web component, such as `--width`, settable by style sheets.
public struct CSSProperty: NamedRecord {
    /// The schema of a CSS custom property in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "CssProperty", "a custom property that style sheets can set", short: "description",
        example: "--width: { default: 27.375rem }",
        snippets: [
            RecordSnippet(
                "Custom property", name: "${1:--width}",
                ["syntax": "${2:<length>}", "default": "${3:1rem}", "description": "${4:What it sets.}"])
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        syntax: Key<Text>("CSS type"),
        default: Key<Text>("CSS value"),
        token: Key<Text>(naming: .token, "path of the token that it uses"),
        inheritedFrom: Key<Text>(naming: .type, "type that declares it")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a CSS custom property as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The CSS type of the value, such as `<length>`.
    public var syntax: Text? { self[Self.keys.syntax] }
    /// The CSS value unless set.
    public var `default`: Text? { self[Self.keys.default] }
    /// The path of the design token with the value.
    public var token: Text? { self[Self.keys.token] }
    /// The supertype with the declaration, for an inherited property.
    public var inheritedFrom: Text? { self[Self.keys.inheritedFrom] }
}
