import CatalogModel
import SourceCode

extension SwiftPrinter {
    mutating func type(_ type: TypeStub, in scope: SwiftScope) {
        if case .foreign("function") = type.kind {
            for function in type.asFunctions { method(function, in: scope) }
            return
        }
        let around = (path, spelling.references.owner, spelling.references.generics)
        let (selfScope, taken, views) = (spelling.references.selfScope, taken, views)
        defer { (spelling.references.selfScope, self.taken, self.views) = (selfScope, taken, views) }
        spelling.references.owner = type.fullName.value
        switch type.kind {
        case .elsewhere(let owner): elsewhere(type, owner: owner)
        case .foreign(let kind): foreign(type, kind: "a \(kind)")
        case .associatedType where scope != .protocol: foreign(type, kind: "an associated type outside of a protocol")
        case .extension: nominal(type, in: scope)
        default: declaration(type, in: scope)
        }
        (path, spelling.references.owner, spelling.references.generics) = around
    }

    /// Writes a type not declared by any other stub, within the surrounding types.
    private mutating func declaration(_ type: TypeStub, in scope: SwiftScope) {
        if let entry,
            let other = spelling.references.names.otherOwner(
                of: type.fullName.value, entry: entry, implementation: implementation)
        {
            spelling.diagnostics.report(.stubDuplicate(type.fullName, owner: other))
            writer.separate()
            comment("\(type.fullName.value) is also declared by the stub of entry \(other).")
            comment("The outline has the facts that this entry states.")
            return inner(of: type, scope: scope)
        }
        let qualifier = type.qualifier.map(Self.spelled)
        let full = (TypePath.parts(of: type.fullName.value).map(Self.spelled)).joined(separator: ".")
        if let other = spelling.references.names.namesake(of: type.fullName.value, spelled: full) {
            refuse(type, because: "its name would be that of '\(other.oneLine)'")
            return inner(of: type, scope: scope)
        }
        writer.separate()
        if qualifier.isEmpty {
            isAlias(type) ? alias(type, in: scope) : nominal(type, in: scope)
            return
        }
        spelling.references.useNamespace(type.qualifier)
        path += qualifier
        writer.open("extension \(path.joined(separator: ".")) {")
        isAlias(type) ? alias(type, in: .extension) : nominal(type, in: .extension)
        writer.close("}")
    }

    /// Writes a comment in the place of a type.
    mutating func refuse(_ type: TypeStub, because fault: String) {
        spelling.diagnostics.report(.stubRefused(type.fullName, because: fault, in: SwiftSpelling.language))
        writer.separate()
        comment("\(type.fullName.value) is not declared: \(fault). The outline has all facts.")
    }

    private func isAlias(_ type: TypeStub) -> Bool {
        switch type.kind {
        case .typealias, .associatedType: true
        default: false
        }
    }

    static func spelled(_ name: String) -> String {
        SwiftNames.escaped(name) ?? IdentifierSanitizer.camelCase(from: name, allows: SwiftNames.isIdentifier)
    }

    // MARK: Types with members

    private mutating func nominal(_ type: TypeStub, in scope: SwiftScope) {
        var facts: [DocFact] = []
        let isExtension = type.kind.isExtension
        let name = spelling.name(type.name, facts: &facts)
        if let declaration = type.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        let generics = isExtension ? "" : spelling.generics(type.generics, facts: &facts)
        let supertypes = supertypes(of: type, &facts)
        let requirements = spelling.requirements(type.requirements, facts: &facts)
        preamble(SwiftDocComment(docs: type.docs, facts: facts))
        let inheritance = supertypes.isEmpty ? "" : ": \(supertypes.joined(separator: ", "))"
        let access = isExtension ? "" : scope.access(type.docs.visibility)
        // The classes of UIKit are bound to the main actor, so their protocols must be, too.
        let isBound =
            framework == .uiKit && keyword(type.kind) == "protocol"
            && spelling.references.names.conformedByClasses.contains(type.fullName.value)
        let isolation = isBound ? "@MainActor " : ""
        let indirect = isRecursive(type) ? "indirect " : ""
        let head =
            "\(type.isBuilder ? "@resultBuilder " : "")\(isolation)\(access)\(indirect)\(keyword(type.kind)) \(name)\(generics)\(inheritance)\(requirements)"
        path.append(name)
        spelling.references.selfScope = innerScope(type.kind) == .class ? .results : .everywhere
        taken = Set(type.nested.map { Self.spelled($0.name.value) })
        views = type.viewParameters
        writer.open(head + " {")
        members(of: type, in: innerScope(type.kind))
        writer.close("}")
        conditionalConformances(of: type, name: path.joined(separator: "."))
    }

    /// Whether a case of an enum carries a value of the enum.
    private func isRecursive(_ type: TypeStub) -> Bool {
        guard keyword(type.kind) == "enum" else { return false }
        return type.cases.contains { element in
            element.parameters.contains { parameter in
                parameter.property.type.alternatives.contains { holds($0.value, type: type) }
            }
        }
    }

    /// Whether a text names a type.
    func holds(_ text: String, type: TypeStub) -> Bool {
        SwiftTypeNames.uses(in: text).contains { use in
            use.path == ["Self"] || spelling.references.meaning(of: use.path) == .declared(type.fullName.value)
        }
    }

    func keyword(_ kind: TypeStubKind) -> String {
        switch kind {
        case .component: framework == .uiKit ? "class" : "struct"
        case .class: "class"
        case .actor: "actor"
        case .enum: "enum"
        case .protocol: "protocol"
        case .extension: "extension"
        default: "struct"
        }
    }

    private func innerScope(_ kind: TypeStubKind) -> SwiftScope {
        switch keyword(kind) {
        case "class", "actor": .class
        case "enum": .enum
        case "protocol": .protocol
        case "extension": .extension
        default: .struct
        }
    }

    /// Returns raw type, superclass and protocols without a condition, in the given order.
    private mutating func supertypes(of type: TypeStub, _ facts: inout [DocFact]) -> [String] {
        var names: [String] = []
        if let raw = type.raw {
            if keyword(type.kind) != "enum" || type.cases.isEmpty || !SwiftExpressionRecognizer.isRawType(raw.value) {
                facts.append(DocFact(.raw, code: raw.value))
            } else if let name = spelling.type(raw, &facts) {
                names.append(name)
            }
        }
        let isClass = keyword(type.kind) == "class"
        for supertype in type.supertypes where supertype.condition == nil {
            let role: Placeholder.Role = isClass && supertype.isClass ? .superclass : .constraint
            if let name = spelling.type(supertype.name, role: role, at: .supertype, &facts) {
                names.append(name)
            }
        }
        let hasClass = type.supertypes.contains(where: \.isClass)
        if case .component = type.kind {
            if framework == .swiftUI, !names.contains("View") { names.append("View") }
            if framework == .uiKit, !hasClass { names.insert("UIView", at: 0) }
        }
        return names
    }

    /// Conformances under a condition: an extension each.
    private mutating func conditionalConformances(of type: TypeStub, name: String) {
        for supertype in type.supertypes {
            guard let condition = supertype.condition else { continue }
            var facts: [DocFact] = []
            let protocolName = spelling.type(supertype.name, role: .constraint, at: .supertype, &facts)
            let requirements = spelling.requirements(condition, facts: &facts)
            postpone { printer in
                printer.writer.separate()
                if let protocolName, !requirements.isEmpty {
                    printer.writer.line("extension \(name): \(protocolName)\(requirements) {}")
                } else {
                    printer.comment("Conforms to \(supertype.name.value) where \(condition.value)")
                }
            }
        }
    }

    // MARK: Types without members

    private mutating func alias(_ type: TypeStub, in scope: SwiftScope) {
        var facts: [DocFact] = []
        let name = spelling.name(type.name, facts: &facts)
        if let declaration = type.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        let generics = spelling.generics(type.generics, facts: &facts)
        let supertypes = supertypes(of: type, &facts)
        let definition = type.definition.flatMap { spelling.type($0, &facts) }
        let requirements = spelling.requirements(type.requirements, facts: &facts)
        if type.hasMembers {
            spelling.diagnostics.report(
                .stubKind("members of a type alias", name: type.fullName, in: SwiftSpelling.language))
            facts.append(DocFact(.notExpressed, text: .words("its members; the outline has them")))
        }
        if case .associatedType = type.kind {
            preamble(SwiftDocComment(docs: type.docs, facts: facts))
            let inheritance = supertypes.isEmpty ? "" : ": \(supertypes.joined(separator: ", "))"
            let value = definition.map { " = \($0)" } ?? ""
            writer.line("associatedtype \(name)\(inheritance)\(value)\(requirements)")
        } else {
            facts += supertypes.map { DocFact(.conformance, code: $0) }
            if type.definition == nil { facts.append(DocFact(.type, text: .words("not stated"))) }
            preamble(SwiftDocComment(docs: type.docs, facts: facts))
            let access = scope.access(type.docs.visibility)
            writer.line("\(access)typealias \(name)\(generics) = \(definition ?? "Any")\(requirements)")
        }
        inner(of: type, scope: scope)
    }

    private mutating func elsewhere(_ type: TypeStub, owner: TypeStub.Owner) {
        writer.separate()
        switch owner {
        case .entry(let id): comment("\(type.fullName.value) is declared by entry \(id), which has its stub.")
        case .platform: comment("\(type.fullName.value) belongs to the platform and is not declared here.")
        }
        comment("The outline has the facts that this entry states.")
        inner(of: type, scope: .file)
    }

    private mutating func foreign(_ type: TypeStub, kind: String) {
        spelling.diagnostics.report(.stubKind(kind, name: type.fullName, in: SwiftSpelling.language))
        writer.separate()
        comment("\(type.fullName.value) is \(kind), which Swift does not have. The outline has all facts.")
        inner(of: type, scope: .file)
    }

    /// Writes the types inside a type that is not declared here or that has no body.
    private mutating func inner(of type: TypeStub, scope: SwiftScope) {
        if type.nested.isEmpty { return }
        let around = path
        path += type.qualifier.map(Self.spelled) + [Self.spelled(type.name.value)]
        if !spelling.references.isDeclared(type.fullName.value) {
            spelling.references.use(type.fullName.value)
        }
        postpone { printer in
            printer.writer.separate()
            printer.writer.open("extension \(printer.path.joined(separator: ".")) {")
            for nested in type.nested { printer.type(nested, in: .extension) }
            printer.writer.close("}")
        }
        path = around
    }
}

extension TypeStubKind {
    fileprivate var isExtension: Bool {
        if case .extension = self { true } else { false }
    }
}
