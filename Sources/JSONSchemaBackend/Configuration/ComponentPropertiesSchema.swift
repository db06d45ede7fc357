import CatalogModel
import SourceCode

// The configuration of a type as an object.
extension SchemaBuilder {
    /// Returns the schema of a type's settable members.
    ///
    /// - Parameters:
    ///   - record: The type.
    ///   - shared: Properties shared by all implementations of the entry.
    ///   - hasExclusions: Whether the combinations forbidden by the entry apply to the type.
    /// - Returns: The schema of an object, with annotations of members that are not data.
    mutating func surface(
        of record: TypeRecord, shared: OrderedRecords<Property> = OrderedRecords(), hasExclusions: Bool = false
    ) -> JSONObject {
        let surface = ComponentProperties(
            record.declaration, inherited: inheritedProperties(of: record), shared: shared)
        let scope = record.scope()
        var members: [ObjectMember] = []
        members.reserveCapacity(surface.members.count)
        var omitted = JSONObject()
        for member in surface.members {
            let merged = member.merged
            let count = unmapped.count
            switch schema(of: member, merged.value, of: record, in: scope) {
            case .success(var schema):
                addDifferences(member, from: merged.value, to: &schema)
                let unless = merged.value.requiredUnless.orEmpty().map(\.value)
                members.append(
                    ObjectMember(member.name, schema: schema, isRequired: merged.value.required == true, unless: unless)
                )
            case .failure(let omission):
                forgetUnmapped(from: min(count, unmapped.count))
                var annotation = annotation(of: merged.value, reason: omission.reason).members ?? JSONObject()
                addDifferences(member, from: merged.value, to: &annotation)
                omitted.append(member.name, value: .object(annotation))
            }
        }
        let requirements = surface.requirements(amongMembers: members.map(\.name))
        for index in members.indices where requirements.all.contains(members[index].name) {
            members[index].isRequired = true
        }
        let conditions = hasExclusions ? conditions(on: members, of: record.implementation.value) : []
        return object(members, alternatives: requirements.alternatives, conditions: conditions, omitted: omitted)
    }

    /// The error for a member left out of the schema, with the reason.
    private struct OmissionError: Error {
        let reason: OmissionReason
    }

    private mutating func schema(
        of member: ComponentPropertiesMember, _ property: Property, of record: TypeRecord, in scope: TypeScope
    ) -> Result<JSONObject, OmissionError> {
        func failure(_ reason: OmissionReason) -> Result<JSONObject, OmissionError> {
            .failure(OmissionError(reason: reason))
        }
        if let visibility = property.visibility?.value, visibility != .public { return failure(.notPublic) }
        if member.parameters.isEmpty, property.readOnly == true { return failure(.readOnly) }
        if member.parameters.isEmpty, property.static == true { return failure(.static) }
        let events = record.declaration.events.orEmpty()
        let slots = record.declaration.slots.orEmpty()
        if events.elements.contains(where: { $0.value.property?.value == member.name }) { return failure(.event) }
        if slots.elements.contains(where: { $0.value.property?.value == member.name }) { return failure(.slot) }
        let schema = schema(of: property, in: scope)
        // A type is more specific than a name: a string property with the name of a slot stays a string.
        if schema.map(Self.isOpen) ?? true {
            if events[member.name] != nil { return failure(.event) }
            if slots[member.name] != nil { return failure(.slot) }
        }
        return schema.map { .success($0) } ?? failure(.notData)
    }

    /// Whether a schema leaves the value open.
    private static func isOpen(_ schema: JSONObject) -> Bool {
        !schema.members.contains { member in
            switch member.name {
            case "type", "$ref", "anyOf", "oneOf", "allOf", "const", "enum": true
            default: false
            }
        }
    }

    /// Lists the differences of a member's other records from the decisive record.
    private func addDifferences(
        _ member: ComponentPropertiesMember, from merged: Property, to schema: inout JSONObject
    ) {
        if member.parameters.count + (member.property == nil ? 0 : 1) < 2 { return }
        var differences: [JSONValue] = []
        for element in member.records {
            let difference = Self.difference(of: element.value, from: merged)
            if !difference.isEmpty, !differences.contains(difference.value) { differences.append(difference.value) }
        }
        if !differences.isEmpty { schema["x-declarations"] = .array(differences) }
    }

    private static func difference(of record: Property, from merged: Property) -> ObjectBuilder {
        var members = ObjectBuilder()
        if let type = record.type, merged.type != type { members.add("type", value: type.annotation) }
        if let value = record.default, merged.default != value { members.add("default", value: value.annotation) }
        if let prose = record.description, merged.description != prose {
            members.add("description", value: prose.annotation)
        }
        if let values = record.values, merged.values?.names != values.names {
            members.add("values", value: values.annotation)
        }
        if record.examples != nil, merged.examples?.count != record.examples?.count {
            members.add("examples", value: record.examples?.annotation)
        }
        return members
    }

    /// Returns the properties inherited by a type from types of the catalog, nearest first.
    private func inheritedProperties(of record: TypeRecord) -> [OrderedRecords<Property>.Element] {
        if record.declaration.inherits?.isEmpty ?? true { return [] }
        var result: [OrderedRecords<Property>.Element] = []
        var seen: Set<String> = [record.name]
        var current = record
        while let parent = parent(of: current), seen.insert(parent.name).inserted {
            result += parent.declaration.properties.orEmpty()
            current = parent
        }
        return result
    }

    private func parent(of record: TypeRecord) -> TypeRecord? {
        record.declaration.inherits.orEmpty().lazy.compactMap { reference -> TypeRecord? in
            guard let name = reference.name?.value else { return nil }
            let implementation = record.implementation.name
            return catalog.types.own(
                name, of: record.entryID, implementation: implementation, owner: record.name)
                ?? catalog.types.foreign(name, implementation: implementation, languages: record.languages)
        }.first
    }
}
