import CatalogModel

extension StubCatalog {
    /// Returns the classes above a type that are described by the catalog, the nearest first.
    func superclasses(of type: TypeDeclaration, in implementation: String) -> [String] {
        var names: [String] = []
        var next = type.inherits.orEmpty().first?.name?.value
        while let name = next, !names.contains(name), names.count < 64, let above = described(name, in: implementation)
        {
            names.append(name)
            next = above.inherits.orEmpty().first?.name?.value
        }
        return names
    }

    /// Returns a class declared by stubs of the catalog; nil where none or several have the name.
    private func described(_ name: String, in implementation: String) -> TypeDeclaration? {
        let all = descriptions[implementation]?[name] ?? []
        guard all.count == 1, let only = all.first, [.class, .element, .extension].contains(only.kind?.value) else {
            return nil
        }
        return only
    }
}

extension TypeDeclaration {
    /// Returns the type without the members declared by classes above.
    func withoutMembers(of superclasses: [String]) -> TypeDeclaration {
        if superclasses.isEmpty { return self }
        func isOwn(_ declarer: Text?) -> Bool { declarer.map { !superclasses.contains($0.value) } ?? true }
        var type = self
        type.properties = properties.map { OrderedRecords($0.filter { isOwn($0.value.inheritedFrom) }) }
        type.methods = methods.map { methods in
            OrderedRecords(
                methods.compactMap { element in
                    let own = element.value.filter { isOwn($0.inheritedFrom) }
                    return own.isEmpty ? nil : .init(key: element.key, value: own)
                })
        }
        return type
    }
}
