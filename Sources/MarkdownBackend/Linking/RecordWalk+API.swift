import CatalogModel

extension RecordWalk {
    mutating func walk(_ type: TypeDeclaration) {
        walk(type.named)
        typeReferences("inherits", type.inherits)
        typeReferences("conforms", type.conforms)
        typeReferences("mixins", type.mixins)
        self.type(type.definition)
        byName("properties", type.properties) { $0.walk($1.value) }
        list("initializers", type.initializers) { $0.walk($1) }
        byName("methods", type.methods) { walk, methods in
            walk.list(methods.value) { $0.walk($1) }
        }
        byName("events", type.events) { walk, event in
            walk.walk(event.value.named)
            walk.type(event.value.type)
            walk.type(event.value.inheritedFrom)
            if let payload = event.value.payload { walk.at("payload") { $0.walk(payload) } }
        }
        byName("slots", type.slots) {
            $0.walk($1.value.named)
            $0.type($1.value.type)
            $0.prose($1.value.fallback)
        }
        byName("cases", type.cases) { $0.walk($1.value) }
        byName("cssParts", type.cssParts) { $0.walk($1.value.named) }
        byName("cssStates", type.cssStates) { $0.walk($1.value.named) }
        byName("cssProperties", type.cssProperties) {
            $0.walk($1.value.named)
            if let token = $1.value.token { $0.visitor.visit(token: token.value) }
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
        byName("values", property.values) { $0.walk($1.value) }
        if let limits = property.limits {
            at("limits") {
                $0.base(limits)
                $0.prose(limits.description)
            }
        }
        if let items = property.items { at("items") { $0.walk(items) } }
        byName("properties", property.properties) { $0.walk($1.value) }
    }

    mutating func walk(_ method: Method) {
        walk(method.named)
        byName("parameters", method.parameters) { $0.walk($1.value.property) }
        outcome("returns", method.returns)
        outcome("throws", method.throws)
        type(method.inheritedFrom)
    }

    private mutating func outcome(_ key: String, _ outcome: Outcome?) {
        guard let outcome else { return }
        at(key) {
            $0.base(outcome)
            $0.type(outcome.type)
            $0.prose(outcome.description)
        }
    }

    mutating func walk(_ value: Case) {
        walk(value.named)
        byName("parameters", value.parameters) { $0.walk($1.value.property) }
        prose(value.visuals)
    }
}
