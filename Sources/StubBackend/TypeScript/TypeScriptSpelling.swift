import CatalogModel
import SourceCode

/// A writer of an entry's names, types and values as valid TypeScript in stubs.
///
/// Content impossible in TypeScript becomes a fact for the documentation comment, and a finding.
struct TypeScriptSpelling {
    static let language = "TypeScript"

    var diagnostics = Diagnostics()
    /// Meanings of the written names; nil without need for them.
    var references: TypeScriptReferences?

    /// Returns the type; `unknown` where the author stated no type, or a type invalid in TypeScript.
    mutating func type(_ type: StatedType, facts: inout [DocFact]) -> String {
        guard !type.alternatives.isEmpty else {
            facts.append(DocFact(.type, text: .words("not stated")))
            return "unknown"
        }
        let types = type.alternatives.map { self.type($0, &facts) ?? "unknown" }
        if types.count == 1 { return types[0] }
        return types.map { $0.contains("=>") ? "(\($0))" : $0 }.joined(separator: " | ")
    }

    /// Returns the text of a type; nil if the text is not a type in TypeScript.
    mutating func type(_ type: Text, role: Placeholder.Role = .value, _ facts: inout [DocFact]) -> String? {
        if TypeScriptTypeRecognizer.isType(type.value) {
            guard references != nil else { return type.value }
            if let text = references?.use(type.value, role: role) { return ScriptLayout.onOneLine(text) }
        }
        facts.append(DocFact(.type, code: type.value))
        diagnostics.report(.stubType(type, in: Self.language))
        return nil
    }

    /// Returns the text of a value; nil without a default, or for a default unreadable in TypeScript.
    mutating func value(_ value: Text?, facts: inout [DocFact]) -> String? {
        guard let value else { return nil }
        if TypeScriptExpressionRecognizer.isExpression(value.value) { return value.value }
        facts.append(DocFact(.value, code: value.value))
        diagnostics.report(.stubDefault(value, in: Self.language))
        return nil
    }

    /// Returns the text of a value; nil without a default, or for a default that TypeScript cannot read or take for a
    /// value of the type.
    ///
    /// - Parameters:
    ///   - value: The default as stated.
    ///   - type: The type in TypeScript.
    ///   - isLate: Whether the value is made after all types of the file.
    ///   - facts: Takes a default that cannot be written.
    /// - Returns: An expression.
    mutating func value(
        _ value: Text?, of type: String, isLate: Bool = true, _ facts: inout [DocFact]
    ) -> String? {
        guard let value else { return nil }
        guard let references, TypeScriptExpressionRecognizer.isExpression(value.value) else {
            return self.value(value, facts: &facts)
        }
        if let nested = self.references?.nestedCase(value.value, as: type, isLate: isLate) { return nested }
        var defaults = TypeScriptDefaultChecker(references)
        if defaults.accepts(value.value, as: type) {
            self.references = defaults.references
            return value.value
        }
        facts.append(DocFact(.value, code: value.value))
        diagnostics.report(.stubDefault(value, in: Self.language))
        return nil
    }

    /// Returns the name of a standalone declaration: a function, a type.
    mutating func name(_ name: Text, facts: inout [DocFact]) -> String {
        if let binding = TypeScriptNames.binding(name.value) {
            if binding != name.value { renamed(name, as: binding, facts: &facts) }
            return binding
        }
        let made = IdentifierSanitizer.camelCase(from: name.value, allows: TypeScriptNames.isIdentifier)
        let spelled = TypeScriptNames.binding(made) ?? made
        renamed(name, as: spelled, facts: &facts)
        return spelled
    }

    private mutating func renamed(_ name: Text, as spelled: String, facts: inout [DocFact]) {
        facts.append(DocFact(.name, code: name.value))
        diagnostics.report(.stubName(name, as: spelled, in: Self.language))
    }

    /// Returns the name of a parameter.
    ///
    /// Callers never see the name, so a changed name is not a finding.
    func parameter(_ name: Text, facts: inout [DocFact]) -> String {
        let made = IdentifierSanitizer.camelCase(from: name.value, allows: TypeScriptNames.isIdentifier)
        let spelled = TypeScriptNames.binding(name.value) ?? TypeScriptNames.binding(made) ?? made
        if spelled != name.value { facts.append(DocFact(.name, code: name.value)) }
        return spelled
    }

    /// Returns a list of generic parameters with brackets, possibly left out by the author; empty if there is none.
    mutating func generics(_ generics: Text?, facts: inout [DocFact]) -> String {
        guard let generics else { return "" }
        let text = generics.value.hasPrefix("<") ? generics.value : "<\(generics.value)>"
        if TypeScriptTypeRecognizer.isGenericParameters(text) {
            references?.generics.formUnion(GenericParameters.names(text) + [String(text.dropFirst().dropLast())])
            guard references != nil else { return text }
            if let text = references?.use(text) { return text }
        }
        facts.append(DocFact(.generics, code: generics.value))
        diagnostics.report(.stubClause(generics, what: "a list of generic parameters", in: Self.language))
        return ""
    }
}
