import CatalogModel

extension RecordWalk {
    mutating func walk(_ type: TypeDeclaration) {
        walk(type.named)
        typeReferences("inherits", type.inherits)
        typeReferences("conforms", type.conforms)
        typeReferences("mixins", type.mixins)
        self.type(type.definition)
        byName("properties", type.properties) { $0.walk($1) }
        list("initializers", type.initializers) { $0.walk($1) }
        byName("methods", type.methods) { walk, methods in
            walk.list(methods) { $0.walk($1) }
        }
        byName("events", type.events) { walk, event in
            walk.walk(event.named)
            walk.type(event.type)
            walk.type(event.inheritedFrom)
            if let payload = event.payload { walk.at("payload") { $0.walk(payload) } }
        }
        byName("slots", type.slots) {
            $0.walk($1.named)
            $0.type($1.type)
            $0.prose($1.fallback)
        }
        byName("cases", type.cases) { $0.walk($1) }
        byName("cssParts", type.cssParts) { $0.walk($1.named) }
        byName("cssStates", type.cssStates) { $0.walk($1.named) }
        byName("cssProperties", type.cssProperties) {
            $0.walk($1.named)
            if let token = $1.token { $0.visitor.visit(token: token.value) }
        }
    }

    private mutating func typeReferences(_ key: String, _ references: [TypeReference]?) {
        list(key, references) {
            $0.base($1)
            $0.type($1.name)
        }
    }

    mutating func walk(_ property: Property) {
        walk(property.named)
        type(property.type)
        for alternative in property.either.orEmpty() { type(alternative) }
        type(property.inheritedFrom)
        byName("values", property.values) { $0.walk($1) }
        if let limits = property.limits {
            at("limits") {
                $0.base(limits)
                $0.prose(limits.description)
            }
        }
        if let items = property.items?.value { at("items") { $0.walk(items) } }
        byName("properties", property.properties) { $0.walk($1) }
    }

    mutating func walk(_ method: Method) {
        walk(method.named)
        byName("parameters", method.parameters) { $0.walk($1.property) }
        for (key, outcome) in [("returns", method.returns), ("throws", method.throws)] {
            guard let outcome else { continue }
            at(key) {
                $0.base(outcome)
                $0.type(outcome.type)
                $0.prose(outcome.description)
            }
        }
        type(method.inheritedFrom)
    }

    mutating func walk(_ value: Case) {
        walk(value.named)
        byName("parameters", value.parameters) { $0.walk($1.property) }
        prose(value.visuals)
    }
}
