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
        writer.separate()
        writer.lines(TypeScriptDocComment(docs: function.docs, facts: facts, tags: signature.tags).lines)
        writer.open("export \(function.isAsync ? "async " : "")function \(name)\(signature.text) {")
        writer.line("throw new Error(\"not implemented\");")
        writer.close("}")
    }

    mutating func signature(
        of method: MethodStub, isBody: Bool, _ facts: inout [DocFact]
    ) -> (text: String, tags: [TypeScriptDocComment.Tag]) {
        if let declaration = method.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        spelling.requirements(method.requirements, facts: &facts)
        let around = spelling.conversion.generics
        defer { spelling.conversion.generics = around }
        let generics = keepGenerics(method.generics)
        if let stated = method.generics, generics.isEmpty { facts.append(DocFact(.generics, code: stated.value)) }
        if method.isMutating { facts.append(DocFact(.requirement, text: .words("changes the value"))) }
        if method.isFailable { facts.append(DocFact(.requirement, text: .words("may fail"))) }
        var used: Set<String> = []
        var texts: [String] = []
        var tags: [TypeScriptDocComment.Tag] = []
        let lastRequired =
            method.parameters.lastIndex {
                $0.property.defaultValue == nil && $0.property.isRequired != false && !$0.isVariadic
            } ?? -1
        for (index, parameter) in method.parameters.enumerated() {
            var facts: [DocFact] = []
            let isKept = spelling.conversion.isScript && TypeScriptNames.isIdentifier(parameter.name.value)
            var name = spelling.valueName(parameter.name, isKept: isKept, &facts, &used)
            if let binding = TypeScriptNames.binding(name), binding != name { name = binding }
            let type = spelled(parameter.property.type, facts: &facts)
            let value = value(parameter.property.defaultValue, of: type, facts: &facts)
            if let label = parameter.label, label.value != parameter.name.value {
                facts.append(DocFact(.otherName, code: label.value))
            }
            let canOmit = index > lastRequired
            if parameter.isVariadic {
                let list = "(\(types.text(type)))[]"
                texts.append(index == method.parameters.count - 1 ? "...\(name): \(list)" : "\(name): \(list)")
            } else if isBody, let value {
                texts.append("\(name): \(types.text(type)) = \(value)")
            } else {
                if let value { facts.append(DocFact(.value, code: value)) }
                texts.append("\(name)\(canOmit ? "?" : ""): \(types.text(type))")
            }
            facts = parameter.property.docs.facts + facts + parameter.property.docs.parameterFacts
            if parameter.property.docs.description != nil || !facts.isEmpty {
                tags.append(
                    .init(
                        name: "param", subject: name, description: parameter.property.docs.description, facts: facts))
            }
        }
        var result = "void"
        if let outcome = method.returns {
            result = outcome.type.map { types.text(spelling.type($0, facts: &facts).expression) } ?? "unknown"
            if let description = outcome.description {
                tags.append(.init(name: "returns", subject: nil, description: description))
            }
        }
        if method.isAsync, !result.hasPrefix("Promise<") { result = "Promise<\(result)>" }
        if let throwing = method.throwing {
            tags.append(
                .init(name: "throws", subject: throwing.type.map { "{\($0.value)}" }, description: throwing.description)
            )
        }
        return ("\(generics)(\(texts.joined(separator: ", "))): \(result)", tags)
    }
}
