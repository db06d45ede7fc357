import CatalogModel
import SourceCode

/// The language of stubs in TypeScript, for the web and for React.
struct TypeScriptLanguage: ConvertedLanguage {
    let language = ProgrammingLanguage.typescript
    let title = "TypeScript"
    var template: BuiltInTemplate { Self.file }

    private static let file = BuiltInTemplate(
        "typescript",
        text: """
            \(BuiltInTemplate.heading)
            {{ if code }}
            {{ code.importNotes | lines "// " }}
            \(BuiltInTemplate.body)
            {{ end }}

            """)

    func name(_ name: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String {
        spell(diagnostics: &diagnostics) { $0.name(name, facts: &$1) }
    }

    func parameter(_ name: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String {
        spell(diagnostics: &diagnostics) { $0.parameter(name, facts: &$1) }
    }

    private func spell(
        diagnostics: inout Diagnostics, spell: (inout TypeScriptSpelling, inout [DocFact]) -> String
    ) -> String {
        var spelling = TypeScriptSpelling()
        var facts: [DocFact] = []
        let text = spell(&spelling, &facts)
        diagnostics.merge(spelling.diagnostics)
        return text
    }

    // MARK: Types

    let anything = "unknown"
    let anyArgument = "any"
    let nothing = TypeExpression.name("void")
    let slot = TypeExpression.name("ReactNode")
    var slotResult: TypeExpression { slot }

    func spelling(of row: TypeMapping) -> Text? { row.typescript }
    func isAvailable(_ type: String) -> Bool { ConvertedReactTypes.contains(type) }
    func takes(_ count: Int, _ type: String) -> Bool {
        !TypeScriptPlatform.isType(type) || (TypeScriptPlatform.arities[type] ?? 0...0).contains(count)
    }
    func typeText() -> TypeScriptTypeWriter { TypeScriptTypeWriter() }
    func list(of type: TypeExpression) -> TypeExpression { .array(type) }

    func lowered(_ type: TypeExpression) -> TypeExpression? {
        switch type {
        case .optional(let inner):
            if case .union(let members) = inner, members.contains(.name("null")) { return inner }
            return .union([inner, .name("null")])
        case .dictionary(let key, let value):
            let isKey = [.name("string"), .name("number")].contains(key)
            return .generic(isKey ? "Record" : "Map", [key, value])
        case .tuple(let elements):
            if elements.isEmpty { return nothing }
            if elements.count == 1, !elements[0].isRest { return elements[0].type }
            let isLabeled = elements.allSatisfy { $0.label != nil }
            return .tuple(
                elements.map { element in
                    var element = element
                    if !isLabeled { element.label = nil }
                    return element
                })
        default: return type
        }
    }

    /// Returns the type of texts for a template with holes of other types than texts and numbers.
    func structure(of type: TypeExpression, depth: Int, in conversion: inout TypeConversion) -> TypeExpression? {
        guard case .template(let text) = type else { return nil }
        let holes = text.components(between: "${", and: "}")
        let isPlain = !text.contains("\\") && holes.allSatisfy { ["string", "number"].contains($0) }
        return isPlain ? nil : .name("string")
    }

    func union(
        of members: [TypeExpression], nothings: [TypeExpression], stated type: TypeExpression,
        in conversion: inout TypeConversion
    ) -> TypeExpression {
        if members.isEmpty { return .name("null") }
        let words = [TypeExpression.name("null"), .name("undefined")]
        let all = members + words.filter { nothings.map(\.unwrapped).contains($0) }
        return all.count == 1 ? all[0] : .union(all)
    }

    /// Returns a function with the receiver as first parameter, and with a promise as the result if asynchronous.
    func function(_ converted: TypeExpression.Function) -> TypeExpression.Function {
        var function = converted
        function.attributes = []
        if let receiver = function.receiver { function.parameters.insert(.init(label: "scope", type: receiver), at: 0) }
        function.receiver = nil
        if function.isAsync {
            if case .generic("Promise", _) = function.result { return function }
            function.result = .generic("Promise", [function.result])
        }
        return function
    }

    // MARK: Names

    let contentName = "children"
    let keepsPropertyNames = true
    let enumeratesLiterals = false

    func constantName(_ name: String) -> String { name.withSmallLetter }
    func literal(_ text: String) -> String { TypeScriptLiteral.string(text) }

    func provide(_ statement: String, to names: inout ProvidedNames) -> Bool {
        guard let script = TypeScriptImport(statement) else { return false }
        let isReact = script.isOf(["react"])
        if isReact, !script.hasOtherNames {
            names.react.formUnion(script.names)
            return true
        }
        guard isReact || script.isOf(names.stated) else { return false }
        names.add(script.line, names: script.names)
        return true
    }

    func spelled(_ name: String, first: String, by names: ProvidedNames) -> String? {
        names.stated.contains(first) ? name : nil
    }

    // MARK: Comments

    func neutralized(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "/")) else { return line.withoutZeros }
        return line.replacing("*/", with: "*\\/").withoutZeros
    }

    func withoutInlineTags(_ line: String) -> String { line.replacing("{@", with: "{\\@") }

    let keepsSpelling = true
    let tagMark = " - "
    let translationFiles = "files"

    func blocks(of tags: DocTagLines) -> [[String]] {
        [tags.since, tags.links, tags.deprecation, tags.own, tags.visibility == .internal ? ["@internal"] : []]
    }

    func mention(of name: String) -> String { name }
}

extension String {
    /// Returns the texts between two marks.
    fileprivate func components(between start: String, and end: Character) -> [String] {
        var texts: [String] = []
        var rest = self[...]
        while let mark = rest.firstRange(of: start) {
            let text = rest[mark.upperBound...].prefix { $0 != end }
            texts.append(String(text))
            rest = rest[text.endIndex...]
        }
        return texts
    }
}
