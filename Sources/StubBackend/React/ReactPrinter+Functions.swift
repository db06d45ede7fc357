import CatalogModel
import CatalogTypes

extension ReactPrinter {
    mutating func freeFunction(_ function: MethodStub) {
        enter(function)
        var facts: [DocFact] = []
        let stated = function.name.value
        let isKept = spelling.conversion.isScript && TypeScriptNames.binding(stated) == stated
        let name = spelling.unused(
            isKept ? stated : TypeScriptNames.binding(DeclaredNames.camelCase(stated)) ?? "unnamed")
        if name != function.name.value {
            facts.append(DocFact(.name, code: function.name.value))
            spelling.diagnostics.report(.stubName(function.name, as: name, in: spelling.language))
        }
        let signature = signature(of: function, isBody: true, &facts)
        declare(function.docs, facts: facts, tags: signature.tags)
        writer.open("export \(function.isAsync ? "async " : "")function \(name)\(signature.text) {")
        writer.line("throw new Error(\"not implemented\");")
        writer.close("}")
    }

    mutating func signature(
        of method: MethodStub, isBody: Bool, _ facts: inout [DocFact]
    ) -> (text: String, tags: [DocTag]) {
        facts += self.facts(of: method)
        let around = spelling.conversion.generics
        defer { spelling.conversion.generics = around }
        let generics = keepGenerics(method.generics)
        if let stated = method.generics, generics.isEmpty { facts.append(DocFact(.generics, code: stated.value)) }
        facts += method.effectFacts
        let (list, tags) = parameters(of: method, isBody: isBody)
        let result = result(of: method, facts: &facts)
        return ("\(generics)(\(list)): \(result)", tags + Self.outcomeTags(of: method))
    }

    private mutating func parameters(of method: MethodStub, isBody: Bool) -> (list: String, tags: [DocTag]) {
        var used: Set<String> = []
        var texts: [String] = []
        var tags: [DocTag] = []
        let lastRequired =
            method.parameters.lastIndex {
                $0.property.defaultValue == nil && $0.property.isRequired != false && !$0.isVariadic
            } ?? -1
        for (index, parameter) in method.parameters.enumerated() {
            let isKept = spelling.conversion.isScript && TypeScriptNames.isIdentifier(parameter.name.value)
            var printed = spelled(parameter.property, label: parameter.label, isKept: isKept, among: &used)
            let name = TypeScriptNames.binding(printed.name) ?? printed.name
            let type = types.text(printed.type)
            if parameter.isVariadic {
                texts.append("\(index == method.parameters.count - 1 ? "..." : "")\(name): (\(type))[]")
            } else if isBody, let value = printed.value {
                texts.append("\(name): \(type) = \(value)")
            } else {
                if let value = printed.value { printed.facts.append(DocFact(.value, code: value)) }
                texts.append("\(name)\(index > lastRequired ? "?" : ""): \(type)")
            }
            tags.add(parameter: name, docs: parameter.property.docs, facts: printed.facts)
        }
        return (texts.joined(separator: ", "), tags)
    }
}
