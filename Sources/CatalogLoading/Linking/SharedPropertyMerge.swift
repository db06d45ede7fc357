import CatalogModel

/// The completion of members with facts from records of the same name elsewhere in the entry, such as shared
/// properties.
///
/// The facts are description, type, values and limits, never a default or a requirement. An enum of an axis without
/// cases has the values of the axis as cases.
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
        var isChanged = type.replace(
            \.properties,
            with: updated(type.properties, from: { shared[$0.value.is?.value ?? $0.name] }, take: { $0.take(from: $1) })
        )
        // A slot, a property or a parameter can state the same view builder.
        let slots = Dictionary(
            type.slots.orEmpty().map { ($0.value.property?.value ?? $0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
        isChanged =
            type.replace(
                \.properties, with: updated(type.properties, from: { slots[$0.name] }, take: { $0.take(from: $1) }))
            || isChanged
        // An implementation may have a shared property only as a parameter.
        let properties = OrderedRecords(type.properties.orEmpty().elements + shared.elements)
        isChanged =
            type.replace(\.initializers, with: updated(type.initializers, properties: properties, slots: slots))
            || isChanged
        isChanged =
            type.replace(
                \.methods,
                with: updated(
                    type.methods, from: { updated($0.value, properties: properties, slots: slots) }, take: { $0 = $1 }))
            || isChanged
        isChanged =
            type.replace(
                \.events, with: described(type.events) { properties[$0.value.property?.value ?? $0.name] })
            || isChanged
        isChanged =
            type.replace(\.slots, with: described(type.slots) { properties[$0.value.property?.value ?? $0.name] })
            || isChanged
        guard let axis = type.axis?.value else { return isChanged }
        if type.kind?.value == .enum, type.cases == nil {
            let values = axes[axis]?.values.orEmpty().elements ?? []
            let own = ownAxes[axis]?.values.orEmpty().filter { value in !values.contains { $0.name == value.name } }
            let cases = OrderedRecords(values + (own ?? []))
            if !cases.isEmpty {
                type.cases = cases
                isChanged = true
            }
        }
        for values in [ownAxes[axis]?.values, axes[axis]?.values] {
            isChanged = type.replace(\.cases, with: described(type.cases) { values?[$0.name] }) || isChanged
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
            let named = updated(
                functions[index].parameters, from: { properties[$0.value.property.is?.value ?? $0.name] },
                take: { $0.property.take(from: $1) })
            isChanged = functions[index].replace(\.parameters, with: named) || isChanged
            let filling = updated(
                functions[index].parameters, from: { slots[$0.name] }, take: { $0.property.take(from: $1) })
            isChanged = functions[index].replace(\.parameters, with: filling) || isChanged
        }
        return isChanged ? functions : nil
    }

    /// Takes the descriptions of the events and slots shared by all implementations.
    ///
    /// - Returns: Whether there was a change.
    private static func takeShared(_ type: inout TypeDeclaration, of entry: Entry) -> Bool {
        let (events, slots) = (entry.events, entry.slots)
        let takesEvents = type.replace(\.events, with: described(type.events) { events?[$0.name] })
        return type.replace(\.slots, with: described(type.slots) { slots?[$0.name] }) || takesEvents
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

    /// Returns the records with the descriptions of namesakes; nil without namesakes, the usual case.
    private static func described<Value: NamedRecord>(
        _ records: OrderedRecords<Value>?, from namesake: (OrderedRecords<Value>.Element) -> (some NamedRecord)?
    ) -> OrderedRecords<Value>? {
        updated(records, from: namesake, take: { $0.named.takeDescription(of: $1) })
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

extension RecordView {
    /// Puts another value under a key, where there is one; setting a key makes a new record, so most are left alone.
    ///
    /// - Returns: Whether there is a value.
    fileprivate mutating func replace<Value>(_ key: WritableKeyPath<Self, Value?>, with value: Value?) -> Bool {
        guard let value else { return false }
        self[keyPath: key] = value
        return true
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
