import CatalogModel
import SourceCode

extension ReactPrinter {
    /// Writes a class or an interface: the members of the values.
    mutating func structure(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        let name = name(of: type)
        var docs = type.docs
        docs.add("Initializers", items: type.initializers.map { DocItem($0, named: "init") })
        let fixed =
            type.properties.filter(\.isStatic).map { DocItem($0) }
            + type.cases.map { DocItem(PropertyStub($0, of: type.name)) }
            + type.methods.filter(\.isStatic).map { DocItem($0, named: $0.name.value) }
        docs.add("Members of the type itself", items: fixed)
        declare(docs, facts: facts(of: type, named: name))
        let head = "\(name)\(genericList(of: type, names: generics))"
        if !type.properties.contains(where: { !$0.isStatic }), !type.methods.contains(where: { !$0.isStatic }) {
            // An interface without members would accept strings and numbers, too.
            return writer.line("export type \(head) = object;")
        }
        writer.open("export interface \(head) {")
        var used: Set<String> = []
        for property in type.properties where !property.isStatic && used.insert(property.name.value).inserted {
            self.property(property)
        }
        for method in type.methods where !method.isStatic && !used.contains(method.name.value) { self.method(method) }
        writer.close("}")
    }

    static func list(_ generics: [String]) -> String {
        generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    }

    /// Returns the generic parameters for the declaration of a type, in the author's form where valid.
    mutating func genericList(of type: TypeStub, names: [String]) -> String {
        let list = names.isEmpty ? "" : keepGenerics(type.generics)
        return list.isEmpty ? Self.list(names) : list
    }

    private mutating func property(_ property: PropertyStub) {
        var facts: [DocFact] = []
        let type = spelled(property.type, facts: &facts)
        let tags = value(property.defaultValue, of: type, facts: &facts).map { [Self.defaultTag($0)] } ?? []
        if property.isBinding { facts.append(DocFact(.binding, text: .words("changes reach the owner of the value"))) }
        facts += property.webFacts
        let isOptional = property.isRequired.map { !$0 } ?? (property.defaultValue != nil)
        declare(property.docs, facts: facts, tags: tags)
        let head = "\(property.isReadOnly ? "readonly " : "")\(TypeScriptNames.interfaceMember(property.name.value))"
        writer.line("\(head)\(isOptional ? "?" : ""): \(types.text(type));")
    }

    static func defaultTag(_ value: String) -> DocTag { DocTag(name: "defaultValue \(MarkdownCode.span(value))") }

    mutating func method(_ method: MethodStub) {
        var facts: [DocFact] = []
        let signature = signature(of: method, isBody: false, &facts)
        declare(method.docs, facts: facts, tags: signature.tags)
        writer.line("\(TypeScriptNames.interfaceMember(method.name.value))\(signature.text);")
    }

    mutating func alias(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        let name = name(of: type)
        var facts = facts(of: type, named: name)
        var text = "unknown"
        if let definition = type.definition {
            let expression = spelling.type(definition, facts: &facts).expression
            text = types.text(expression)
            if expression.needs(name) {
                facts.append(DocFact(.type, code: definition.value))
                text = "unknown"
            }
        } else {
            facts.append(DocFact(.type, text: .words("not stated")))
        }
        declare(type.docs, facts: facts + aliasFacts(of: type))
        writer.line("export type \(name)\(genericList(of: type, names: generics)) = \(text);")
    }
}

extension TypeExpression {
    /// Whether the type cannot be worked out before a type with the given name.
    fileprivate func needs(_ name: String) -> Bool {
        switch understood {
        case .name(let other): other == name
        case .generic("Array", _), .generic("ReadonlyArray", _), .generic("Promise", _), .generic("Set", _),
            .generic("Map", _):
            false
        case .generic(let other, let arguments): other == name || arguments.contains { $0.needs(name) }
        case .optional(let inner): inner.needs(name)
        case .union(let members), .intersection(let members): members.contains { $0.needs(name) }
        case .verbatim(let text): TypeScriptTypeRecognizer.uses(in: text).contains { $0.path[0] == name }
        default: false
        }
    }
}
