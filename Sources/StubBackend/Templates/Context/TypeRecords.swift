import CatalogModel

// Types as records for stub templates.

extension TypeStub: DocumentedStub {
    func identifier(_ speller: StubSpeller, diagnostics: inout Diagnostics) -> String {
        speller.typeName(self, diagnostics: &diagnostics)
    }

    static let templateForm = TemplateForm<StubRecord<TypeStub>>(
        "Type", meaning: "a type to declare",
        fields: StubRecord.documented + [
            TemplateField("fullName", meaning: "the name with those of the enclosing types") {
                $0.stub.fullName.value
            },
            StubRecord.identifier(),
            TemplateField("kind", meaning: "its kind; `component` is a type that the framework shows on a screen") {
                TypeKindWord($0.stub.kind)
            },
            TemplateField("kindName", meaning: "the author's word for a kind that is `other`") { type in
                if case .foreign(let kind) = type.stub.kind { kind } else { nil as String? }
            },
            TemplateField("generics", meaning: "its generic parameters, in brackets") {
                $0.speller.generics($0.stub.generics, diagnostics: &$1)
            },
            TemplateField("requirements", meaning: "conditions on generic parameters, as the author wrote them") {
                $0.stub.requirements?.value
            },
            TemplateField("supertypes", meaning: "what it inherits from and conforms to") {
                $0.records($0.stub.supertypes)
            },
            TemplateField("rawType", meaning: "the type of an enum's raw values") {
                $0.speller.type($0.stub.raw, diagnostics: &$1)
            },
            TemplateField("definition", meaning: "the definition of a type alias") {
                $0.speller.type($0.stub.definition, diagnostics: &$1)
            },
            TemplateField("declaration", meaning: "the author's own declaration") { $0.stub.declaration?.value },
            TemplateField("cases", meaning: "the values of an enum") { $0.records($0.stub.cases) },
            TemplateField("properties", meaning: "its properties") { $0.records($0.stub.properties) },
            TemplateField("initializers", meaning: "its initializers") { $0.records($0.stub.initializers) },
            TemplateField("methods", meaning: "its methods, each overload by itself") { $0.records($0.stub.methods) },
            TemplateField("events", meaning: "its events") { $0.records($0.stub.events) },
            TemplateField("slots", meaning: "its slots") { $0.records($0.stub.slots) },
            TemplateField("cssParts", meaning: "parts that style sheets match") { $0.records($0.stub.css.parts) },
            TemplateField("cssStates", meaning: "states that style sheets match") { $0.records($0.stub.css.states) },
            TemplateField("cssProperties", meaning: "properties that style sheets set") {
                $0.records($0.stub.css.properties)
            },
            TemplateField("types", meaning: "the types in it") { $0.stub.nested.map($0.speller.record(of:)) },
        ])
}

extension StubSpeller {
    /// Returns the record of a type: names inside are looked up from the type.
    func record(of type: TypeStub) -> StubRecord<TypeStub> { StubRecord(type, speller: within(type)) }
}

/// The kind of a type as a word in stub templates, such as `class` or `enum`.
enum TypeKindWord: String, TemplateWord {
    case component, `class`, `struct`, `enum`, `protocol`, actor, `typealias`, associatedType, `extension`
    /// Declared by another entry or by the platform.
    case elsewhere
    case other

    init(_ kind: TypeStubKind) {
        self =
            switch kind {
            case .component: .component
            case .class: .class
            case .struct: .struct
            case .enum: .enum
            case .protocol: .protocol
            case .actor: .actor
            case .typealias: .typealias
            case .associatedType: .associatedType
            case .extension: .extension
            case .elsewhere: .elsewhere
            case .foreign: .other
            }
    }
}

extension SupertypeStub: TemplateStub {
    static let templateForm = TemplateForm<StubRecord<SupertypeStub>>(
        "Supertype", meaning: "a class that a type inherits from, or a protocol that it conforms to",
        fields: [
            TemplateField("name", meaning: "the name, as the author wrote it") { $0.stub.name.value },
            TemplateField("type", meaning: "the type as the target's language writes it") {
                $0.speller.type($0.stub.name, diagnostics: &$1) ?? $0.stub.name.value
            },
            TemplateField("isClass", meaning: "whether it is a class") { $0.stub.isClass },
            TemplateField("module", meaning: "the module that declares it") { $0.stub.module?.value },
            TemplateField("condition", meaning: "the condition of the conformance, as the author wrote it") {
                $0.stub.condition?.value
            },
        ])
}
