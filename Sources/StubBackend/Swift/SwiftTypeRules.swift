import CatalogTypes

/// Place of a type in a Swift declaration, such as a parameter, a result or a supertype.
enum SwiftTypePosition {
    /// A stored, settable property.
    case stored
    /// A computed, read-only value.
    case computed
    case parameter, result
    /// A thrown type.
    case thrown
    /// A supertype: inherited or conformed to.
    case supertype
    /// Any other use, such as the definition of another name.
    case value
}

/// The rules of Swift on the types allowed at each position of a declaration, such as a parameter or a supertype.
enum SwiftTypeRules {
    /// Returns the text of a type in a form valid at a position; nil if no form is valid.
    static func spelled(_ text: String, at position: SwiftTypePosition, references: SwiftReferences) -> String? {
        if references.namesFunction(text) { return nil }
        let isPlain = SwiftTypeRecognizer.isPlainName(text)
        if !isPlain, position == .parameter { return parameter(text, references: references) }
        // How a closure is handed over is a matter of parameters only.
        let text = isPlain ? text : withoutHandover(text)
        guard SwiftTypeRecognizer.isType(text), fitsSelf(text, at: position, references: references),
            isPlain || isSound(text, references: references)
        else { return nil }
        switch position {
        case .supertype: return isNamed(text, references: references) ? text : nil
        case .thrown: return references.isError(text) ? text : nil
        case .stored, .value: return withoutSome(text)
        case .computed, .result: return neverFits(text, references: references) ? text : withoutSome(text)
        case .parameter: return text
        }
    }

    private static func parameter(_ text: String, references: SwiftReferences) -> String? {
        guard SwiftTypeRecognizer.isType(text, at: .parameter), fitsSelf(text, at: .parameter, references: references),
            isSound(text, references: references)
        else { return nil }
        if text.hasPrefix("some "), !String(text.dropFirst(5)).holds("some ") { return text }
        return withoutSome(text)
    }

    /// Whether the text is a name, or several names joined by `&`, without `Any` and generic parameters.
    private static func isNamed(_ text: String, references: SwiftReferences) -> Bool {
        guard !text.holds("some "), !text.holds("any "), let expression = TypeParser.parse(text) else {
            return false
        }
        func isNamed(_ type: TypeExpression) -> Bool {
            switch type {
            case .name(let name), .generic(let name, _):
                references.meaning(of: TypePath.parts(of: name)) != .generic && name != "Any"
            case .intersection(let types): types.allSatisfy(isNamed)
            case .verbatim(let text): text.hasPrefix("~")
            default: false
            }
        }
        return isNamed(expression)
    }

    /// Whether the parts of a type meet the type's requirements, as far as the standard library is concerned.
    private static func isSound(_ text: String, references: SwiftReferences) -> Bool {
        // The type of an argument's type is only known to its module, and a forced value has nothing around it.
        if text.holds(">.") || (text.utf8.dropLast().contains(UInt8(ascii: "!")) || isForcedResult(text)) {
            return false
        }
        guard text.holds("<") || text.holds("[") || text.holds("throws("),
            let expression = TypeParser.parse(text)
        else { return true }
        return isSound(expression, references: references)
    }

    private static func isForcedResult(_ text: String) -> Bool {
        text.hasSuffix("!") && text.holds("->") && !text.hasSuffix(")!")
    }

    private static func isSound(_ type: TypeExpression, references: SwiftReferences) -> Bool {
        func all(_ types: [TypeExpression]) -> Bool { types.allSatisfy { isSound($0, references: references) } }
        switch type {
        case .generic("Result", let arguments):
            guard arguments.count == 2 else { return false }
            return references.isError(arguments[1].description) && all(arguments)
        case .generic("Set", let arguments):
            return arguments.count == 1 && isKey(arguments[0]) && all(arguments)
        case .generic("Optional", let arguments), .generic("Array", let arguments):
            return arguments.count == 1 && all(arguments)
        case .generic("Dictionary", let arguments):
            return arguments.count == 2 && isKey(arguments[0]) && all(arguments)
        case .generic(_, let arguments): return all(arguments)
        case .dictionary(let key, let value): return isKey(key) && all([key, value])
        case .optional(let inner), .array(let inner): return isSound(inner, references: references)
        case .tuple(let elements): return all(elements.map(\.type))
        case .function(let function): return all(function.parameters.map(\.type) + [function.result])
        default: return true
        }
    }

    /// Whether a type can be the key of a dictionary or the element of a set.
    private static func isKey(_ type: TypeExpression) -> Bool {
        switch type.unwrapped {
        case .name("Any"), .name("AnyObject"), .function, .tuple, .intersection: false
        default: true
        }
    }

    private static func withoutHandover(_ text: String) -> String {
        var text = text
        for word in ["@escaping ", "@autoclosure "] where text.hasPrefix(word) { text.removeFirst(word.count) }
        return text
    }

    /// Returns a type with `any` instead of a leading `some`, because no body determines the type; nil for `some`
    /// elsewhere.
    private static func withoutSome(_ text: String) -> String? {
        guard text.holds("some ") else { return text }
        guard text.hasPrefix("some "), !String(text.dropFirst(5)).holds("some ") else { return nil }
        return "any " + text.dropFirst(5)
    }

    /// Whether a body that never ends can return a value of the type.
    private static func neverFits(_ text: String, references: SwiftReferences) -> Bool {
        ["some View", "some Equatable", "some Hashable", "some Error", "some Comparable"].contains(text)
            && references.meaning(of: [String(text.dropFirst(5))]) == .platform
    }

    /// Whether `Self` is allowed in a text at a position.
    private static func fitsSelf(
        _ text: String, at position: SwiftTypePosition, references: SwiftReferences
    ) -> Bool {
        guard text.holds("Self"), SwiftTypeNames.uses(in: text).contains(where: { $0.path[0] == "Self" }) else {
            return true
        }
        switch references.selfScope {
        case .everywhere: return true
        case .results: return (position == .result || position == .computed) && (text == "Self" || text == "Self?")
        case .nowhere: return false
        }
    }
}
