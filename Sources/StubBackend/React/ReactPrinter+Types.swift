import CatalogModel
import CatalogTypes

extension ReactPrinter {
    mutating func type(_ type: TypeStub) {
        for nested in type.nested { self.type(nested) }
        let isShown = file.catalog.registry[file.heading.entry]?.entry.isShownByFunction ?? true
        if type.isFunction(inEntryShown: isShown) {
            component(type)
        } else {
            declaration(type)
        }
    }

    private mutating func declaration(_ type: TypeStub) {
        switch type.kind {
        case .component, .class, .actor, .struct, .protocol: interface(type)
        case .enum: type.cases.contains { !$0.parameters.isEmpty } ? union(type) : enumeration(type)
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
        comment("\(type.fullName.value) is \(kind), which TypeScript does not have. The outline has all of it.")
    }

    // MARK: Interfaces

    private mutating func interface(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        let name = name(of: type)
        var docs = type.docs
        docs.add("Initializers", items: type.initializers.map { DocItem($0, named: "init") })
        let fixed =
            type.properties.filter(\.isStatic).map { DocItem($0) }
            + type.cases.map { DocItem(PropertyStub($0, of: type.name)) }
            + type.methods.filter(\.isStatic).map { DocItem($0, named: $0.name.value) }
        docs.add("Members of the type itself", items: fixed)
        writer.separate()
        writer.lines(TypeScriptDocComment(docs: docs, facts: facts(of: type, named: name)).lines)
        writer.open("export interface \(name)\(genericList(of: type, names: generics)) {")
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
        var tags: [TypeScriptDocComment.Tag] = []
        if let value = value(property.defaultValue, of: type, facts: &facts) { tags.append(Self.defaultTag(value)) }
        if property.isBinding { facts.append(DocFact(.binding, text: .words("changes reach the owner of the value"))) }
        facts += property.webFacts
        let isOptional = property.isRequired.map { !$0 } ?? (property.defaultValue != nil)
        writer.separate()
        writer.lines(TypeScriptDocComment(docs: property.docs, facts: facts, tags: tags).lines)
        let head = "\(property.isReadOnly ? "readonly " : "")\(TypeScriptNames.interfaceMember(property.name.value))"
        writer.line("\(head)\(isOptional ? "?" : ""): \(types.text(type));")
    }

    static func defaultTag(_ value: String) -> TypeScriptDocComment.Tag {
        .init(name: "defaultValue \(MarkdownCode.span(value))", subject: nil)
    }

    mutating func method(_ method: MethodStub) {
        var facts: [DocFact] = []
        let signature = signature(of: method, isBody: false, &facts)
        writer.separate()
        writer.lines(TypeScriptDocComment(docs: method.docs, facts: facts, tags: signature.tags).lines)
        writer.line("\(TypeScriptNames.interfaceMember(method.name.value))\(signature.text);")
    }

    private mutating func alias(_ type: TypeStub) {
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
        if type.hasMembers {
            spelling.diagnostics.report(
                .stubKind("members of another name of a type", name: type.fullName, in: spelling.language))
            facts.append(DocFact(.notExpressed, text: .words("its members; the outline has them")))
        }
        writer.separate()
        writer.lines(TypeScriptDocComment(docs: type.docs, facts: facts).lines)
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
        case .verbatim(let text): TypeScriptTypeNames.uses(in: text).contains { $0.path[0] == name }
        default: false
        }
    }
}
