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

    /// Returns a list of parameters without parentheses, on several lines where long.
    static func list(_ parameters: [String]) -> String {
        let line = parameters.joined(separator: ", ")
        if parameters.count < 2 || line.count <= 80 { return line }
        return "\n" + parameters.map { "    \($0)," }.joined(separator: "\n") + "\n  "
    }
}
