import CatalogModel
import CatalogTypes

/// A member of an object as its schema needs it.
struct ObjectMember {
    let name: String
    let schema: JSONObject
    var isRequired: Bool
    /// Members, any of which makes up for an absence of this one.
    var unless: [String] = []

    init(_ name: String, _ schema: JSONObject, isRequired: Bool, unless: [String] = []) {
        self.name = name
        self.schema = schema
        self.isRequired = isRequired
        self.unless = unless
    }
}

extension SchemaBuilder {
    /// An object that holds these properties; those whose values are not data are listed beside them.
    mutating func object(_ properties: OrderedRecords<Property>, in scope: TypeScope) -> JSONObject {
        let (members, omitted) = members(properties, in: scope)
        return object(members, omitted: omitted)
    }

    /// The configuration of an instance that has no type of its own: the properties that all implementations share.
    mutating func sharedObject(of implementation: Implementation?, in scope: TypeScope) -> JSONObject {
        let (members, omitted) = members(component.entry.properties.orEmpty(), in: scope)
        return object(members, conditions: conditions(on: members, of: implementation), omitted: omitted)
    }

    private mutating func members(
        _ properties: OrderedRecords<Property>, in scope: TypeScope
    ) -> (members: [ObjectMember], omitted: JSONObject) {
        var members: [ObjectMember] = []
        var omitted = JSONObject()
        for element in properties {
            let property = element.value
            if let schema = schema(of: property, in: scope) {
                members.append(
                    ObjectMember(
                        element.name, schema, isRequired: property.required == true,
                        unless: property.requiredUnless.orEmpty().map(\.value)))
            } else {
                omitted.append(element.name, annotation(of: property, reason: .notData))
            }
        }
        return (members, omitted)
    }

    /// - Parameters:
    ///   - alternatives: Sets of names of which one has to be complete.
    ///   - conditions: What is asked of the members besides.
    ///   - omitted: What is told of members that are no data.
    func object(
        _ members: [ObjectMember], alternatives: [[String]] = [], conditions: [JSONValue] = [],
        omitted: JSONObject = JSONObject()
    ) -> JSONObject {
        var properties = JSONObject()
        for member in members { properties.append(member.name, .object(member.schema)) }
        let required = members.filter(\.isRequired).map(\.name)
        var conditions = conditions
        if !alternatives.isEmpty { conditions.append(Self.needsOne(of: alternatives)) }
        conditions += Self.alternatives(members).map { Self.needsOne(of: $0.map { [$0] }) }
        var result = ObjectBuilder()
        result.add("type", "object")
        if !properties.isEmpty { result.add("properties", .object(properties)) }
        if !required.isEmpty { result.add("required", .texts(required)) }
        if conditions.count == 1, let only = conditions[0].members {
            result.add(contentsOf: only)
        } else if !conditions.isEmpty {
            result.add("allOf", .array(conditions))
        }
        if !catalog.isOpen { result.add("additionalProperties", false) }
        if !omitted.isEmpty { result.add("x-omitted", .object(omitted)) }
        return result.object
    }

    private static func needsOne(of sets: [[String]]) -> JSONValue {
        ["anyOf": .array(sets.map { ["required": .texts($0)] })]
    }

    /// Returns the groups of which one member has to be there, each once. A name that is no member cannot make up for
    /// another.
    private static func alternatives(_ members: [ObjectMember]) -> [[String]] {
        var groups: [[String]] = []
        for member in members where !member.unless.isEmpty && !member.isRequired {
            let wanted = Set([member.name] + member.unless)
            let group = members.map(\.name).filter(wanted.contains)
            // What makes up for it may be no data; then nothing can be asked for.
            guard group.count == wanted.count, !groups.contains(group) else { continue }
            groups.append(group)
        }
        return groups
    }
}
