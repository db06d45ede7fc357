import CatalogModel
import SourceCode

// Examples that are data, as the keyword of JSON Schema. Examples of uncertain validity are annotations only.
extension SchemaBuilder {
    /// Adds the arguments of an entry's examples to an instance, to the configured type, and to the type's properties.
    ///
    /// - Parameters:
    ///   - definition: The schema of an implementation with the schemas of the types.
    ///   - element: The implementation.
    ///   - components: The types configured by instances.
    func addExamples(
        to definition: inout JSONObject, of element: OrderedRecords<Implementation>.Element, _ components: [TypeRecord]
    ) {
        guard hasExamples else { return }
        let own: [Example] = component.entry.examples.orEmpty() + element.value.examples.orEmpty()
        let all: [Example] = components.reduce(into: own) { $0 += $1.declaration.examples.orEmpty() }
        guard all.contains(where: { $0.arguments != nil }) else { return }
        let file = JSONObject(["$defs": .object(JSONObject([element.name: .object(definition)]))])
        let check = InstanceCheck(
            enumerations: enumerations, definitions: ComponentDefinitions(of: file), catalog: catalog)
        var types = definition["$defs"]?.members ?? JSONObject()
        var arguments: [JSONValue] = components.isEmpty ? own.compactMap(\.arguments) : []
        for record in components {
            guard var type = types[record.name]?.members else { continue }
            let examples: [Example] = own + record.declaration.examples.orEmpty()
            let found = examples.compactMap(\.arguments).filter {
                $0.members != nil && check.verdict($0, for: .object(type)) == .valid
            }
            if found.isEmpty { continue }
            arguments += found
            addExamples(found, to: &type)
            types[record.name] = .object(type)
        }
        if arguments.isEmpty { return }
        if !types.isEmpty { definition["$defs"] = .object(types) }
        let instances = arguments.uniqued().map { instance($0, implementation: element.name) }.filter {
            check.verdict($0, for: .object(definition)) == .valid
        }
        if !instances.isEmpty { definition["examples"] = .array(instances) }
    }

    /// Adds the arguments of an entry without implementations.
    func addSharedExamples(to instance: inout JSONObject) {
        let arguments = component.entry.examples.orEmpty().compactMap(\.arguments)
        if arguments.isEmpty || !hasExamples { return }
        let check = InstanceCheck(enumerations: enumerations, catalog: catalog)
        let valid = arguments.uniqued().map { self.instance($0, implementation: nil) }.filter {
            check.verdict($0, for: .object(instance)) == .valid
        }
        if !valid.isEmpty { instance["examples"] = .array(valid) }
    }

    private func instance(_ arguments: JSONValue, implementation: String?) -> JSONValue {
        [
            "component": .string(component.id.rawValue), "implementation": implementation.map { .string($0) },
            "properties": arguments,
        ]
    }

    private func addExamples(_ arguments: [JSONValue], to type: inout JSONObject) {
        var properties = type["properties"]?.members ?? JSONObject()
        for member in properties.members {
            guard var schema = member.value.members else { continue }
            let values = arguments.compactMap { $0.members?[member.name] }.uniqued()
            // A property's own examples come first.
            let all = ((schema["examples"]?.elements ?? []) + values).uniqued().filter { $0 != schema["default"] }
            if all.isEmpty { continue }
            schema["examples"] = .array(all)
            properties[member.name] = .object(schema)
        }
        type["properties"] = .object(properties)
        type["examples"] = .array(arguments.uniqued())
    }
}
