import CatalogModel

extension TypeStub {
    var hasMembers: Bool {
        !(properties.isEmpty && initializers.isEmpty && methods.isEmpty && events.isEmpty && slots.isEmpty
            && cases.isEmpty)
    }

    /// Whether the type has no cases, properties, initializers and methods for an interface.
    var hasNoSignatures: Bool {
        cases.isEmpty && properties.isEmpty && initializers.isEmpty && methods.isEmpty
    }

    /// A type of the kind "function", as the functions meant: one for each initializer, or a single function with the
    /// properties as parameters.
    var asFunctions: [MethodStub] {
        let forms = initializers.isEmpty ? [MethodStub(form: .function, name: name)] : initializers
        return forms.map { form in
            var function = form
            function.form = .function
            function.name = name
            if function.docs.isEmpty { function.docs = docs }
            if function.parameters.isEmpty { function.parameters = properties.map { ParameterStub(property: $0) } }
            if function.generics == nil { function.generics = generics }
            if function.requirements == nil { function.requirements = requirements }
            if function.declaration == nil { function.declaration = declaration }
            return function
        }
    }
}

extension PropertyStub {
    /// Facts of the attribute in HTML.
    var webFacts: [DocFact] {
        guard let attribute else { return [] }
        return [DocFact(.attribute, text: .words("`\(attribute.value)`\(reflects ? ", reflects the property" : "")"))]
    }
}

extension EventStub {
    /// The way an event travels, as far as stated.
    var travelFacts: [DocFact] {
        let ways = [("bubbles", bubbles), ("cancelable", cancelable), ("composed", composed)]
        return ways.compactMap { name, value in
            value.map { DocFact(.event, text: .words($0 ? name : "not \(name)")) }
        }
    }
}

extension DocStub {
    /// Facts in a documentation comment of a parameter besides the description: all facts otherwise stated in
    /// attributes and separate lists.
    var parameterFacts: [DocFact] {
        var facts: [DocFact] = []
        if let deprecation { facts.append(DocFact(.status, text: .words("deprecated. " + deprecation.sentence))) }
        for item in sections.flatMap(\.items) {
            let type = item.type.map { " (\($0))" } ?? ""
            facts.append(DocFact(.literal, code: item.name + type))
            if let description = item.description { facts.append(DocFact(.literal, text: .prose(description))) }
            facts += item.facts
        }
        return facts
    }
}

extension TypeStub {
    var hasMembersBesidesCases: Bool {
        !(properties.isEmpty && initializers.isEmpty && methods.isEmpty && events.isEmpty && slots.isEmpty)
    }

    /// Whether the facts of a class indicate a custom element, although the kind does not.
    var looksLikeElement: Bool {
        fullName.value.contains("-") || !slots.isEmpty || !css.parts.isEmpty || !css.properties.isEmpty
            || otherNames.contains { OtherName.tagLanguages.contains($0.language.lowercased()) }
    }
}

extension OtherName {
    /// The keys in entries for the name of an element's tag.
    static let tagLanguages: Set<String> = ["html", "tag", "element"]
    /// The keys in entries for the name of an element's class.
    static let classLanguages = Set(
        ProgrammingLanguage.javascript.codeNames + ProgrammingLanguage.typescript.codeNames + ["class"])
}

extension PropertyStub {
    /// Creates a property for a case of a type other than an enum: a value that belongs to the type.
    init(_ element: CaseStub, of type: Text) {
        self.init(name: element.name, docs: element.docs)
        isReadOnly = true
        self.type = StatedType(alternatives: [type])
        docs.add(.raw, code: element.raw)
        docs.facts += element.parameters.map { DocFact(.associated, code: $0.name.value) }
    }
}
