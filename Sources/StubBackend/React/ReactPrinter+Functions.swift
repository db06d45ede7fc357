import CatalogModel
import SourceCode

extension ReactPrinter {
    mutating func freeFunction(_ function: MethodStub) {
        enter(function)
        var facts: [DocFact] = []
        let stated = function.name.value
        let isKept = spelling.conversion.keepsSpelling && TypeScriptNames.binding(stated) == stated
        let name = spelling.unused(
            isKept ? stated : TypeScriptNames.binding(DeclaredNames.camelCase(stated)) ?? "unnamed")
        if name != function.name.value {
            facts.append(DocFact(.name, code: function.name.value))
            spelling.diagnostics.report(.stubName(function.name, as: name, in: spelling.language))
        }
        let signature = signature(of: function, isBody: true, &facts)
        declare(function.docs, facts: facts, tags: signature.tags)
        writer.open("export \(function.isAsync ? "async " : "")function \(name)\(signature.text) {")
        writer.line(Self.missing(name, using: signature.names))
        writer.close("}")
    }

    mutating func signature(
        of method: MethodStub, isBody: Bool, _ facts: inout [DocFact]
    ) -> (text: String, tags: [DocTag], names: [String]) {
        facts += self.facts(of: method)
        let around = spelling.conversion.generics
        defer { spelling.conversion.generics = around }
        let generics = keepGenerics(method.generics)
        if let stated = method.generics, generics.isEmpty { facts.append(DocFact(.generics, code: stated.value)) }
        facts += method.effectFacts
        let (texts, tags, names) = parameters(of: method, isBody: isBody)
        let result = result(of: method, facts: &facts)
        return ("\(generics)(\(texts.joined(separator: ", "))): \(result)", tags + Self.outcomeTags(of: method), names)
    }

    mutating func spelled(_ parameter: ParameterStub, among used: inout Set<String>) -> TypeScriptParameter {
        let isKept = spelling.conversion.keepsSpelling && TypeScriptNames.isIdentifier(parameter.name.value)
        let printed = spelled(parameter.property, label: parameter.label, isKept: isKept, among: &used)
        return TypeScriptParameter(
            name: TypeScriptNames.binding(printed.name) ?? printed.name, type: types.text(printed.type),
            value: printed.value.map { inUse($0) }, facts: printed.facts)
    }
}
