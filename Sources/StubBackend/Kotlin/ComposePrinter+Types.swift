import CatalogModel
import CatalogTypes

extension ComposePrinter {
    mutating func type(_ type: TypeStub) {
        let isShown = file.catalog.registry[file.heading.entry]?.entry.isShownByFunction ?? true
        if type.isFunction(inEntryShown: isShown) {
            component(type)
        } else {
            declaration(type)
        }
        for nested in type.nested { self.type(nested) }
    }

    private mutating func declaration(_ type: TypeStub) {
        switch type.kind {
        case .component, .class, .actor, .struct: classDeclaration(type)
        case .protocol: interface(type)
        case .enum: type.cases.contains { !$0.parameters.isEmpty } ? sealed(type) : enumeration(type)
        case .typealias: alias(type)
        case .associatedType: foreign(type, kind: "an associated type")
        case .extension: foreign(type, kind: "an extension of a type")
        case .foreign(let kind): foreign(type, kind: "a \(kind)")
        case .elsewhere(.entry(let id)): elsewhere(type, words: "is declared by entry \(id), which has its stub.")
        case .elsewhere(.platform): elsewhere(type, words: "belongs to the platform; there is nothing to declare.")
        }
    }

    private mutating func elsewhere(_ type: TypeStub, words: String) {
        writer.separate()
        comment("\(type.fullName.value) \(words)")
        comment("What this entry says of it stands in the outline.")
    }

    private mutating func foreign(_ type: TypeStub, kind: String) {
        spelling.diagnostics.report(.stubKind(kind, name: type.fullName, in: spelling.language))
        writer.separate()
        comment("\(type.fullName.value) is \(kind), which Kotlin does not have. The outline has all of it.")
        comment(KotlinDocComment(docs: type.docs))
    }

    /// Writes the comment and the deprecation in front of a type.
    mutating func open(
        _ type: TypeStub, facts more: [DocFact] = [], parameters: [KotlinDocComment.Parameter] = [],
        sections: [DocSection] = []
    ) {
        let facts = more + facts(of: type, named: name(of: type))
        writer.lines(KotlinDocComment(docs: type.docs, facts: facts, parameters: parameters, sections: sections).lines)
        deprecation(type.docs)
    }

    // MARK: Classes and interfaces

    private mutating func classDeclaration(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        var lines: [String] = []
        var docs: [KotlinDocComment.Parameter] = []
        var used: Set<String> = []
        var properties = type.properties.filter { !$0.isStatic }
        let named = properties.map(\.name.value)
        // What only an initializer takes is part of the value, too.
        for parameter in type.initializers.max(by: { $0.parameters.count < $1.parameters.count })?.parameters ?? []
        where !named.contains(parameter.name.value) {
            properties.append(parameter.property)
        }
        for property in properties {
            var facts: [DocFact] = []
            let name = spelling.valueName(property.name, &facts, &used)
            let expression = spelled(property.type, facts: &facts)
            let value = value(property.defaultValue, of: expression, facts: &facts)
            if property.isRequired == true { facts.append(DocFact(.required, text: .words("yes"))) }
            let mayBeAbsent = property.defaultValue != nil || property.isRequired == false
            let type = value == nil && mayBeAbsent ? expression.madeOptional : expression
            var text = "\(Self.modifier(property.docs.visibility))\(property.isReadOnly ? "val" : "var") "
            text += "\(KotlinNames.escaped(name)): \(types.text(type))"
            if let value { text += " = \(value)" } else if case .optional = type { text += " = null" }
            lines.append(text)
            docs.append(
                .init(
                    name: name, description: property.docs.description,
                    facts: property.docs.facts + facts + property.docs.parameterFacts))
        }
        let initializers =
            type.initializers.isEmpty
            ? [] : [DocSection(heading: "Initializers", items: type.initializers.map { DocItem($0, named: "init") })]
        let name = KotlinNames.escaped(name(of: type))
        writer.separate()
        open(type, parameters: docs.filter { $0.description != nil || !$0.facts.isEmpty }, sections: initializers)
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
        writer.separate()
        open(type)
        writer.open("interface \(KotlinNames.escaped(name(of: type)))\(Self.list(generics)) {")
        members(of: type, isInterface: true, used: [], properties: type.properties.filter { !$0.isStatic })
        writer.close("}")
    }

    private mutating func alias(_ type: TypeStub) {
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
        if type.hasMembers {
            spelling.diagnostics.report(
                .stubKind("members of another name of a type", name: type.fullName, in: spelling.language))
            facts.append(DocFact(.notExpressed, text: .words("its members; the outline has them")))
        }
        writer.separate()
        open(type, facts: facts)
        writer.line("typealias \(KotlinNames.escaped(own))\(Self.list(generics)) = \(text)")
    }
}
