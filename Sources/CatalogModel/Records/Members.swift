/// A property of a documented type, such as `hasError` of a text field, with type, default and description.
public struct Property: NamedRecord {
    /// The schema of a property in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Property", "a property of a type", short: "type",
        example: "hasError: { type: Bool, default: false }",
        snippets: [
            RecordSnippet("Property", name: "${1:name}", "${2:String}"),
            RecordSnippet(
                "Property with a default", name: "${1:isEnabled}",
                ["type": "${2:Bool}", "default": "${3:true}", "description": "${4:What it is for.}"]),
            RecordSnippet(
                "Required property", name: "${1:title}",
                ["type": "${2:String}", "required": true, "description": "${3:What it is for.}"]),
            RecordSnippet(
                "Property with literal values", name: "${1:size}",
                [
                    "type": "${2:string}",
                    "values": ["${3:small}": "${4:What it means.}", "${5:large}": "${6:What it means.}"],
                ]),
        ],
        keys, Named.group, Base.group)
    static let ownKeys = KeyGroup("Property", "additional keys of a parameter", keys)

    package static let keys = (
        type: Key<Text>(naming: .type, "verbatim"),
        either: Key<[Text]>(naming: .type, "alternative types, instead of type"),
        typeName: Key<Text>(naming: .type, "name of the type, in addition to the type itself"),
        default: Key<Text>("expression, verbatim"),
        required: Key<Bool>("must be given; false: need not"),
        requiredUnless: Key<[Text]>("must be given unless one of these is"),
        readOnly: Key<Bool>("can be read only"),
        static: Key<Bool>("belongs to the type"),
        binding: Key<Bool>("hands on a value that its owner keeps"),
        reflects: Key<Bool>("its attribute follows it"),
        attribute: Key<Text>("name of the HTML attribute"),
        attributes: Key<[Text]>("attributes before its declaration, verbatim: `@ViewBuilder`"),
        where: Key<Text>("conditions on generic parameters, verbatim"),
        is: Key<Text>("shared property that it corresponds to, if the names differ"),
        values: Key<OrderedRecords<Case>>("literal values"),
        limits: Key<Limits>(holding: .limits, "range, length, pattern"),
        items: Key<Property>("element of a list"),
        properties: Key<OrderedRecords<Property>>("members of an object"),
        entry: Key<Located<EntryID>>("takes the properties of that entry"),
        inheritedFrom: Key<Text>(naming: .type, "type that declares it"),
        declaration: Key<Text>("source, verbatim")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a property as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The type, verbatim.
    public var type: Text? { self[Self.keys.type] }
    /// The alternative types, in place of `type`.
    public var either: [Text]? { self[Self.keys.either] }
    /// The alias of the type: `ButtonVariant`, where the type is `string`.
    public var typeName: Text? { self[Self.keys.typeName] }
    /// The default, verbatim.
    ///
    /// Absent: not stated; `nil`: the text nil; empty: empty text.
    public var `default`: Text? { self[Self.keys.default] }
    /// Whether a value must be given; false states the freedom to omit the value.
    public var required: Bool? { self[Self.keys.required] }
    /// The names of alternative properties: a value must be given unless an alternative has a value.
    public var requiredUnless: [Text]? { self[Self.keys.requiredUnless] }
    /// Whether the property is for reading only.
    public var readOnly: Bool? { self[Self.keys.readOnly] }
    /// Whether the property belongs to the type instead of to instances.
    public var `static`: Bool? { self[Self.keys.static] }
    /// Whether the property hands on a value kept by an owner elsewhere.
    public var binding: Bool? { self[Self.keys.binding] }
    /// Whether the HTML attribute follows changes of the property.
    public var reflects: Bool? { self[Self.keys.reflects] }
    /// The name of the HTML attribute.
    public var attribute: Text? { self[Self.keys.attribute] }
    /// The attributes before the declaration, verbatim, such as `@ViewBuilder`.
    public var attributes: [Text]? { self[Self.keys.attributes] }
    /// The conditions on generic parameters under which the property exists, verbatim.
    public var `where`: Text? { self[Self.keys.where] }
    /// The name of the entry's corresponding shared property, where the names differ.
    public var `is`: Text? { self[Self.keys.is] }
    /// Literal values with descriptions of their own.
    public var values: OrderedRecords<Case>? { self[Self.keys.values] }
    /// The limits on values: range, length and pattern.
    public var limits: Limits? { self[Self.keys.limits] }
    /// The elements of a list, described like a property.
    public var items: Property? { self[Self.keys.items] }
    /// The members of an object, by name.
    public var properties: OrderedRecords<Property>? { self[Self.keys.properties] }
    /// The id of the entry with the properties accepted in the value.
    public var entry: Located<EntryID>? { self[Self.keys.entry] }
    /// The supertype with the declaration, for an inherited property.
    public var inheritedFrom: Text? { self[Self.keys.inheritedFrom] }
    /// The source of the declaration, verbatim.
    public var declaration: Text? { self[Self.keys.declaration] }
}

/// A parameter of a documented initializer, method or enum case.
///
/// All keys of a property also apply to a parameter.
public struct Parameter: NamedRecord {
    /// The schema of a parameter in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Parameter", "a parameter of an initializer, a method or a case", short: "type",
        example: "title: { label: _, type: String, required: true }",
        snippets: [
            RecordSnippet("Parameter", name: "${1:name}", "${2:String}"),
            RecordSnippet(
                "Parameter without a label", name: "${1:title}",
                ["label": "_", "type": "${2:String}", "required": true]),
        ],
        keys, Property.ownKeys, Named.group, Base.group)

    package static let keys = (
        label: Key<Text>("argument label, if it is not the name; _ for none"),
        variadic: Key<Bool>("takes any number of values")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a parameter as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The argument label where different from the name; `_` for none.
    public var label: Text? { self[Self.keys.label] }
    /// Whether the parameter takes any number of values.
    public var variadic: Bool? { self[Self.keys.variadic] }

    /// The parameter as a property, for the keys of both; setting replaces all stored values of the parameter.
    public var property: Property {
        get { Property(node: node) }
        set { node = newValue.node }
    }
}

/// A documented initializer, method or free function of a component's API.
public struct Method: NamedRecord {
    /// The schema of a method in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Method", "an initializer, a method or a function", short: "description",
        example: "clearError: Takes the error text away.",
        snippets: [
            RecordSnippet("Method", "${2:What it does.}"),
            RecordSnippet(
                "Method with parameters",
                [
                    "description": "${2:What it does.}",
                    "parameters": ["${3:value}": ["type": "${4:String}", "required": true]],
                ]),
            RecordSnippet(
                "Method with a result", ["description": "${2:What it does.}", "returns": "${3:Bool}"]),
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        parameters: Key<OrderedRecords<Parameter>>("in order, by internal name"),
        returns: Key<Outcome>("absent: nothing"),
        throws: Key<Outcome>("absent: nothing"),
        async: Key<Bool>("runs while the caller waits"),
        static: Key<Bool>("belongs to the type"),
        mutating: Key<Bool>("changes the value that it is called on"),
        failable: Key<Bool>("an initializer that may give nil"),
        generics: Key<Text>("generic parameters, verbatim"),
        where: Key<Text>("generic constraints, verbatim"),
        required: Key<Bool>("false: an optional requirement"),
        hasDefault: Key<Bool>("a requirement with a default implementation"),
        names: Key<OrderedRecords<Text>>("its name in other languages"),
        inheritedFrom: Key<Text>(naming: .type, "type that declares it"),
        declaration: Key<Text>("source, verbatim")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a method as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The parameters in order, by internal name.
    public var parameters: OrderedRecords<Parameter>? {
        get { self[Self.keys.parameters] }
        set { self[Self.keys.parameters] = newValue }
    }
    /// The returned value; nil for none.
    public var returns: Outcome? { self[Self.keys.returns] }
    /// The thrown error; nil for none.
    public var `throws`: Outcome? { self[Self.keys.throws] }
    /// Whether the method is asynchronous: callers wait for the end.
    public var async: Bool? { self[Self.keys.async] }
    /// Whether the method belongs to the type instead of to instances.
    public var `static`: Bool? { self[Self.keys.static] }
    /// Whether a call changes the value of the receiver.
    public var mutating: Bool? { self[Self.keys.mutating] }
    /// Whether the initializer may give nil.
    public var failable: Bool? { self[Self.keys.failable] }
    /// The generic parameters, verbatim.
    public var generics: Text? { self[Self.keys.generics] }
    /// The generic constraints, verbatim.
    public var `where`: Text? { self[Self.keys.where] }
    /// Whether a type must implement the requirement; false for an optional requirement.
    public var required: Bool? { self[Self.keys.required] }
    /// Whether the requirement has a default implementation.
    public var hasDefault: Bool? { self[Self.keys.hasDefault] }
    /// The names in other languages, by language.
    public var names: OrderedRecords<Text>? { self[Self.keys.names] }
    /// The supertype with the declaration, for an inherited method.
    public var inheritedFrom: Text? { self[Self.keys.inheritedFrom] }
    /// The source of the declaration, verbatim.
    public var declaration: Text? { self[Self.keys.declaration] }
}

/// The value returned or the error thrown by a documented method: type and meaning.
public struct Outcome: BaseRecord {
    /// The schema of a result or thrown error in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Outcome", "what a method returns or throws", short: "type",
        example: "returns: { type: Self, description: The field. }",
        keys, Base.group)

    package static let keys = (
        type: Key<Text>(naming: .type, "verbatim"),
        description: Key<Prose>("what it means")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a result or thrown error as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The type of the value or error, verbatim.
    public var type: Text? { self[Self.keys.type] }
    /// The meaning of the value or error.
    public var description: Prose? { self[Self.keys.description] }
}

/// The limits on a property's or parameter's value: minimum, maximum, length and pattern, each as far as applicable.
public struct Limits: BaseRecord {
    /// The schema of the limits of a value in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Limits", "bounds of a value, each as far as it applies", short: "description",
        example: "limits: { minimum: 0, maximum: 1 }",
        snippets: [
            RecordSnippet("Range", ["minimum": "${1:0}", "maximum": "${2:100}"]),
            RecordSnippet("Length", ["minLength": "${1:1}", "maxLength": "${2:40}"]),
            RecordSnippet("Pattern", ["pattern": "${1:^[a-z]+$}"]),
        ],
        keys, Base.group)

    package static let keys = (
        minimum: Key<Text>("smallest value"),
        maximum: Key<Text>("largest value"),
        step: Key<Text>("distance between values"),
        minLength: Key<Text>("shortest text or list"),
        maxLength: Key<Text>("longest text or list"),
        pattern: Key<Text>("regular expression that the whole text matches"),
        description: Key<Prose>("what happens outside")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates the limits of a value as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The smallest allowed value, verbatim.
    public var minimum: Text? { self[Self.keys.minimum] }
    /// The largest allowed value, verbatim.
    public var maximum: Text? { self[Self.keys.maximum] }
    /// The distance between allowed values, verbatim.
    public var step: Text? { self[Self.keys.step] }
    /// The length of the shortest allowed text or list, verbatim.
    public var minLength: Text? { self[Self.keys.minLength] }
    /// The length of the longest allowed text or list, verbatim.
    public var maxLength: Text? { self[Self.keys.maxLength] }
    /// The regular expression for the whole text.
    public var pattern: Text? { self[Self.keys.pattern] }
    /// The consequence of a value outside of the limits.
    public var description: Prose? { self[Self.keys.description] }
}
