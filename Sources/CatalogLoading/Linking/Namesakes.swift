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
        update(&type.properties, from: { shared[$0.value.is?.value ?? $0.name] }, take: { $0.take(from: $1) })
        // A parameter may be the only form that a shared property has in an implementation.
        let properties = ByName(type.properties.orEmpty().elements + shared.elements)
        func fillIn(_ method: inout Method) {
            update(
                &method.parameters, from: { properties[$0.value.property.is?.value ?? $0.name] },
                take: { $0.property.take(from: $1) })
        }
        if var initializers = type.initializers {
            for index in initializers.indices { fillIn(&initializers[index]) }
            type.initializers = initializers
        }
        update(
            &type.methods, from: { $0.value.contains { $0.parameters != nil } ? () : nil },
            take: { overloads, _ in
                for index in overloads.indices { fillIn(&overloads[index]) }
            })
        update(
            &type.events, from: { properties[$0.value.property?.value ?? $0.name] },
            take: { $0.named.takeDescription(of: $1) })
        update(
            &type.slots, from: { properties[$0.value.property?.value ?? $0.name] },
            take: { $0.named.takeDescription(of: $1) })
        guard let axis = type.axis?.value else { return }
        for values in [ownAxes[axis]?.values, axes[axis]?.values] {
            update(&type.cases, from: { values?[$0.name] }, take: { $0.named.takeDescription(of: $1) })
        }
    }

    private static func fillIn(_ accessibility: inout Accessibility?, from properties: [ByName<Property>.Element]) {
        guard var filled = accessibility else { return }
        let properties = ByName(properties)
        update(&filled.configuration, from: { properties[$0.name] }, take: { $0.take(from: $1) })
        accessibility = filled
    }

    /// Changes the records that have a namesake, and leaves all others untouched, which is most of them.
    private static func update<Value, Namesake>(
        _ records: inout ByName<Value>?, from namesake: (ByName<Value>.Element) -> Namesake?,
        take: (inout Value, Namesake) -> Void
    ) {
        for index in records.orEmpty().indices {
            guard let element = records?.elements[index], let namesake = namesake(element) else { continue }
            var value = element.value
            take(&value, namesake)
            records?.elements[index].value = value
        }
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
