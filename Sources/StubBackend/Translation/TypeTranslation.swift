import CatalogModel

extension TypeStub {
    /// - Parameters:
    ///   - element: The type by full name.
    ///   - outer: The full name of the enclosing type; empty for none.
    ///   - isMain: Whether the type is the subject of an entry, for types without a stated kind.
    init(_ element: OrderedRecords<TypeDeclaration>.Element, within outer: String, isMain: Bool) {
        let key = element.key
        fullName = key
        name = key
        let rest = outer.isEmpty ? key.value[...] : key.value.dropFirst(outer.count + 1)
        let parts = TypePath.parts(of: rest)
        if let last = parts.last, !outer.isEmpty || parts.count > 1 { name = key.map { _ in last } }
        qualifier = parts.dropLast()
        kind = TypeStubKind(element, isMain: isMain)
        docs = DocStub(element.value.named, name: key.value)
        docs.add(.module, code: element.value.module)
        docs.add(.symbol, code: element.value.symbol)
        otherNames = element.value.names.orEmpty().map { OtherName(language: $0.name, name: $0.value) }
        if case .elsewhere = kind { return }
        generics = element.value.generics
        requirements = element.value.where
        raw = element.value.raw
        definition = element.value.definition
        declaration = element.value.declaration
        supertypes = SupertypeStub.of(element)
        addMembers(of: element)
    }

    private mutating func addMembers(of element: OrderedRecords<TypeDeclaration>.Element) {
        for property in element.value.properties.orEmpty().elements {
            properties.append(PropertyStub(property.key, property: property.value))
        }
        initializers = element.value.initializers.orEmpty().map { MethodStub(.initializer, name: fullName, method: $0) }
        for overloads in element.value.methods.orEmpty().elements {
            for method in overloads.value { methods.append(MethodStub(.method, name: overloads.key, method: method)) }
        }
        events = element.value.events.orEmpty().map(EventStub.init)
        slots = element.value.slots.orEmpty().map(SlotStub.init)
        for value in element.value.cases.orEmpty().elements {
            for name in NamePattern.names(value.name) {
                cases.append(CaseStub(value.key.map { _ in name }, element: value.value))
            }
        }
        css.parts = element.value.cssParts.orEmpty().map {
            DocItem(css: $0.name, docs: DocStub($0.value.named, name: $0.name))
        }
        css.states = element.value.cssStates.orEmpty().map {
            DocItem(css: $0.name, docs: DocStub($0.value.named, name: $0.name))
        }
        css.properties = element.value.cssProperties.orEmpty().map(DocItem.init)
        linkReceivers(element)
    }
}

extension TypeStubKind {
    /// Finds the kind of a type.
    ///
    /// An unstated kind follows from the content.
    init(_ element: OrderedRecords<TypeDeclaration>.Element, isMain: Bool) {
        if let entry = element.value.from?.value {
            self = .elsewhere(.entry(entry))
        } else if element.value.external == true {
            self = .elsewhere(.platform)
        } else if let kind = element.value.kind?.value {
            self.init(kind)
        } else if element.value.definition != nil {
            self = .typealias
        } else if element.value.cases?.isEmpty == false {
            self = .enum
        } else {
            self = isMain ? .component : .struct
        }
    }

    private init(_ kind: TypeDeclarationKind) {
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

    /// Whether the kind can be the subject of an entry.
    var isMainCandidate: Bool {
        switch self {
        case .component, .class: true
        default: false
        }
    }
}

extension SupertypeStub {
    static func of(_ element: OrderedRecords<TypeDeclaration>.Element) -> [SupertypeStub] {
        let classes = element.value.inherits.orEmpty().compactMap { SupertypeStub($0, isClass: true) }
        return classes + element.value.conforms.orEmpty().compactMap { SupertypeStub($0, isClass: false) }
    }

    private init?(_ reference: TypeReference, isClass: Bool) {
        guard let name = reference.name else { return nil }
        self.init(name: name, module: reference.module, isClass: isClass, condition: reference.where)
    }
}

extension DocItem {
    /// A part or a state of a custom element visible to CSS.
    fileprivate init(css name: String, docs: DocStub, syntax: Text? = nil) {
        self.init(
            name: name, type: syntax?.value, description: docs.description, facts: docs.facts + docs.parameterFacts)
    }

    fileprivate init(_ element: OrderedRecords<CSSProperty>.Element) {
        var docs = DocStub(element.value.named, name: element.name)
        docs.add(.token, code: element.value.token)
        self.init(css: element.name, docs: docs, syntax: element.value.syntax)
        if let value = element.value.default { facts.append(DocFact(.value, code: value.value)) }
    }
}
