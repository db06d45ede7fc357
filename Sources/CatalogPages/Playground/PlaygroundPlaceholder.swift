import CatalogModel
import SourceCode

/// A value in the code of a playground for an argument without a control, for calls without compiler errors.
struct PlaygroundPlaceholder {
    let form: Playground.Call.Form
    /// Declarations of the implementation, for its enums.
    let types: OrderedRecords<TypeDeclaration>

    /// Returns a value of a type; for a type without a simple value, a variable named after the argument.
    func code(for type: String, of name: String) -> String {
        TypeParser.parse(type).flatMap(code) ?? variable(name)
    }

    /// Returns the name of an argument as an identifier.
    private func variable(_ name: String) -> String {
        let identifier = NameWords.camel(NameWords.of(name))
        return identifier.first?.isLetter == true ? identifier : "value"
    }

    private func code(_ type: TypeExpression) -> String? {
        switch type.unwrapped {
        case .function(let function): closure(function)
        case .optional: form == .swift ? "nil" : "null"
        case .array: form == .kotlin ? "emptyList()" : "[]"
        case .dictionary: form == .swift ? "[:]" : form == .kotlin ? "emptyMap()" : "{}"
        case .generic("Binding", let arguments) where form == .swift && arguments.count == 1:
            code(arguments[0]).map { ".constant(\($0))" }
        case .generic(let name, _): Self.collections[name].map { form == .kotlin ? $0 : "[]" }
        case .union(let members): members.lazy.compactMap(code).first
        case .literal(.string(let text)): "\"\(text)\""
        case .literal(let value): value.compact
        case .object(let members, _) where members.allSatisfy(\.isOptional): "{}"
        case .name(let name): named(name)
        default: nil
        }
    }

    private func named(_ name: String) -> String? {
        if let value = Self.values[name] { return value }
        if form == .jsx, let value = Self.scriptValues[name] { return value }
        if name == "Float" { return form == .kotlin ? "0f" : "0" }
        let declared = types.first { $0.name == name || $0.name.hasSuffix("." + name) }
        let plain = declared?.value.cases?.filter { $0.value.parameters.orEmpty().isEmpty }.map(\.name)
        guard let declared, let first = plain?.first(where: SwiftNames.isIdentifier) else { return nil }
        return (form == .swift ? "." : declared.name + ".") + first
    }

    private func closure(_ function: TypeExpression.Function) -> String? {
        let isVoid = ["Void", "Unit", "void", "undefined", "()"].contains(function.result.description)
        guard let result = isVoid ? "" : code(function.result) else { return nil }
        let count = function.parameters.count
        let names = Array(repeating: "_", count: count).joined(separator: ", ")
        switch form {
        case .swift:
            let head = count == 0 ? "" : "\(names) in"
            return "{ " + [head, result].filter { !$0.isEmpty }.map { $0 + " " }.joined() + "}"
        case .kotlin:
            // Kotlin names a single parameter `it`.
            let head = count < 2 ? "" : "\(names) ->"
            let body = [head, result].filter { !$0.isEmpty }
            return body.isEmpty ? "{}" : "{ " + body.joined(separator: " ") + " }"
        case .jsx, .html: return isVoid ? "() => {}" : "() => \(result.hasPrefix("{") ? "(\(result))" : result)"
        }
    }

    private static let collections = [
        "Array": "emptyArray()", "List": "emptyList()", "Set": "emptySet()", "ImmutableList": "persistentListOf()",
        "ReadonlyArray": "[]",
    ]

    private static let values = [
        "String": "\"\"", "string": "\"\"", "Bool": "false", "Boolean": "false", "boolean": "false", "Int": "0",
        "UInt": "0", "Long": "0", "Double": "0.0", "CGFloat": "0", "number": "0", "Dp": "0.dp", "TextUnit": "0.sp",
        "Modifier": "Modifier",
        "EmptyView": "EmptyView()",
        "AnyView": "AnyView(EmptyView())", "View": "EmptyView()", "Color": ".accentColor", "Date": ".now",
    ]

    private static let scriptValues = [
        "ReactNode": "null", "React.ReactNode": "null", "any": "null", "unknown": "null", "null": "null",
        "undefined": "undefined", "Date": "new Date()", "Color": "null",
    ]
}
