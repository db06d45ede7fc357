import CatalogModel
import SourceCode

extension ComposePrinter {
    mutating func structure(_ type: TypeStub) {
        if case .protocol = type.kind { interface(type) } else { classDeclaration(type) }
    }

    /// Writes the comment and the deprecation before a type.
    mutating func declare(_ type: TypeStub, facts more: [DocFact] = [], tags: [DocTag] = []) {
        declare(type.docs, facts: more + facts(of: type, named: name(of: type)), tags: tags)
    }

    private mutating func classDeclaration(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        var lines: [String] = []
        var tags: [DocTag] = []
        var used: Set<String> = []
        var properties = type.properties.filter { !$0.isStatic }
        let named = properties.map(\.name.value)
        // A parameter without a property is part of the value, too.
        for parameter in type.initializers.max(by: { $0.parameters.count < $1.parameters.count })?.parameters ?? []
        where !named.contains(parameter.name.value) {
            properties.append(parameter.property)
        }
        for property in properties {
            var printed = spelled(property, among: &used)
            if property.isRequired == true { printed.facts.append(DocFact(.required, text: .words("yes"))) }
            let mayBeAbsent = property.defaultValue != nil || property.isRequired == false
            let type = printed.value == nil && mayBeAbsent ? printed.type.madeOptional : printed.type
            var text = "\(Self.modifier(property.docs.visibility))\(property.isReadOnly ? "val" : "var") "
            text += "\(KotlinNames.escaped(printed.name)): \(types.text(type))"
            if let value = printed.value { text += " = \(value)" } else if case .optional = type { text += " = null" }
            lines.append(text)
            tags.add(parameter: printed.name, docs: property.docs, facts: printed.facts)
        }
        let name = KotlinNames.escaped(name(of: type))
        var documented = type
        if !file.origin.isDerived {
            documented.docs.add("Initializers", items: type.initializers.map { DocItem($0, named: "init") })
        }
        declare(documented, tags: tags)
        let keyword = if case .struct = type.kind { lines.isEmpty ? "class" : "data class" } else { "class" }
        let head = "\(keyword) \(name)\(Self.list(generics))"
        if lines.isEmpty {
            writer.open("\(head) {")
        } else {
            writer.open("\(head)(")
            for line in lines { writer.line(line + ",") }
            writer.close(") {")
            writer.open()
        }
        members(of: type, isInterface: false, used: used, properties: [])
        writer.close("}")
    }

    static func list(_ generics: [String]) -> String {
        generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    }

    private mutating func interface(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        declare(type)
        writer.open("interface \(KotlinNames.escaped(name(of: type)))\(Self.list(generics)) {")
        members(of: type, isInterface: true, used: [], properties: type.properties.filter { !$0.isStatic })
        writer.close("}")
    }

    mutating func alias(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        var facts: [DocFact] = []
        let own = name(of: type)
        var text = "Any"
        if let definition = type.definition {
            let converted = spelling.type(definition, facts: &facts)
            text = types.text(converted.expression)
            if spelling.conversion.declared[own] != nil { text = "Any" }
        } else {
            facts.append(DocFact(.type, text: .words("not stated")))
        }
        declare(type, facts: facts + aliasFacts(of: type))
        writer.line("typealias \(KotlinNames.escaped(own))\(Self.list(generics)) = \(text)")
    }
}
