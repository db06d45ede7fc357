import CatalogModel

/// The texts of all types of a catalog.
enum CatalogTypeTexts {
    static func all(in registry: ComponentRegistry) -> Set<String> {
        var texts: Set<String> = []
        for component in registry.components {
            let entry = component.entry
            for element in entry.properties.orEmpty() { add(element.value, to: &texts) }
            for implementation in entry.implementations.orEmpty() {
                for element in implementation.value.variables.orEmpty() { add(element.value, to: &texts) }
                for methods in implementation.value.functions.orEmpty() {
                    for method in methods.value { add(method, to: &texts) }
                }
                for type in implementation.value.types.orEmpty() { add(type.value, to: &texts) }
            }
        }
        return texts
    }

    private static func add(_ type: TypeDeclaration, to texts: inout Set<String>) {
        if let definition = type.definition { texts.insert(definition.value) }
        for element in type.properties.orEmpty() { add(element.value, to: &texts) }
        for method in type.initializers.orEmpty() { add(method, to: &texts) }
        for methods in type.methods.orEmpty() { for method in methods.value { add(method, to: &texts) } }
        for event in type.events.orEmpty() { if let payload = event.value.payload { add(payload, to: &texts) } }
        for element in type.cases.orEmpty() {
            for parameter in element.value.parameters.orEmpty() { add(parameter.value.property, to: &texts) }
        }
    }

    private static func add(_ method: Method, to texts: inout Set<String>) {
        for parameter in method.parameters.orEmpty() { add(parameter.value.property, to: &texts) }
        if let type = method.returns?.type { texts.insert(type.value) }
    }

    private static func add(_ property: Property, to texts: inout Set<String>) {
        texts.formUnion((property.type.map { [$0] } ?? []).map(\.value) + property.either.orEmpty().map(\.value))
        if let items = property.items { add(items, to: &texts) }
        for element in property.properties.orEmpty() { add(element.value, to: &texts) }
    }
}
