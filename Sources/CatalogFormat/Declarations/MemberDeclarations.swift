public import CatalogModel

extension Property: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Property>(
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
        ownFields + Field.named(at: \.named))

    static let ownFields: [Field<Property>] = [
        Field("type", \.type, "verbatim"),
        Field("either", \.either, "alternative types, instead of type"),
        Field("default", \.default, "expression, verbatim"),
        Field("required", \.required, "must be given; false: need not"),
        Field("requiredUnless", \.requiredUnless, "must be given unless one of these is"),
        Field("readOnly", \.readOnly, "can be read only"),
        Field("static", \.static, "belongs to the type"),
        Field("binding", \.binding, "hands on a value that its owner keeps"),
        Field("reflects", \.reflects, "its attribute follows it"),
        Field("attribute", \.attribute, "name of the HTML attribute"),
        Field("is", \.is, "shared property that it stands for, if the names differ"),
        Field("values", \.values, "literal values"),
        Field("limits", \.limits, "range, length, pattern"),
        Field("items", \.items, "what a list holds"),
        Field("properties", \.properties, "what an object holds"),
        Field("entry", \.entry, "takes the properties of that entry"),
        Field("inheritedFrom", \.inheritedFrom, "type that declares it"),
        Field("declaration", \.declaration, "source, verbatim"),
    ]
}

extension Parameter: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Parameter>(
        "Parameter", "a parameter of an initializer, a method or a case", short: "type",
        example: "title: { label: _, type: String, required: true }",
        snippets: [
            RecordSnippet("Parameter", name: "${1:name}", "${2:String}"),
            RecordSnippet(
                "Parameter without a label", name: "${1:title}",
                ["label": "_", "type": "${2:String}", "required": true]),
        ],
        [
            Field("label", \.label, "argument label, if it is not the name; _ for none"),
            Field("variadic", \.variadic, "takes any number of values"),
        ] + Field.shared(Property.ownFields, as: "Property", at: \.property) + Field.named(at: \.property.named))
}

extension Method: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Method>(
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
        [
            Field("parameters", \.parameters, "in order, by internal name"),
            Field("returns", \.returns, "absent: nothing"),
            Field("throws", \.throws, "absent: nothing"),
            Field("async", \.async, "runs while the caller waits"),
            Field("static", \.static, "belongs to the type"),
            Field("mutating", \.mutating, "changes the value that it is called on"),
            Field("failable", \.failable, "an initializer that may give nil"),
            Field("generics", \.generics, "generic parameters, verbatim"),
            Field("where", \.where, "generic constraints, verbatim"),
            Field("required", \.required, "false: an optional requirement"),
            Field("hasDefault", \.hasDefault, "a requirement with a default implementation"),
            Field("names", \.names, "its name in other languages"),
            Field("inheritedFrom", \.inheritedFrom, "type that declares it"),
            Field("declaration", \.declaration, "source, verbatim"),
        ] + Field.named(at: \.named))
}

extension Outcome: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Outcome>(
        "Outcome", "what a method returns or throws", short: "type",
        example: "returns: { type: Self, description: The field. }",
        [
            Field("type", \.type, "verbatim"),
            Field("description", \.description, "what it means"),
        ] + Field.base(at: \.base))
}

extension Limits: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Limits>(
        "Limits", "bounds of a value, each as far as it applies", short: "description",
        example: "limits: { minimum: 0, maximum: 1 }",
        snippets: [
            RecordSnippet("Range", ["minimum": "${1:0}", "maximum": "${2:100}"]),
            RecordSnippet("Length", ["minLength": "${1:1}", "maxLength": "${2:40}"]),
            RecordSnippet("Pattern", ["pattern": "${1:^[a-z]+$}"]),
        ],
        [
            Field("minimum", \.minimum, "smallest value"),
            Field("maximum", \.maximum, "largest value"),
            Field("step", \.step, "distance between values"),
            Field("minLength", \.minLength, "shortest text or list"),
            Field("maxLength", \.maxLength, "longest text or list"),
            Field("pattern", \.pattern, "regular expression that the whole text matches"),
            Field("description", \.description, "what happens outside"),
        ] + Field.base(at: \.base))
}
