import CatalogModel
import SourceCode

// The schema of a component: what an instance of it is, by implementation, and the types it is made of.
extension SchemaBuilder {
    /// Returns the schema as a file of its own, made from the result of `definition`.
    func file(_ definition: JSONObject) -> JSONValue {
        var members = ObjectBuilder()
        members.add("$schema", value: .string(SchemaCatalog.dialect))
        members.add("$id", value: catalog.identifier(SchemaCatalog.file(of: component.id)))
        members.add(contentsOf: definition)
        return members.value
    }

    /// Returns the schema without the members of a file.
    mutating func definition() -> JSONObject {
        let entry = component.entry
        let implementations = entry.implementations.orEmpty()
        var members = ObjectBuilder()
        members.add("title", value: .string(component.title))
        let proses = [entry.summary, entry.description].compactMap { $0 }
        members.addDescription(proses, deprecation: entry.deprecated)
        if implementations.isEmpty {
            members.add(contentsOf: sharedInstance())
        } else {
            members.add("type", value: "object")
            members.add("properties", value: ["component": ["const": .string(component.id.rawValue)]])
            members.add("required", value: ["component"])
            let references = implementations.map {
                ["$ref": .string(reference(toImplementation: $0.name))] as JSONValue
            }
            if references.count == 1, let only = references[0].members {
                members.add(contentsOf: only)
            } else {
                members.add("oneOf", value: .array(references))
            }
        }
        if !implementations.isEmpty {
            var definitions = JSONObject()
            for element in implementations {
                definitions.append(
                    element.name, value: .object(implementation(element, isOnlyOne: implementations.count == 1)))
            }
            members.add("$defs", value: .object(definitions))
        }
        addEntry(entry, to: &members)
        return members.object
    }

    private func reference(toImplementation name: String) -> String {
        JSONPointer.path(below: "#/$defs", name)
    }

    /// Returns the instance of an entry without implementations: the properties shared by any implementation.
    private mutating func sharedInstance() -> JSONObject {
        let scope = TypeScope(entry: component.id, implementation: nil, languages: [])
        let properties = sharedObject(of: nil, in: scope)
        var instance = instance(implementation: nil, properties: properties)
        addSharedExamples(to: &instance)
        return instance
    }

    private mutating func implementation(
        _ element: OrderedRecords<Implementation>.Element, isOnlyOne: Bool
    ) -> JSONObject {
        let components = catalog.componentTypes(of: element.name, in: component.id)
        var definitions = JSONObject()
        for record in catalog.types.records(of: element.name, in: component.id) {
            definitions.append(record.name, value: .object(typeDefinition(record, components: components)))
        }
        let references = components.map { ["$ref": .string(reference(to: $0))] as JSONValue }
        let scope = TypeScope(
            entry: component.id, implementation: element.name,
            languages: TypeLanguages.keys(of: element.name, element.value))
        let properties =
            references.isEmpty
            ? sharedObject(of: element.value, in: scope) : Self.anyOf(references).members ?? JSONObject()
        // An instance may be of the type that asks for least.
        let choices = references.isEmpty ? [.object(properties)] : components.compactMap { definitions[$0.name] }
        var members = ObjectBuilder()
        members.addHeading(element.value.named, title: element.name)
        members.add(
            contentsOf: instance(
                implementation: (element.name, isRequired: !isOnlyOne), properties: properties,
                choices: choices, components: components))
        if !definitions.isEmpty { members.add("$defs", value: .object(definitions)) }
        addImplementation(element.value, to: &members)
        addExamples(to: &members.object, of: element, components)
        return members.object
    }

    /// Whether an object is required to have some of the members.
    private static func asksForMembers(_ schema: JSONValue) -> Bool {
        InstanceCheck(enumerations: [:]).verdict([:], for: schema) == .invalid
    }

    /// Returns the schema of an instance.
    ///
    /// `{ "component": ID, "implementation": NAME, "properties": {…}, "slots": {…} }`
    ///
    /// - Parameters:
    ///   - implementation: The name of the implementation, and whether an instance must state the name; nil without
    ///     implementations.
    ///   - properties: The schema of the properties.
    ///   - choices: The possible properties, in case of references.
    ///   - components: The configured types, with their slots.
    /// - Returns: The schema, closed to other members unless the catalog's schemas are open.
    private func instance(
        implementation: (name: String, isRequired: Bool)?, properties: JSONObject, choices: [JSONValue] = [],
        components: [TypeRecord] = []
    ) -> JSONObject {
        let (slots, needsSlots) = slots(of: components)
        let choices = choices.isEmpty ? [.object(properties)] : choices
        var required = ["component"]
        if let implementation, implementation.isRequired { required.append("implementation") }
        if choices.allSatisfy(Self.asksForMembers) { required.append("properties") }
        if needsSlots { required.append("slots") }
        return JSONObject([
            "type": "object",
            "properties": [
                "component": ["const": .string(component.id.rawValue)],
                "implementation": implementation.map { ["const": .string($0.name)] },
                "properties": .object(properties),
                "slots": slots,
            ],
            "required": .texts(required),
            "additionalProperties": catalog.isOpen ? nil : false,
        ])
    }

    private func requiredSlots(of record: TypeRecord) -> Set<String> {
        Set(record.declaration.slots.orEmpty().lazy.filter { $0.value.required == true }.map(\.name))
    }

    /// Returns the schema of all slots' contents: texts and instances of components, in order.
    ///
    /// A slot must be filled if required by every type.
    private func slots(of components: [TypeRecord]) -> (schema: JSONValue, isRequired: Bool) {
        var properties = JSONObject()
        var required: [String] = []
        let slots = components.flatMap { $0.declaration.slots.orEmpty().elements }
        let requiredNames = components.map { requiredSlots(of: $0) }
        var seen: Set<String> = []
        for element in slots where seen.insert(element.name).inserted {
            let slot = element.value
            let isRequired = requiredNames.allSatisfy { $0.contains(element.name) }
            var members = ObjectBuilder()
            members.addHeading(slot.named)
            members.add("type", value: "array")
            members.add("items", value: ["anyOf": [["type": "string"], Self.anyComponent]])
            if isRequired {
                members.add("minItems", value: .number("1"))
                required.append(element.name)
            }
            members.add("x-type", value: slot.type?.annotation)
            members.add("x-fallback", value: slot.fallback?.annotation)
            properties.append(element.name, value: members.value)
        }
        let schema: JSONValue = [
            "type": "object", "properties": properties.isEmpty ? nil : .object(properties),
            "required": required.isEmpty ? nil : .texts(required), "additionalProperties": catalog.isOpen ? nil : false,
        ]
        return (schema, !required.isEmpty)
    }
}
