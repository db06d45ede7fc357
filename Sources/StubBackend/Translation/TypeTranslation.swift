import CatalogModel

extension TypeStub {
    /// - Parameters:
    ///   - key: The full name.
    ///   - outer: The full name of the type that declares it; empty for none.
    ///   - isMain: Whether it is the type that an entry is about, for types whose kind is not stated.
    init(_ key: Text, _ type: borrowing TypeDeclaration, within outer: String, isMain: Bool) {
        fullName = key
        name = key
        let rest = outer.isEmpty ? key.value[...] : key.value.dropFirst(outer.count + 1)
        let parts = TypePath.parts(of: rest)
        if let last = parts.last, !outer.isEmpty || parts.count > 1 { name = key.map { _ in last } }
        qualifier = parts.dropLast()
        kind = Kind(type, isMain: isMain)
        docs = DocStub(type.named, name: key.value)
        docs.add(.module, code: type.module)
        otherNames = type.names.orEmpty().map { OtherName(language: $0.name, name: $0.value) }
        if case .elsewhere = kind { return }
        generics = type.generics
        requirements = type.where
        raw = type.raw
        definition = type.definition
        declaration = type.declaration
        supertypes = SupertypeStub.of(type)
        addMembers(of: type)
    }

    private mutating func addMembers(of type: borrowing TypeDeclaration) {
        for element in type.properties.orEmpty().elements {
            properties.append(PropertyStub(element.key, element.value))
        }
        initializers = type.initializers.orEmpty().map { MethodStub(.initializer, fullName, $0) }
        for element in type.methods.orEmpty().elements {
            for method in element.value { methods.append(MethodStub(.method, element.key, method)) }
        }
        events = type.events.orEmpty().map(EventStub.init)
        slots = type.slots.orEmpty().map(SlotStub.init)
        for element in type.cases.orEmpty().elements {
            for name in NamePattern.expanded(element.name) {
                cases.append(CaseStub(element.key.map { _ in name }, element.value))
            }
        }
        css.parts = type.cssParts.orEmpty().map { NamedDoc(name: $0.key, docs: DocStub($0.value.named, name: $0.name)) }
        css.states = type.cssStates.orEmpty().map {
            NamedDoc(name: $0.key, docs: DocStub($0.value.named, name: $0.name))
        }
        css.properties = type.cssProperties.orEmpty().map(CSSPropertyStub.init)
        linkReceivers(type)
    }
}

extension TypeStub.Kind {
    /// What a type is. Where its kind is not stated, what stands in it tells.
    init(_ type: borrowing TypeDeclaration, isMain: Bool) {
        if let entry = type.from?.value {
            self = .elsewhere(.entry(entry))
        } else if type.external == true {
            self = .elsewhere(.platform)
        } else if let kind = type.kind?.value {
            self.init(kind)
        } else if type.definition != nil {
            self = .typealias
        } else if type.cases?.isEmpty == false {
            self = .enum
        } else {
            self = isMain ? .component : .struct
        }
    }

    private init(_ kind: TypeDeclaration.Kind) {
        switch kind {
        case .view, .component, .element: self = .component
        case .class: self = .class
        case .struct, .object: self = .struct
        case .enum: self = .enum
        case .protocol, .interface: self = .protocol
        case .actor: self = .actor
        case .typealias: self = .typealias
        case .associatedtype: self = .associatedType
        case .extension: self = .extension
        case .function, .composable, .macro, .mixin: self = .foreign(kind.rawValue)
        }
    }

    /// Whether it can be what an entry is about.
    var isMainCandidate: Bool {
        switch self {
        case .component, .class: true
        default: false
        }
    }
}

extension SupertypeStub {
    static func of(_ type: borrowing TypeDeclaration) -> [SupertypeStub] {
        let classes = type.inherits.orEmpty().compactMap { SupertypeStub($0, isClass: true) }
        return classes + type.conforms.orEmpty().compactMap { SupertypeStub($0, isClass: false) }
    }

    private init?(_ reference: TypeReference, isClass: Bool) {
        guard let name = reference.name else { return nil }
        self.init(name: name, module: reference.module, isClass: isClass, condition: reference.where)
    }
}

extension CSSPropertyStub {
    init(_ element: ByName<CSSProperty>.Element) {
        name = element.key
        syntax = element.value.syntax
        defaultValue = element.value.default
        docs = DocStub(element.value.named, name: name.value)
        docs.add(.token, code: element.value.token)
    }
}
