import CatalogModel

/// A formatter of the full names of initializers, methods and cases for pages, such as `setError(errorMessage:)` in
/// Swift.
///
/// In Swift a full name contains the argument labels, `setError(errorMessage:)`: the stated label, else the name;
/// operators have none, and subscripts only stated labels. Elsewhere a full name contains the parameters' names,
/// `setCustomValidity(message)`.
enum MemberNames {
    static func method(_ name: String, parameters: OrderedRecords<Parameter>?, isSwift: Bool) -> String {
        let parameters = parameters.orEmpty()
        guard isSwift else { return name + plainList(parameters) }
        if isOperator(name) { return name + list(parameters.map { _ in "_" }) }
        return name + list(parameters.map { label(of: $0, unstated: name == "subscript" ? "_" : $0.name) })
    }

    static func initializer(_ parameters: OrderedRecords<Parameter>?, isSwift: Bool) -> String {
        method(isSwift ? "init" : "constructor", parameters: parameters, isSwift: isSwift)
    }

    /// Returns the name of an enum's case, as written in code: with a dot in Swift.
    static func enumCase(_ element: OrderedRecords<Case>.Element, isSwift: Bool) -> String {
        let base = isSwift ? "." + element.name : element.name
        guard let parameters = element.value.parameters, !parameters.isEmpty else { return base }
        return base + (isSwift ? list(parameters.map { label(of: $0, unstated: $0.name) }) : plainList(parameters))
    }

    /// Whether a name is made of signs, such as `<>`.
    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        // Most names begin with an ASCII letter, so test it without the tables of Unicode.
        if ("a"..."z").contains(first) || ("A"..."Z").contains(first) { return false }
        return !first.properties.isXIDStart && first != "_" && first != "`" && first != "$"
    }

    private static func label(of parameter: OrderedRecords<Parameter>.Element, unstated: String) -> String {
        parameter.value.label?.value ?? unstated
    }

    private static func list(_ labels: [String]) -> String {
        "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    private static func plainList(_ parameters: OrderedRecords<Parameter>) -> String {
        "(" + parameters.names.joined(separator: ", ") + ")"
    }
}
