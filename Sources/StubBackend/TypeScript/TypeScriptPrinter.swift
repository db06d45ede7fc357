import CatalogModel
import CatalogRendering
import SourceCode

/// A printer of a TypeScript stub file: the common parts of React and the web.
protocol TypeScriptPrinter: StubPrinter {
    /// Returns the text of a type; `unknown` where the author stated no type, or a type invalid in TypeScript.
    mutating func text(of type: StatedType, facts: inout [DocFact]) -> String
    /// Returns the parts of a parameter's declaration, under an unused name.
    mutating func spelled(_ parameter: ParameterStub, among used: inout Set<String>) -> TypeScriptParameter
}

extension TypeScriptPrinter {
    static var language: any ConvertedLanguage { TypeScriptLanguage() }

    // MARK: Constants

    mutating func constants(_ constants: [FacetConstant], named name: String) {
        object(
            name,
            members: constants.map {
                TypeScriptConstant(name: $0.name, value: Self.value(of: $0), docs: $0.docs, facts: $0.facts)
            })
    }

    mutating func lookUpFunction(_ name: String) {
        writer.open("function \(name)(_key: string, text: string): string {")
        writer.line("return text;")
        writer.close("}")
    }

    /// Writes a constant object, with each name only once.
    private mutating func object(_ name: String, members: [TypeScriptConstant]) {
        writer.open("export const \(name) = {")
        var used: Set<String> = []
        for member in members where used.insert(member.name).inserted {
            declare(member.docs, facts: member.facts)
            writer.line("\(TypeScriptNames.objectKey(member.name)): \(member.value),")
        }
        writer.close("} as const;")
    }

    /// Writes the values of an enum as a constant object, and a type of the object's name.
    mutating func enumObject(_ name: String, members: [TypeScriptConstant]) {
        object(name, members: members)
        writer.separate()
        writer.line("export type \(name) = (typeof \(name))[keyof typeof \(name)];")
    }

    /// Returns a reference to a token, or the key of a text.
    private static func value(of constant: FacetConstant) -> String {
        if let token = constant.token { return TypeScriptLiteral.string(PropertyNames().reference(to: token)) }
        guard case .text(let text) = constant.value else { return "\"\"" }
        return TypeScriptLiteral.string(text)
    }

    func tokensSentence(of component: String) -> String {
        "The design tokens of \(component), as custom properties of style sheets."
    }

    // MARK: Enums

    /// Returns the value of an enum's case.
    func value(of element: CaseStub, in type: TypeStub) -> String {
        let raw = element.raw?.value ?? element.name.value
        let isNumber =
            ["number", "Int", "Double", "Float"].contains(type.raw?.value)
            && TypeScriptExpressionRecognizer.isNumber(raw)
        return isNumber ? raw : TypeScriptLiteral.string(raw)
    }

    /// Writes cases with associated values as a union of objects, distinguished by kind.
    mutating func unionCases(of type: TypeStub, named name: String) {
        writer.open("export type \(name) =")
        for (index, element) in type.cases.enumerated() {
            var members = ["kind: \(TypeScriptLiteral.string(element.raw?.value ?? element.name.value))"]
            var tags: [DocTag] = []
            var used: Set<String> = ["kind"]
            for property in element.parameters.map(\.property) {
                var facts: [DocFact] = []
                let type = text(of: property.type, facts: &facts)
                if let value = property.defaultValue { facts.append(DocFact(.value, code: value.value)) }
                var key = property.name.value
                while !used.insert(key).inserted { key += "2" }
                members.append("\(TypeScriptNames.interfaceMember(key)): \(type)")
                tags.add(parameter: property.name.value, docs: property.docs, facts: facts)
            }
            document(element.docs, tags: tags)
            writer.line("| { \(members.joined(separator: "; ")) }" + (index == type.cases.count - 1 ? ";" : ""))
        }
        writer.close()
    }

    // MARK: Functions

    /// Returns the parameters of a method, and the parameters' tags; defaults are allowed only before a body.
    mutating func parameters(of method: MethodStub, isBody: Bool) -> (texts: [String], tags: [DocTag], names: [String])
    {
        var texts: [String] = []
        var tags: [DocTag] = []
        var names: [String] = []
        var used: Set<String> = []
        let parameters = method.parameters
        // A variadic parameter in the middle is an array, which may be empty but must be given.
        let lastRequired = parameters.indices.last { location in
            !parameters[location].mayBeOmitted || (parameters[location].isVariadic && location < parameters.count - 1)
        }
        for (index, parameter) in parameters.enumerated() {
            let printed = spelled(parameter, among: &used)
            var facts = printed.facts
            if let value = printed.value, !isBody || parameter.isVariadic {
                facts.append(DocFact(.value, code: value))
            }
            let canOmit = index > lastRequired ?? -1
            if parameter.mayBeOmitted, !canOmit, printed.value == nil {
                facts.append(DocFact(.required, text: .words("no")))
            }
            if parameter.isVariadic {
                texts.append((index == parameters.count - 1 ? "..." : "") + "\(printed.name): \(printed.list)")
            } else if isBody, let value = printed.value {
                texts.append("\(printed.name): \(printed.type) = \(value)")
            } else {
                texts.append("\(printed.name)\(parameter.mayBeOmitted && canOmit ? "?" : ""): \(printed.type)")
            }
            tags.add(parameter: printed.name, docs: parameter.property.docs, facts: facts)
            names.append(printed.name)
        }
        return (texts, tags, names)
    }

    /// Returns the body of a function without an implementation, with a use of each parameter.
    static func missing(_ name: String, using parameters: [String]) -> String {
        if parameters.isEmpty { return "throw new Error(\"not implemented\");" }
        let shown = name.filter { $0 != "`" && $0 != "$" && $0 != "\\" }
        let values = parameters.map { "${String(\($0))}" }.joined(separator: ", ")
        return "throw new Error(`not implemented: \(shown)(\(values))`);"
    }

    /// Returns the type of a method's result.
    mutating func result(of method: MethodStub, facts: inout [DocFact]) -> String {
        var type = "void"
        if let outcome = method.returns {
            type = outcome.type.map { text(of: StatedType(alternatives: [$0]), facts: &facts) } ?? "unknown"
        }
        return method.isAsync && !type.hasPrefix("Promise<") ? "Promise<\(type)>" : type
    }

    /// Returns the tags of a method's result and errors.
    static func outcomeTags(of method: MethodStub) -> [DocTag] {
        var tags: [DocTag] = []
        if let description = method.returns?.description {
            tags.append(DocTag(name: "returns", description: description))
        }
        if let throwing = method.throwing {
            let type = throwing.type.map { "{\($0.value)}" }
            tags.append(DocTag(name: "throws", subject: type, description: throwing.description))
        }
        return tags
    }
}

/// A documented member of a constant object in a TypeScript stub.
struct TypeScriptConstant {
    var name: String
    /// A literal.
    var value: String
    var docs: DocStub
    var facts: [DocFact] = []
}

/// A parameter in a TypeScript stub: name, type and default as code.
struct TypeScriptParameter {
    let name: String
    let type: String
    let value: String?
    /// Facts without a place in the declaration.
    let facts: [DocFact]

    /// The type of a list of values.
    fileprivate var list: String {
        if type.hasSuffix("[]") || type.hasPrefix("Array<") { return type }
        return type.utf8.allSatisfy(SyntaxScanner.isNameByte) ? "\(type)[]" : "(\(type))[]"
    }
}

extension ParameterStub {
    fileprivate var mayBeOmitted: Bool {
        isVariadic || property.isRequired == false || property.defaultValue != nil
    }
}
