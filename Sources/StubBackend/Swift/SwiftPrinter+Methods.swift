import CatalogModel
import SourceCode

extension SwiftPrinter {
    /// Writes an initializer, a method, a subscript, an operator or a free function.
    ///
    /// The parameters and the body of an initializer are given.
    mutating func method(
        _ method: MethodStub, in scope: SwiftScope, given: [PrintedParameter]? = nil, body: [String]? = nil
    ) {
        var facts: [DocFact] = []
        let around = spelling.references.generics
        if let generics = method.generics, Self.isList(generics) {
            spelling.references.generics.formUnion(Self.names(of: generics))
        }
        spelling.references.inferable = method.inferable(views.union(method.viewParameters))
        defer {
            spelling.references.generics = around
            spelling.references.inferable = []
        }
        let parameters = given ?? parameters(of: method, in: scope)
        let head = head(of: method, parameters: parameters, in: scope, facts: &facts)
        if let fault = fault(of: method, parameters, in: scope) {
            spelling.diagnostics.report(.stubRefused(method.name, because: fault, in: SwiftSpelling.language))
            writer.separate()
            comment("Not declared, \(fault):")
            comment(head)
            return
        }
        var docs = SwiftDocComment(docs: method.docs, facts: facts)
        docs.parameters = parameters.map(\.documentation)
        docs.returns = method.returns?.description
        docs.throwing = method.throwing?.description
        writer.separate()
        preamble(docs)
        switch (scope, method.isSubscript) {
        case (.protocol, true): writer.line(head + " { get }")
        case (.protocol, false): writer.lines(CommentLines.of(head))
        default:
            let lines = CommentLines.of(head + " {")
            for line in lines.dropLast() { writer.line(line) }
            writer.open(lines.last ?? "{")
            writer.lines(body ?? self.body(of: method, in: scope))
            writer.close("}")
        }
    }

    /// Returns the parameters of a function in the function's own scope.
    mutating func parameters(of method: MethodStub, in scope: SwiftScope) -> [PrintedParameter] {
        let around = (spelling.references.generics, spelling.references.inferable)
        defer { (spelling.references.generics, spelling.references.inferable) = around }
        if let generics = method.generics, Self.isList(generics) {
            spelling.references.generics.formUnion(Self.names(of: generics))
        }
        spelling.references.inferable = method.inferable(views.union(method.viewParameters))
        var local: Set<String> = []
        return method.parameters.map { stated in
            var stated = stated
            // Two invalid names may have become the same identifier.
            while !local.insert(Self.spelled(stated.name.value)).inserted, stated.name.value != "_" {
                stated.label = stated.label ?? stated.name
                stated.property.name = stated.name.map { Self.spelled($0) + "2" }
            }
            return parameter(stated, of: method, in: scope)
        }
    }

    /// Returns the placeholder body of a function: a modifier returns the same value.
    private func body(of method: MethodStub, in scope: SwiftScope) -> [String] {
        if method.returns?.type == nil, method.declaration == nil, !method.isSubscript, method.form != .initializer {
            return ["// TODO: Implement the function."]
        }
        if method.returns?.type?.value == "some View", method.declaration == nil, framework == .swiftUI {
            return ["// TODO: Implement the view.", path.last == "View" ? "self" : "EmptyView()"]
        }
        guard method.form == .method, !method.isStatic, !method.isMutating, scope != .file,
            !SwiftNames.isOperator(method.name.value), let type = method.returns?.type?.value,
            type == "Self" || spelling.references.meaning(of: [type]) == .declared(spelling.references.owner)
        else { return [SwiftBody.missing] }
        return ["// TODO: Apply the change.", "self"]
    }

    /// Returns the `where` clause: in a protocol, only of the function's own generic parameters.
    private mutating func requirements(
        of method: MethodStub, in scope: SwiftScope, _ facts: inout [DocFact]
    ) -> String {
        guard scope == .protocol, let requirements = method.requirements,
            method.generics == nil || requirements.value.contains("Self")
        else { return spelling.requirements(method.requirements, facts: &facts) }
        facts.append(DocFact(.requirements, code: requirements.value))
        return ""
    }

    /// Returns everything before the body: the author's own declaration where there is a readable declaration.
    private mutating func head(
        of method: MethodStub, parameters: [PrintedParameter], in scope: SwiftScope, facts: inout [DocFact]
    ) -> String {
        if let declaration = method.declaration {
            let access = scope.access(method.docs.visibility)
            if let text = SwiftSignatures.function(declaration.value, access: access) {
                return text
            }
            facts.append(DocFact(.declaration, code: declaration.value))
            spelling.diagnostics.report(
                .stubClause(declaration, what: "a valid declaration for a stub", in: SwiftSpelling.language))
        }
        let name = headName(of: method, in: scope, &facts)
        let generics = spelling.generics(method.generics, facts: &facts)
        let effects = effects(of: method, &facts)
        let result = result(of: method, in: scope, &facts)
        let requirements = requirements(of: method, in: scope, &facts)
        let list = Self.list(parameters.map(\.text), after: name.width)
        return name + generics + list + effects + result + requirements
    }

    /// Returns the reason against declaring a function although all parts can be written; nil without a reason.
    private mutating func fault(
        of method: MethodStub, _ parameters: [PrintedParameter], in scope: SwiftScope
    ) -> String? {
        let name = method.form == .initializer ? "init" : Self.spelled(method.name.value)
        if scope == .file, let entry,
            let other = spelling.references.names.otherOwner(of: method, entry: entry, implementation: implementation)
        {
            return "entry \(other) also declares it"
        }
        let stated = method.form == .initializer ? nil : method.returns?.type?.value
        let result = stated.map { spelling.references.spelled($0, at: .result) ?? "Any" } ?? ""
        let requirements =
            method.requirements.map { SwiftTypeRecognizer.isRequirements($0.value) ? $0.value : "" } ?? ""
        let generics = method.generics.map { Self.isList($0) ? $0.value : "" } ?? ""
        let key = "\(name)(\(parameters.map(\.key).joined(separator: ",")))\(result)\(generics)"
        let clashes = parameters.isEmpty && method.form != .initializer && taken.contains(name)
        if clashes || !taken.insert(key + requirements).inserted {
            return "another declaration has the same signature"
        }
        if SwiftNames.isOperator(method.name.value), method.declaration == nil {
            if !(1...2).contains(parameters.count) { return "an operator has one or two arguments" }
            let own = Set([path.last ?? "", "Self"])
            let hasOwn = parameters.contains { parameter in
                SwiftTypeNames.uses(in: parameter.type).contains { own.contains($0.path.last ?? "") }
            }
            if scope != .file, !hasOwn { return "none of its arguments has the type that it belongs to" }
        }
        if let generics = method.generics, Self.isList(generics) {
            let texts = parameters.map(\.type) + [result]
            let named =
                texts.flatMap { SwiftTypeNames.uses(in: $0) } + SwiftTypeNames.uses(in: requirements, isClause: true)
            let used = Set(named.map { $0.path[0] })
            let names = Self.names(of: generics)
            if names.isEmpty || !used.isSuperset(of: names) {
                return "its signature does not use all of its generic parameters"
            }
        }
        return nil
    }

    /// Modifiers, keyword and name.
    private mutating func headName(of method: MethodStub, in scope: SwiftScope, _ facts: inout [DocFact]) -> String {
        let access = scope.access(method.docs.visibility)
        if method.form == .initializer {
            let isOverride = scope == .class && isInherited(method.parameters.map(\.name.value))
            return access + (isOverride ? "override " : "") + (method.isFailable ? "init?" : "init")
        }
        let isOperator = SwiftNames.isOperator(method.name.value)
        var modifiers = access
        if scope == .file {
            if method.isStatic { facts.append(DocFact(.requirement, text: .words("static"))) }
        } else if method.isStatic || isOperator {
            modifiers += "static "
        }
        if method.isMutating {
            if scope == .class || scope == .file || method.isStatic || method.isSubscript || isOperator {
                facts.append(DocFact(.requirement, text: .words("changes the value")))
            } else {
                modifiers += "mutating "
            }
        }
        if method.isFailable { facts.append(DocFact(.requirement, text: .words("may fail"))) }
        if method.isSubscript { return modifiers + "subscript" }
        if isOperator {
            let fixity = method.parameters.count == 1 ? "prefix" : "infix"
            if !SwiftNames.standardOperators.contains(method.name.value) || fixity == "prefix" {
                spelling.references.note([.operator(method.name.value, fixity: fixity)])
            }
            return modifiers + (fixity == "prefix" ? "prefix " : "") + "func \(method.name.value) "
        }
        return modifiers + "func " + spelling.name(method.name, facts: &facts)
    }

    private mutating func effects(of method: MethodStub, _ facts: inout [DocFact]) -> String {
        if method.isSubscript, method.isAsync || method.throwing != nil {
            facts.append(DocFact(.requirement, text: .words("its getter is async or throws")))
            return ""
        }
        let async = method.isAsync ? " async" : ""
        guard let throwing = method.throwing else { return async }
        guard let type = throwing.type, !["any Error", "Error"].contains(type.value) else { return async + " throws" }
        let spelled = spelling.type(type, role: .error, at: .thrown, &facts)
        return async + (spelled.map { " throws(\($0))" } ?? " throws")
    }

    private mutating func result(of method: MethodStub, in scope: SwiftScope, _ facts: inout [DocFact]) -> String {
        if method.form == .initializer { return "" }
        guard let type = method.returns?.type,
            let spelled = spelling.type(type, at: scope == .protocol ? .value : .result, &facts)
        else {
            return method.isSubscript || method.returns?.type != nil ? " -> Any" : ""
        }
        return " -> " + spelled
    }

    /// Returns the list on one line, or one line each when too long to read.
    static func list(_ parameters: [String], after width: Int) -> String {
        let line = parameters.joined(separator: ", ")
        if parameters.count < 2 || width + line.width <= 100 { return "(\(line))" }
        return "(\n" + parameters.map { "    " + $0 }.joined(separator: ",\n") + "\n)"
    }

    private static func isList(_ generics: Text) -> Bool {
        SwiftTypeRecognizer.isGenericParameters(generics.value.hasPrefix("<") ? generics.value : "<\(generics.value)>")
    }

    /// Returns the names of a list of generic parameters, with or without brackets.
    private static func names(of generics: Text) -> [String] {
        GenericParameters.names(generics.value.hasPrefix("<") ? generics.value : "<\(generics.value)>")
    }
}
