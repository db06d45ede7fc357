import CatalogModel

extension ReactPrinter {
    /// Writes an object of the cases, and the type of the object's values: literals that can carry documentation.
    mutating func enumeration(_ type: TypeStub) {
        _ = enter(type, keepsGenerics: false)
        let name = name(of: type)
        var facts = facts(of: type, named: name)
        if let raw = type.raw { facts.append(DocFact(.raw, code: raw.value)) }
        // The comment on the enum lists them.
        if type.hasMembersBesidesCases { _ = unexpressedMembers("an enum", of: type) }
        var docs = type.docs
        docs.add("Properties", items: type.properties.map { DocItem($0) })
        docs.add("Initializers", items: type.initializers.map { DocItem($0, named: "init") })
        docs.add("Methods", items: type.methods.map { DocItem($0, named: $0.name.value) })
        declare(docs, facts: facts)
        enumObject(
            name,
            members: type.cases.map { element in
                let facts = element.raw.map { [DocFact(.raw, code: $0.value)] } ?? []
                return TypeScriptConstant(
                    name: element.name.value, value: value(of: element, in: type), docs: element.docs,
                    facts: element.raw?.value == element.name.value ? [] : facts)
            })
    }

    /// Writes cases with associated values: an object each, distinguished by kind.
    mutating func union(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        let name = name(of: type)
        var docs = type.docs
        docs.add("Properties", items: type.properties.map { DocItem($0) })
        docs.add("Methods", items: type.methods.map { DocItem($0, named: $0.name.value) })
        declare(docs, facts: facts(of: type, named: name))
        unionCases(of: type, named: name + genericList(of: type, names: generics))
    }

    mutating func text(of type: StatedType, facts: inout [DocFact]) -> String {
        types.text(spelled(type, facts: &facts))
    }
}
