import CatalogModel

extension WebPrinter {
    mutating func type(_ type: TypeStub) {
        if case .foreign("function") = type.kind {
            for group in MethodGroup.groups(of: type.asFunctions) { functions(group) }
            return
        }
        writer.separate()
        let owner = spelling.references?.owner ?? ""
        spelling.references?.owner = type.fullName.value
        defer { spelling.references?.owner = owner }
        let outer = type.qualifier.map(Self.namespace)
        if !outer.isEmpty { writer.open("export namespace \(outer.joined(separator: ".")) {") }
        declaration(type)
        if !outer.isEmpty { writer.close("}") }
    }

    private mutating func declaration(_ type: TypeStub) {
        switch type.kind {
        case .component: element(type)
        case .class, .actor: type.looksLikeElement ? element(type) : classDeclaration(type)
        case .struct, .protocol: interface(type)
        case .enum: enumeration(type)
        case .typealias: alias(type)
        case .associatedType: foreign(type, kind: "an associated type")
        case .extension: foreign(type, kind: "an extension of a type")
        case .foreign(let kind): foreign(type, kind: "a \(kind)")
        case .elsewhere(.entry(let id)):
            comment("\(type.fullName.value) is declared by entry \(id), which has its stub.")
            comment("What this entry says of it stands in the outline.")
            inner(of: type, named: TypeScriptNames.className(from: type.name.value))
        case .elsewhere(.platform):
            comment("\(type.fullName.value) belongs to the platform; there is nothing to declare.")
            comment("What this entry says of it stands in the outline.")
            inner(of: type, named: TypeScriptNames.className(from: type.name.value))
        }
    }

    private mutating func foreign(_ type: TypeStub, kind: String) {
        spelling.diagnostics.report(.stubKind(kind, name: type.fullName, in: TypeScriptSpelling.language))
        comment("\(type.fullName.value) is \(kind), which TypeScript does not have. The outline has all of it.")
        inner(of: type, named: TypeScriptNames.className(from: type.name.value))
    }

    // MARK: Classes and interfaces

    mutating func facts(of type: TypeStub) -> [DocFact] {
        var facts = type.otherNames.map { DocFact(.otherName, text: .words("`\($0.name.value)` (\($0.language))")) }
        if let declaration = type.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        spelling.requirements(type.requirements, facts: &facts)
        return facts
    }

    private mutating func classDeclaration(_ type: TypeStub) {
        var facts = facts(of: type)
        let name = spelling.name(type.name, facts: &facts)
        let head = head(of: type, named: name, base: nil, &facts)
        let tags = styleTags(of: type) + slotTags(of: type)
        writer.lines(TypeScriptDocComment(docs: type.docs, facts: facts, tags: tags).lines)
        writer.open("export class \(head) {")
        members(of: type, named: name)
        writer.close("}")
        events(of: type, named: name)
        inner(of: type, named: name)
    }

    /// Returns name, generic parameters and supertypes of a class.
    mutating func head(of type: TypeStub, named name: String, base: String?, _ facts: inout [DocFact]) -> String {
        var text = name + spelling.generics(type.generics, facts: &facts)
        var superclass = base
        var interfaces: [String] = []
        for supertype in type.supertypes {
            guard supertype.condition == nil,
                let spelled = spelling.type(supertype.name, role: supertype.isClass ? .superclass : .value, &facts),
                TypeScriptTypeRecognizer.isHeritage(spelled), spelling.references?.canBeInherited(spelled) != false
            else {
                let condition = supertype.condition.map { " where \($0.value)" } ?? ""
                facts.append(DocFact(.conformance, code: supertype.name.value + condition))
                continue
            }
            if supertype.isClass, superclass == base { superclass = spelled } else { interfaces.append(spelled) }
        }
        if let superclass { text += " extends \(superclass)" }
        if !interfaces.isEmpty { text += " implements \(interfaces.joined(separator: ", "))" }
        return text
    }

    private mutating func interface(_ type: TypeStub) {
        var facts = facts(of: type)
        let name = spelling.name(type.name, facts: &facts)
        let generics = spelling.generics(type.generics, facts: &facts)
        let supertypes = type.supertypes.compactMap { spelling.type($0.name, &facts) }.filter {
            TypeScriptTypeRecognizer.isHeritage($0) && spelling.references?.canBeInherited($0) != false
        }
        writer.lines(TypeScriptDocComment(docs: type.docs, facts: facts, tags: styleTags(of: type)).lines)
        let inheritance = supertypes.isEmpty ? "" : " extends \(supertypes.joined(separator: ", "))"
        writer.open("export interface \(name)\(generics)\(inheritance) {")
        for element in type.cases { property(PropertyStub(element, of: type.name), inInterface: true) }
        for property in type.properties { self.property(property, inInterface: true) }
        for initializer in type.initializers { signature(initializer, named: "new ", result: name) }
        for method in type.methods {
            signature(method, named: TypeScriptNames.interfaceMember(method.name.value), result: nil)
        }
        writer.close("}")
        events(of: type, named: name)
        inner(of: type, named: name)
    }

    // MARK: Enums and other names

    private mutating func enumeration(_ type: TypeStub) {
        var facts = facts(of: type)
        let name = spelling.name(type.name, facts: &facts)
        if let raw = type.raw { facts.append(DocFact(.raw, code: raw.value)) }
        if type.hasMembersBesidesCases {
            spelling.diagnostics.report(
                .stubKind("members of an enum", name: type.fullName, in: TypeScriptSpelling.language))
            facts.append(DocFact(.notExpressed, text: .words("its members; the outline has them")))
        }
        let isUnion = type.cases.contains { !$0.parameters.isEmpty }
        let generics = spelling.generics(type.generics, facts: &facts)
        writer.lines(TypeScriptDocComment(docs: type.docs, facts: facts).lines)
        isUnion ? union(type, named: name + generics) : plainEnum(type, named: name)
        inner(of: type, named: name)
    }

    private mutating func plainEnum(_ type: TypeStub, named name: String) {
        writer.open("export enum \(name) {")
        let hasValues = type.cases.contains { $0.raw != nil }
        for element in type.cases {
            var facts: [DocFact] = []
            let member = enumMember(element.name, facts: &facts)
            let raw = element.raw?.value ?? element.name.value
            let isNumber =
                ["number", "Int", "Double", "Float"].contains(type.raw?.value)
                && TypeScriptExpressionRecognizer.isNumber(raw)
            let value = hasValues ? " = \(isNumber ? raw : TypeScriptLiteral.string(raw))" : ""
            writer.separate()
            writer.lines(TypeScriptDocComment(docs: element.docs, facts: facts).lines)
            writer.line("\(member)\(value),")
        }
        writer.close("}")
    }

    /// Returns the name of a case.
    ///
    /// Numbers cannot name members of an enum, not even between quotes.
    private mutating func enumMember(_ name: Text, facts: inout [DocFact]) -> String {
        if TypeScriptNames.isIdentifier(name.value) { return name.value }
        if TypeScriptExpressionRecognizer.isNumber(name.value) { return spelling.name(name, facts: &facts) }
        return TypeScriptLiteral.string(name.value)
    }

    /// Writes cases with associated values as a union of objects, told apart by kind.
    private mutating func union(_ type: TypeStub, named name: String) {
        writer.open("export type \(name) =")
        for (index, element) in type.cases.enumerated() {
            var members = ["kind: \(TypeScriptLiteral.string(element.raw?.value ?? element.name.value))"]
            var tags: [TypeScriptDocComment.Tag] = []
            for parameter in element.parameters {
                var facts: [DocFact] = []
                let type = spelling.type(parameter.property.type, facts: &facts)
                if let value = parameter.property.defaultValue { facts.append(DocFact(.value, code: value.value)) }
                let name = TypeScriptNames.interfaceMember(parameter.name.value)
                members.append("\(name): \(type)")
                facts += parameter.property.docs.facts + parameter.property.docs.parameterFacts
                if parameter.property.docs.description != nil || !facts.isEmpty {
                    tags.append(
                        .init(
                            name: "param", subject: parameter.name.value,
                            description: parameter.property.docs.description, facts: facts))
                }
            }
            writer.lines(TypeScriptDocComment(docs: element.docs, tags: tags).lines)
            writer.line("| { \(members.joined(separator: "; ")) }" + (index == type.cases.count - 1 ? ";" : ""))
        }
        writer.close()
    }

    private mutating func alias(_ type: TypeStub) {
        var facts = facts(of: type)
        let name = spelling.name(type.name, facts: &facts)
        let generics = spelling.generics(type.generics, facts: &facts)
        let definition = type.definition.flatMap { spelling.type($0, &facts) }
        if type.hasMembers {
            spelling.diagnostics.report(
                .stubKind("members of another name of a type", name: type.fullName, in: TypeScriptSpelling.language))
            facts.append(DocFact(.notExpressed, text: .words("its members; the outline has them")))
        }
        if type.definition == nil { facts.append(DocFact(.type, text: .words("not stated"))) }
        writer.lines(TypeScriptDocComment(docs: type.docs, facts: facts).lines)
        writer.line("export type \(name)\(generics) = \(definition ?? "unknown");")
        inner(of: type, named: name)
    }

    /// Writes the types inside another type.
    mutating func inner(of type: TypeStub, named name: String) {
        if type.nested.isEmpty { return }
        writer.separate()
        writer.open("export namespace \(name) {")
        for nested in type.nested { self.type(nested) }
        writer.close("}")
    }
}

extension TypeScriptTypeRecognizer {
    /// Whether a type can stand after `extends` or `implements`: a name, with arguments or without.
    static func isHeritage(_ text: String) -> Bool {
        SyntaxScanner.accepts(scanner(text)) { scanner in
            guard let name = scanner.takeName(), TypeScriptNames.binding(name) == name else { return false }
            while scanner.takeAdjacent(".") { guard scanner.takeName() != nil else { return false } }
            return arguments(&scanner)
        }
    }
}
