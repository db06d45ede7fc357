import CatalogModel
import SourceCode

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
        var printed = spelled(property, among: &used)
        if isInterface, let value = printed.value { printed.facts.append(DocFact(.value, code: value)) }
        if let required = property.isRequired {
            printed.facts.append(DocFact(.required, text: .words(required ? "yes" : "no")))
        }
        declare(property.docs, facts: printed.facts)
        let modifier = isInterface ? "" : Self.modifier(property.docs.visibility)
        let keyword = isInterface && !property.isReadOnly ? "var" : "val"
        let head = "\(keyword) \(KotlinNames.escaped(printed.name)): \(types.text(printed.type))"
        if isInterface {
            writer.line(head)
        } else {
            writer.line("\(modifier)\(head)")
            writer.open()
            writer.line("get() = \(printed.value ?? Self.missing)")
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
        var facts = facts(of: method)
        if let generics = method.generics { facts.append(DocFact(.generics, code: generics.value)) }
        facts += method.effectFacts
        var used: Set<String> = []
        var texts: [String] = []
        var erased: [String] = []
        var tags: [DocTag] = []
        let variadic = method.parameters.lastIndex(where: \.isVariadic)
        for (index, parameter) in method.parameters.enumerated() {
            let printed = spelled(parameter.property, label: parameter.label, among: &used)
            let text = types.text(printed.type)
            let head = "\(index == variadic ? "vararg " : "")\(KotlinNames.escaped(printed.name)): \(text)"
            let value = index == variadic && hasBody ? nil : printed.value
            texts.append(head + (value.map { " = \($0)" } ?? ""))
            erased.append(String(text.prefix { $0 != "<" && $0 != "?" }))
            tags.add(parameter: printed.name, docs: parameter.property.docs, facts: printed.facts)
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
        declare(method.docs, facts: facts, tags: tags)
        let keyword = method.isAsync ? "suspend fun" : "fun"
        let head = "\(keyword) \(KotlinNames.escaped(name))(\(texts.joined(separator: ", ")))\(result)"
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
