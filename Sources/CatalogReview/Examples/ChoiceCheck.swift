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
            return type.isChoice ? diagnostic(path[count], of: type) : nil
        }
        return nil
    }

    /// Returns the diagnostic of a value with a dot in front.
    func diagnostic(in value: [CodeToken], for type: CallableType) -> ExampleDiagnostic? {
        guard value.count > 1, value[0].isSign("."), value[1].kind == .word else { return nil }
        // A member after the value may lead to another type.
        guard value.count == 2 || value[2].isSign("(") && value.last?.isSign(")") == true else { return nil }
        return diagnostic(value[1], of: type)
    }

    private func diagnostic(_ token: CodeToken, of type: CallableType) -> ExampleDiagnostic? {
        let name = token.text.filter { $0 != "`" }
        if type.members.contains(name) || Self.implied.contains(name) { return nil }
        // A type within the type.
        let isType = name.first?.isUppercase == true && syntax == .swift
        if isType || types.type(named: "\(type.name).\(name)", at: location) != nil { return nil }
        return ExampleDiagnostic(
            unknown: name, at: token.bytes, "'\(type.name)' has no case", among: type.cases, likelyOnly: type.isOpen)
    }
}
