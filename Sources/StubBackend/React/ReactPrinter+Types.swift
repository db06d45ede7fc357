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
        case .associatedType: foreign(type, "an associated type")
        case .extension: foreign(type, "an extension of a type")
        case .foreign(let kind): foreign(type, "a \(kind)")
        case .elsewhere(.entry(let id)): elsewhere(type, "is declared by entry \(id), which has its stub.")
        case .elsewhere(.platform): elsewhere(type, "belongs to the platform; there is nothing to declare.")
        }
    }

    private mutating func elsewhere(_ type: TypeStub, _ words: String) {
        writer.separate()
        comment("\(type.fullName.value) \(words)")
        comment("What this entry says of it stands in the outline.")
    }

    private mutating func foreign(_ type: TypeStub, _ kind: String) {
        spelling.diagnostics.report(.stubKind(kind, type.fullName, in: spelling.language))
        writer.separate()
        comment("\(type.fullName.value) is \(kind), which TypeScript does not have. The outline has all of it.")
    }

    /// What the comment of every type says besides its description.
    mutating func facts(of type: TypeStub, named name: String) -> [DocFact] {
        var facts = type.otherNames.map { DocFact(.otherName, .words("`\($0.name.value)` (\($0.language))")) }
        if name != type.fullName.value { facts.append(DocFact(.name, code: type.fullName.value)) }
        if let declaration = type.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        if let generics = type.generics { facts.append(DocFact(.generics, code: generics.value)) }
        spelling.requirements(type.requirements, &facts)
        for supertype in type.supertypes {
            let condition = supertype.condition.map { " where \($0.value)" } ?? ""
            facts.append(DocFact(.conformance, code: supertype.name.value + condition))
        }
        return facts
    }

    // MARK: Interfaces

    private mutating func interface(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        let name = name(of: type)
        var docs = type.docs
        docs.add("Initializers", type.initializers.map { DocItem($0, named: "init") })
        let fixed =
            type.properties.filter(\.isStatic).map { DocItem($0) }
            + type.cases.map { DocItem(PropertyStub($0, of: type.name)) }
            + type.methods.filter(\.isStatic).map { DocItem($0, named: $0.name.value) }
        docs.add("Members of the type itself", fixed)
        writer.separate()
        writer.lines(ScriptDocComment(docs: docs, facts: facts(of: type, named: name)).lines)
        writer.open("export interface \(name)\(Self.list(generics)) {")
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

    private mutating func property(_ property: PropertyStub) {
        var facts: [DocFact] = []
        let type = spelled(property.type, &facts)
        var tags: [ScriptDocComment.Tag] = []
        if let value = value(property.defaultValue, of: type, &facts) { tags.append(Self.defaultTag(value)) }
        if property.isBinding { facts.append(DocFact(.binding, .words("changes reach the owner of the value"))) }
        facts += property.webFacts
        let isOptional = property.isRequired.map { !$0 } ?? (property.defaultValue != nil)
        writer.separate()
        writer.lines(ScriptDocComment(docs: property.docs, facts: facts, tags: tags).lines)
        let head = "\(property.isReadOnly ? "readonly " : "")\(ScriptNames.interfaceMember(property.name.value))"
        writer.line("\(head)\(isOptional ? "?" : ""): \(types.text(type));")
    }

    static func defaultTag(_ value: String) -> ScriptDocComment.Tag {
        .init(name: "defaultValue \(MarkdownCode.span(value))", subject: nil)
    }

    private mutating func method(_ method: MethodStub) {
        var facts: [DocFact] = []
        let signature = signature(of: method, isBody: false, &facts)
        writer.separate()
        writer.lines(ScriptDocComment(docs: method.docs, facts: facts, tags: signature.tags).lines)
        writer.line("\(ScriptNames.interfaceMember(method.name.value))\(signature.text);")
    }

    // MARK: Functions

    mutating func freeFunction(_ function: MethodStub) {
        spelling.conversion.scope = TypeScope(
            entry: file.heading.entry, implementation: file.implementation, languages: file.origin.languages,
            generics: function.generics.map { GenericParameters.names($0.value) } ?? [])
        spelling.conversion.views = []
        spelling.conversion.generics = []
        var facts: [DocFact] = []
        let name = spelling.unused(ScriptNames.binding(DeclaredNames.camelCase(function.name.value)) ?? "unnamed")
        if name != function.name.value {
            facts.append(DocFact(.name, code: function.name.value))
            spelling.diagnostics.report(.stubName(function.name, as: name, in: spelling.language))
        }
        let signature = signature(of: function, isBody: true, &facts)
        writer.separate()
        writer.lines(ScriptDocComment(docs: function.docs, facts: facts, tags: signature.tags).lines)
        writer.open("export \(function.isAsync ? "async " : "")function \(name)\(signature.text) {")
        writer.line("throw new Error(\"not implemented\");")
        writer.close("}")
    }

    private mutating func signature(
        of method: MethodStub, isBody: Bool, _ facts: inout [DocFact]
    ) -> (text: String, tags: [ScriptDocComment.Tag]) {
        if let declaration = method.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        spelling.requirements(method.requirements, &facts)
        if let generics = method.generics { facts.append(DocFact(.generics, code: generics.value)) }
        if method.isMutating { facts.append(DocFact(.requirement, .words("changes the value"))) }
        if method.isFailable { facts.append(DocFact(.requirement, .words("may fail"))) }
        var used: Set<String> = []
        var texts: [String] = []
        var tags: [ScriptDocComment.Tag] = []
        let lastRequired =
            method.parameters.lastIndex {
                $0.property.defaultValue == nil && $0.property.isRequired != false && !$0.isVariadic
            } ?? -1
        for (index, parameter) in method.parameters.enumerated() {
            var facts: [DocFact] = []
            var name = spelling.valueName(parameter.name, &facts, &used)
            if let binding = ScriptNames.binding(name), binding != name { name = binding }
            let type = spelled(parameter.property.type, &facts)
            let value = value(parameter.property.defaultValue, of: type, &facts)
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
            result = outcome.type.map { types.text(spelling.type($0, &facts).expression) } ?? "unknown"
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
        return ("(\(texts.joined(separator: ", "))): \(result)", tags)
    }

    // MARK: Enums and other names

    /// An object of the cases, and the type of its values: literals that documentation can be hung on.
    private mutating func enumeration(_ type: TypeStub) {
        _ = enter(type, keepsGenerics: false)
        let name = name(of: type)
        var facts = facts(of: type, named: name)
        if let raw = type.raw { facts.append(DocFact(.raw, code: raw.value)) }
        if type.hasMembersBesidesCases {
            spelling.diagnostics.report(.stubKind("members of an enum", type.fullName, in: spelling.language))
        }
        var docs = type.docs
        docs.add("Properties", type.properties.map { DocItem($0) })
        docs.add("Initializers", type.initializers.map { DocItem($0, named: "init") })
        docs.add("Methods", type.methods.map { DocItem($0, named: $0.name.value) })
        let isNumeric = ["number", "Int", "Double", "Float"].contains(type.raw?.value)
        writer.separate()
        writer.lines(ScriptDocComment(docs: docs, facts: facts).lines)
        constants(
            name,
            type.cases.map { element in
                let raw = element.raw?.value ?? element.name.value
                var facts: [DocFact] = []
                if let given = element.raw, given.value != element.name.value {
                    facts.append(DocFact(.raw, code: given.value))
                }
                let isNumber = isNumeric && ScriptExpressions.isNumber(raw)
                return (element.name.value, isNumber ? raw : ScriptLiteral.string(raw), element.docs, facts)
            })
    }

    /// A constant object.
    /// - Parameter isEnum: Whether its values have a type with its name.
    mutating func constants(
        _ name: String, _ members: [(name: String, value: String, docs: DocStub, facts: [DocFact])],
        isEnum: Bool = true
    ) {
        writer.open("export const \(name) = {")
        var used: Set<String> = []
        for member in members where used.insert(member.name).inserted {
            writer.separate()
            writer.lines(ScriptDocComment(docs: member.docs, facts: member.facts).lines)
            let key = member.name == "__proto__" ? "[\"__proto__\"]" : ScriptNames.interfaceMember(member.name)
            writer.line("\(key): \(member.value),")
        }
        writer.close("} as const;")
        if !isEnum { return }
        writer.separate()
        writer.line("export type \(name) = (typeof \(name))[keyof typeof \(name)];")
    }

    /// Cases with associated values: an object each, told apart by its kind.
    private mutating func union(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        let name = name(of: type)
        var docs = type.docs
        docs.add("Properties", type.properties.map { DocItem($0) })
        docs.add("Methods", type.methods.map { DocItem($0, named: $0.name.value) })
        writer.separate()
        writer.lines(ScriptDocComment(docs: docs, facts: facts(of: type, named: name)).lines)
        writer.open("export type \(name)\(Self.list(generics)) =")
        for (index, element) in type.cases.enumerated() {
            var members = ["kind: \(ScriptLiteral.string(element.raw?.value ?? element.name.value))"]
            var tags: [ScriptDocComment.Tag] = []
            var used: Set<String> = ["kind"]
            for parameter in element.parameters {
                var facts: [DocFact] = []
                let type = spelled(parameter.property.type, &facts)
                if let value = parameter.property.defaultValue { facts.append(DocFact(.value, code: value.value)) }
                var key = parameter.name.value
                while !used.insert(key).inserted { key += "2" }
                members.append("\(ScriptNames.interfaceMember(key)): \(types.text(type))")
                facts += parameter.property.docs.facts + parameter.property.docs.parameterFacts
                tags.append(
                    .init(
                        name: "param", subject: parameter.name.value,
                        description: parameter.property.docs.description, facts: facts))
            }
            writer.lines(ScriptDocComment(docs: element.docs, tags: tags).lines)
            writer.line("| { \(members.joined(separator: "; ")) }" + (index == type.cases.count - 1 ? ";" : ""))
        }
        writer.close()
    }

    private mutating func alias(_ type: TypeStub) {
        let generics = enter(type, keepsGenerics: true)
        let name = name(of: type)
        var facts = facts(of: type, named: name)
        var text = "unknown"
        if let definition = type.definition {
            text = types.text(spelling.type(definition, &facts).expression)
            if spelling.conversion.declared[name] != nil { text = "unknown" }
        } else {
            facts.append(DocFact(.type, .words("not stated")))
        }
        if type.hasMembers {
            spelling.diagnostics.report(
                .stubKind("members of another name of a type", type.fullName, in: spelling.language))
            facts.append(DocFact(.notExpressed, .words("its members; the outline has them")))
        }
        writer.separate()
        writer.lines(ScriptDocComment(docs: type.docs, facts: facts).lines)
        writer.line("export type \(name)\(Self.list(generics)) = \(text);")
    }
}
