import CatalogModel
import SourceCode

// The parameters of functions.
extension SwiftPrinter {
    /// A parameter as printed, with the parts for the signature's key and the documentation.
    struct PrintedParameter {
        var text: String
        /// Label and type, different for each overload.
        var key: String
        var type: String
        var documentation: SwiftDocComment.Parameter
        /// The name used by the entry, and the name in the body.
        var authorName: String
        var local: String
        /// The default.
        var value: String?
        /// Whether a result builder makes the value.
        var isBuilt: Bool
        /// Whether the value is a function that cannot be stored.
        var isTransient: Bool
    }

    mutating func parameter(
        _ parameter: ParameterStub, of method: MethodStub? = nil, in scope: SwiftScope = .file,
        isAssociated: Bool = false
    ) -> PrintedParameter {
        let property = parameter.property
        var facts: [DocFact] = []
        let name = property.name.value == "_" ? "_" : spelling.name(property.name, facts: &facts)
        let builder = SwiftResultBuilder(property.type)
        var type = spelling.type(
            builder?.type ?? property.type, at: isAssociated ? .stored : .parameter, &facts)
        var value = spelling.value(property.defaultValue, of: type, facts: &facts)
        if property.isBinding, framework == .swiftUI {
            if !type.hasPrefix("Binding<") { type = "Binding<\(type)>" }
        } else if property.isBinding {
            facts.append(DocFact(.binding, text: .words("changes reach the owner of the value")))
        }
        if scope == .protocol || parameter.isVariadic, let stated = value {
            facts.append(DocFact(.value, code: stated))
            value = nil
        }
        if let required = property.isRequired, required == (value != nil) {
            facts.append(DocFact(.required, text: .words(required ? "yes" : "no")))
        }
        if parameter.isVariadic { type = Self.variadic(type) }
        let isBuilder =
            property.fillsSlot && framework == .swiftUI && type.contains("->") && !SwiftTypeText.isOptional(type)
        let attribute =
            builder == nil && isBuilder && !isAssociated
            ? "@ViewBuilder " : self.attribute(isAssociated ? nil : builder, on: type, facts: &facts)
        let words = names(of: parameter, named: name, in: method, isAssociated: isAssociated, facts: &facts)
        let text = "\(attribute)\(words)\(type)\(value.map { " = \($0)" } ?? "")"
        var docs = facts
        docs = property.docs.facts + docs + property.docs.parameterFacts
        return PrintedParameter(
            text: text, key: "\(words.split(separator: " ").first ?? "")\(type)", type: type,
            documentation: .init(
                name: property.name.value.oneLine, description: property.docs.description, facts: docs),
            authorName: property.name.value, local: name, value: value, isBuilt: !attribute.isEmpty,
            isTransient: isTransient(type))
    }

    /// Whether a type is a function that may not escape, also by another name of a type.
    private func isTransient(_ type: String) -> Bool {
        if type.hasPrefix("@escaping ") { return false }
        if SwiftTypeText.isFunction(type) { return true }
        if SwiftTypeText.isOptional(type) { return false }
        guard let use = SwiftTypeNames.uses(in: type).first,
            case .declared(let name) = spelling.references.meaning(of: use.path)
        else { return false }
        return spelling.references.names.declared[name]?.record.declaration.definition?.value.contains("->") == true
    }

    private static func variadic(_ type: String) -> String {
        guard type.contains("->") else { return type + "..." }
        return "(\(type.replacing("@escaping ", with: "")))..."
    }

    /// Returns label and name with a colon; the empty text for an associated value without a label.
    private mutating func names(
        of parameter: ParameterStub, named name: String, in method: MethodStub?, isAssociated: Bool,
        facts: inout [DocFact]
    ) -> String {
        var label: String?
        if let stated = parameter.label {
            label = SwiftNames.label(stated.value)
            if label == nil { label = spelling.name(stated, facts: &facts) }
        }
        if isAssociated { return (label ?? name) == "_" ? "" : "\(label ?? name): " }
        if let method, method.form != .initializer {
            if SwiftNames.isOperator(method.name.value) { return "\(name): " }
            // Unlike other declarations, a subscript has no labels unless they are stated.
            if method.isSubscript, label == parameter.name.value { return "\(label ?? name) \(name): " }
        }
        guard let label, label != parameter.name.value, label != name else { return "\(name): " }
        return "\(label) \(name): "
    }
}
