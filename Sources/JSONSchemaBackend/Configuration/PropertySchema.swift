import CatalogModel
import SourceCode

// A property or parameter as a schema of its value.
extension SchemaBuilder {
    /// Returns the schema of a property's value with all statements about the value; nil if the value is not data.
    mutating func schema(of property: Property, in scope: TypeScope) -> JSONObject? {
        value(of: property, in: scope)?.members.map { describe(property, value: $0) }
    }

    /// Returns the annotation of a property with a value other than data.
    func annotation(of property: Property, reason: OmissionReason) -> JSONValue {
        var object = describe(property, value: nil)
        object["x-omitted"] = .string(reason.rawValue)
        return .object(object)
    }

    private func describe(_ property: Property, value: JSONObject?) -> JSONObject {
        var members = ObjectBuilder()
        let limits = property.limits.map(LimitKeywords.init)
        members.addHeading(property.named, further: limits?.sentences ?? [])
        for member in value?.members ?? [] where members.object[member.name] == nil {
            members.add(member.name, value: member.value)
        }
        limits?.add(to: &members.object)
        if let annotation = limits?.annotation { members.object["x-limits"] = annotation }
        if let written = property.default, value != nil,
            let data = data(written.value, for: members.value, of: property)
        {
            members.object["default"] = data
        }
        if value?.isEmpty == false, let examples = examples(of: property, for: members.value) {
            members.object["examples"] = .array(examples)
        }
        var annotations = ObjectBuilder()
        annotations.addPropertyAnnotations(property)
        if value == nil {
            annotations.addContents(of: property)
        } else {
            annotations.add("x-type", value: Self.verbatimType(property))
        }
        annotations.add("x-default", value: property.default?.annotation)
        annotations.addNamed(property.named)
        for member in annotations.object.members { members.object[member.name] = member.value }
        return members.object
    }

    static func verbatimType(_ property: Property) -> JSONValue? {
        property.type.map { .string($0.value) } ?? property.either.map { .texts($0.map(\.value)) }
    }

    /// Returns a default as data, if the default is a literal or a declared case and valid.
    private func data(_ written: String, for schema: JSONValue, of property: Property) -> JSONValue? {
        let check = InstanceCheck(enumerations: enumerations)
        if let literal = WrittenValue.literal(written), check.verdict(literal, for: schema) == .valid { return literal }
        guard let name = WrittenValue.caseName(written), let constant = caseConstant(name, in: schema, of: property),
            check.verdict(constant, for: schema) == .valid
        else { return nil }
        return constant
    }

    /// Returns the values in a property's own examples, as far as valid data; nil where none is.
    private func examples(of property: Property, for schema: JSONValue) -> [JSONValue]? {
        guard let examples = property.examples else { return nil }
        let check = InstanceCheck(enumerations: enumerations)
        let values = examples.compactMap(\.arguments).filter { check.verdict($0, for: schema) == .valid }.uniqued()
        return values.isEmpty ? nil : values
    }

    /// Returns the constant meant by a case name where a schema refers to an enum or lists literal values.
    private func caseConstant(_ name: String, in schema: JSONValue, of property: Property) -> JSONValue? {
        if let reference = schema.members?["$ref"]?.string,
            let constant = enumerations[reference]?.constant(named: name)
        {
            return constant
        }
        for alternative in schema.members?["anyOf"]?.elements ?? [] {
            if let constant = caseConstant(name, in: alternative, of: property) { return constant }
        }
        for constant in schema.members?["enum"]?.elements ?? [] where constant == .string(name) { return constant }
        for choice in schema.members?["oneOf"]?.elements ?? [] where choice.members?["const"] == .string(name) {
            return .string(name)
        }
        return nil
    }

    /// Returns the schema of the value alone.
    private mutating func value(of property: Property, in scope: TypeScope) -> JSONValue? {
        let texts = property.type.map { [$0] } ?? property.either.orEmpty()
        let nested = property.properties.orEmpty()
        let isRefined =
            !nested.isEmpty || property.items != nil || property.entry != nil || !property.values.orEmpty().isEmpty
        if !isRefined {
            if texts.isEmpty { return Self.anything }
            let schemas = texts.compactMap { schema(ofType: $0, in: scope) }
            return schemas.isEmpty ? nil : Self.anyOf(schemas)
        }
        var refinement = Refinement()
        if let items = property.items {
            // A list of values that are not data is not data, either.
            guard let item = schema(of: items, in: scope) else { return nil }
            refinement.item = .object(item)
        }
        if !nested.isEmpty {
            refinement.object = .object(object(nested, in: scope))
        } else if let entry = property.entry {
            refinement.object = propertiesReference(to: entry.value, in: scope)
        }
        refinement.values = property.values.orEmpty()
        return refined(texts, by: refinement, in: scope)
    }
}

/// The reason for leaving a property out of a component's JSON Schema, such as read-only or not public.
enum OmissionReason: String {
    case notData = "not data"
    case event
    case slot
    case readOnly = "read-only"
    case `static`
    case notPublic = "not public"
}
