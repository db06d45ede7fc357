import CatalogFormat
import CatalogModel

extension TypeDeclaration {
    /// Returns the type with its stated differences over the original from another entry: all the rest comes from the
    /// original, name by name.
    ///
    /// In a property described by both, each key stated by the difference wins.
    func completed(from original: TypeDeclaration) -> TypeDeclaration {
        var type = self
        type.properties = merged(properties, over: original.properties) { difference, original in
            var property = difference
            property.takeMissing(from: original)
            // `type` and `either` exclude each other, so a stated one removes the other of the original.
            if difference.type != nil { property[Property.keys.either] = nil }
            if difference.either != nil { property[Property.keys.type] = nil }
            return property
        }
        type.methods = merged(methods, over: original.methods)
        type.events = merged(events, over: original.events)
        type.slots = merged(slots, over: original.slots)
        type.cases = merged(cases, over: original.cases)
        type.takeMissing(from: original)
        return type
    }

    /// Returns the original's names in order, then the new names.
    private func merged<Value>(
        _ differences: OrderedRecords<Value>?, over originals: OrderedRecords<Value>?,
        combine: (_ difference: Value, _ original: Value) -> Value = { difference, _ in difference }
    ) -> OrderedRecords<Value>? {
        guard let differences else { return originals }
        guard let originals else { return differences }
        let kept = originals.map { original in
            guard let difference = differences.element(named: original.name) else { return original }
            return OrderedRecords<Value>.Element(key: difference.key, value: combine(difference.value, original.value))
        }
        return OrderedRecords(kept + differences.filter { originals.element(named: $0.name) == nil })
    }
}
