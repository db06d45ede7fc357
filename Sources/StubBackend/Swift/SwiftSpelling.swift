import CatalogModel
import SourceCode

/// A writer of an entry's names, types and values as valid Swift in stubs.
///
/// Content impossible in Swift becomes a fact for the documentation comment, and a finding.
struct SwiftSpelling {
    static let language = "Swift"

    var diagnostics = Diagnostics()
    /// Meanings of the written names.
    var references: SwiftReferences

    init(_ references: SwiftReferences) { self.references = references }

    /// Returns a name in the form for a declaration.
    mutating func name(_ name: Text, facts: inout [DocFact]) -> String {
        if let escaped = SwiftNames.escaped(name.value) { return escaped }
        let made = IdentifierSanitizer.camelCase(from: name.value, allows: SwiftNames.isIdentifier)
        let spelled = SwiftNames.escaped(made) ?? made
        facts.append(DocFact(.name, code: name.value))
        diagnostics.report(.stubName(name, as: spelled, in: Self.language))
        return spelled
    }

    /// Returns the type at a position in the code; `Any` where the author stated no type, or none valid in Swift.
    mutating func type(
        _ type: StatedType, at position: SwiftTypePosition = .value, _ facts: inout [DocFact]
    ) -> String {
        guard let first = type.alternatives.first else {
            facts.append(DocFact(.type, text: .words("not stated")))
            return "Any"
        }
        if type.alternatives.count > 1 {
            facts += type.alternatives.map { DocFact(.type, code: $0.value) }
            diagnostics.report(.stubChoice(type.alternatives, in: Self.language))
            return "Any"
        }
        return self.type(first, at: position, &facts) ?? "Any"
    }

    /// Returns the text of a type; nil if the text is not a type in Swift.
    ///
    /// The `role` is the requirement of the surroundings on the type.
    mutating func type(
        _ type: Text, role: Placeholder.Role = .value, at position: SwiftTypePosition = .value,
        _ facts: inout [DocFact]
    ) -> String? {
        if let spelled = references.spelled(type.value, at: position) {
            references.use(spelled, role: role)
            return spelled
        }
        facts.append(DocFact(.type, code: type.value))
        diagnostics.report(.stubType(type, in: Self.language))
        return nil
    }

    /// Returns the text of a value; nil without a default, or for a default that Swift cannot read or take for a value
    /// of the type.
    mutating func value(_ value: Text?, of type: String, facts: inout [DocFact]) -> String? {
        guard let value else { return nil }
        if SwiftExpressionRecognizer.isExpression(value.value) || SwiftValue(value.value).isClosure {
            var defaults = SwiftDefaultChecker(references)
            if defaults.accepts(value.value, as: type) {
                references.note(defaults.needs)
                return value.value
            }
        }
        facts.append(DocFact(.value, code: value.value))
        diagnostics.report(.stubDefault(value, in: Self.language))
        return nil
    }

    /// Returns a list of generic parameters with brackets, possibly left out by the author; empty if there is none.
    mutating func generics(_ generics: Text?, facts: inout [DocFact]) -> String {
        guard let generics else { return "" }
        let text = generics.value.hasPrefix("<") ? generics.value : "<\(generics.value)>"
        if SwiftTypeRecognizer.isGenericParameters(text) {
            references.generics.formUnion(GenericParameters.names(text))
            references.use(text, isClause: true)
            return text
        }
        facts.append(DocFact(.generics, code: generics.value))
        diagnostics.report(.stubClause(generics, what: "a list of generic parameters", in: Self.language))
        return ""
    }

    /// Returns a `where` clause with a leading space; empty if there is none.
    mutating func requirements(_ requirements: Text?, facts: inout [DocFact]) -> String {
        guard let requirements else { return "" }
        let text = requirements.value.hasPrefix("where ") ? String(requirements.value.dropFirst(6)) : requirements.value
        if SwiftTypeRecognizer.isRequirements(text) {
            references.use(text, isClause: true)
            return " where \(text)"
        }
        facts.append(DocFact(.requirements, code: requirements.value))
        diagnostics.report(.stubClause(requirements, what: "a condition", in: Self.language))
        return ""
    }

    mutating func raw(_ raw: Text, of type: String, facts: inout [DocFact]) -> String {
        if type == "String" { return " = " + SwiftLiteral.string(raw.value) }
        if type == "Character", raw.value.count == 1 { return " = " + SwiftLiteral.string(raw.value) }
        if SwiftExpressionRecognizer.isNumber(raw.value) { return " = " + raw.value }
        facts.append(DocFact(.raw, code: raw.value))
        diagnostics.report(.stubRaw(raw, of: type, in: Self.language))
        return ""
    }
}
