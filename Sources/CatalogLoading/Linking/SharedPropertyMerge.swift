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
        var isChanged = update(
            &type.properties, from: { shared[$0.value.is?.value ?? $0.name] }, take: { $0.take(from: $1) })
        // A view builder is one fact, said as a slot, a property or a parameter.
        let slots = Dictionary(
            type.slots.orEmpty().map { ($0.value.property?.value ?? $0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
        isChanged =
            update(&type.properties, from: { slots[$0.name] }, take: { $0.take(from: $1) }) || isChanged
        // A parameter may be the only form that a shared property has in an implementation.
        let properties = OrderedRecords(type.properties.orEmpty().elements + shared.elements)
        func fillIn(_ method: inout Method) -> Bool {
            let takesProperties = update(
                &method.parameters, from: { properties[$0.value.property.is?.value ?? $0.name] },
                take: { $0.property.take(from: $1) })
            let takesSlots = update(
                &method.parameters, from: { slots[$0.name] }, take: { $0.property.take(from: $1) })
            return takesProperties || takesSlots
        }
        if var initializers = type.initializers {
            for index in initializers.indices where fillIn(&initializers[index]) { isChanged = true }
            type.initializers = initializers
        }
        isChanged =
            update(
                &type.methods, from: { $0.value.contains { $0.parameters != nil } ? () : nil },
                take: { overloads, _ in
                    for index in overloads.indices { _ = fillIn(&overloads[index]) }
                }) || isChanged
        isChanged =
            update(
                &type.events, from: { properties[$0.value.property?.value ?? $0.name] },
                take: { $0.named.takeDescription(of: $1) }) || isChanged
        isChanged =
            update(
                &type.slots, from: { properties[$0.value.property?.value ?? $0.name] },
                take: { $0.named.takeDescription(of: $1) }) || isChanged
        guard let axis = type.axis?.value else { return isChanged }
        for values in [ownAxes[axis]?.values, axes[axis]?.values] {
            isChanged =
                update(&type.cases, from: { values?[$0.name] }, take: { $0.named.takeDescription(of: $1) }) || isChanged
        }
        return isChanged
    }

    /// Takes the descriptions of the events and slots shared by all implementations.
    ///
    /// - Returns: Whether there was a change.
    private static func takeShared(_ type: inout TypeDeclaration, of entry: Entry) -> Bool {
        let (events, slots) = (entry.events, entry.slots)
        let takesEvents =
            events != nil
            && update(&type.events, from: { events?[$0.name] }, take: { $0.named.takeDescription(of: $1) })
        let takesSlots =
            slots != nil && update(&type.slots, from: { slots?[$0.name] }, take: { $0.named.takeDescription(of: $1) })
        return takesEvents || takesSlots
    }

    private static func fillIn(
        _ accessibility: inout Accessibility, from types: [OrderedRecords<TypeDeclaration>.Element],
        shared: OrderedRecords<Property>
    ) {
        let properties = OrderedRecords(types.flatMap { $0.value.properties.orEmpty() } + shared.elements)
        _ = update(
            &accessibility[Accessibility.keys.configuration], from: { properties[$0.name] }, take: { $0.take(from: $1) }
        )
    }

    /// Changes the records with a namesake, and leaves all others untouched, the majority.
    ///
    /// - Returns: Whether there are any.
    private static func update<Value, Namesake>(
        _ records: inout OrderedRecords<Value>?, from namesake: (OrderedRecords<Value>.Element) -> Namesake?,
        take: (inout Value, Namesake) -> Void
    ) -> Bool {
        var isChanged = false
        for index in records.orEmpty().indices {
            guard let element = records?.elements[index], let namesake = namesake(element) else { continue }
            var value = element.value
            take(&value, namesake)
            records?.elements[index].value = value
            isChanged = true
        }
        return isChanged
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
