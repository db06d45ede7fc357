import CatalogModel
import CatalogTemplates

/// A type as seen by templates.
///
/// An object, as are the members, because of the size.
final class TypeContext: TemplateRecord {
    fileprivate let stub: TypeStub
    fileprivate let speller: StubSpeller

    init(_ stub: TypeStub, _ speller: StubSpeller) {
        self.stub = stub
        self.speller = speller.within(stub)
    }

    static let templateForm = TemplateForm<TypeContext>(
        "Type", "a type to declare",
        TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.stub.name, docs: $0.stub.docs) }
            + [
                TemplateField("fullName", "the name with those of the types that it lies in") {
                    $0.stub.fullName.value
                },
                TemplateField("identifier", "the name as the target's language writes it") { type, found in
                    type.speller.typeName(type.stub, &found)
                },
                TemplateField("kind", "what it is; `component` is what the framework shows on a screen") {
                    TypeWord($0.stub.kind)
                },
                TemplateField("kindName", "the author's word for a kind that is `other`") { type in
                    if case .foreign(let kind) = type.stub.kind { kind } else { nil as String? }
                },
                TemplateField("generics", "its generic parameters, in brackets") { type, found in
                    type.speller.generics(type.stub.generics, &found)
                },
                TemplateField("requirements", "conditions on generic parameters, as the author wrote them") {
                    $0.stub.requirements?.value
                },
                TemplateField("supertypes", "what it inherits from and conforms to") { type in
                    type.stub.supertypes.map { SupertypeContext(stub: $0, speller: type.speller) }
                },
                TemplateField("rawType", "the type of an enum's raw values") { type, found in
                    type.speller.type(type.stub.raw, &found)
                },
                TemplateField("definition", "what another name of a type stands for") { type, found in
                    type.speller.type(type.stub.definition, &found)
                },
                TemplateField("declaration", "the author's own declaration") { $0.stub.declaration?.value },
                TemplateField("cases", "the values of an enum") { type in
                    type.stub.cases.map { CaseContext($0, type.speller) }
                },
                TemplateField("properties", "its properties") { type in
                    type.stub.properties.map { PropertyContext($0, type.speller) }
                },
                TemplateField("initializers", "its initializers") { type in
                    type.stub.initializers.map { MethodContext($0, type.speller) }
                },
                TemplateField("methods", "its methods, each overload by itself") { type in
                    type.stub.methods.map { MethodContext($0, type.speller) }
                },
                TemplateField("events", "what it tells others") { type in
                    type.stub.events.map { EventContext($0, type.speller) }
                },
                TemplateField("slots", "places that others fill") { type in
                    type.stub.slots.map { SlotContext($0, type.speller) }
                },
                TemplateField("cssParts", "parts that style sheets reach") { type in
                    type.stub.css.parts.map { ItemContext(item: DocItem($0)) }
                },
                TemplateField("cssStates", "states that style sheets ask for") { type in
                    type.stub.css.states.map { ItemContext(item: DocItem($0)) }
                },
                TemplateField("cssProperties", "properties that style sheets set") { type in
                    type.stub.css.properties.map { ItemContext(item: DocItem($0)) }
                },
                TemplateField("types", "the types in it") { type in
                    type.stub.nested.map { TypeContext($0, type.speller) }
                },
            ])
}

/// Kinds of a type, for templates.
enum TypeWord: String, TemplateWord {
    case component, `class`, `struct`, `enum`, `protocol`, actor, `typealias`, associatedType, `extension`
    /// Declared by another entry or by the platform.
    case elsewhere
    case other

    init(_ kind: TypeStub.Kind) {
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

/// A supertype as seen by templates.
struct SupertypeContext: TemplateRecord {
    let stub: SupertypeStub
    let speller: StubSpeller

    static let templateForm = TemplateForm<SupertypeContext>(
        "Supertype", "a class that a type inherits from, or a protocol that it conforms to",
        [
            TemplateField("name", "the name, as the author wrote it") { $0.stub.name.value },
            TemplateField("type", "the type as the target's language writes it") { context, found in
                context.speller.type(context.stub.name, &found) ?? context.stub.name.value
            },
            TemplateField("isClass", "whether it is a class") { $0.stub.isClass },
            TemplateField("module", "the module that declares it") { $0.stub.module?.value },
            TemplateField("condition", "when it holds, as the author wrote it") { $0.stub.condition?.value },
        ])
}
