import CatalogModel
import SourceCode

/// A property of a custom element with an attribute, in step through accessors: the statements of the getter,
/// the setter and the callback for changed attributes.
struct WebAttribute {
    /// The kinds of values with a form in an attribute.
    private enum Form { case boolean, number, digits, string, literal, date, name, other }

    let attribute: String
    /// The private field with the value.
    let field: String
    private let type: String
    private let value: String?
    private let reflects: Bool
    private let form: Form
    private let mayBeAbsent: (null: Bool, undefined: Bool)
    /// Whether all present values are texts.
    private let isText: Bool

    /// - Parameters:
    ///   - property: A property of an element.
    ///   - attribute: The name of the attribute.
    ///   - type: The type in TypeScript.
    ///   - value: The default in TypeScript.
    ///   - used: Names of private members of the class; takes the name of the field.
    init(_ property: PropertyStub, attribute: String, type: String, value: String?, used: inout Set<String>) {
        self.attribute = attribute
        self.type = type
        self.value = value
        reflects = property.reflects && !property.isReadOnly
        let name = property.name.value
        var field =
            "#"
            + (TypeScriptNames.isIdentifier(name) && name != "constructor"
                ? name : IdentifierSanitizer.camelCase(from: name, allows: TypeScriptNames.isIdentifier))
        while !used.insert(field).inserted { field += "2" }
        self.field = field
        var members = TypeParser.parse(type).map { Self.members(of: $0) } ?? []
        mayBeAbsent = (members.contains(.name("null")), members.contains(.name("undefined")))
        members.removeAll { $0 == .name("null") || $0 == .name("undefined") }
        form = Self.form(of: members)
        isText = members.allSatisfy(\.isText)
    }

    private static func form(of members: [TypeExpression]) -> Form {
        if members.count == 1, case .name(let name) = members[0] {
            switch name {
            case "boolean": return .boolean
            case "number": return .number
            case "string": return .string
            case "Date": return .date
            default: return .name
            }
        }
        if members.isEmpty { return .other }
        if members.allSatisfy(\.isText) { return .literal }
        if members.allSatisfy(\.isNumber) { return .digits }
        // The value of an attribute is a string.
        return members.contains(.name("string")) ? .literal : .other
    }

    private static func members(of type: TypeExpression) -> [TypeExpression] {
        switch type.understood {
        case .union(let members): members.flatMap { Self.members(of: $0) }
        case .optional(let inner): Self.members(of: inner) + [.name("null")]
        case let other: [other]
        }
    }

    /// The value of the property without an attribute and without a default; nil where no value is sure.
    private var standard: String? {
        if let value { return value }
        if mayBeAbsent.undefined { return "undefined" }
        if mayBeAbsent.null { return "null" }
        switch form {
        case .boolean: return "false"
        case .number: return "0"
        case .string: return "\"\""
        case .digits, .literal, .date, .name, .other: return nil
        }
    }

    /// The declaration of the private field, without the name.
    var declaration: String {
        guard let standard else { return "!: \(type);" }
        if standard == "undefined" { return ": \(type);" }
        // The literal implies the type.
        return ["boolean", "number", "string"].contains(type) ? " = \(standard);" : ": \(type) = \(standard);"
    }

    /// The statements of the setter.
    var setting: [String] {
        let kept = "this.\(field) = value;"
        if !reflects { return [kept] }
        let name = TypeScriptLiteral.string(attribute)
        if form == .boolean {
            return [
                kept, "this.toggleAttribute(\(name), \(mayBeAbsent == (false, false) ? "value" : "value === true"));",
            ]
        }
        let text: String
        switch form {
        case .string: text = "value"
        case .literal: text = isText ? "value" : "String(value)"
        case .date: text = "value.toISOString()"
        case .other: text = "JSON.stringify(value)"
        default: text = "String(value)"
        }
        if mayBeAbsent == (false, false) { return [kept, "this.setAttribute(\(name), \(text));"] }
        return [
            kept, "if (value == null) {", "  this.removeAttribute(\(name));", "} else {",
            "  this.setAttribute(\(name), \(text));", "}",
        ]
    }

    /// The expression of a value read from the attribute as `newValue`: null where the attribute is absent.
    var reading: String {
        switch form {
        case .boolean: return "newValue !== null"
        case .number: return "newValue === null ? \(absent) : Number(newValue)"
        case .digits: return "newValue === null ? \(absent) : (Number(newValue) as \(type))"
        case .date: return "newValue === null ? \(absent) : new Date(newValue)"
        case .string: return standard == "null" ? "newValue" : "newValue ?? \(absent)"
        case .literal: return "\(standard.map { "(newValue ?? \($0))" } ?? "newValue") as \(type)"
        case .name, .other:
            let read = form == .name ? "newValue as unknown as \(type)" : "JSON.parse(newValue)"
            return "newValue === null ? \(absent) : \(form == .name ? "(\(read))" : read)"
        }
    }

    /// The value of the property while the attribute is absent.
    private var absent: String { standard ?? "this.\(field)" }
}

extension TypeExpression {
    /// Whether the type is a number or the literal of one.
    fileprivate var isNumber: Bool {
        switch self {
        case .literal(.number), .name("number"): true
        default: false
        }
    }

    /// Whether all values of the type are texts.
    fileprivate var isText: Bool {
        switch self {
        case .literal(.string), .template, .name("string"): true
        default: false
        }
    }
}
