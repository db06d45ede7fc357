import CatalogModel
import CatalogTemplates

/// A property of a type as a record for stub templates.
final class PropertyContext: TemplateRecord {
    fileprivate let stub: PropertyStub
    fileprivate let speller: StubSpeller

    init(_ stub: PropertyStub, speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    /// Fields shared by a property and a parameter.
    fileprivate static let sharedFields: [TemplateField<PropertyContext>] =
        TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.stub.name, docs: $0.stub.docs) }
        + [
            TemplateField("type", meaning: "the type as the target's language writes it, where one is stated") {
                property, found in
                property.speller.type(property.stub.type, diagnostics: &found)
            },
            TemplateField(
                "statedTypes", meaning: "the type, or the types of which it has one, as the author wrote them"
            ) {
                $0.stub.type.alternatives.map(\.value)
            },
            TemplateField("default", meaning: "the default as the target's language writes it, where it can") {
                property, found in
                property.speller.value(property.stub.defaultValue, of: property.stub.type, diagnostics: &found)
            },
            TemplateField("statedDefault", meaning: "the default, as the author wrote it") {
                $0.stub.defaultValue?.value
            },
            TemplateField("isRequired", meaning: "whether it is stated that it has to be given") {
                $0.stub.isRequired == true
            },
            TemplateField("isBinding", meaning: "whether changes reach the owner of the value") { $0.stub.isBinding },
            TemplateField("fillsSlot", meaning: "whether it builds what fills a slot") { $0.stub.fillsSlot },
        ]

    static let templateForm = TemplateForm<PropertyContext>(
        "Property", meaning: "a value of a type",
        fields: sharedFields
            + [
                TemplateField("identifier", meaning: "the name as the target's language writes it") { property, found in
                    property.speller.name(property.stub.name, diagnostics: &found)
                },
                TemplateField("isReadOnly", meaning: "whether only the type itself sets it") { $0.stub.isReadOnly },
                TemplateField("isStatic", meaning: "whether it belongs to the type itself") { $0.stub.isStatic },
                TemplateField("attribute", meaning: "its attribute in HTML") { $0.stub.attribute?.value },
                TemplateField("reflects", meaning: "whether its value can be seen on the attribute") {
                    $0.stub.reflects
                },
            ])
}

/// A parameter of a method as a record for stub templates.
final class ParameterContext: TemplateRecord {
    private let stub: ParameterStub
    private let property: PropertyContext

    init(_ stub: ParameterStub, speller: StubSpeller) {
        self.stub = stub
        property = PropertyContext(stub.property, speller: speller)
    }

    static let templateForm = TemplateForm<ParameterContext>(
        "Parameter", meaning: "a value that is handed to an initializer, a method or a case",
        fields: TemplateField.shared(PropertyContext.sharedFields) { $0.property }
            + [
                TemplateField("identifier", meaning: "the name as the target's language writes it") {
                    parameter, found in
                    parameter.property.speller.parameter(parameter.stub.name, diagnostics: &found)
                },
                TemplateField("label", meaning: "the argument label where it is not the name; `_` for none") {
                    parameter in
                    parameter.stub.label.map { $0.value.isEmpty ? "_" : $0.value }
                },
                TemplateField("isVariadic", meaning: "whether any number of them can be given") { $0.stub.isVariadic },
            ])
}

/// An initializer, a method or a function as a record for stub templates.
final class MethodContext: TemplateRecord {
    private let stub: MethodStub
    private let speller: StubSpeller

    init(_ stub: MethodStub, speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    static let templateForm = TemplateForm<MethodContext>(
        "Method", meaning: "an initializer, a method, or a function that belongs to no type",
        fields: TemplateField.shared(DocumentedContext.fields) {
            DocumentedContext(name: $0.stub.name, docs: $0.stub.docs)
        }
            + [
                TemplateField("identifier", meaning: "the name as the target's language writes it") { method, found in
                    method.speller.name(method.stub.name, diagnostics: &found)
                },
                TemplateField("form", meaning: "what it is") { MethodFormWord($0.stub.form) },
                TemplateField("generics", meaning: "its generic parameters, in brackets") { method, found in
                    method.speller.generics(method.stub.generics, diagnostics: &found)
                },
                TemplateField("requirements", meaning: "conditions on generic parameters, as the author wrote them") {
                    $0.stub.requirements?.value
                },
                TemplateField("parameters", meaning: "its parameters") { method in
                    method.stub.parameters.map { ParameterContext($0, speller: method.speller) }
                },
                TemplateField("returns", meaning: "the type of what it returns") { method, found in
                    method.speller.type(method.stub.returns?.type, diagnostics: &found)
                },
                TemplateField("returnsDescription", meaning: "lines of Markdown that say what it returns") { method in
                    method.stub.returns?.description.map(CommentProse.lines) ?? []
                },
                TemplateField("throws", meaning: "whether it can fail with an error") { $0.stub.throwing != nil },
                TemplateField("throwsType", meaning: "the type of the error") { method, found in
                    method.speller.type(method.stub.throwing?.type, diagnostics: &found)
                },
                TemplateField("throwsDescription", meaning: "lines of Markdown that say when it fails") { method in
                    method.stub.throwing?.description.map(CommentProse.lines) ?? []
                },
                TemplateField("isAsync", meaning: "whether it has to be waited for") { $0.stub.isAsync },
                TemplateField("isStatic", meaning: "whether it belongs to the type itself") { $0.stub.isStatic },
                TemplateField("isMutating", meaning: "whether it changes the value") { $0.stub.isMutating },
                TemplateField("isFailable", meaning: "whether it may give nothing") { $0.stub.isFailable },
                TemplateField("declaration", meaning: "the author's own declaration") { $0.stub.declaration?.value },
            ])
}

/// The form of a method as a word in stub templates: `initializer`, `method` or `function`.
enum MethodFormWord: String, TemplateWord {
    case initializer, method, function

    init(_ form: MethodStub.Form) {
        self =
            switch form {
            case .initializer: .initializer
            case .method: .method
            case .function: .function
            }
    }
}

/// A case of an enum, or a value of an axis, as a record for stub templates.
final class CaseContext: TemplateRecord {
    private let stub: CaseStub
    private let speller: StubSpeller

    init(_ stub: CaseStub, speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    static let templateForm = TemplateForm<CaseContext>(
        "Case", meaning: "a value of an enum, or of an axis of variants",
        fields: TemplateField.shared(DocumentedContext.fields) {
            DocumentedContext(name: $0.stub.name, docs: $0.stub.docs)
        }
            + [
                TemplateField("identifier", meaning: "the name as the target's language writes it") { element, found in
                    element.speller.name(element.stub.name, diagnostics: &found)
                },
                TemplateField("raw", meaning: "its raw value, as the author wrote it") { $0.stub.raw?.value },
                TemplateField("parameters", meaning: "the values that it carries") { element in
                    element.stub.parameters.map { ParameterContext($0, speller: element.speller) }
                },
            ])
}

/// An event of a component as a record for stub templates.
final class EventContext: TemplateRecord {
    private let stub: EventStub
    private let speller: StubSpeller

    init(_ stub: EventStub, speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    static let templateForm = TemplateForm<EventContext>(
        "Event", meaning: "something that a type tells others",
        fields: TemplateField.shared(DocumentedContext.fields) {
            DocumentedContext(name: $0.stub.name, docs: $0.stub.docs)
        }
            + [
                TemplateField("identifier", meaning: "the name as the target's language writes it") { event, found in
                    event.speller.name(event.stub.name, diagnostics: &found)
                },
                TemplateField("type", meaning: "the class of the event object, as the author wrote it") {
                    $0.stub.type?.value
                },
                TemplateField("payload", meaning: "the type of what it carries") { event, found in
                    event.stub.payload.flatMap { event.speller.type($0.type, diagnostics: &found) }
                },
                TemplateField("hasReceiver", meaning: "whether a property or a parameter receives it") {
                    $0.stub.hasReceiver
                },
                TemplateField("attribute", meaning: "its attribute in HTML") { $0.stub.attribute?.value },
                TemplateField("bubbles", meaning: "whether the elements around it hear it") { $0.stub.bubbles == true },
                TemplateField("isCancelable", meaning: "whether what follows can be prevented") {
                    $0.stub.cancelable == true
                },
                TemplateField("isComposed", meaning: "whether it leaves its shadow tree") { $0.stub.composed == true },
            ])
}

/// A slot of a component as a record for stub templates.
final class SlotContext: TemplateRecord {
    private let stub: SlotStub
    private let speller: StubSpeller

    init(_ stub: SlotStub, speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    static let templateForm = TemplateForm<SlotContext>(
        "Slot", meaning: "a place that others fill",
        fields: TemplateField.shared(DocumentedContext.fields) {
            DocumentedContext(name: $0.stub.name, docs: $0.stub.docs)
        }
            + [
                TemplateField(
                    "identifier", meaning: "the name as the target's language writes it; `content` for the default slot"
                ) { slot, found in
                    slot.speller.name(slot.stub.name.map { $0.isEmpty ? "content" : $0 }, diagnostics: &found)
                },
                TemplateField("isDefault", meaning: "whether it is the slot without a name") {
                    $0.stub.name.value.isEmpty
                },
                TemplateField(
                    "type", meaning: "what fills it, as the target's language writes it, where that is stated"
                ) {
                    slot, found in
                    slot.speller.type(slot.stub.type, diagnostics: &found)
                },
                TemplateField("isRequired", meaning: "whether it has to be filled") { $0.stub.isRequired },
                TemplateField("hasFiller", meaning: "whether a property or a parameter fills it") { $0.stub.hasFiller },
            ])
}
