import CatalogModel

extension WebPrinter {
    mutating func spelled(_ parameter: ParameterStub, among used: inout Set<String>) -> TypeScriptParameter {
        let property = parameter.property
        var facts: [DocFact] = []
        var name = spelling.parameter(property.name, facts: &facts)
        while !used.insert(name).inserted { name += "_" }
        let type = spelling.type(property.type, facts: &facts)
        let value = spelling.value(property.defaultValue, of: type, &facts)
        if let label = parameter.label, label.value != property.name.value {
            facts.append(DocFact(.otherName, code: label.value))
        }
        if property.isBinding { facts.append(DocFact(.binding, text: .words("changes reach the owner of the value"))) }
        return TypeScriptParameter(name: name, type: type, value: value, facts: facts)
    }
}
