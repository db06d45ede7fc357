import CatalogModel
import CatalogTemplates

/// A property as seen by templates.
final class PropertyContext: TemplateRecord {
    fileprivate let stub: PropertyStub
    fileprivate let speller: StubSpeller

    init(_ stub: PropertyStub, _ speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    /// Fields shared by a property and a parameter.
    fileprivate static let sharedFields: [TemplateField<PropertyContext>] =
        TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.stub.name, docs: $0.stub.docs) }
        + [
            TemplateField("type", "the type as the target's language writes it, where one is stated") {
                property, found in
                property.speller.type(property.stub.type, &found)
            },
            TemplateField("statedTypes", "the type, or the types of which it has one, as the author wrote them") {
                $0.stub.type.alternatives.map(\.value)
            },
            TemplateField("default", "the default as the target's language writes it, where it can") {
                property, found in
                property.speller.value(property.stub.defaultValue, of: property.stub.type, &found)
            },
            TemplateField("statedDefault", "the default, as the author wrote it") { $0.stub.defaultValue?.value },
            TemplateField("isRequired", "whether it is stated that it has to be given") { $0.stub.isRequired == true },
            TemplateField("isBinding", "whether changes reach the owner of the value") { $0.stub.isBinding },
            TemplateField("fillsSlot", "whether it builds what fills a slot") { $0.stub.fillsSlot },
        ]

    static let templateForm = TemplateForm<PropertyContext>(
        "Property", "a value of a type",
        sharedFields
            + [
                TemplateField("identifier", "the name as the target's language writes it") { property, found in
                    property.speller.name(property.stub.name, &found)
                },
                TemplateField("isReadOnly", "whether only the type itself sets it") { $0.stub.isReadOnly },
                TemplateField("isStatic", "whether it belongs to the type itself") { $0.stub.isStatic },
                TemplateField("attribute", "its attribute in HTML") { $0.stub.attribute?.value },
                TemplateField("reflects", "whether its value can be seen on the attribute") { $0.stub.reflects },
            ])
}

/// A parameter as seen by templates.
final class ParameterContext: TemplateRecord {
    private let stub: ParameterStub
    private let property: PropertyContext

    init(_ stub: ParameterStub, _ speller: StubSpeller) {
        self.stub = stub
        property = PropertyContext(stub.property, speller)
    }

    static let templateForm = TemplateForm<ParameterContext>(
        "Parameter", "a value that is handed to an initializer, a method or a case",
        TemplateField.shared(PropertyContext.sharedFields) { $0.property }
            + [
                TemplateField("identifier", "the name as the target's language writes it") { parameter, found in
                    parameter.property.speller.parameter(parameter.stub.name, &found)
                },
                TemplateField("label", "the argument label where it is not the name; `_` for none") { parameter in
                    parameter.stub.label.map { $0.value.isEmpty ? "_" : $0.value }
                },
                TemplateField("isVariadic", "whether any number of them can be given") { $0.stub.isVariadic },
            ])
}

/// An initializer, a method or a function as seen by templates.
final class MethodContext: TemplateRecord {
    private let stub: MethodStub
    private let speller: StubSpeller

    init(_ stub: MethodStub, _ speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    static let templateForm = TemplateForm<MethodContext>(
        "Method", "an initializer, a method, or a function that belongs to no type",
        TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.stub.name, docs: $0.stub.docs) }
            + [
                TemplateField("identifier", "the name as the target's language writes it") { method, found in
                    method.speller.name(method.stub.name, &found)
                },
                TemplateField("form", "what it is") { FormWord($0.stub.form) },
                TemplateField("generics", "its generic parameters, in brackets") { method, found in
                    method.speller.generics(method.stub.generics, &found)
                },
                TemplateField("requirements", "conditions on generic parameters, as the author wrote them") {
                    $0.stub.requirements?.value
                },
                TemplateField("parameters", "its parameters") { method in
                    method.stub.parameters.map { ParameterContext($0, method.speller) }
                },
                TemplateField("returns", "the type of what it returns") { method, found in
                    method.speller.type(method.stub.returns?.type, &found)
                },
                TemplateField("returnsDescription", "lines of Markdown that say what it returns") { method in
                    method.stub.returns?.description.map(ProseText.lines) ?? []
                },
                TemplateField("throws", "whether it can fail with an error") { $0.stub.throwing != nil },
                TemplateField("throwsType", "the type of the error") { method, found in
                    method.speller.type(method.stub.throwing?.type, &found)
                },
                TemplateField("throwsDescription", "lines of Markdown that say when it fails") { method in
                    method.stub.throwing?.description.map(ProseText.lines) ?? []
                },
                TemplateField("isAsync", "whether it has to be waited for") { $0.stub.isAsync },
                TemplateField("isStatic", "whether it belongs to the type itself") { $0.stub.isStatic },
                TemplateField("isMutating", "whether it changes the value") { $0.stub.isMutating },
                TemplateField("isFailable", "whether it may give nothing") { $0.stub.isFailable },
                TemplateField("declaration", "the author's own declaration") { $0.stub.declaration?.value },
            ])
}

/// Forms of a method, for templates.
enum FormWord: String, TemplateWord {
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

/// A value of an enum, or of an axis, as seen by templates.
final class CaseContext: TemplateRecord {
    private let stub: CaseStub
    private let speller: StubSpeller

    init(_ stub: CaseStub, _ speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    static let templateForm = TemplateForm<CaseContext>(
        "Case", "a value of an enum, or of an axis of variants",
        TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.stub.name, docs: $0.stub.docs) }
            + [
                TemplateField("identifier", "the name as the target's language writes it") { element, found in
                    element.speller.name(element.stub.name, &found)
                },
                TemplateField("raw", "its raw value, as the author wrote it") { $0.stub.raw?.value },
                TemplateField("parameters", "the values that it carries") { element in
                    element.stub.parameters.map { ParameterContext($0, element.speller) }
                },
            ])
}

/// An event as seen by templates.
final class EventContext: TemplateRecord {
    private let stub: EventStub
    private let speller: StubSpeller

    init(_ stub: EventStub, _ speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    static let templateForm = TemplateForm<EventContext>(
        "Event", "something that a type tells others",
        TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.stub.name, docs: $0.stub.docs) }
            + [
                TemplateField("identifier", "the name as the target's language writes it") { event, found in
                    event.speller.name(event.stub.name, &found)
                },
                TemplateField("type", "the class of the event object, as the author wrote it") { $0.stub.type?.value },
                TemplateField("payload", "the type of what it carries") { event, found in
                    event.stub.payload.flatMap { event.speller.type($0.type, &found) }
                },
                TemplateField("hasReceiver", "whether a property or a parameter receives it") { $0.stub.hasReceiver },
                TemplateField("attribute", "its attribute in HTML") { $0.stub.attribute?.value },
                TemplateField("bubbles", "whether the elements around it hear it") { $0.stub.bubbles == true },
                TemplateField("isCancelable", "whether what follows can be prevented") { $0.stub.cancelable == true },
                TemplateField("isComposed", "whether it leaves its shadow tree") { $0.stub.composed == true },
            ])
}

/// A slot as seen by templates.
final class SlotContext: TemplateRecord {
    private let stub: SlotStub
    private let speller: StubSpeller

    init(_ stub: SlotStub, _ speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    static let templateForm = TemplateForm<SlotContext>(
        "Slot", "a place that others fill",
        TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.stub.name, docs: $0.stub.docs) }
            + [
                TemplateField(
                    "identifier", "the name as the target's language writes it; `content` for the default slot"
                ) { slot, found in
                    slot.speller.name(slot.stub.name.map { $0.isEmpty ? "content" : $0 }, &found)
                },
                TemplateField("isDefault", "whether it is the slot without a name") { $0.stub.name.value.isEmpty },
                TemplateField("type", "what fills it, as the target's language writes it, where that is stated") {
                    slot, found in
                    slot.speller.type(slot.stub.type, &found)
                },
                TemplateField("isRequired", "whether it has to be filled") { $0.stub.isRequired },
                TemplateField("hasFiller", "whether a property or a parameter fills it") { $0.stub.hasFiller },
            ])
}
