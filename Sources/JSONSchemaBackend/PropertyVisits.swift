import CatalogModel

// The properties from which schemas are made, including nested properties.
extension Entry {
    func forEachProperty(_ visit: (Property) -> Void) {
        for element in properties.orEmpty() { element.value.forEachProperty(visit) }
        for implementation in implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() { type.value.forEachProperty(visit) }
        }
    }
}

extension TypeDeclaration {
    /// Properties, parameters of initializers and associated values.
    func forEachProperty(_ visit: (Property) -> Void) {
        for element in properties.orEmpty() { element.value.forEachProperty(visit) }
        for initializer in initializers.orEmpty() {
            for parameter in initializer.parameters.orEmpty() { parameter.value.property.forEachProperty(visit) }
        }
        for value in cases.orEmpty() {
            for parameter in value.value.parameters.orEmpty() { parameter.value.property.forEachProperty(visit) }
        }
    }
}

extension Property {
    /// Visits the property and all properties within.
    func forEachProperty(_ visit: (Property) -> Void) {
        visit(self)
        items?.forEachProperty(visit)
        for element in properties.orEmpty() { element.value.forEachProperty(visit) }
    }
}
