/// A type that belongs to an entry: a class, a view, an element, an enum.
public struct TypeDeclaration: NamedRecord {
    public enum Kind: String, CaseIterable, Sendable {
        case `class`
        case `struct`
        case `enum`
        case `protocol`
        case interface, actor, object, `typealias`, `associatedtype`, function, view, composable, component, element,
            macro, `extension`, mixin
    }

    public var named = Named()
    public var kind: Located<Kind>?
    /// Its name in other languages.
    public var names: ByName<Text>?
    /// The entry that documents it; only differences stand here.
    @Apart public var from: Located<EntryID>?
    /// Whether the platform owns it, not this system.
    public var external: Bool?
    @Apart public var module: Text?
    public var inherits: [TypeReference]?
    public var conforms: [TypeReference]?
    /// Mixins that it applies, in order.
    public var mixins: [TypeReference]?
    @Apart public var generics: Text?
    @Apart public var `where`: Text?
    /// The raw type of an enum.
    @Apart public var raw: Text?
    /// The axis of variants whose values are its cases.
    @Apart public var axis: Text?
    /// What a typealias stands for.
    @Apart public var definition: Text?
    @Apart public var declaration: Text?
    /// Properties and parameters that people set first, in order.
    public var configuration: [Text]?
    public var properties: ByName<Property>?
    public var initializers: [Method]?
    public var methods: ByName<[Method]>?
    public var events: ByName<Event>?
    public var slots: ByName<Slot>?
    public var cases: ByName<Case>?
    public var cssParts: ByName<CSSPart>?
    public var cssStates: ByName<CSSPart>?
    public var cssProperties: ByName<CSSProperty>?

    public init() {}
}

public struct TypeReference: BaseRecord {
    public var base = Base()
    public var name: Text?
    public var module: Text?
    /// The condition under which it holds.
    public var `where`: Text?

    public init() {}
}

public struct Property: NamedRecord {
    public var named = Named()
    /// The type, verbatim.
    public var type: Text?
    /// Alternative types, instead of `type`.
    public var either: [Text]?
    /// The default, verbatim. Absent: not stated; `nil`: the text nil; empty: empty text.
    public var `default`: Text?
    public var required: Bool?
    public var requiredUnless: [Text]?
    public var readOnly: Bool?
    public var `static`: Bool?
    public var binding: Bool?
    public var reflects: Bool?
    /// The name of the HTML attribute.
    @Apart public var attribute: Text?
    /// The shared property that it stands for, if the names differ.
    @Apart public var `is`: Text?
    /// Literal values with their own description.
    public var values: ByName<Case>?
    @Apart public var limits: Limits?
    /// What a list holds.
    public var items: Indirect<Property>?
    /// What an object holds.
    public var properties: ByName<Property>?
    /// The entry whose properties it takes.
    @Apart public var entry: Located<EntryID>?
    @Apart public var inheritedFrom: Text?
    @Apart public var declaration: Text?

    public init() {}
}

/// A parameter of an initializer, a method or a case. Everything that can be said of a property can be said of it.
public struct Parameter: NamedRecord {
    public var property = Property()
    /// The argument label, if it is not the name; `_` for none.
    public var label: Text?
    public var variadic: Bool?

    public init() {}

    @inlinable
    public var named: Named {
        _read { yield property.named }
        _modify { yield &property.named }
    }
}

/// Bounds of a value, each as far as it applies.
public struct Limits: BaseRecord {
    public var base = Base()
    public var minimum: Text?
    public var maximum: Text?
    public var step: Text?
    public var minLength: Text?
    public var maxLength: Text?
    public var pattern: Text?
    /// What happens outside of the bounds.
    public var description: Prose?

    public init() {}
}

/// An initializer, a method or a free function.
public struct Method: NamedRecord {
    public var named = Named()
    /// In order, by internal name.
    public var parameters: ByName<Parameter>?
    /// Absent: nothing.
    @Apart public var returns: Outcome?
    @Apart public var `throws`: Outcome?
    public var async: Bool?
    public var `static`: Bool?
    public var mutating: Bool?
    public var failable: Bool?
    @Apart public var generics: Text?
    @Apart public var `where`: Text?
    /// false: an optional requirement of a protocol.
    public var required: Bool?
    /// Whether a requirement of a protocol has a default implementation.
    public var hasDefault: Bool?
    public var names: ByName<Text>?
    @Apart public var inheritedFrom: Text?
    @Apart public var declaration: Text?

    public init() {}
}

/// What a method returns or throws.
public struct Outcome: BaseRecord {
    public var base = Base()
    public var type: Text?
    public var description: Prose?

    public init() {}
}

public struct Event: NamedRecord {
    public var named = Named()
    /// The class of the event object.
    @Apart public var type: Text?
    @Apart public var payload: Property?
    /// The property or parameter that receives it, if the names differ.
    @Apart public var property: Text?
    public var bubbles: Bool?
    public var cancelable: Bool?
    public var composed: Bool?
    @Apart public var attribute: Text?
    @Apart public var inheritedFrom: Text?

    public init() {}
}

/// A place for other content. The default slot has the empty name.
public struct Slot: NamedRecord {
    public var named = Named()
    public var type: Text?
    public var required: Bool?
    public var fallback: Prose?
    public var property: Text?

    public init() {}
}

/// A case of an enum, a literal value of a property or a value of an axis.
public struct Case: NamedRecord {
    public var named = Named()
    @Apart public var raw: Text?
    /// Associated values.
    public var parameters: ByName<Parameter>?
    public var visuals: [Prose]?

    public init() {}
}

public struct CSSPart: NamedRecord {
    public var named = Named()

    public init() {}
}

public struct CSSProperty: NamedRecord {
    public var named = Named()
    /// The CSS type.
    public var syntax: Text?
    public var `default`: Text?
    /// The path of the token that it takes.
    public var token: Text?

    public init() {}
}
