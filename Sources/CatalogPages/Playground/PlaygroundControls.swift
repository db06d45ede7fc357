import CatalogModel
import SourceCode

/// A choice of playground controls for properties, by type: the kind of control, the values offered, and the quotes or
/// marks around values in code.
struct PlaygroundControls {
    /// The control of a property, and the way to write the chosen value in code.
    struct Spelling {
        let kind: Playground.Control.Kind
        var values: [String] = []
        var marks: (before: String, after: String) = ("", "")
    }

    let form: Playground.Call.Form
    /// Declarations of the implementation, for its enums.
    let types: OrderedRecords<TypeDeclaration>

    /// Returns the spelling of a property; nil for types without a control.
    func spelling(of property: Property) -> Spelling? {
        let type = Self.bare(property.type?.value ?? "")
        let quotes = (before: "\"", after: "\"")
        if let values = property.values, values.count > 1 {
            let isCase = form == .swift && !Self.texts.contains(type)
            return Spelling(kind: .choice, values: values.names, marks: isCase ? (".", "") : quotes)
        }
        if let members = ScriptTypeText.literals(in: type) {
            let values = members.compactMap(Self.quoted)
            return values.count > 1 ? Spelling(kind: .choice, values: values, marks: quotes) : nil
        }
        if Self.flags.contains(type) { return Spelling(kind: .flag) }
        if Self.texts.contains(type) { return Spelling(kind: .text, marks: quotes) }
        if Self.numbers.contains(type) {
            return Spelling(
                kind: .number, marks: type == "Dp" ? ("", ".dp") : type == "TextUnit" ? ("", ".sp") : ("", ""))
        }
        let named = types.first { $0.name == type || $0.name.hasSuffix("." + type) }
        guard let cases = named?.value.cases, cases.count > 1 else { return nil }
        let values = cases.filter { $0.value.parameters.orEmpty().isEmpty }.map(\.name)
        return Spelling(kind: .choice, values: values, marks: form == .swift ? (".", "") : (type + ".", ""))
    }

    /// Returns the code of an argument without a chosen value.
    func placeholder(for property: Property, named name: String) -> String {
        let type = (property.type ?? property.either?.first)?.value ?? ""
        let code = PlaygroundPlaceholder(form: form, types: types).code(for: type, of: name)
        return form == .swift && property.binding == true && !type.hasPrefix("Binding<") ? ".constant(\(code))" : code
    }

    /// Returns a default as a value of a control: without quotes, without the type of a case, and empty for no value.
    static func plain(_ code: String) -> String {
        if let text = quoted(code) { return text }
        if ["nil", "null", "undefined"].contains(code) { return "" }
        if Double(code) != nil { return code }
        return code.split(separator: ".").last.map(String.init) ?? ""
    }

    /// Returns the text between quotes; nil for other code, and for templates.
    private static func quoted(_ code: String) -> String? {
        QuotedLiteral(code).flatMap { $0.quote == UInt8(ascii: "`") ? nil : $0.contents }
    }

    private static func bare(_ type: String) -> String {
        let type = type.hasPrefix("Binding<") && type.hasSuffix(">") ? String(type.dropFirst(8).dropLast()) : type
        return type.hasSuffix("?") ? String(type.dropLast()) : type
    }

    private static let flags: Set<String> = ["Bool", "Boolean", "boolean"]
    private static let texts: Set<String> = [
        "String", "string", "LocalizedStringKey", "LocalizedStringResource", "CharSequence",
    ]
    private static let numbers: Set<String> = [
        "Int", "UInt", "Long", "Double", "Float", "CGFloat", "TimeInterval", "number", "Dp", "TextUnit",
    ]
}
