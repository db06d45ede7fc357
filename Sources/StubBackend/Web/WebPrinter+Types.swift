import CatalogModel
import SourceCode

extension WebPrinter {
    mutating func type(_ type: TypeStub) {
        if case .foreign("function") = type.kind {
            for group in MethodGroup.groups(of: type.asFunctions) { functions(group) }
            return
        }
        let owner = spelling.references?.owner ?? ""
        spelling.references?.owner = type.fullName.value
        defer { spelling.references?.owner = owner }
        let outer = type.qualifier.map(Self.namespace)
        if !outer.isEmpty {
            writer.separate()
            writer.open("export namespace \(outer.joined(separator: ".")) {")
        }
        declaration(type)
        if Self.declaredName(of: type) == nil {
            inner(of: type, named: TypeScriptNames.className(from: type.name.value))
        }
        if !outer.isEmpty { writer.close("}") }
    }

    mutating func structure(_ type: TypeStub) {
        switch type.kind {
        case .component: element(type)
        case .struct, .protocol: interface(type)
        default: type.looksLikeElement ? element(type) : classDeclaration(type)
        }
    }

    // MARK: Classes and interfaces

    mutating func facts(of type: TypeStub) -> [DocFact] {
        var facts = type.otherNames.map { DocFact(.otherName, text: .words("`\($0.name.value)` (\($0.language))")) }
        if let declaration = type.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        return facts + requirementFacts(type.requirements)
    }

    private mutating func classDeclaration(_ type: TypeStub) {
        var facts = facts(of: type)
        let name = spelling.name(type.name, facts: &facts)
        let (head, inherits) = head(of: type, named: name, base: nil, &facts)
        let (type, scope) = declarable(type)
        let tags = styleTags(of: type) + slotTags(of: type)
        declare(type.docs, facts: facts, tags: tags)
        writer.open("export class \(head) {")
        observedAttributes(of: type, in: scope)
        properties(of: type, named: name, in: scope, inherits: inherits)
        if type.initializers.isEmpty { setup(inherits ? [scope.superCall] : [], statements: initialValues) }
        attributeCallback(of: type, in: scope)
        methods(of: type, in: scope)
        writer.close("}")
        events(of: type, named: name)
        inner(of: type, named: name)
    }

    /// Returns name, generic parameters and supertypes of a class.
    mutating func head(
        of type: TypeStub, named name: String, base: String?, _ facts: inout [DocFact]
    ) -> (text: String, inherits: Bool) {
        var text = name + spelling.generics(type.generics, facts: &facts)
        var superclass = base
        var interfaces: [String] = []
        for supertype in type.supertypes {
            if supertype.isClass, superclass == base, supertype.condition == nil,
                let named = spelling.references?.base(for: supertype)
            {
                superclass = named
                facts.append(DocFact(.conformance, code: supertype.name.value))
                diagnostics.report(.stubName(supertype.name, as: named, in: Self.language.title))
                continue
            }
            // The supertype is the tag of the superclass.
            if supertype.isClass, superclass == base, supertype.condition == nil,
                !TypeScriptTypeRecognizer.isHeritage(supertype.name.value),
                let export = spelling.references?.names.exports[supertype.name.value]
            {
                spelling.references?.useValue(supertype.name.value)
                superclass = export.name
                continue
            }
            let isFit = spelling.references.map { references in
                !supertype.isClass || references.canBeSuperclass(supertype.name.value, ofElement: base != nil)
            }
            guard supertype.condition == nil, isFit != false,
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
        return (text, superclass != base)
    }

    /// Returns a class without the members that have no possible declaration, and the scope of the others.
    mutating func declarable(_ type: TypeStub) -> (type: TypeStub, scope: WebClassScope) {
        let scope = WebClassScope(
            type, names: spelling.references?.names ?? .none, base: file.catalog.elementBase != nil)
        var type = type
        for (name, reason) in scope.removeRefused(from: &type) {
            diagnostics.report(.stubRefused(name, because: reason, in: Self.language.title))
        }
        return (type, scope)
    }

    private mutating func interface(_ type: TypeStub) {
        var facts = facts(of: type)
        let name = spelling.name(type.name, facts: &facts)
        let generics = spelling.generics(type.generics, facts: &facts)
        let heritage = type.supertypes.map(\.name).filter { TypeScriptTypeRecognizer.isHeritage($0.value) }
        let supertypes = heritage.compactMap { spelling.type($0, &facts) }.filter {
            TypeScriptTypeRecognizer.isHeritage($0) && spelling.references?.canBeInherited($0) != false
        }
        declare(type.docs, facts: facts, tags: styleTags(of: type))
        let inheritance = supertypes.isEmpty ? "" : " extends \(supertypes.joined(separator: ", "))"
        if type.hasNoSignatures, supertypes.isEmpty {
            // An interface without members would accept strings and numbers, too.
            writer.line("export type \(name)\(generics) = object;")
            events(of: type, named: name)
            inner(of: type, named: name)
            return
        }
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

    mutating func union(_ type: TypeStub) {
        let (name, generics) = enumHead(of: type)
        unionCases(of: type, named: name + generics)
        inner(of: type, named: name)
    }

    /// Writes the comment on an enum.
    private mutating func enumHead(of type: TypeStub) -> (name: String, generics: String) {
        var facts = facts(of: type)
        let name = spelling.name(type.name, facts: &facts)
        if let raw = type.raw { facts.append(DocFact(.raw, code: raw.value)) }
        if type.hasMembersBesidesCases { facts.append(unexpressedMembers("an enum", of: type)) }
        let generics = spelling.generics(type.generics, facts: &facts)
        declare(type.docs, facts: facts)
        return (name, generics)
    }

    mutating func enumeration(_ type: TypeStub) {
        let name = enumHead(of: type).name
        writer.open("export enum \(name) {")
        let hasValues = type.cases.contains { $0.raw != nil }
        for element in type.cases {
            var facts: [DocFact] = []
            let member = enumMember(element.name, facts: &facts)
            let value = hasValues ? " = \(value(of: element, in: type))" : ""
            declare(element.docs, facts: facts)
            writer.line("\(member)\(value),")
        }
        writer.close("}")
        inner(of: type, named: name)
    }

    /// Returns the name of a case.
    ///
    /// Numbers cannot name members of an enum, not even between quotes.
    private mutating func enumMember(_ name: Text, facts: inout [DocFact]) -> String {
        if TypeScriptNames.isIdentifier(name.value) { return name.value }
        if TypeScriptExpressionRecognizer.isNumber(name.value) { return spelling.name(name, facts: &facts) }
        return TypeScriptLiteral.string(name.value)
    }

    mutating func text(of type: StatedType, facts: inout [DocFact]) -> String {
        spelling.type(type, facts: &facts)
    }

    mutating func alias(_ type: TypeStub) {
        var facts = facts(of: type)
        let name = spelling.name(type.name, facts: &facts)
        let generics = spelling.generics(type.generics, facts: &facts)
        let definition = type.definition.flatMap { spelling.type($0, &facts) }
        facts += aliasFacts(of: type)
        if type.definition == nil { facts.append(DocFact(.type, text: .words("not stated"))) }
        declare(type.docs, facts: facts)
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
