import CatalogModel

/// The completion of members with facts from records of the same name elsewhere in the entry, such as shared
/// properties.
///
/// The facts are description, type, values and limits, never a default or a requirement.
enum SharedPropertyMerge {
    static func fillIn(_ entry: inout Entry) {
        let shared = entry.properties.orEmpty()
        let axes = entry.facets.variants.orEmpty()
        guard let implementations = entry.implementations else { return }
        for (index, implementation) in implementations.enumerated() {
            if let types = filled(implementation, of: entry, shared: shared, axes: axes) {
                entry.implementations?.elements[index].value.types = types
            }
            if var accessibility = implementation.value.facets.accessibility, accessibility.configuration != nil {
                let types = entry.implementations?.elements[index].value.types
                fillIn(&accessibility, from: types.orEmpty().elements, shared: shared)
                entry.implementations?.elements[index].value[Facets.keys.accessibility] = accessibility
            }
        }
        if var accessibility = entry.facets.accessibility, accessibility.configuration != nil {
            let types = entry.implementations.orEmpty().flatMap { $0.value.types.orEmpty() }
            fillIn(&accessibility, from: types, shared: shared)
            entry[Facets.keys.accessibility] = accessibility
        }
    }

    /// Returns the types of an implementation; nil when unchanged.
    private static func filled(
        _ implementation: OrderedRecords<Implementation>.Element, of entry: Entry, shared: OrderedRecords<Property>,
        axes: OrderedRecords<Axis>
    ) -> OrderedRecords<TypeDeclaration>? {
        guard var types = implementation.value.types else { return nil }
        let ownAxes = implementation.value.facets.variants.orEmpty()
        var isChanged = false
        for index in types.elements.indices {
            var type = types.elements[index].value
            let isNamesake = fillIn(&type, shared: shared, axes: axes, ownAxes: ownAxes)
            guard takeShared(&type, of: entry) || isNamesake else { continue }
            types.elements[index].value = type
            isChanged = true
        }
        return isChanged ? types : nil
    }

    /// - Returns: Whether there was a change.
    private static func fillIn(
        _ type: inout TypeDeclaration, shared: OrderedRecords<Property>, axes: OrderedRecords<Axis>,
        ownAxes: OrderedRecords<Axis>
    ) -> Bool {
        var isChanged = false
        if let properties = updated(
            type.properties, from: { shared[$0.value.is?.value ?? $0.name] }, take: { $0.take(from: $1) })
        {
            type.properties = properties
            isChanged = true
        }
        // A view builder is one fact, said as a slot, a property or a parameter.
        let slots = Dictionary(
            type.slots.orEmpty().map { ($0.value.property?.value ?? $0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
        if let properties = updated(type.properties, from: { slots[$0.name] }, take: { $0.take(from: $1) }) {
            type.properties = properties
            isChanged = true
        }
        // A parameter may be the only form that a shared property has in an implementation.
        let properties = OrderedRecords(type.properties.orEmpty().elements + shared.elements)
        if let initializers = updated(type.initializers, properties: properties, slots: slots) {
            type.initializers = initializers
            isChanged = true
        }
        if let methods = updated(
            type.methods, from: { updated($0.value, properties: properties, slots: slots) }, take: { $0 = $1 })
        {
            type.methods = methods
            isChanged = true
        }
        if let events = updated(
            type.events, from: { properties[$0.value.property?.value ?? $0.name] },
            take: { $0.named.takeDescription(of: $1) })
        {
            type.events = events
            isChanged = true
        }
        if let slots = updated(
            type.slots, from: { properties[$0.value.property?.value ?? $0.name] },
            take: { $0.named.takeDescription(of: $1) })
        {
            type.slots = slots
            isChanged = true
        }
        guard let axis = type.axis?.value else { return isChanged }
        for values in [ownAxes[axis]?.values, axes[axis]?.values] {
            if let cases = updated(
                type.cases, from: { values?[$0.name] }, take: { $0.named.takeDescription(of: $1) })
            {
                type.cases = cases
                isChanged = true
            }
        }
        return isChanged
    }

    /// Returns functions with the facts of namesakes of their parameters; nil when unchanged.
    private static func updated(
        _ functions: [Method]?, properties: OrderedRecords<Property>, slots: [String: Slot]
    ) -> [Method]? {
        var functions = functions.orEmpty()
        var isChanged = false
        for index in functions.indices {
            if let parameters = updated(
                functions[index].parameters, from: { properties[$0.value.property.is?.value ?? $0.name] },
                take: { $0.property.take(from: $1) })
            {
                functions[index].parameters = parameters
                isChanged = true
            }
            if let parameters = updated(
                functions[index].parameters, from: { slots[$0.name] }, take: { $0.property.take(from: $1) })
            {
                functions[index].parameters = parameters
                isChanged = true
            }
        }
        return isChanged ? functions : nil
    }

    /// Takes the descriptions of the events and slots shared by all implementations.
    ///
    /// - Returns: Whether there was a change.
    private static func takeShared(_ type: inout TypeDeclaration, of entry: Entry) -> Bool {
        var isChanged = false
        if let shared = entry.events,
            let events = updated(type.events, from: { shared[$0.name] }, take: { $0.named.takeDescription(of: $1) })
        {
            type.events = events
            isChanged = true
        }
        if let shared = entry.slots,
            let slots = updated(type.slots, from: { shared[$0.name] }, take: { $0.named.takeDescription(of: $1) })
        {
            type.slots = slots
            isChanged = true
        }
        return isChanged
    }

    private static func fillIn(
        _ accessibility: inout Accessibility, from types: [OrderedRecords<TypeDeclaration>.Element],
        shared: OrderedRecords<Property>
    ) {
        let properties = OrderedRecords(types.flatMap { $0.value.properties.orEmpty() } + shared.elements)
        if let configuration = updated(
            accessibility.configuration, from: { properties[$0.name] }, take: { $0.take(from: $1) })
        {
            accessibility[Accessibility.keys.configuration] = configuration
        }
    }

    /// Returns the records, changed where a record has a namesake; nil without namesakes, the usual case.
    private static func updated<Value, Namesake>(
        _ records: OrderedRecords<Value>?, from namesake: (OrderedRecords<Value>.Element) -> Namesake?,
        take: (inout Value, Namesake) -> Void
    ) -> OrderedRecords<Value>? {
        guard var changed = records else { return nil }
        var isChanged = false
        for index in changed.indices {
            guard let namesake = namesake(changed.elements[index]) else { continue }
            take(&changed.elements[index].value, namesake)
            isChanged = true
        }
        return isChanged ? changed : nil
    }
}

extension Property {
    /// Takes unstated facts from a record about the same subject.
    fileprivate mutating func take(from namesake: Property) {
        named.takeDescription(of: namesake)
        let keys = Self.keys
        takeMissing(type == nil && either == nil ? [keys.type, keys.either] : [], from: namesake)
        takeMissing([keys.values, keys.limits], from: namesake)
    }

    /// Takes facts from the slot filled by the property, the same facts in other words.
    fileprivate mutating func take(from slot: Slot) {
        named.takeDescription(of: slot)
        if type == nil, either == nil, let type = slot.type { self[Self.keys.type] = type }
    }
}

extension Named {
    fileprivate mutating func takeDescription(of namesake: some NamedRecord) {
        takeMissing([Self.keys.description], from: namesake)
    }
}
