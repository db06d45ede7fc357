import CatalogModel
import SourceCode

extension ComposePrinter {
    mutating func enumeration(_ type: TypeStub) {
        _ = enter(type, keepsGenerics: false)
        let raw = RawType(type, spelling: spelling)
        declare(type, facts: type.raw.map { [DocFact(.raw, code: $0.value)] } ?? [])
        writer.open("enum class \(KotlinNames.escaped(name(of: type)))\(raw.parameter) {")
        let names = KotlinNames.cases(type.cases.map(\.name.value))
        var seen: Set<String> = []
        for element in type.cases {
            guard let name = names[element.name.value], seen.insert(name).inserted else { continue }
            var facts: [DocFact] = []
            if !raw.holds(element) { facts = element.raw.map { [DocFact(.raw, code: $0.value)] } ?? [] }
            if name != element.name.value { facts.append(DocFact(.name, code: element.name.value)) }
            declare(element.docs, facts: facts)
            writer.line("\(name)\(raw.argument(element)),")
        }
        if type.hasMembersBesidesCases || type.cases.isEmpty { writer.line(";") }
        members(
            of: type, isInterface: false, used: ["Name", "Ordinal", "Entries", "DeclaringClass", "RawValue"],
            properties: type.properties.filter { !$0.isStatic })
        writer.close("}")
    }

    /// Writes cases with associated values: a class each.
    mutating func union(_ type: TypeStub) {
        _ = enter(type, keepsGenerics: false)
        let own = KotlinNames.escaped(name(of: type))
        declare(type)
        writer.open("sealed interface \(own) {")
        let names = KotlinNames.cases(type.cases.map(\.name.value), of: name(of: type))
        var seen: Set<String> = []
        for element in type.cases {
            guard let name = names[element.name.value], seen.insert(name).inserted else { continue }
            var facts = element.raw.map { [DocFact(.raw, code: $0.value)] } ?? []
            if name != element.name.value { facts.append(DocFact(.name, code: element.name.value)) }
            var used: Set<String> = []
            var tags: [DocTag] = []
            var parameters: [String] = []
            for property in element.parameters.map(\.property) {
                let printed = spelled(property, among: &used)
                let value = printed.value.map { " = \($0)" } ?? ""
                parameters.append("val \(KotlinNames.escaped(printed.name)): \(types.text(printed.type))\(value)")
                tags.add(parameter: printed.name, docs: property.docs, facts: printed.facts)
            }
            declare(element.docs, facts: facts, tags: tags)
            let list =
                parameters.isEmpty ? "data object \(name)" : "data class \(name)(\(parameters.joined(separator: ", ")))"
            writer.line("\(list) : \(own)")
        }
        members(of: type, isInterface: false, used: [], properties: type.properties.filter { !$0.isStatic })
        writer.close("}")
    }
}

/// The type of the raw values of a Kotlin enum in a stub, with the code for the raw values.
private struct RawType {
    private let type: String?

    init(_ type: TypeStub, spelling: ConvertedSpelling) {
        guard type.cases.contains(where: { $0.raw != nil }) else {
            self.type = nil
            return
        }
        let isWhole = type.cases.allSatisfy { ($0.raw?.value).map { Int32($0) != nil } ?? false }
        let isNumber = ["Int", "number", "integer", "Long", "Short"].contains(type.raw?.value ?? "")
        self.type = isWhole && isNumber ? "Int" : "String"
    }

    var parameter: String { type.map { "(val rawValue: \($0))" } ?? "" }

    /// Whether a case hands on the author's raw value.
    func holds(_ element: CaseStub) -> Bool { type != nil && element.raw != nil }

    func argument(_ element: CaseStub) -> String {
        guard let type else { return "" }
        let value = element.raw?.value ?? element.name.value
        return type == "Int" ? "(\(Int32(value).map(String.init) ?? "0"))" : "(\(KotlinLiteral.string(value)))"
    }
}
