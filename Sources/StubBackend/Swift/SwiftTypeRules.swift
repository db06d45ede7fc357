import SourceCode

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

// The rules of Swift on the types allowed at each position of a declaration, such as a parameter or a supertype.

extension SwiftReferences {
    /// Returns the text of a type in a form valid at a position; nil if no form is valid.
    func spelled(_ text: String, at position: SwiftTypePosition) -> String? {
        if namesFunction(text) { return nil }
        let isPlain = SwiftTypeRecognizer.isPlainName(text)
        if !isPlain, position == .parameter { return parameter(text) }
        // Only parameters have the attributes `@escaping` and `@autoclosure`.
        let text = isPlain ? text : Self.withoutHandover(text)
        guard SwiftTypeRecognizer.isType(text), fitsSelf(text, at: position), isPlain || isSound(text) else {
            return nil
        }
        switch position {
        case .supertype: return isNamed(text) ? text : nil
        case .thrown: return isError(text) ? text : nil
        case .stored, .value: return Self.withoutSome(text)
        case .computed, .result: return neverFits(text) ? text : Self.withoutSome(text)
        case .parameter: return text
        }
    }

    private func parameter(_ text: String) -> String? {
        guard SwiftTypeRecognizer.isType(text, at: .parameter), fitsSelf(text, at: .parameter), isSound(text) else {
            return nil
        }
        if text.hasPrefix("some "), !String(text.dropFirst(5)).holds("some ") { return text }
        return Self.withoutSome(text)
    }

    /// Whether the text is a name, or several names joined by `&`, without `Any` and generic parameters.
    private func isNamed(_ text: String) -> Bool {
        guard !text.holds("some "), !text.holds("any "), let expression = TypeParser.parse(text) else {
            return false
        }
        func isNamed(_ type: TypeExpression) -> Bool {
            switch type {
            case .name(let name), .generic(let name, _):
                meaning(of: TypePath.parts(of: name)) != .generic && name != "Any"
            case .intersection(let types): types.allSatisfy(isNamed)
            case .verbatim(let text): text.hasPrefix("~")
            default: false
            }
        }
        return isNamed(expression)
    }

    /// Whether the parts of a type meet the type's requirements, as far as the standard library is concerned.
    private func isSound(_ text: String) -> Bool {
        // Only its module resolves a member of a generic type, and an unwrapped type (`!`) cannot be nested.
        if text.holds(">.") || text.utf8.dropLast().contains(UInt8(ascii: "!")) || Self.isForcedResult(text) {
            return false
        }
        guard text.holds("<") || text.holds("[") || text.holds("throws("),
            let expression = TypeParser.parse(text)
        else { return true }
        return isSound(expression)
    }

    private static func isForcedResult(_ text: String) -> Bool {
        text.hasSuffix("!") && text.holds("->") && !text.hasSuffix(")!")
    }

    private func isSound(_ type: TypeExpression) -> Bool {
        func all(_ types: [TypeExpression]) -> Bool { types.allSatisfy(isSound) }
        switch type {
        case .generic("Result", let arguments):
            guard arguments.count == 2 else { return false }
            return isError(arguments[1].description) && all(arguments)
        case .generic("Set", let arguments):
            return arguments.count == 1 && Self.isKey(arguments[0]) && all(arguments)
        case .generic("Optional", let arguments), .generic("Array", let arguments):
            return arguments.count == 1 && all(arguments)
        case .generic("Dictionary", let arguments):
            return arguments.count == 2 && Self.isKey(arguments[0]) && all(arguments)
        case .generic(_, let arguments): return all(arguments)
        case .dictionary(let key, let value): return Self.isKey(key) && all([key, value])
        case .optional(let inner), .array(let inner): return isSound(inner)
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
    private func neverFits(_ text: String) -> Bool {
        ["some View", "some Equatable", "some Hashable", "some Error", "some Comparable"].contains(text)
            && meaning(of: [String(text.dropFirst(5))]) == .platform
    }

    /// Whether `Self` is allowed in a text at a position.
    private func fitsSelf(_ text: String, at position: SwiftTypePosition) -> Bool {
        guard text.holds("Self"), SwiftTypeNames.uses(in: text).contains(where: { $0.path[0] == "Self" }) else {
            return true
        }
        switch selfScope {
        case .everywhere: return true
        case .results: return (position == .result || position == .computed) && (text == "Self" || text == "Self?")
        case .nowhere: return false
        }
    }
}
