import CatalogModel
import SourceCode

/// Search for undeclared cases of the catalog's enums.
struct ChoiceCheck {
    let types: CallableTypes
    let location: ExampleLocation
    let syntax: CodeSyntax

    /// The greatest number of parts in the name of a type.
    private static let deepestType = 20

    /// Members of every enum besides the cases.
    private static let implied: Set<String> = [
        "self", "Type", "init", "allCases", "none", "some", "entries", "values", "valueOf", "Companion", "name",
        "ordinal", "hashValue", "rawValue",
    ]

    /// Returns the diagnostic of a name such as `Badge.Appearance.sucess`.
    func diagnostic(in path: [CodeToken]) -> ExampleDiagnostic? {
        // A path without a name has no type, and types are rarely nested deeper.
        for count in path.indices.dropFirst().prefix(Self.deepestType).reversed() {
            let name = path[..<count].map(\.text).joined(separator: ".")
            guard let type = types.type(named: name, at: location) else { continue }
            return diagnostic(path[count], of: type)
        }
        return nil
    }

    /// Whether a name such as `Badge.Appearance.success` is a declared case.
    func isCase(_ path: [CodeToken]) -> Bool {
        let owner = path.dropLast().map(\.text).joined(separator: ".")
        guard let name = path.last?.text, let type = types.type(named: owner, at: location) else { return false }
        return type.isChoice && type.cases.contains(name)
    }

    /// Returns the diagnostics of a value for a parameter of an enum type.
    func diagnostics(in value: [CodeToken], for type: CallableType) -> [ExampleDiagnostic] {
        let members = Self.operands(of: value).compactMap { operand -> ExampleDiagnostic? in
            if let path = Self.path(operand), path.dropLast().map(\.text).joined(separator: ".") == type.name {
                return path.last.flatMap { diagnostic($0, of: type, isValue: true) }
            }
            guard operand.count > 1, operand[0].isSign("."), operand[1].kind == .word else { return nil }
            // A member after the value may lead to another type.
            guard operand.count == 2 || operand[2].isSign("(") && operand.last?.isSign(")") == true else { return nil }
            return diagnostic(operand[1], of: type, isValue: true)
        }
        return members + CodeCalls.paths(in: value).compactMap { misspelledType($0, for: type) }
    }

    /// Returns the words of code that is a name with dots.
    private static func path(_ code: [CodeToken]) -> [CodeToken]? {
        CodeCalls.paths(in: code).first.flatMap { code.count == 2 * $0.count - 1 ? $0 : nil }
    }

    /// Returns the diagnostic of a name with dots as the value for an enum; nil for the enum without a declaration.
    func diagnostic(in path: [CodeToken], for type: CallableType?) -> ExampleDiagnostic? {
        guard let type, let member = path.last, path.dropLast().map(\.text).joined(separator: ".") == type.name else {
            return diagnostic(in: path) ?? type.flatMap { misspelledType(path, for: $0) }
        }
        return diagnostic(member, of: type)
    }

    /// Returns the diagnostic of a case of one enum for a parameter of another type.
    func otherChoice(
        _ value: [CodeToken], than choice: CallableType?, declared: String?, in owner: CallableType
    ) -> ExampleDiagnostic? {
        guard let declared, let path = Self.path(value), let first = path.first, let end = path.last,
            choice != nil || LiteralCheck.excludesCases(declared, syntax: syntax),
            let other = types.choice(path.dropLast().map(\.text).joined(separator: "."), of: owner, at: location),
            other.cases.contains(end.text), other.name != choice?.name
        else { return nil }
        return ExampleDiagnostic(
            at: first.bytes.lowerBound..<end.bytes.upperBound, "a case of '\(other.name)' is not a '\(declared)'")
    }

    /// Returns the two last operands of a conditional expression, or the whole value.
    static func operands(of value: [CodeToken]) -> [[CodeToken]] {
        var depth = 0
        var parts: [[CodeToken]] = [[]]
        for (index, token) in value.enumerated() {
            if token.kind == .sign, "([{".contains(token.text) { depth += 1 }
            if token.kind == .sign, ")]}".contains(token.text) { depth -= 1 }
            // A question mark without space before it is optional chaining.
            let isSplit =
                depth == 0 && index > 0 && token.bytes.lowerBound > value[index - 1].bytes.upperBound
                && (token.isSign("?") || parts.count > 1 && token.isSign(":"))
            if isSplit {
                parts.append([])
            } else if !(token.isSign("?") && parts.count > 1 && parts[parts.count - 1].isEmpty) {
                // Skip the second question mark of `??`.
                parts[parts.count - 1].append(token)
            }
        }
        return parts.count > 1 ? Array(parts.dropFirst()) : parts
    }

    /// Returns the diagnostic of a case after a name similar to the enum's.
    private func misspelledType(_ path: [CodeToken], for type: CallableType) -> ExampleDiagnostic? {
        let owner = path.dropLast()
        let name = owner.map(\.text).joined(separator: ".")
        guard let first = owner.first, let end = owner.last, let member = path.last, type.cases.contains(member.text),
            types.places(of: name).isEmpty, suggestion(for: name, among: [type.name]) != nil
        else { return nil }
        return ExampleDiagnostic(
            at: first.bytes.lowerBound..<end.bytes.upperBound, "unknown type '\(name)'; did you mean '\(type.name)'?",
            replacement: type.name)
    }

    private func diagnostic(
        _ token: CodeToken, of type: CallableType, isValue: Bool = false
    ) -> ExampleDiagnostic? {
        let name = token.text.filter { $0 != "`" }
        if type.members.contains(name) || Self.implied.contains(name) { return nil }
        // A type within the type, which is not a value.
        let isType = name.first?.isUppercase == true && syntax == .swift && !isValue
        if isType || !isValue && types.type(named: "\(type.name).\(name)", at: location) != nil { return nil }
        return ExampleDiagnostic(
            unknown: name, at: token.bytes, "'\(type.name)' has no \(type.isChoice ? "case" : "member")",
            among: type.isChoice ? type.cases : type.members.sorted(),
            likelyOnly: type.isOpen || !type.isChoice)
    }
}
