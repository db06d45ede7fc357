import CatalogModel

/// Fills in what records take from their namesakes: description, type, values and limits, never a default or whether
/// something is required.
enum Namesakes {
    static func fillIn(_ entry: inout Entry) {
        let shared = entry.properties.orEmpty()
        let axes = entry.facets.variants.orEmpty()
        guard var implementations = entry.implementations else { return }
        for index in implementations.elements.indices {
            fillIn(&implementations.elements[index].value, shared: shared, axes: axes)
        }
        entry.implementations = implementations
        let properties = implementations.flatMap { $0.value.types.orEmpty() }.flatMap { $0.value.properties.orEmpty() }
        fillIn(&entry.facets.accessibility, from: properties + shared.elements)
    }

    private static func fillIn(
        _ implementation: inout Implementation, shared: ByName<Property>, axes: ByName<Axis>
    ) {
        let ownAxes = implementation.facets.variants.orEmpty()
        if var types = implementation.types {
            for index in types.elements.indices {
                fillIn(&types.elements[index].value, shared: shared, axes: axes, ownAxes: ownAxes)
            }
            implementation.types = types
        }
        let properties = implementation.types.orEmpty().flatMap { $0.value.properties.orEmpty() }
        fillIn(&implementation.facets.accessibility, from: properties + shared.elements)
    }

    private static func fillIn(
        _ type: inout TypeDeclaration, shared: ByName<Property>, axes: ByName<Axis>, ownAxes: ByName<Axis>
    ) {
        update(&type.properties) { name, property in
            if let namesake = shared[property.is?.value ?? name] { property.take(from: namesake) }
        }
        // A parameter may be the only form that a shared property has in an implementation.
        let properties = ByName(type.properties.orEmpty().elements + shared.elements)
        func fillIn(_ method: inout Method) {
            update(&method.parameters) { name, parameter in
                if let namesake = properties[parameter.property.is?.value ?? name] {
                    parameter.property.take(from: namesake)
                }
            }
        }
        if var initializers = type.initializers {
            for index in initializers.indices { fillIn(&initializers[index]) }
            type.initializers = initializers
        }
        update(&type.methods) { _, overloads in
            for index in overloads.indices { fillIn(&overloads[index]) }
        }
        update(&type.events) { name, event in
            if let namesake = properties[event.property?.value ?? name] { event.named.takeDescription(of: namesake) }
        }
        update(&type.slots) { name, slot in
            if let namesake = properties[slot.property?.value ?? name] { slot.named.takeDescription(of: namesake) }
        }
        guard let axis = type.axis?.value else { return }
        update(&type.cases) { name, value in
            for namesake in [ownAxes[axis]?.values?[name], axes[axis]?.values?[name]] {
                if let namesake { value.named.takeDescription(of: namesake) }
            }
        }
    }

    private static func fillIn(_ accessibility: inout Accessibility?, from properties: [ByName<Property>.Element]) {
        guard var filled = accessibility else { return }
        let properties = ByName(properties)
        update(&filled.configuration) { name, setting in
            if let namesake = properties[name] { setting.take(from: namesake) }
        }
        accessibility = filled
    }

    private static func update<Value>(_ records: inout ByName<Value>?, _ change: (String, inout Value) -> Void) {
        guard var filled = records else { return }
        for index in filled.elements.indices { change(filled.elements[index].name, &filled.elements[index].value) }
        records = filled
    }
}

extension Property {
    /// Takes what this record does not say from one that speaks of the same thing.
    fileprivate mutating func take(from namesake: Property) {
        named.takeDescription(of: namesake)
        if type == nil && either == nil {
            type = namesake.type
            either = namesake.either
        }
        values = values ?? namesake.values
        limits = limits ?? namesake.limits
    }
}

extension Named {
    fileprivate mutating func takeDescription(of namesake: some NamedRecord) {
        description = description ?? namesake.description
    }
}
