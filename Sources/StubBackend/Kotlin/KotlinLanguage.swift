import CatalogModel
import SourceCode

/// The language of stubs in Kotlin.
struct KotlinLanguage: ConvertedLanguage {
    let language = ProgrammingLanguage.kotlin
    let title = "Kotlin"
    var template: BuiltInTemplate { Self.file }

    private static let file = BuiltInTemplate(
        "kotlin",
        text: """
            \(BuiltInTemplate.heading)
            {{ if code }}
            {{ code.importNotes | lines "// " }}
            {{ if code.package }}

            package {{ code.package }}
            {{ end }}
            \(BuiltInTemplate.body)
            {{ end }}

            """)

    func name(_ name: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String {
        let made = DeclaredNames.camelCase(name.value)
        if made != name.value, !DeclaredNames.isIdentifier(name.value) {
            diagnostics.report(.stubName(name, as: made, in: title))
        }
        return KotlinNames.escaped(made)
    }

    // MARK: Types

    let anything = "Any"
    let anyArgument = "*"
    let nothing = TypeExpression.name("Unit")
    var slotResult: TypeExpression { nothing }

    var slot: TypeExpression {
        var function = TypeExpression.Function([], result: nothing)
        function.attributes = ["Composable"]
        return .function(function)
    }

    func spelling(of row: TypeMapping) -> Text? { row.kotlin }
    func isAvailable(_ type: String) -> Bool { KotlinPlatform.isType(type) }
    func typeText() -> KotlinTypeWriter { KotlinTypeWriter(own: []) }
    func list(of type: TypeExpression) -> TypeExpression { .generic("List", [type]) }

    func lowered(_ type: TypeExpression) -> TypeExpression? {
        switch type {
        case .optional(let inner): return inner.madeOptional
        case .array(let inner): return list(of: inner)
        case .dictionary(let key, let value): return .generic("Map", [key, value])
        case .tuple(let elements):
            let types = elements.map(\.type)
            switch types.count {
            case 0: return nothing
            case 1: return types[0]
            case 2: return .generic("Pair", types)
            case 3: return .generic("Triple", types)
            default: return nil
            }
        default: return type
        }
    }

    func structure(of type: TypeExpression, depth: Int, in conversion: inout TypeConversion) -> TypeExpression? {
        switch type {
        case .object(let elements, let rest):
            let text = TypeExpression.name("String")
            if elements.isEmpty, let rest {
                return .generic("Map", [text, conversion.converted(rest, depth: depth + 1)])
            }
            conversion.unknown.append(type.description)
            return .generic("Map", [text, .optional(.name(anything))])
        case .intersection: return conversion.anything(for: type.description)
        case .literal(.string), .template: return .name("String")
        case .literal(.number(let digits)): return .name(Int32(digits) == nil ? "Double" : "Int")
        case .literal(.bool): return .name("Boolean")
        case .literal: return .name(anything)
        default: return nil
        }
    }

    func union(
        of members: [TypeExpression], nothings: [TypeExpression], stated type: TypeExpression,
        in conversion: inout TypeConversion
    ) -> TypeExpression {
        guard let first = members.first else { return .optional(.name("Nothing")) }
        var choice = first
        if members.count > 1 {
            conversion.unknown.append(type.description)
            choice = .name(anything)
        }
        return nothings.isEmpty ? choice : choice.madeOptional
    }

    /// Returns a function without labels for optional and repeated parameters: a repeated
    /// parameter is a list in the type of a function.
    func function(_ converted: TypeExpression.Function) -> TypeExpression.Function {
        var function = converted
        function.parameters = function.parameters.map {
            .init(label: $0.label, type: $0.isOptional ? $0.type.madeOptional : $0.type)
        }
        return function
    }

    // MARK: Names

    let contentName = "content"
    let keepsPropertyNames = false
    let enumeratesLiterals = true

    func constantName(_ name: String) -> String { name }
    func literal(_ text: String) -> String { KotlinLiteral.string(text) }

    func provide(_ statement: String, to names: inout ProvidedNames) -> Bool {
        guard let kotlin = KotlinImport(statement), kotlin.isOf(names.stated) else { return false }
        names.add(kotlin.line, names: [kotlin.name].compactMap(\.self))
        if kotlin.name == nil { names.isOpen = true }
        return true
    }

    /// Returns a name with the package to import the name from.
    func spelled(_ name: String, first: String, by names: ProvidedNames) -> String? {
        if name != first { return names.stated.contains { name.hasPrefix($0 + ".") } ? name : nil }
        return names.stated.filter { $0.hasSuffix("." + name) }.min() ?? (names.isOpen ? name : nil)
    }

    // MARK: Comments

    /// Returns a line without an end of the comment, and without a beginning, since comments nest.
    func neutralized(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "/")) else { return line.withoutZeros }
        return line.replacing("/*", with: "/\\*").replacing("*/", with: "*\\/").withoutZeros
    }

    let tagMark = " "
    let translationFiles = "resources"

    func blocks(of tags: DocTagLines) -> [[String]] { [tags.own, tags.since, tags.links] }
    func mention(of name: String) -> String { "[\(name)]" }
}
