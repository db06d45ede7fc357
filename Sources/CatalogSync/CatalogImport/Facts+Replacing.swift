import CatalogModel

/// Changes of single facts, by the names of an `EntryLocation`.
extension Facts {
    /// Returns the value of a fact; nil for a fact that is not stated.
    func value(at names: ArraySlice<String>) -> JSONValue? {
        guard let name = names.first else { return value }
        return member(name).flatMap { $0.value(at: names.dropFirst()) }
    }

    /// Returns the value with another fact at a location.
    ///
    /// A record stays without facts, because the name alone is a fact. A collection without members goes.
    ///
    /// - Parameters:
    ///   - names: The names of the location.
    ///   - new: The fact; nil to remove the fact.
    /// - Returns: The value; nil for a value without any remaining content.
    func replacing(_ names: ArraySlice<String>, with new: JSONValue?) -> JSONValue? {
        guard let name = names.first else { return new }
        let old = member(name) ?? Facts(value: .object(JSONObject()), form: form.member(name))
        let inner = old.replacing(names.dropFirst(), with: new)
        switch (form, value) {
        case (.byName, .array(let all)):
            let kept = all.filter { $0.scalarText != name }
            if inner == nil { return kept.isEmpty ? nil : .array(kept) }
            return value
        case (_, .array(var elements)):
            guard let index = Int(name), elements.indices.contains(index) else { return value }
            if let inner { elements[index] = inner } else { elements.remove(at: index) }
            return elements.isEmpty ? nil : .array(elements)
        case (.list, _): return inner
        case (_, .object(var object)):
            object[name] = inner
            if object.isEmpty, case .byName = form { return nil }
            return .object(object)
        case (.record(let record), _) where record.shortForm == name:
            return inner ?? .object(JSONObject())
        default: return value
        }
    }

    /// Whether a fact is an element of a list, or is in one.
    func isInList(_ names: ArraySlice<String>) -> Bool {
        if case (.list, .array) = (form, value) { return true }
        guard let name = names.first, let inner = member(name) else { return false }
        return inner.isInList(names.dropFirst())
    }

    private func member(_ name: String) -> Facts? {
        let inner = form.member(name)
        switch (form, value) {
        case (.byName, .array(let names)):
            return names.contains { $0.scalarText == name } ? Facts(value: .object(JSONObject()), form: inner) : nil
        case (_, .array(let elements)):
            return Int(name).flatMap { elements.indices.contains($0) ? Facts(value: elements[$0], form: inner) : nil }
        case (.list, _): return Facts(value: value, form: inner)
        case (_, .object(let object)): return object[name].map { Facts(value: $0, form: inner) }
        case (.record(let record), _) where record.shortForm == name: return Facts(value: value, form: inner)
        default: return nil
        }
    }
}
