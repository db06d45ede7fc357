import CatalogModel

extension ReactPrinter {
    /// Writes an object of the cases, and the type of the object's values: literals that can carry documentation.
    mutating func enumeration(_ type: TypeStub) {
        _ = enter(type, keepsGenerics: false)
        let name = name(of: type)
        var facts = facts(of: type, named: name)
        if let raw = type.raw { facts.append(DocFact(.raw, code: raw.value)) }
        if type.hasMembersBesidesCases {
            spelling.diagnostics.report(.stubKind("members of an enum", name: type.fullName, in: spelling.language))
        }
        var docs = type.docs
        docs.add("Properties", items: type.properties.map { DocItem($0) })
        docs.add("Initializers", items: type.initializers.map { DocItem($0, named: "init") })
        docs.add("Methods", items: type.methods.map { DocItem($0, named: $0.name.value) })
        let isNumeric = ["number", "Int", "Double", "Float"].contains(type.raw?.value)
        writer.separate()
        writer.lines(TypeScriptDocComment(docs: docs, facts: facts).lines)
        writer.constants(
            name,
            members: type.cases.map { element in
                let raw = element.raw?.value ?? element.name.value
                var facts: [DocFact] = []
                if let given = element.raw, given.value != element.name.value {
                    facts.append(DocFact(.raw, code: given.value))
                }
                let isNumber = isNumeric && TypeScriptExpressionRecognizer.isNumber(raw)
                return TypeScriptConstant(
                    name: element.name.value, value: isNumber ? raw : TypeScriptLiteral.string(raw), docs: element.docs,
                    facts: facts)
            })
    }

    /// Writes cases with associated values: an object each, told apart by kind.
    mutating func union(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        let name = name(of: type)
        var docs = type.docs
        docs.add("Properties", items: type.properties.map { DocItem($0) })
        docs.add("Methods", items: type.methods.map { DocItem($0, named: $0.name.value) })
        writer.separate()
        writer.lines(TypeScriptDocComment(docs: docs, facts: facts(of: type, named: name)).lines)
        writer.open("export type \(name)\(genericList(of: type, names: generics)) =")
        for (index, element) in type.cases.enumerated() {
            var members = ["kind: \(TypeScriptLiteral.string(element.raw?.value ?? element.name.value))"]
            var tags: [TypeScriptDocComment.Tag] = []
            var used: Set<String> = ["kind"]
            for parameter in element.parameters {
                var facts: [DocFact] = []
                let type = spelled(parameter.property.type, facts: &facts)
                if let value = parameter.property.defaultValue { facts.append(DocFact(.value, code: value.value)) }
                var key = parameter.name.value
                while !used.insert(key).inserted { key += "2" }
                members.append("\(TypeScriptNames.interfaceMember(key)): \(types.text(type))")
                facts += parameter.property.docs.facts + parameter.property.docs.parameterFacts
                tags.append(
                    .init(
                        name: "param", subject: parameter.name.value,
                        description: parameter.property.docs.description, facts: facts))
            }
            writer.lines(TypeScriptDocComment(docs: element.docs, tags: tags).lines)
            writer.line("| { \(members.joined(separator: "; ")) }" + (index == type.cases.count - 1 ? ";" : ""))
        }
        writer.close()
    }
}
