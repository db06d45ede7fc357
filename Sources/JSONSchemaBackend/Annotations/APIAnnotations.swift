import CatalogModel

// The parts of an API that are not configuration: what can be called, what is sent, what is styled.
extension Members {
    /// The facts about a property that JSON Schema has no keywords for.
    mutating func addPropertyAnnotations(_ property: Property) {
        if property.readOnly == true { add("readOnly", true) }
        add("x-static", flag: property.static)
        add("x-binding", flag: property.binding)
        add("x-attribute", text: property.attribute)
        add("x-reflects", flag: property.reflects)
        add("x-requiredUnless", texts: property.requiredUnless)
        add("x-is", text: property.is)
        add("x-inheritedFrom", text: property.inheritedFrom)
        add("x-declaration", text: property.declaration)
    }

    /// What a property says about its value, where no schema says it.
    mutating func addContents(of property: Property) {
        add("x-type", SchemaBuilder.verbatimType(property))
        add("x-values", byName: property.values, caseRecord)
        add("x-items", property.items.map { propertyRecord($0) })
        add("x-properties", byName: property.properties, propertyRecord)
        add("x-entry", id: property.entry)
    }

    /// What a type says of itself beside its configuration.
    mutating func addType(_ type: TypeDeclaration, _ prefix: String) {
        add(prefix + "kind", type.kind.map { .string($0.value.rawValue) })
        add(prefix + "names", byName: type.names) { .string($0.value) }
        add(prefix + "from", id: type.from)
        add(prefix + "external", flag: type.external)
        add(prefix + "module", text: type.module)
        add(prefix + "inherits", list: type.inherits, typeReferenceRecord)
        add(prefix + "mixins", list: type.mixins, typeReferenceRecord)
        add(prefix + "conforms", list: type.conforms, typeReferenceRecord)
        add(prefix + "generics", text: type.generics)
        add(prefix + "where", text: type.where)
        add(prefix + "raw", text: type.raw)
        add(prefix + "axis", text: type.axis)
        add(prefix + "definition", text: type.definition)
        add(prefix + "declaration", text: type.declaration)
        add(prefix + "configuration", texts: type.configuration)
        // The cases of an enum are the choices of its schema, the properties of any other type its members.
        if type.role == .enumeration {
            add(prefix + "properties", byName: type.properties, propertyRecord)
        } else {
            add(prefix + "cases", byName: type.cases, caseRecord)
        }
        add(prefix + "initializers", list: type.initializers) { method in
            type.hasConfiguration ? initializerRecord(method, in: type) : methodRecord(method)
        }
        add(prefix + "methods", byName: type.methods, overloadRecords)
        add(prefix + "events", byName: type.events, eventRecord)
        add(prefix + "slots", byName: type.slots, slotRecord)
        add(prefix + "cssParts", byName: type.cssParts) { part in record { $0.addRecord(part.named) } }
        add(prefix + "cssStates", byName: type.cssStates) { part in record { $0.addRecord(part.named) } }
        add(prefix + "cssProperties", byName: type.cssProperties, cssPropertyRecord)
    }
}

func propertyRecord(_ property: Property) -> JSONValue {
    record { $0.addProperty(property) }
}

extension Members {
    fileprivate mutating func addProperty(_ property: Property) {
        add("type", text: property.type)
        add("either", texts: property.either)
        add("default", text: property.default)
        addRecord(property.named)
        add("required", flag: property.required)
        add("requiredUnless", texts: property.requiredUnless)
        add("readOnly", flag: property.readOnly)
        add("static", flag: property.static)
        add("binding", flag: property.binding)
        add("reflects", flag: property.reflects)
        add("attribute", text: property.attribute)
        add("is", text: property.is)
        add("values", byName: property.values, caseRecord)
        add("limits", property.limits.map(limitsRecord))
        add("items", property.items.map { propertyRecord($0) })
        add("properties", byName: property.properties, propertyRecord)
        add("entry", id: property.entry)
        add("inheritedFrom", text: property.inheritedFrom)
        add("declaration", text: property.declaration)
    }
}

func limitsRecord(_ limits: Limits) -> JSONValue {
    record {
        $0.add("minimum", text: limits.minimum)
        $0.add("maximum", text: limits.maximum)
        $0.add("step", text: limits.step)
        $0.add("minLength", text: limits.minLength)
        $0.add("maxLength", text: limits.maxLength)
        $0.add("pattern", text: limits.pattern)
        $0.add("description", prose: limits.description)
        $0.addExtensions(limits.base, "")
    }
}

func parameterRecord(_ parameter: Parameter) -> JSONValue {
    record {
        $0.add("label", text: parameter.label)
        $0.addProperty(parameter.property)
        $0.add("variadic", flag: parameter.variadic)
    }
}

func caseRecord(_ value: Case) -> JSONValue {
    record {
        $0.add("raw", text: value.raw)
        $0.addRecord(value.named)
        $0.add("parameters", byName: value.parameters, parameterRecord)
        $0.add("visuals", proses: value.visuals)
    }
}

func overloadRecords(_ overloads: [Method]) -> JSONValue {
    overloads.count == 1 ? methodRecord(overloads[0]) : .array(overloads.map(methodRecord))
}

func methodRecord(_ method: Method) -> JSONValue {
    record {
        $0.addMethod(method)
        $0.add("parameters", byName: method.parameters, parameterRecord)
    }
}

/// The parameters themselves are members of the configuration: here stands what a call looks like, and what a parameter
/// says otherwise than the property of its name, or an initializer before.
func initializerRecord(_ method: Method, in type: TypeDeclaration) -> JSONValue {
    var parameters: JSONObject?
    for element in method.parameters.orEmpty() {
        let parameter = element.value
        var members = Members()
        members.add("label", text: parameter.label)
        members.add("type", SchemaBuilder.verbatimType(parameter.property))
        members.add("default", text: parameter.property.default)
        members.add("required", flag: parameter.property.required)
        members.add("variadic", flag: parameter.variadic)
        if let other = type.firstRecord(of: element.name) {
            members.addDifferences(of: parameter.property, from: other)
        }
        parameters = parameters ?? JSONObject()
        parameters?.append(element.name, members.value)
    }
    return record {
        $0.addMethod(method)
        $0.add("parameters", parameters.map { .object($0) })
    }
}

extension TypeDeclaration {
    /// Whether its schema is one of its properties and of the parameters of its initializers.
    fileprivate var hasConfiguration: Bool { (role == .component || role == .object) && external != true }

    /// What is said first of a member of the configuration, where more than one record may speak of it: by its property,
    /// or by an initializer.
    fileprivate func firstRecord(of name: String) -> Property? {
        let initializers = initializers.orEmpty()
        if let property = properties?[name] { return property }
        return initializers.count < 2 ? nil : initializers.lazy.compactMap { $0.parameters?[name]?.property }.first
    }
}

extension Members {
    /// What a record says that another one of the same thing does not.
    fileprivate mutating func addDifferences(of property: Property, from other: Property) {
        let known = propertyRecord(other).members
        for member in propertyRecord(property).members?.members ?? []
        where object[member.name] == nil && known?[member.name] != member.value && member.name != "either" {
            add(member.name, member.value)
        }
    }
}

extension Members {
    fileprivate mutating func addMethod(_ method: Method) {
        addRecord(method.named)
        add("returns", method.returns.map(outcomeRecord))
        add("throws", method.throws.map(outcomeRecord))
        add("async", flag: method.async)
        add("static", flag: method.static)
        add("mutating", flag: method.mutating)
        add("failable", flag: method.failable)
        add("generics", text: method.generics)
        add("where", text: method.where)
        add("required", flag: method.required)
        add("hasDefault", flag: method.hasDefault)
        add("names", byName: method.names) { .string($0.value) }
        add("inheritedFrom", text: method.inheritedFrom)
        add("declaration", text: method.declaration)
    }
}

func outcomeRecord(_ outcome: Outcome) -> JSONValue {
    record {
        $0.add("type", text: outcome.type)
        $0.add("description", prose: outcome.description)
        $0.addExtensions(outcome.base, "")
    }
}

func eventRecord(_ event: Event) -> JSONValue {
    record {
        $0.add("type", text: event.type)
        $0.addRecord(event.named)
        $0.add("payload", event.payload.map(propertyRecord))
        $0.add("property", text: event.property)
        $0.add("bubbles", flag: event.bubbles)
        $0.add("cancelable", flag: event.cancelable)
        $0.add("composed", flag: event.composed)
        $0.add("attribute", text: event.attribute)
        $0.add("inheritedFrom", text: event.inheritedFrom)
    }
}

func slotRecord(_ slot: Slot) -> JSONValue {
    record {
        $0.add("type", text: slot.type)
        $0.addRecord(slot.named)
        $0.add("required", flag: slot.required)
        $0.add("fallback", prose: slot.fallback)
        $0.add("property", text: slot.property)
    }
}

func cssPropertyRecord(_ property: CSSProperty) -> JSONValue {
    record {
        $0.add("syntax", text: property.syntax)
        $0.add("default", text: property.default)
        $0.add("token", text: property.token)
        $0.addRecord(property.named)
    }
}

func typeReferenceRecord(_ reference: TypeReference) -> JSONValue {
    record {
        $0.add("name", text: reference.name)
        $0.add("module", text: reference.module)
        $0.add("where", text: reference.where)
        $0.addExtensions(reference.base, "")
    }
}
