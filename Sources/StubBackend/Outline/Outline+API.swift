import CatalogModel

extension OutlineFacts {
    /// Methods by name; one with several overloads has them as a list.
    mutating func addOverloads(_ label: String, _ methods: ByName<[Method]>?) {
        addLists(label, methods, \.outline)
    }

    mutating func addUses(_ label: String, _ uses: ByName<[TokenUse]>?) {
        addLists(label, uses, \.outline)
    }

    private mutating func addLists<Value>(
        _ label: String, _ lists: ByName<[Value]>?, _ outline: (Value) -> OutlineFacts
    ) {
        add(label, lists) { values in
            if values.count == 1 { return outline(values[0]) }
            return OutlineFacts { facts in facts.add("records", values, outline) }
        }
    }
}

extension TypeDeclaration {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("kind", kind)
            facts.merge(named.outline)
            facts.add("names", names)
            facts.add("from", id: from)
            facts.add("external", external)
            facts.add("module", module)
            facts.add("inherits", inherits, \.outline)
            facts.add("mixins", mixins, \.outline)
            facts.add("conforms", conforms, \.outline)
            facts.add("generics", generics)
            facts.add("where", self.where)
            facts.add("raw", raw)
            facts.add("axis", axis)
            facts.add("definition", definition)
            facts.add("declaration", declaration)
            facts.add("configuration", configuration)
            facts.add("properties", properties, \.outline)
            facts.add("initializers", initializers, \.outline)
            facts.addOverloads("methods", methods)
            facts.add("events", events, \.outline)
            facts.add("slots", slots, \.outline)
            facts.add("cases", cases, \.outline)
            facts.add("CSS parts", cssParts) { $0.named.outline }
            facts.add("CSS states", cssStates) { $0.named.outline }
            facts.add("CSS properties", cssProperties, \.outline)
        }
    }
}

extension TypeReference {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("name", name)
            facts.add("module", module)
            facts.add("where", self.where)
            facts.merge(base.outline)
        }
    }
}

extension Property {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("type", type)
            facts.add("either", either)
            facts.add("default", self.default)
            facts.add("required", required)
            facts.add("required unless", requiredUnless)
            facts.add("read-only", readOnly)
            facts.add("static", self.static)
            facts.add("binding", binding)
            facts.add("attribute", attribute)
            facts.add("reflects", reflects)
            facts.merge(named.outline)
            facts.add("is", self.is)
            facts.add("values", values, \.outline)
            facts.add("limits", limits?.outline)
            facts.add("items", items?.value.outline)
            facts.add("properties", properties, \.outline)
            facts.add("entry", id: entry)
            facts.add("inherited from", inheritedFrom)
            facts.add("declaration", declaration)
        }
    }
}

extension Parameter {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("label", label)
            facts.add("variadic", variadic)
            facts.merge(property.outline)
        }
    }
}

extension Limits {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("minimum", minimum)
            facts.add("maximum", maximum)
            facts.add("step", step)
            facts.add("minimum length", minLength)
            facts.add("maximum length", maxLength)
            facts.add("pattern", pattern)
            facts.add("description", description)
            facts.merge(base.outline)
        }
    }
}

extension Method {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.merge(named.outline)
            facts.add("parameters", parameters, \.outline)
            facts.add("returns", returns?.outline)
            facts.add("throws", self.throws?.outline)
            facts.add("async", async)
            facts.add("static", self.static)
            facts.add("mutating", mutating)
            facts.add("failable", failable)
            facts.add("generics", generics)
            facts.add("where", self.where)
            facts.add("required", required)
            facts.add("has default", hasDefault)
            facts.add("names", names)
            facts.add("inherited from", inheritedFrom)
            facts.add("declaration", declaration)
        }
    }
}

extension Outcome {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("type", type)
            facts.add("description", description)
            facts.merge(base.outline)
        }
    }
}

extension Event {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.merge(named.outline)
            facts.add("type", type)
            facts.add("payload", payload?.outline)
            facts.add("property", property)
            facts.add("bubbles", bubbles)
            facts.add("cancelable", cancelable)
            facts.add("composed", composed)
            facts.add("attribute", attribute)
            facts.add("inherited from", inheritedFrom)
        }
    }
}

extension Slot {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.merge(named.outline)
            facts.add("type", type)
            facts.add("required", required)
            facts.add("fallback", fallback)
            facts.add("property", property)
        }
    }
}

extension Case {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("raw", raw)
            facts.merge(named.outline)
            facts.add("associated values", parameters, \.outline)
            facts.add("visuals", visuals)
        }
    }
}

extension CSSProperty {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("syntax", syntax)
            facts.add("default", self.default)
            facts.add("token", token)
            facts.merge(named.outline)
        }
    }
}
