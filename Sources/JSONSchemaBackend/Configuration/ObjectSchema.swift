import CatalogModel
import SourceCode

/// A member of an object schema under construction: the name, the schema of the value, and the rule for being required.
struct ObjectMember {
    let name: String
    let schema: JSONObject
    var isRequired: Bool
    /// Members, any of which makes up for the absence of the present member.
    var unless: [String] = []

    init(_ name: String, schema: JSONObject, isRequired: Bool, unless: [String] = []) {
        self.name = name
        self.schema = schema
        self.isRequired = isRequired
        self.unless = unless
    }
}

extension SchemaBuilder {
    /// Returns an object with the given properties; properties whose values are not data are listed beside the members.
    mutating func object(_ properties: OrderedRecords<Property>, in scope: TypeScope) -> JSONObject {
        let (members, omitted) = members(properties, in: scope)
        return object(members, omitted: omitted)
    }

    /// Returns the configuration of an instance without a type: the properties shared by all implementations.
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
                        element.name, schema: schema, isRequired: property.required == true,
                        unless: property.requiredUnless.orEmpty().map(\.value)))
            } else {
                omitted.append(element.name, value: annotation(of: property, reason: .notData))
            }
        }
        return (members, omitted)
    }

    /// Returns the schema of an object with the given members.
    ///
    /// - Parameters:
    ///   - members: The members, in the order of the schema.
    ///   - alternatives: Sets of names, at least one of them complete.
    ///   - conditions: Further demands on the members.
    ///   - omitted: Annotations of members that are not data.
    /// - Returns: The schema, closed to other members unless the catalog's schemas are open.
    func object(
        _ members: [ObjectMember], alternatives: [[String]] = [], conditions: [JSONValue] = [],
        omitted: JSONObject = JSONObject()
    ) -> JSONObject {
        var properties = JSONObject()
        for member in members { properties.append(member.name, value: .object(member.schema)) }
        let required = members.filter(\.isRequired).map(\.name)
        var conditions = conditions
        if !alternatives.isEmpty { conditions.append(Self.needsOne(of: alternatives)) }
        conditions += Self.alternatives(members).map { Self.needsOne(of: $0.map { [$0] }) }
        var result = ObjectBuilder()
        result.add("type", value: "object")
        if !properties.isEmpty { result.add("properties", value: .object(properties)) }
        if !required.isEmpty { result.add("required", value: .texts(required)) }
        if conditions.count == 1, let only = conditions[0].members {
            result.add(contentsOf: only)
        } else if !conditions.isEmpty {
            result.add("allOf", value: .array(conditions))
        }
        if !catalog.isOpen { result.add("additionalProperties", value: false) }
        if !omitted.isEmpty { result.add("x-omitted", value: .object(omitted)) }
        return result.object
    }

    private static func needsOne(of sets: [[String]]) -> JSONValue {
        ["anyOf": .array(sets.map { ["required": .texts($0)] })]
    }

    /// Returns the groups with at least one member required, each group once.
    ///
    /// A name without a member cannot make up for another.
    private static func alternatives(_ members: [ObjectMember]) -> [[String]] {
        var groups: [[String]] = []
        for member in members where !member.unless.isEmpty && !member.isRequired {
            let wanted = Set([member.name] + member.unless)
            let group = members.map(\.name).filter(wanted.contains)
            // An alternative that is not data is missing from the group, so the schema cannot require the group.
            guard group.count == wanted.count, !groups.contains(group) else { continue }
            groups.append(group)
        }
        return groups
    }
}
