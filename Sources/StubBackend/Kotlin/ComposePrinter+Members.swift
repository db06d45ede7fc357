import CatalogModel
import CatalogTypes

extension ComposePrinter {
    /// Names used by the methods of every class.
    private static let inherited: Set<String> = [
        "toString", "hashCode", "equals", "copy", "getClass", "notify", "notifyAll", "wait", "finalize", "clone",
        "compareTo", "valueOf", "values",
    ]

    /// Writes the members in the braces of a type, besides the cases.
    mutating func members(of type: TypeStub, isInterface: Bool, used: Set<String>, properties: [PropertyStub]) {
        var used = used
        for property in properties { self.property(property, among: &used, isInterface: isInterface) }
        var methods: Set<String> = []
        for method in type.methods where !method.isStatic {
            function(method, hasBody: !isInterface, among: &methods, properties: used)
        }
        let properties = type.properties.filter(\.isStatic)
        let cases: [PropertyStub] =
            type.isEnum
            ? []
            : type.cases.map { element in
                var property = PropertyStub(element, of: type.name)
                property.type = StatedType()
                return property
            }
        let functions = type.methods.filter(\.isStatic)
        guard !properties.isEmpty || !functions.isEmpty || !cases.isEmpty else { return }
        writer.separate()
        writer.open("companion object {")
        var shared = used
        for property in properties + cases { self.property(property, among: &shared, isInterface: false) }
        for method in functions { function(method, hasBody: true, among: &methods, properties: shared) }
        writer.close("}")
    }

    private mutating func property(_ property: PropertyStub, among used: inout Set<String>, isInterface: Bool) {
        var facts: [DocFact] = []
        let name = spelling.valueName(property.name, &facts, &used)
        let type = spelled(property.type, facts: &facts)
        let value = value(property.defaultValue, of: type, facts: &facts)
        if isInterface, let value { facts.append(DocFact(.value, code: value)) }
        if let required = property.isRequired {
            facts.append(DocFact(.required, text: .words(required ? "yes" : "no")))
        }
        writer.separate()
        writer.lines(KotlinDocComment(docs: property.docs, facts: facts).lines)
        deprecation(property.docs)
        let modifier = isInterface ? "" : Self.modifier(property.docs.visibility)
        let head =
            "\(isInterface && !property.isReadOnly ? "var" : "val") \(KotlinNames.escaped(name)): \(types.text(type))"
        if isInterface {
            writer.line(head)
        } else {
            writer.line("\(modifier)\(head)")
            writer.open()
            writer.line("get() = \(value ?? Self.missing)")
            writer.close()
        }
    }

    mutating func freeFunction(_ function: MethodStub) {
        enter(function)
        var among = signatures
        self.function(function, hasBody: true, among: &among, properties: [])
        signatures = among
    }

    /// Writes a function with a comment.
    private mutating func function(
        _ method: MethodStub, hasBody: Bool, among signatures: inout Set<String>, properties: Set<String>
    ) {
        var facts: [DocFact] = []
        if let declaration = method.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        spelling.requirements(method.requirements, facts: &facts)
        if let generics = method.generics { facts.append(DocFact(.generics, code: generics.value)) }
        if method.isMutating { facts.append(DocFact(.requirement, text: .words("changes the value"))) }
        if method.isFailable { facts.append(DocFact(.requirement, text: .words("may fail"))) }
        var used: Set<String> = []
        var texts: [String] = []
        var erased: [String] = []
        var docs: [KotlinDocComment.Parameter] = []
        let variadic = method.parameters.lastIndex(where: \.isVariadic)
        for (index, parameter) in method.parameters.enumerated() {
            var facts: [DocFact] = []
            let name = spelling.valueName(parameter.name, &facts, &used)
            let type = spelled(parameter.property.type, facts: &facts)
            let value = value(parameter.property.defaultValue, of: type, facts: &facts)
            if let label = parameter.label, label.value != parameter.name.value {
                facts.append(DocFact(.otherName, code: label.value))
            }
            let text = types.text(type)
            texts.append(
                "\(index == variadic ? "vararg " : "")\(KotlinNames.escaped(name)): \(text)"
                    + (hasBody || value == nil
                        ? value.map { index == variadic ? "" : " = \($0)" } ?? "" : " = \(value ?? "")"))
            erased.append(String(text.prefix { $0 != "<" && $0 != "?" }))
            facts = parameter.property.docs.facts + facts + parameter.property.docs.parameterFacts
            if parameter.property.docs.description != nil || !facts.isEmpty {
                docs.append(.init(name: name, description: parameter.property.docs.description, facts: facts))
            }
        }
        var name = DeclaredNames.camelCase(method.name.value)
        if Self.inherited.contains(name)
            || properties.contains(where: {
                Self.accessors(of: $0).contains(DeclaredNames.pascalCase(name)) || $0 == DeclaredNames.pascalCase(name)
            })
        {
            name += "Value"
        }
        while !signatures.insert("\(name)(\(erased.joined(separator: ",")))").inserted { name += "2" }
        if name != method.name.value {
            facts.append(DocFact(.name, code: method.name.value))
            spelling.diagnostics.report(.stubName(method.name, as: name, in: spelling.language))
        }
        var result = ""
        if let outcome = method.returns {
            let type = outcome.type.map { spelling.type($0, facts: &facts).expression } ?? .name("Any")
            result = ": \(types.text(method.isFailable ? type.madeOptional : type))"
            if let description = outcome.description { facts.append(DocFact(.value, text: .prose(description))) }
        } else {
            result = ": Unit"
        }
        if let throwing = method.throwing {
            facts.append(DocFact(.requirement, text: .words("may throw \(throwing.type?.value ?? "")")))
            if let description = throwing.description { facts.append(DocFact(.requirement, text: .prose(description))) }
        }
        writer.separate()
        writer.lines(KotlinDocComment(docs: method.docs, facts: facts, parameters: docs).lines)
        deprecation(method.docs)
        let head =
            "\(method.isAsync ? "suspend " : "")fun \(KotlinNames.escaped(name))(\(texts.joined(separator: ", ")))\(result)"
        let modifier = hasBody ? Self.modifier(method.docs.visibility) : ""
        writer.line(hasBody ? "\(modifier)\(head) = \(Self.missing)" : head)
    }

    /// Returns the methods for a property as seen from Java.
    private static func accessors(of property: String) -> [String] {
        let name = property.withCapital
        return ["Get\(name)", "Set\(name)"]
    }
}

extension TypeStub {
    fileprivate var isEnum: Bool {
        if case .enum = kind { true } else { false }
    }
}
