import CatalogModel
import SourceCode

extension Enumeration {
    /// Returns the choices as constants with their documentation, and `further` values without documentation.
    func schema(further: [JSONValue]) -> JSONValue {
        let undocumented = further.filter { !constants.contains($0) }.map { ["const": $0] as JSONValue }
        return Self.oneOf(choices.map(\.schema) + undocumented, constants: constants)
    }

    /// Returns a schema of exactly one of several choices; any of the choices if two are the same constant, since no
    /// value could distinguish the two.
    static func oneOf(_ schemas: [JSONValue], constants: [JSONValue]) -> JSONValue {
        [areDifferent(constants) ? "oneOf" : "anyOf": .array(schemas)]
    }
}

extension Enumeration {
    private static func areDifferent(_ constants: [JSONValue]) -> Bool {
        if constants.count > 16 { return Set(constants).count == constants.count }
        return constants.indices.allSatisfy { !constants[..<$0].contains(constants[$0]) }
    }
}

extension Enumeration.Choice {
    var schema: JSONValue {
        var members = ObjectBuilder()
        members.add("const", value: constant)
        members.add("title", value: .string(record.title?.value ?? name))
        members.addDescription(record.named)
        // If the constant is not the name, users may search for the name.
        if record.title != nil, constant != .string(name) { members.add("x-name", value: .string(name)) }
        if key != name {
            members.add("x-pattern", value: .string(key))
            // A pattern does not state which of its names has the raw value.
            members.add("x-raw", value: record.raw?.annotation)
        }
        members.addNamed(record.named)
        members.add("x-visuals", value: record.visuals?.annotation)
        return members.value
    }
}

extension SchemaBuilder {
    /// Returns the definition of an enum: the constants, and an object with a single member for each case with
    /// associated values, as in Swift's own coding of enums.
    mutating func enumeration(_ record: TypeRecord, in scope: TypeScope) -> JSONObject {
        let enumeration = enumeration(of: record, reference: reference(to: record))
        var choices = enumeration.choices.map(\.schema)
        var omitted = JSONObject()
        for element in enumeration.carriers {
            if let carrier = carrier(element, in: scope) {
                choices.append(carrier)
            } else {
                omitted.append(element.name, value: element.value.annotation)
            }
        }
        var members = ObjectBuilder()
        if choices.isEmpty {
            // An enum without cases may have any value. An enum whose cases are not data has no valid value.
            if !omitted.isEmpty { members.add("not", value: .object(JSONObject())) }
        } else {
            let schema = Enumeration.oneOf(choices, constants: enumeration.constants)
            members.add(contentsOf: schema.members ?? JSONObject())
        }
        if !omitted.isEmpty { members.add("x-omittedCases", value: .object(omitted)) }
        return members.object
    }

    /// Returns the schema of a case with values; nil if a required value is not data.
    private mutating func carrier(_ element: OrderedRecords<Case>.Element, in scope: TypeScope) -> JSONValue? {
        var values: [ObjectMember] = []
        var omitted = JSONObject()
        for parameter in element.value.parameters.orEmpty() {
            let property = parameter.value.property
            if var schema = schema(of: property, in: scope) {
                if let label = parameter.value.label { schema["x-label"] = .string(label.value) }
                values.append(ObjectMember(parameter.name, schema: schema, isRequired: property.default == nil))
            } else if property.default == nil {
                return nil
            } else {
                omitted.append(parameter.name, value: annotation(of: property, reason: .notData))
            }
        }
        let object = object(values, omitted: omitted)
        var members = ObjectBuilder()
        members.add("title", value: .string(element.value.title?.value ?? element.name))
        members.addDescription(element.value.named)
        members.add("type", value: "object")
        members.add("properties", value: [element.name: .object(object)])
        members.add("required", value: [.string(element.name)])
        members.add("additionalProperties", value: false)
        members.addNamed(element.value.named)
        members.add("x-raw", value: element.value.raw?.annotation)
        members.add("x-visuals", value: element.value.visuals?.annotation)
        return members.value
    }
}
