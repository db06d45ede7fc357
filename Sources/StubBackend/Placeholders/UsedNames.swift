import CatalogModel

/// A collector of the names mentioned in the types and defaults of an entry, for finding the entries with the
/// declarations.
enum UsedNames {
    static func of(_ component: Component) -> Set<String> {
        var names: Set<String> = []
        for element in component.entry.implementations.orEmpty().elements {
            for type in element.value.types.orEmpty().elements { add(type, to: &names) }
            for overloads in element.value.functions.orEmpty().elements {
                for method in overloads.value { add(method, to: &names) }
            }
        }
        for property in component.entry.properties.orEmpty().elements { add(property.value, to: &names) }
        return names
    }

    private static func add(_ type: OrderedRecords<TypeDeclaration>.Element, to names: inout Set<String>) {
        add(type.name, to: &names)
        let declaration = type.value
        for text in [declaration.generics, declaration.where, declaration.raw, declaration.definition] {
            add(text?.value, to: &names)
        }
        for reference in declaration.inherits.orEmpty() + declaration.conforms.orEmpty() {
            add(reference.name?.value, to: &names)
            add(reference.where?.value, to: &names)
        }
        for property in declaration.properties.orEmpty().elements { add(property.value, to: &names) }
        for method in declaration.initializers.orEmpty() { add(method, to: &names) }
        for overloads in declaration.methods.orEmpty().elements {
            for method in overloads.value { add(method, to: &names) }
        }
        for event in declaration.events.orEmpty().elements {
            add(event.value.type?.value, to: &names)
            if let payload = event.value.payload { add(payload, to: &names) }
        }
        for slot in declaration.slots.orEmpty().elements { add(slot.value.type?.value, to: &names) }
        for value in declaration.cases.orEmpty().elements {
            for parameter in value.value.parameters.orEmpty().elements { add(parameter.value.property, to: &names) }
        }
    }

    private static func add(_ method: Method, to names: inout Set<String>) {
        for text in [method.generics, method.where, method.returns?.type, method.throws?.type, method.declaration] {
            add(text?.value, to: &names)
        }
        for parameter in method.parameters.orEmpty().elements { add(parameter.value.property, to: &names) }
    }

    private static func add(_ property: Property, to names: inout Set<String>) {
        add(property.type?.value, to: &names)
        for type in property.either.orEmpty() { add(type.value, to: &names) }
        add(property.default?.value, to: &names)
    }

    /// Adds everything in the text that looks like a name, without dots.
    private static func add(_ text: String?, to names: inout Set<String>) {
        guard let text else { return }
        if SwiftTypeRecognizer.isPlainName(text) {
            names.insert(text)
            return
        }
        var name: [UInt8] = []
        for byte in text.utf8 {
            if SyntaxScanner.isNameByte(byte) {
                name.append(byte)
            } else if !name.isEmpty {
                names.insert(String(decoding: name, as: UTF8.self))
                name.removeAll(keepingCapacity: true)
            }
        }
        if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
    }
}
