import CatalogModel

// The members of types as records for stub templates.

/// A value with a type and a default: a property, or a parameter.
protocol ValueStub: DocumentedStub {
    var property: PropertyStub { get }
}

extension StubRecord where Stub: ValueStub {
    /// The fields shared by a property and a parameter.
    fileprivate static var value: [TemplateField<StubRecord>] {
        documented + [
            TemplateField("type", meaning: "the type as the target's language writes it, where one is stated") {
                $0.speller.type($0.stub.property.type, diagnostics: &$1)
            },
            TemplateField(
                "statedTypes", meaning: "the type, or the types of which it has one, as the author wrote them"
            ) { $0.stub.property.type.alternatives.map(\.value) },
            TemplateField("default", meaning: "the default as the target's language writes it, where it can") {
                $0.speller.value($0.stub.property.defaultValue, of: $0.stub.property.type, diagnostics: &$1)
            },
            TemplateField("statedDefault", meaning: "the default, as the author wrote it") {
                $0.stub.property.defaultValue?.value
            },
            TemplateField("isRequired", meaning: "whether the entry states that it is required") {
                $0.stub.property.isRequired == true
            },
            TemplateField("isBinding", meaning: "whether changes reach the owner of the value") {
                $0.stub.property.isBinding
            },
            TemplateField("fillsSlot", meaning: "whether it builds the content of a slot") {
                $0.stub.property.fillsSlot
            },
            identifier(),
        ]
    }
}

extension PropertyStub: ValueStub {
    var property: PropertyStub { self }

    static let templateForm = TemplateForm<StubRecord<PropertyStub>>(
        "Property", meaning: "a value of a type",
        fields: StubRecord.value + [
            TemplateField("isReadOnly", meaning: "whether only the type itself sets it") { $0.stub.isReadOnly },
            TemplateField("isStatic", meaning: "whether it belongs to the type itself") { $0.stub.isStatic },
            TemplateField("attribute", meaning: "its attribute in HTML") { $0.stub.attribute?.value },
            TemplateField("reflects", meaning: "whether its attribute reflects its value") { $0.stub.reflects },
        ])
}

extension ParameterStub: ValueStub {
    var docs: DocStub { property.docs }

    func identifier(_ speller: StubSpeller, diagnostics: inout Diagnostics) -> String {
        speller.parameter(name, diagnostics: &diagnostics)
    }

    static let templateForm = TemplateForm<StubRecord<ParameterStub>>(
        "Parameter", meaning: "a parameter of an initializer, a method or a case",
        fields: StubRecord.value + [
            TemplateField("label", meaning: "the argument label where it is not the name; `_` for none") {
                $0.stub.label.map { $0.value.isEmpty ? "_" : $0.value }
            },
            TemplateField("isVariadic", meaning: "whether it accepts any number of values") { $0.stub.isVariadic },
        ])
}

extension MethodStub: DocumentedStub {
    static let templateForm = TemplateForm<StubRecord<MethodStub>>(
        "Method", meaning: "an initializer, a method, or a function that belongs to no type",
        fields: StubRecord.documented + [
            StubRecord.identifier(),
            TemplateField("form", meaning: "what it is") { $0.stub.form },
            TemplateField("generics", meaning: "its generic parameters, in brackets") {
                $0.speller.generics($0.stub.generics, diagnostics: &$1)
            },
            TemplateField("requirements", meaning: "conditions on generic parameters, as the author wrote them") {
                $0.stub.requirements?.value
            },
            TemplateField("parameters", meaning: "its parameters") { $0.records($0.stub.parameters) },
            TemplateField("returns", meaning: "the type of the returned value") {
                $0.speller.type($0.stub.returns?.type, diagnostics: &$1)
            },
            TemplateField("returnsDescription", meaning: "the description of the returned value, in lines of Markdown")
            {
                ($0.stub.returns?.description).lines
            },
            TemplateField("throws", meaning: "whether it can fail with an error") { $0.stub.throwing != nil },
            TemplateField("throwsType", meaning: "the type of the error") {
                $0.speller.type($0.stub.throwing?.type, diagnostics: &$1)
            },
            TemplateField("throwsDescription", meaning: "the description of the errors, in lines of Markdown") {
                ($0.stub.throwing?.description).lines
            },
            TemplateField("isAsync", meaning: "whether it is asynchronous") { $0.stub.isAsync },
            TemplateField("isStatic", meaning: "whether it belongs to the type itself") { $0.stub.isStatic },
            TemplateField("isMutating", meaning: "whether it changes the value") { $0.stub.isMutating },
            TemplateField("isFailable", meaning: "whether it may return no value") { $0.stub.isFailable },
            TemplateField("declaration", meaning: "the author's own declaration") { $0.stub.declaration?.value },
        ])
}

extension MethodStub.Form: TemplateWord {}

extension CaseStub: DocumentedStub {
    static let templateForm = TemplateForm<StubRecord<CaseStub>>(
        "Case", meaning: "a value of an enum, or of an axis of variants",
        fields: StubRecord.documented + [
            StubRecord.identifier(),
            TemplateField("raw", meaning: "its raw value, as the author wrote it") { $0.stub.raw?.value },
            TemplateField("parameters", meaning: "the values that it carries") { $0.records($0.stub.parameters) },
        ])
}

extension EventStub: DocumentedStub {
    static let templateForm = TemplateForm<StubRecord<EventStub>>(
        "Event", meaning: "an event of a type",
        fields: StubRecord.documented + [
            StubRecord.identifier(),
            TemplateField("type", meaning: "the class of the event object, as the author wrote it") {
                $0.stub.type?.value
            },
            TemplateField("payload", meaning: "the type of its payload") { event, found in
                event.stub.payload.flatMap { event.speller.type($0.type, diagnostics: &found) }
            },
            TemplateField("hasReceiver", meaning: "whether a property or a parameter receives it") {
                $0.stub.hasReceiver
            },
            TemplateField("attribute", meaning: "its attribute in HTML") { $0.stub.attribute?.value },
            TemplateField("bubbles", meaning: "whether it bubbles to the surrounding elements") {
                $0.stub.bubbles == true
            },
            TemplateField("isCancelable", meaning: "whether its default action can be prevented") {
                $0.stub.cancelable == true
            },
            TemplateField("isComposed", meaning: "whether it leaves its shadow tree") { $0.stub.composed == true },
        ])
}

extension SlotStub: DocumentedStub {
    func identifier(_ speller: StubSpeller, diagnostics: inout Diagnostics) -> String {
        speller.name(name.map { $0.isEmpty ? "content" : $0 }, diagnostics: &diagnostics)
    }

    static let templateForm = TemplateForm<StubRecord<SlotStub>>(
        "Slot", meaning: "a slot for content of others",
        fields: StubRecord.documented + [
            StubRecord.identifier(
                meaning: "the name as the target's language writes it; `content` for the default slot"),
            TemplateField("isDefault", meaning: "whether it is the slot without a name") {
                $0.stub.name.value.isEmpty
            },
            TemplateField(
                "type", meaning: "the type of its content, as the target's language writes it, where that is stated"
            ) {
                $0.speller.type($0.stub.type, diagnostics: &$1)
            },
            TemplateField("isRequired", meaning: "whether content is required") { $0.stub.isRequired },
            TemplateField("hasFiller", meaning: "whether a property or a parameter fills it") { $0.stub.hasFiller },
        ])
}
