import CatalogModel
import CatalogTemplates

/// A type of an implementation as a record for stub templates.
///
/// An object, as are the members, because of the size.
final class TypeContext: TemplateRecord {
    fileprivate let stub: TypeStub
    fileprivate let speller: StubSpeller

    init(_ stub: TypeStub, speller: StubSpeller) {
        self.stub = stub
        self.speller = speller.within(stub)
    }

    static let templateForm = TemplateForm<TypeContext>(
        "Type", meaning: "a type to declare",
        fields: TemplateField.shared(DocumentedContext.fields) {
            DocumentedContext(name: $0.stub.name, docs: $0.stub.docs)
        }
            + [
                TemplateField("fullName", meaning: "the name with those of the types that it lies in") {
                    $0.stub.fullName.value
                },
                TemplateField("identifier", meaning: "the name as the target's language writes it") { type, found in
                    type.speller.typeName(type.stub, diagnostics: &found)
                },
                TemplateField("kind", meaning: "what it is; `component` is what the framework shows on a screen") {
                    TypeKindWord($0.stub.kind)
                },
                TemplateField("kindName", meaning: "the author's word for a kind that is `other`") { type in
                    if case .foreign(let kind) = type.stub.kind { kind } else { nil as String? }
                },
                TemplateField("generics", meaning: "its generic parameters, in brackets") { type, found in
                    type.speller.generics(type.stub.generics, diagnostics: &found)
                },
                TemplateField("requirements", meaning: "conditions on generic parameters, as the author wrote them") {
                    $0.stub.requirements?.value
                },
                TemplateField("supertypes", meaning: "what it inherits from and conforms to") { type in
                    type.stub.supertypes.map { SupertypeContext(stub: $0, speller: type.speller) }
                },
                TemplateField("rawType", meaning: "the type of an enum's raw values") { type, found in
                    type.speller.type(type.stub.raw, diagnostics: &found)
                },
                TemplateField("definition", meaning: "what another name of a type stands for") { type, found in
                    type.speller.type(type.stub.definition, diagnostics: &found)
                },
                TemplateField("declaration", meaning: "the author's own declaration") { $0.stub.declaration?.value },
                TemplateField("cases", meaning: "the values of an enum") { type in
                    type.stub.cases.map { CaseContext($0, speller: type.speller) }
                },
                TemplateField("properties", meaning: "its properties") { type in
                    type.stub.properties.map { PropertyContext($0, speller: type.speller) }
                },
                TemplateField("initializers", meaning: "its initializers") { type in
                    type.stub.initializers.map { MethodContext($0, speller: type.speller) }
                },
                TemplateField("methods", meaning: "its methods, each overload by itself") { type in
                    type.stub.methods.map { MethodContext($0, speller: type.speller) }
                },
                TemplateField("events", meaning: "what it tells others") { type in
                    type.stub.events.map { EventContext($0, speller: type.speller) }
                },
                TemplateField("slots", meaning: "places that others fill") { type in
                    type.stub.slots.map { SlotContext($0, speller: type.speller) }
                },
                TemplateField("cssParts", meaning: "parts that style sheets reach") { type in
                    type.stub.css.parts.map { ItemContext(item: DocItem($0)) }
                },
                TemplateField("cssStates", meaning: "states that style sheets ask for") { type in
                    type.stub.css.states.map { ItemContext(item: DocItem($0)) }
                },
                TemplateField("cssProperties", meaning: "properties that style sheets set") { type in
                    type.stub.css.properties.map { ItemContext(item: DocItem($0)) }
                },
                TemplateField("types", meaning: "the types in it") { type in
                    type.stub.nested.map { TypeContext($0, speller: type.speller) }
                },
            ])
}

/// The kind of a type as a word in stub templates, such as `class` or `enum`.
enum TypeKindWord: String, TemplateWord {
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

/// A supertype of a type as a record for stub templates.
struct SupertypeContext: TemplateRecord {
    let stub: SupertypeStub
    let speller: StubSpeller

    static let templateForm = TemplateForm<SupertypeContext>(
        "Supertype", meaning: "a class that a type inherits from, or a protocol that it conforms to",
        fields: [
            TemplateField("name", meaning: "the name, as the author wrote it") { $0.stub.name.value },
            TemplateField("type", meaning: "the type as the target's language writes it") { context, found in
                context.speller.type(context.stub.name, diagnostics: &found) ?? context.stub.name.value
            },
            TemplateField("isClass", meaning: "whether it is a class") { $0.stub.isClass },
            TemplateField("module", meaning: "the module that declares it") { $0.stub.module?.value },
            TemplateField("condition", meaning: "when it holds, as the author wrote it") { $0.stub.condition?.value },
        ])
}
