import CatalogModel

/// The type of a value: stated, a choice of several, or not stated.
struct TypeText: Sendable {
    /// Alternatives: one for a plain type, several for a choice, none where the author stated nothing.
    var alternatives: [Text] = []
}

struct PropertyStub: Sendable {
    var name: Text
    var docs = DocStub()
    var type = TypeText()
    var defaultValue: Text?
    var isRequired: Bool?
    var isReadOnly = false
    var isStatic = false
    var isBinding = false
    var attribute: Text?
    /// Whether its value can be seen on the attribute.
    var reflects = false
    /// Whether it builds what fills a slot.
    var fillsSlot = false
}

struct ParameterStub: Sendable {
    var property: PropertyStub
    /// The argument label; nil if it is the name, empty for none.
    var label: Text?
    var isVariadic = false

    var name: Text { property.name }
}

struct MethodStub: Sendable {
    enum Form: Sendable { case initializer, method, function }

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
    /// The author's own declaration, for what the rest cannot say.
    var declaration: Text?

    /// Whether it is a subscript of Swift; its name would be a plain one elsewhere.
    var isSubscript: Bool { form == .method && name.value == "subscript" }
}

struct OutcomeStub: Sendable {
    var type: Text?
    var description: Prose?
}

struct EventStub: Sendable {
    var name: Text
    var docs = DocStub()
    /// The class of the event object.
    var type: Text?
    var payload: PropertyStub?
    /// Whether a property or a parameter receives it, so that nothing has to be declared for it.
    var hasReceiver = false
    var bubbles: Bool?
    var cancelable: Bool?
    var composed: Bool?
    var attribute: Text?
}

struct SlotStub: Sendable {
    /// Empty for the default slot.
    var name: Text
    var docs = DocStub()
    var type: Text?
    var isRequired = false
    var fallback: Prose?
    /// Whether a property or a parameter fills it, so that nothing has to be declared for it.
    var hasFiller = false
}

struct CaseStub: Sendable {
    var name: Text
    var docs = DocStub()
    var raw: Text?
    var parameters: [ParameterStub] = []
}
