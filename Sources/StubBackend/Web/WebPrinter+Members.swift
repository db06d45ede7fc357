import CatalogModel
import SourceCode

extension WebPrinter {
    /// Writes the properties and initializers of a class.
    mutating func properties(of type: TypeStub, named name: String, in scope: WebClassScope, inherits: Bool) {
        for element in type.cases {
            var property = PropertyStub(element, of: type.name.map { _ in name })
            property.isStatic = true
            self.property(property, inInterface: false)
        }
        attributes = []
        privateNames = Set(
            (type.properties.map(\.name.value) + type.methods.map(\.name.value)).filter(TypeScriptNames.isPrivate))
        initialValues = []
        for property in type.properties { self.property(property, inInterface: false, in: scope) }
        if !type.initializers.isEmpty {
            constructors(type.initializers, opening: (inherits ? [scope.superCall] : []) + initialValues)
        }
    }

    /// Writes the methods of a class.
    mutating func methods(of type: TypeStub, in scope: WebClassScope) {
        for group in MethodGroup.groups(of: type.methods) {
            let form = scope.form(of: group)
            if case .asStated = form { methods(group) } else { overriding(group, as: form) }
        }
    }

    // MARK: Properties

    mutating func property(_ property: PropertyStub, inInterface: Bool, in scope: WebClassScope? = nil) {
        var facts: [DocFact] = []
        let references = spelling.references
        var type = spelling.type(property.type, facts: &facts)
        if let scope, !scope.suits(type, of: property) {
            // The class above does not allow this type, so only the comment states it.
            spelling.references = references
            facts.append(DocFact(.type, code: type))
            diagnostics.report(.stubOverride(property.name, in: Self.language.title))
            type = "any"
        }
        // In an interface, a default is documentation only.
        let value =
            inInterface
            ? spelling.value(property.defaultValue, facts: &facts)
            : spelling.value(property.defaultValue, of: type, isLate: !property.isStatic, &facts)
        if property.isBinding { facts.append(DocFact(.binding, text: .words("changes reach the owner of the value"))) }
        // In an interface, a question mark marks an optional property.
        if let required = property.isRequired, required ? !inInterface || value != nil : !inInterface {
            facts.append(DocFact(.required, text: .words(required ? "yes" : "no")))
        }
        var tags: [DocTag] = []
        if let attribute = property.attribute {
            let reflection = property.reflects ? [DocFact(.reflects, text: .words("yes"))] : []
            tags.append(DocTag(name: "attr", subject: attribute.value, facts: reflection))
        } else if property.reflects {
            facts.append(DocFact(.reflects, text: .words("yes")))
        }
        if inInterface, let value { facts.append(DocFact(.value, code: value)) }
        if inInterface, property.isStatic { facts.append(staticMember(property.name)) }
        if inInterface {
            declare(property.docs, facts: facts, tags: tags)
            let isOptional = property.isRequired.map { !$0 } ?? (value != nil)
            let name = TypeScriptNames.interfaceMember(property.name.value)
            return writer.line("\(property.isReadOnly ? "readonly " : "")\(name)\(isOptional ? "?" : ""): \(type);")
        }
        let name = TypeScriptNames.member(property.name.value)
        let keyword = property.isReadOnly ? "readonly " : ""
        let modifiers = modifiers(property.docs.visibility, name: property.name.value, isStatic: property.isStatic)
        switch scope?.form(of: property) ?? .field {
        case .accessors(let stated):
            let attribute = WebAttribute(property, attribute: stated, type: type, value: value, used: &privateNames)
            attributes.append(attribute)
            writer.separate()
            writer.line(attribute.field + attribute.declaration)
            declare(property.docs, facts: facts, tags: tags)
            accessors(attribute, of: property, modifiers: modifiers, type: type)
        case .declared(let isInitialized):
            if let value {
                let access = "this\(TypeScriptNames.access(property.name.value))"
                if isInitialized {
                    initialValues.append("\(access) = \(value);")
                } else {
                    facts.append(DocFact(.value, code: value))
                }
            }
            declare(property.docs, facts: facts, tags: tags)
            writer.line("\(modifiers)declare \(keyword)\(name): \(type);")
        case .field:
            declare(property.docs, facts: facts, tags: tags)
            // A static field without a value would hide the one of a superclass.
            if value == nil, property.isStatic, !TypeScriptNames.isPrivate(property.name.value) {
                return writer.line("\(modifiers)declare \(keyword)\(name): \(type);")
            }
            let mark = value == nil && !property.isStatic ? "!" : ""
            writer.line("\(modifiers)\(keyword)\(name)\(mark): \(type)\(value.map { " = \($0)" } ?? "");")
        }
    }

    /// Writes the accessors of a property with an attribute; the comment on the property is written.
    private mutating func accessors(
        _ attribute: WebAttribute, of property: PropertyStub, modifiers: String, type: String
    ) {
        let name = TypeScriptNames.member(property.name.value)
        writer.open("\(modifiers)get \(name)(): \(type) {")
        writer.line("return this.\(attribute.field);")
        writer.close("}")
        if property.isReadOnly { return }
        writer.separate()
        writer.open("\(modifiers)set \(name)(value: \(type)) {")
        writer.lines(attribute.setting)
        writer.close("}")
    }

    func modifiers(_ visibility: Visibility, name: String, isStatic: Bool) -> String {
        let access = visibility == .private && !TypeScriptNames.isPrivate(name) ? "private " : ""
        return access + (isStatic ? "static " : "")
    }

    // MARK: Functions

    /// Writes free functions with the same name.
    mutating func functions(_ group: MethodGroup) {
        guard let first = group.methods.first else { return }
        var facts: [DocFact] = []
        let name = unique(spelling.name(first.name, facts: &facts), stated: first.name, facts: &facts)
        overloads(group.methods, facts: facts) { method, list, isBody in
            let async = method.isAsync && isBody ? "async " : ""
            return "export \(async)function \(name)\(list)"
        }
    }

    private mutating func methods(_ group: MethodGroup) {
        let name = TypeScriptNames.member(group.name)
        overloads(group.methods, facts: []) { method, list, isBody in
            let modifiers = Self.modifiers(of: method)
            return "\(modifiers)\(method.isAsync && isBody ? "async " : "")\(name)\(list)"
        }
    }

    /// Writes methods that an inherited member does not allow as stated.
    private mutating func overriding(_ group: MethodGroup, as form: WebClassScope.MethodForm) {
        guard let first = group.methods.first else { return }
        let name = TypeScriptNames.member(group.name)
        var facts: [DocFact] = []
        var tags: [DocTag] = []
        for method in group.methods {
            let printed = signature(of: method, isBody: false, &facts)
            facts.append(DocFact(.declaration, code: group.name + printed.text))
            tags += printed.tags
        }
        diagnostics.report(.stubOverride(first.name, in: Self.language.title))
        declare(first.docs, facts: facts, tags: tags)
        let modifier = group.isStatic ? "static " : ""
        // A field would hide the accessors of the superclass.
        if case .property = form { return writer.line("\(group.isStatic ? modifier : "declare ")\(name): any;") }
        body("\(modifier)\(name)(..._arguments: any[]): any", opening: [], of: first)
    }

    private static func modifiers(of method: MethodStub) -> String {
        let isPrivate = method.docs.visibility == .private && !TypeScriptNames.isPrivate(method.name.value)
        return (isPrivate ? "private " : "") + (method.isStatic ? "static " : "")
    }

    private mutating func constructors(_ initializers: [MethodStub], opening: [String]) {
        overloads(initializers, facts: [], opening: opening) { _, list, _ in "constructor\(list)" }
    }

    /// Writes a function with a body, or a signature for each and a body for all.
    private mutating func overloads(
        _ methods: [MethodStub], facts: [DocFact], opening: [String] = [],
        head: (MethodStub, _ list: String, _ isBody: Bool) -> String
    ) {
        let isSingle = methods.count == 1
        for method in methods {
            var facts = facts
            let printed = signature(of: method, isBody: isSingle, &facts)
            declare(method.docs, facts: facts, tags: printed.tags)
            let line = head(method, printed.text, isSingle)
            if isSingle {
                body(line, opening: opening, of: method, using: printed.names)
            } else {
                writer.line(line + ";")
            }
        }
        if !isSingle, var common = methods.first {
            let result = common.form == .initializer ? "" : ": any"
            common.isAsync = methods.allSatisfy(\.isAsync)
            let list =
                common.isAsync ? "(..._arguments: unknown[]): Promise<any>" : "(..._arguments: unknown[])\(result)"
            body(head(common, list, true), opening: opening, of: common)
        }
    }

    private mutating func body(
        _ head: String, opening: [String], of method: MethodStub, using parameters: [String] = []
    ) {
        writer.open(head + " {")
        writer.lines(opening)
        let name = method.form == .initializer ? "constructor" : method.name.value
        writer.line(Self.missing(name, using: parameters))
        writer.close("}")
    }

    /// Writes a method of an interface, or the form of creating the interface's values.
    mutating func signature(_ method: MethodStub, named name: String, result: String?) {
        var facts = method.isStatic ? [staticMember(method.name)] : []
        let printed = signature(of: method, isBody: false, &facts)
        declare(method.docs, facts: facts, tags: printed.tags)
        writer.line("\(name)\(printed.text)\(result.map { ": \($0)" } ?? "");")
    }

    /// Reports a static member of an interface, and returns the fact for the comment.
    private mutating func staticMember(_ name: Text) -> DocFact {
        diagnostics.report(.stubKind("a static member of an interface", name: name, in: Self.language.title))
        return DocFact(.notExpressed, text: .words("it is static"))
    }

    /// Returns generic parameters, parameters and result, and the tags with the documentation of them.
    private mutating func signature(
        of method: MethodStub, isBody: Bool, _ facts: inout [DocFact]
    ) -> (text: String, tags: [DocTag], names: [String]) {
        if let declaration = method.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        facts += requirementFacts(method.requirements) + method.effectFacts
        let around = spelling.references?.generics
        defer { if let around { spelling.references?.generics = around } }
        let generics = spelling.generics(method.generics, facts: &facts)
        let (texts, tags, names) = parameters(of: method, isBody: isBody)
        let list = texts.joined(separator: ", ")
        if method.form == .initializer {
            if !generics.isEmpty { facts.append(DocFact(.generics, code: generics)) }
            if method.isAsync { facts.append(DocFact(.requirement, text: .words("async"))) }
            return ("(\(list))", tags + Self.outcomeTags(of: method), names)
        }
        let result = result(of: method, facts: &facts)
        return ("\(generics)(\(list)): \(result)", tags + Self.outcomeTags(of: method), names)
    }
}

extension TypeStubKind {
    var isElement: Bool {
        if case .component = self { true } else { false }
    }
}

extension TypeScriptNames {
    /// Returns the access to a member of a value: `.tone`, `["data-room"]`.
    static func access(_ name: String) -> String {
        isIdentifier(name) || isPrivate(name) ? ".\(name)" : "[\(TypeScriptLiteral.string(name))]"
    }

    /// Returns the name of a member of an interface or of an object's type.
    static func interfaceMember(_ name: String) -> String {
        isIdentifier(name) ? name : TypeScriptLiteral.string(name)
    }
}
