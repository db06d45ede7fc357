import CatalogModel

// Members that a stub can only describe, as items of a list.
extension DocItem {
    /// Creates a description of a member that the stub can only describe.
    init(_ property: PropertyStub) {
        self.init(name: property.name.value, type: property.type.words, description: property.docs.description)
        facts = property.docs.facts
        if let value = property.defaultValue { facts.append(DocFact(.value, code: value.value)) }
        if property.isReadOnly { facts.append(DocFact(.requirement, text: .words("read-only"))) }
        if property.isStatic { facts.append(DocFact(.requirement, text: .words("belongs to the type"))) }
        facts += property.docs.parameterFacts
    }

    init(_ method: MethodStub, named name: String) {
        let parameters = method.parameters.map { parameter in
            let label = parameter.label.map { $0.value.isEmpty ? "_ " : $0.value + " " } ?? ""
            let type = parameter.property.type.words.map { ": \($0)" } ?? ""
            return label + parameter.name.value + type
                + (parameter.property.defaultValue.map { " = \($0.value)" } ?? "")
        }
        let result = method.returns?.type.map { " → \($0.value)" } ?? ""
        self.init(name: "\(name)(\(parameters.joined(separator: ", ")))\(result)", description: method.docs.description)
        facts = method.docs.facts + method.docs.parameterFacts
        for parameter in method.parameters {
            if let description = parameter.property.docs.description {
                let words = CommentProse.lines(of: description).joined(separator: " ")
                facts.append(DocFact(.property, text: .words("\(MarkdownCode.span(parameter.name.value)): \(words)")))
            }
        }
        if let returned = method.returns?.description { facts.append(DocFact(.value, text: .prose(returned))) }
        if method.isAsync { facts.append(DocFact(.requirement, text: .words("asynchronous"))) }
        if method.isStatic { facts.append(DocFact(.requirement, text: .words("belongs to the type"))) }
        if let throwing = method.throwing {
            facts.append(DocFact(.requirement, text: .words("may throw \(throwing.type?.value ?? "")")))
            if let description = throwing.description { facts.append(DocFact(.requirement, text: .prose(description))) }
        }
        if let generics = method.generics { facts.append(DocFact(.generics, code: generics.value)) }
        if let requirements = method.requirements { facts.append(DocFact(.requirements, code: requirements.value)) }
        if let declaration = method.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
    }
}
