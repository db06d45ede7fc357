import CatalogModel
import SourceCode

/// A choice of playground controls for properties, by type: the kind of control, the values offered, and the quotes or
/// marks around values in code.
struct PlaygroundControls {
    /// The control of a property, and the way to write the chosen value in code.
    struct Spelling {
        let kind: PlaygroundControlKind
        var values: [String] = []
        var marks: (before: String, after: String) = ("", "")
        var isWhole = false

        /// Returns a default as a value of the control: without quotes, without the type of a case or the unit of a
        /// number; nil for a default that the control cannot have.
        func value(of code: String) -> String? {
            switch kind {
            case .flag: ["true", "false"].contains(code) ? code : nil
            case .text: PlaygroundControls.quoted(code)
            case .number:
                [code, String(code.dropLast(code.hasSuffix(marks.after) ? marks.after.count : 0))].first {
                    Double($0) != nil
                }
            case .choice:
                [PlaygroundControls.quoted(code), code.split(separator: ".").last.map(String.init)].lazy
                    .compactMap(\.self).first(where: values.contains)
            }
        }
    }

    let form: Playground.Call.Form
    /// Declarations of the implementation, for its enums.
    let types: OrderedRecords<TypeDeclaration>

    /// Whether a call without a value for a member is an error, as far as the entry states it.
    func needs(_ property: Property, isParameter: Bool = false) -> Bool {
        if property.default != nil { return false }
        if let isRequired = property.required { return isRequired }
        guard form == .swift || form == .kotlin else { return false }
        return isParameter || property.type?.value.hasSuffix("?") == false
    }

    /// Returns the spelling of a property; nil for types without a control.
    func spelling(of property: Property) -> Spelling? {
        let type = Self.bare(property.type?.value ?? "")
        let quotes = (before: "\"", after: "\"")
        if Self.flags.contains(type) { return Spelling(kind: .flag) }
        if let values = property.values?.names, values.count > 1 {
            if Self.numbers.contains(type) { return Spelling(kind: .choice, values: values, marks: numberMarks(type)) }
            if form != .swift || Self.texts.contains(type) {
                return Spelling(kind: .choice, values: values, marks: quotes)
            }
            return cases(values, of: type)
        }
        if let members = ScriptTypeText.literals(in: type) {
            let values = members.compactMap(Self.quoted)
            return values.count > 1 ? Spelling(kind: .choice, values: values, marks: quotes) : nil
        }
        if Self.texts.contains(type) { return Spelling(kind: .text, marks: quotes) }
        if Self.numbers.contains(type) {
            return Spelling(kind: .number, marks: numberMarks(type), isWhole: Self.integers.contains(type))
        }
        let named = types.first { $0.name == type || $0.name.hasSuffix("." + type) }
        let values = named?.value.cases?.filter { $0.value.parameters.orEmpty().isEmpty }.map(\.name)
        return cases(values ?? [], of: named?.name ?? type)
    }

    /// Returns the choice among the cases that code can name; nil for less than two.
    private func cases(_ names: [String], of type: String) -> Spelling? {
        let values = names.filter(SwiftNames.isIdentifier)
        if values.count < 2 { return nil }
        return Spelling(kind: .choice, values: values, marks: (form == .swift ? "." : type + ".", ""))
    }

    /// Returns the unit or the suffix of a number: only Kotlin does not take an integer for a fraction.
    private func numberMarks(_ type: String) -> (before: String, after: String) {
        guard form == .kotlin else { return ("", "") }
        return ("", ["Dp": ".dp", "TextUnit": ".sp", "Float": "f", "Double": ".0"][type] ?? "")
    }

    /// Returns the code of an argument without a chosen value.
    func placeholder(for property: Property, named name: String) -> String {
        let type = (property.type ?? property.either?.first)?.value ?? ""
        let code = PlaygroundPlaceholder(form: form, types: types).code(for: type, of: name)
        return form == .swift && property.binding == true && !type.hasPrefix("Binding<") ? ".constant(\(code))" : code
    }

    /// Returns the text between quotes; nil for other code, and for templates.
    fileprivate static func quoted(_ code: String) -> String? {
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
    private static let numbers = Set([
        "Double", "Float", "CGFloat", "TimeInterval", "number", "Dp", "TextUnit",
    ]).union(integers)
    private static let integers: Set<String> = ["Int", "UInt", "Long"]
}
