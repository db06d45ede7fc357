import CatalogModel

/// The type of a value as stated by the entry: a single type, a choice of several, or none.
struct StatedType: Sendable {
    /// Alternatives: one for a plain type, several for a choice, none where the author stated no type.
    var alternatives: [Text] = []
}

/// A property to declare in a stub, described independently of the programming language.
struct PropertyStub: Sendable {
    var name: Text
    var docs = DocStub()
    var type = StatedType()
    var defaultValue: Text?
    var isRequired: Bool?
    var isReadOnly = false
    var isStatic = false
    var isBinding = false
    var attribute: Text?
    /// Whether the property's value is visible on the attribute.
    var reflects = false
    /// Whether the property builds the content of a slot.
    var fillsSlot = false
}

/// A parameter of a method or an enum case in a stub, described independently of the programming language.
struct ParameterStub: Sendable {
    var property: PropertyStub
    /// The argument label; nil if equal to the name, empty for none.
    var label: Text?
    var isVariadic = false

    var name: Text { property.name }
}

/// A method, an initializer or a free function to declare in a stub, described independently of the programming
/// language.
struct MethodStub: Sendable {
    /// The kind of callable thing.
    enum Form: String, CaseIterable, Sendable { case initializer, method, function }

    var form: Form
    var name: Text
    var docs = DocStub()
    var parameters: [ParameterStub] = []
    var returns: OutcomeStub?
    var throwing: OutcomeStub?
    var isAsync = false
    var isStatic = false
    var isMutating = false
    var isFailable = false
    var generics: Text?
    var requirements: Text?
    /// The author's own declaration, for facts that the rest cannot state.
    var declaration: Text?

    /// Whether the method is a subscript of Swift; the name would be a plain name elsewhere.
    var isSubscript: Bool { form == .method && name.value == "subscript" }
}

/// The result or the thrown error of a method in a stub: type and description.
struct OutcomeStub: Sendable {
    var type: Text?
    var description: Prose?
}

/// An event of a component to declare in a stub, described independently of the programming language.
struct EventStub: Sendable {
    var name: Text
    var docs = DocStub()
    /// The class of the event object.
    var type: Text?
    var payload: PropertyStub?
    /// Whether a property or a parameter receives the event, so that no declaration is needed.
    var hasReceiver = false
    var bubbles: Bool?
    var cancelable: Bool?
    var composed: Bool?
    var attribute: Text?
}

/// A slot of a component to declare in a stub, described independently of the programming language.
struct SlotStub: Sendable {
    /// Empty for the default slot.
    var name: Text
    var docs = DocStub()
    var type: Text?
    var isRequired = false
    var fallback: Prose?
    /// Whether a property or a parameter fills the slot, so that no declaration is needed.
    var hasFiller = false
}

/// A case of an enum, or a value of an axis, to declare in a stub, described independently of the programming language.
struct CaseStub: Sendable {
    var name: Text
    var docs = DocStub()
    var raw: Text?
    var parameters: [ParameterStub] = []
}
