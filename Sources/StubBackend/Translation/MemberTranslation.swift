import CatalogModel

// Members of a type, from the records of the entry format.

extension StatedType {
    init(_ property: Property) {
        if let type = property.type { alternatives = [type] } else { alternatives = property.either.orEmpty() }
    }

    /// The text for people: the alternatives joined by "or"; nil where no type is stated.
    var words: String? {
        alternatives.isEmpty ? nil : alternatives.map(\.value).joined(separator: " or ")
    }
}

extension PropertyStub {
    init(_ name: Text, property: Property) {
        self.name = name
        docs = DocStub(property.named, name: name.value)
        type = StatedType(property)
        defaultValue = property.default
        isRequired = property.required
        isReadOnly = property.readOnly == true
        isStatic = property.static == true
        isBinding = property.binding == true
        attribute = property.attribute
        reflects = property.reflects == true
        docs.addDetails(of: property)
    }
}

extension DocStub {
    fileprivate mutating func addDetails(of property: Property) {
        let alternatives = property.requiredUnless.orEmpty().map { "`\($0.value)`" }
        if !alternatives.isEmpty {
            facts.append(DocFact(.required, text: .words("unless \(alternatives.joined(separator: " or ")) is given")))
        }
        add(.requirements, code: property.where)
        if let limits = property.limits {
            let sentence = limits.sentence
            if !sentence.isEmpty { facts.append(DocFact(.limits, text: .words(sentence))) }
            add(.limits, prose: limits.description)
        }
        add(.standsFor, code: property.is)
        add(.owner, code: property.inheritedFrom)
        add(.declaration, code: property.declaration)
        if let entry = property.entry { facts.append(DocFact(.from, text: .words("entry \(entry.value)"))) }
        add("Values", items: property.values.orEmpty().map { DocItem($0) })
        add("Contents", items: DocItem.contents(of: property, path: ""))
    }
}

extension DocItem {
    /// Returns the contents of an object or a list's elements, flat, by paths: `formGroup.classes`, `items[].name`.
    static func contents(of property: Property, path: String) -> [DocItem] {
        var items: [DocItem] = []
        if let element = property.items {
            let location = path + "[]"
            items.append(DocItem(location, content: element))
            items += contents(of: element, path: location)
        }
        for element in property.properties.orEmpty() {
            let location = path.isEmpty ? element.name : "\(path).\(element.name)"
            items.append(DocItem(location, content: element.value))
            items += contents(of: element.value, path: location)
        }
        return items
    }

    private init(_ path: String, content property: Property) {
        self.init(path, named: property.named, type: StatedType(property).words)
        if let value = property.default { facts.append(DocFact(.value, code: value.value)) }
        if let required = property.required { facts.append(DocFact(.required, text: .words(required ? "yes" : "no"))) }
        var docs = DocStub()
        var shallow = property
        let keys = Property.keys
        (shallow[keys.items], shallow[keys.properties], shallow[keys.values]) = (nil, nil, nil)
        docs.addDetails(of: shallow)
        facts += docs.facts
        for value in property.values.orEmpty() {
            facts.append(DocFact(.literal, code: value.name))
            if let description = value.value.description { facts.append(DocFact(.literal, text: .prose(description))) }
        }
    }
}

extension ParameterStub {
    init(_ element: OrderedRecords<Parameter>.Element) {
        property = PropertyStub(element.key, property: element.value.property)
        label = element.value.label
        isVariadic = element.value.variadic == true
    }
}

extension MethodStub {
    init(_ form: Form, name: Text, method: Method) {
        self.form = form
        self.name = name
        docs = DocStub(method.named, name: name.value)
        parameters = method.parameters.orEmpty().map { ParameterStub($0) }
        returns = method.returns.map { OutcomeStub(type: $0.type, description: $0.description) }
        throwing = method.throws.map { OutcomeStub(type: $0.type, description: $0.description) }
        isAsync = method.async == true
        isStatic = method.static == true
        isMutating = method.mutating == true
        isFailable = method.failable == true
        generics = method.generics
        requirements = method.where
        declaration = method.declaration
        for name in method.names.orEmpty() {
            docs.facts.append(DocFact(.otherName, text: .words("`\(name.value.value)` (\(name.name))")))
        }
        docs.add(.owner, code: method.inheritedFrom)
        if method.required == false { docs.facts.append(DocFact(.requirement, text: .words("optional"))) }
        if method.hasDefault == true {
            docs.facts.append(DocFact(.requirement, text: .words("has a default implementation")))
        }
    }
}

extension EventStub {
    init(_ element: OrderedRecords<Event>.Element) {
        name = element.key
        docs = DocStub(element.value.named, name: name.value)
        type = element.value.type
        payload = element.value.payload.map { PropertyStub(element.key, property: $0) }
        bubbles = element.value.bubbles
        cancelable = element.value.cancelable
        composed = element.value.composed
        attribute = element.value.attribute
    }
}

extension SlotStub {
    init(_ element: OrderedRecords<Slot>.Element) {
        name = element.key
        docs = DocStub(element.value.named, name: name.value)
        type = element.value.type
        isRequired = element.value.required == true
        fallback = element.value.fallback
        docs.add(.fallback, prose: fallback)
    }
}

extension CaseStub {
    init(_ name: Text, element: Case) {
        self.name = name
        docs = DocStub(element.named, name: name.value)
        raw = element.raw
        parameters = element.parameters.orEmpty().map { ParameterStub($0) }
        for visual in element.visuals.orEmpty() { docs.add(.visuals, prose: visual) }
    }
}
