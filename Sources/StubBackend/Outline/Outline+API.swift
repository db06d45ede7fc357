import CatalogModel

extension OutlineWriter {
    /// Methods by name; one with several overloads has them as a list.
    mutating func addOverloads(_ label: String, _ methods: ByName<[Method]>?) {
        add(label, methods, Self.addList)
    }

    mutating func addUses(_ label: String, _ uses: ByName<[TokenUse]>?) {
        add(label, uses, Self.addList)
    }

    private static func addList(_ values: [some Outlined], to facts: inout OutlineWriter) {
        if values.count == 1 { values[0].outline(to: &facts) } else { facts.add("records", values) }
    }
}

extension TypeDeclaration: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("kind", kind)
        named.outline(to: &facts)
        facts.add("names", names)
        facts.add("from", id: from)
        facts.add("external", external)
        facts.add("module", module)
        facts.add("inherits", inherits)
        facts.add("mixins", mixins)
        facts.add("conforms", conforms)
        facts.add("generics", generics)
        facts.add("where", self.where)
        facts.add("raw", raw)
        facts.add("axis", axis)
        facts.add("definition", definition)
        facts.add("declaration", declaration)
        facts.add("configuration", configuration)
        facts.add("properties", properties)
        facts.add("initializers", initializers)
        facts.addOverloads("methods", methods)
        facts.add("events", events)
        facts.add("slots", slots)
        facts.add("cases", cases)
        facts.add("CSS parts", cssParts)
        facts.add("CSS states", cssStates)
        facts.add("CSS properties", cssProperties)
    }
}

extension TypeReference: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("name", name)
        facts.add("module", module)
        facts.add("where", self.where)
        base.outline(to: &facts)
    }
}

extension Property: Outlined {
    func outline(to facts: inout OutlineWriter) {
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
        named.outline(to: &facts)
        facts.add("is", self.is)
        facts.add("values", values)
        facts.add("limits", limits)
        facts.add("items", items)
        facts.add("properties", properties)
        facts.add("entry", id: entry)
        facts.add("inherited from", inheritedFrom)
        facts.add("declaration", declaration)
    }
}

extension Parameter: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("label", label)
        facts.add("variadic", variadic)
        property.outline(to: &facts)
    }
}

extension Limits: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("minimum", minimum)
        facts.add("maximum", maximum)
        facts.add("step", step)
        facts.add("minimum length", minLength)
        facts.add("maximum length", maxLength)
        facts.add("pattern", pattern)
        facts.add("description", description)
        base.outline(to: &facts)
    }
}

extension Method: Outlined {
    func outline(to facts: inout OutlineWriter) {
        named.outline(to: &facts)
        facts.add("parameters", parameters)
        facts.add("returns", returns)
        facts.add("throws", self.throws)
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

extension Outcome: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("type", type)
        facts.add("description", description)
        base.outline(to: &facts)
    }
}

extension Event: Outlined {
    func outline(to facts: inout OutlineWriter) {
        named.outline(to: &facts)
        facts.add("type", type)
        facts.add("payload", payload)
        facts.add("property", property)
        facts.add("bubbles", bubbles)
        facts.add("cancelable", cancelable)
        facts.add("composed", composed)
        facts.add("attribute", attribute)
        facts.add("inherited from", inheritedFrom)
    }
}

extension Slot: Outlined {
    func outline(to facts: inout OutlineWriter) {
        named.outline(to: &facts)
        facts.add("type", type)
        facts.add("required", required)
        facts.add("fallback", fallback)
        facts.add("property", property)
    }
}

extension Case: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("raw", raw)
        named.outline(to: &facts)
        facts.add("associated values", parameters)
        facts.add("visuals", visuals)
    }
}

extension CSSProperty: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("syntax", syntax)
        facts.add("default", self.default)
        facts.add("token", token)
        named.outline(to: &facts)
    }
}

extension CSSPart: Outlined {
    func outline(to facts: inout OutlineWriter) { named.outline(to: &facts) }
}
