import CatalogModel

/// A converter of a token's value into the form for a Design Tokens file: resolved, or with the aliases of the source.
///
/// Values allowed by the text of the format beyond the official schema are written in a form valid for the schema, too:
/// lists within lists as one list, positions outside of a gradient as the ends, and references as JSON Pointers where
/// the schema has no braces.
struct TokenFileValue {
    let aliases: TokenSettings.Aliases

    func value(of token: DesignToken) -> JSONValue {
        guard aliases == .keep, !token.references.isEmpty else { return Self.plain(token.resolvedValue) }
        if let alias = token.alias { return Self.alias(to: alias) }
        let operand = ValueOperand(written: token.value, resolved: token.resolvedValue)
        let isList = token.type == "shadow" || token.type == "gradient"
        return Self.kept(operand, takesAlias: true, elementsTakeAliases: isList)
    }

    // MARK: Resolved

    private static func plain(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): .array(elements.flatMap(flattened))
        case .object(let members): .object(mapped(members) { plain($1, named: $0) })
        default: value
        }
    }

    private static func flattened(_ element: JSONValue) -> [JSONValue] {
        guard case .array(let elements) = element else { return [plain(element)] }
        return elements.flatMap(flattened)
    }

    private static func plain(_ value: JSONValue, named name: String) -> JSONValue {
        guard name == "position", case .number(let digits) = value, let position = Double(digits) else {
            return plain(value)
        }
        if position < 0 { return .number("0") }
        return position > 1 ? .number("1") : value
    }

    private static func mapped(_ members: JSONObject, transform: (String, JSONValue) -> JSONValue) -> JSONObject {
        members.members.reduce(into: JSONObject()) { $0.append($1.name, value: transform($1.name, $1.value)) }
    }

    // MARK: With aliases

    /// The parts of composite values that are tokens of a separate type (section 9).
    ///
    /// All other parts are referred to by JSON Pointers.
    private static let typedParts: Set<String> = [
        "color", "width", "style", "duration", "delay", "timingFunction", "offsetX", "offsetY", "blur", "spread",
        "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "position",
    ]

    private static func kept(_ operand: ValueOperand, takesAlias: Bool, elementsTakeAliases: Bool) -> JSONValue {
        if operand.isReference, let written = operand.written {
            guard case .string = written, let path = operand.reference else { return written }
            return takesAlias ? alias(to: path) : pointer(to: path)
        }
        if case .object(let members) = operand.resolved {
            return .object(
                mapped(members) { name, value in
                    guard let part = operand[name], part.written != nil else { return plain(value, named: name) }
                    if case .number = value, !part.isReference { return plain(value, named: name) }
                    return kept(
                        part, takesAlias: typedParts.contains(name), elementsTakeAliases: name == "dashArray")
                })
        }
        guard let elements = operand.elements else { return plain(operand.resolved) }
        return .array(
            elements.flatMap { element in
                if element.written == nil { return flattened(element.resolved) }
                return [kept(element, takesAlias: elementsTakeAliases, elementsTakeAliases: false)]
            })
    }

    /// Returns an alias in braces; a pointer for `$root`, which the official schema does not allow in braces.
    private static func alias(to path: String) -> JSONValue {
        path == "$root" || path.hasSuffix(".$root") ? pointer(to: path) : .string("{\(path)}")
    }

    private static func pointer(to path: String) -> JSONValue { ["$ref": .string(TokenPointer.text(path))] }
}
