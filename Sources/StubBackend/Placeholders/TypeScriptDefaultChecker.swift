import SourceCode

/// A checker of default values in TypeScript stubs: whether an expression can be a value of a type, as far as a stub
/// can determine.
struct TypeScriptDefaultChecker {
    private(set) var references: TypeScriptReferences

    init(_ references: TypeScriptReferences) { self.references = references }

    mutating func accepts(_ text: String, as type: String) -> Bool {
        guard !TypeExpression.isConstructor(type), let expression = TypeParser.parse(type) else { return false }
        let members = Self.members(of: expression)
        return members.contains { accepts(text, as: $0) }
    }

    /// Returns the alternatives of a type.
    static func members(of type: TypeExpression) -> [TypeExpression] {
        switch type.unwrapped {
        case .union(let members): members.flatMap(members(of:))
        case .optional(let inner): [.name("null")] + members(of: inner)
        default: [type.unwrapped]
        }
    }

    private mutating func accepts(_ text: String, as type: TypeExpression) -> Bool {
        let text = text.trimmed
        if case .name("any") = type { return isPlain(text) }
        if case .name("unknown") = type { return isPlain(text) }
        switch text {
        case "null", "undefined": return type == .name(text) || (text == "undefined" && type == .name("void"))
        case "true", "false": return type == .name("boolean") || type == .literal(.bool(text == "true"))
        default: break
        }
        if TypeScriptExpressionRecognizer.isNumber(text) { return type == .name("number") || type.isLiteral(text) }
        if let string = Self.string(text) { return type == .name("string") || type.isLiteral(string) }
        if text.hasPrefix("["), text.hasSuffix("]") { return acceptsList(text, as: type) }
        if text.hasPrefix("{"), text.hasSuffix("}") { return acceptsObject(text, as: type) }
        if text.hasPrefix("new ") { return acceptsConstructed(text, as: type) }
        if text.contains("=>") { return acceptsFunction(text, as: type) }
        return acceptsPath(text, as: type)
    }

    /// Whether a text has a type without help of the context.
    private func isPlain(_ text: String) -> Bool {
        if TypeScriptExpressionRecognizer.isNumber(text) || Self.string(text) != nil { return true }
        return ["null", "undefined", "true", "false", "[]", "{}"].contains(text) || Self.isConstant(text)
    }

    /// Whether a path is a constant of `Math` or `Number`: `Math.PI`, not `window.location.href`.
    private static func isConstant(_ text: String) -> Bool {
        let parts = TypePath.parts(of: text)
        return ["Math", "Number"].contains(parts[0]) && parts.count == 2 && parts[1] == parts[1].uppercased()
    }

    /// Returns the text between the quotes of a string without escapes.
    private static func string(_ text: String) -> String? {
        guard let quote = text.first, quote == "'" || quote == "\"", text.count >= 2, text.last == quote else {
            return nil
        }
        guard TypeScriptExpressionRecognizer.isString(text) else { return nil }
        return String(text.dropFirst().dropLast())
    }

    private mutating func acceptsList(_ text: String, as type: TypeExpression) -> Bool {
        let inner = String(text.dropFirst().dropLast()).trimmed
        let element: TypeExpression
        switch type {
        case .array(let inner): element = inner
        case .generic("Array", let arguments), .generic("ReadonlyArray", let arguments):
            guard let first = arguments.first else { return false }
            element = first
        default: return false
        }
        if inner.isEmpty { return true }
        // Check only lists without nested values.
        guard !inner.contains(where: { "[]{}()`".contains($0) }) else { return false }
        for text in SyntaxScanner.parts(of: inner).map(\.trimmed) where !text.isEmpty {
            if !Self.members(of: element).contains(where: { accepts(text, as: $0) }) { return false }
        }
        return true
    }

    private func acceptsObject(_ text: String, as type: TypeExpression) -> Bool {
        guard String(text.dropFirst().dropLast()).trimmed.isEmpty else { return false }
        switch type {
        case .object(let elements, _): return elements.allSatisfy(\.isOptional)
        case .dictionary, .name("object"), .generic("Partial", _): return true
        case .generic("Record", let arguments): return arguments.first == .name("string")
        default: return false
        }
    }

    private func acceptsConstructed(_ text: String, as type: TypeExpression) -> Bool {
        let name = text.dropFirst(4).prefix { $0 != "(" && $0 != "<" }
        // Generic arguments other than those of the type could name a type without a declaration.
        if case .generic(let stated, let arguments) = type, text.contains("<") {
            let list = arguments.map(\.description).joined(separator: ", ")
            guard text.filter({ $0 != " " }) == "new \(stated)<\(list)>()".filter({ $0 != " " }) else { return false }
        }
        guard ["Map", "Set", "WeakMap", "Date", "URL", "AbortController", "FormData"].contains(String(name)) else {
            return false
        }
        switch type {
        case .name(let stated): return stated == name && (text.hasSuffix("()") || name == "URL" && isSimpleCall(text))
        case .generic(let stated, _): return stated == name && text.hasSuffix("()")
        default: return false
        }
    }

    private func isSimpleCall(_ text: String) -> Bool {
        guard let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return false }
        return Self.string(String(text[text.index(after: start)...].dropLast()).trimmed) != nil
    }

    private mutating func acceptsFunction(_ text: String, as type: TypeExpression) -> Bool {
        guard case .function(let function) = type, let arrow = text.firstRange(of: "=>") else { return false }
        let body = String(text[arrow.upperBound...]).trimmed
        var head = String(text[..<arrow.lowerBound]).trimmed
        guard !head.hasPrefix("async"), !head.contains(":"), !head.contains("=") else { return false }
        if head.hasPrefix("("), head.hasSuffix(")") { head = String(head.dropFirst().dropLast()) }
        let count = head.trimmed.isEmpty ? 0 : head.split(separator: ",").count
        guard count <= function.parameters.count else { return false }
        if body == "{}" { return [.name("void"), .name("any"), .name("unknown")].contains(function.result) }
        return Self.members(of: function.result).contains { accepts(body, as: $0) }
    }

    /// Accepts a path such as `Tone.warm`.
    private mutating func acceptsPath(_ text: String, as type: TypeExpression) -> Bool {
        let parts = TypePath.parts(of: text)
        if Self.isConstant(text) { return type == .name("number") }
        guard parts.count == 2, case .name(let name) = type, name == parts[0] else { return false }
        switch references.meaning(of: name) {
        case .available, .unknown: return false
        case .exported(let full):
            guard references.names.hasPlainCase(parts[1], in: full) else { return false }
            references.useValue(full)
            return true
        }
    }
}

extension TypeExpression {
    fileprivate func isLiteral(_ text: String) -> Bool {
        guard case .literal(let value) = self else { return false }
        if case .string(let string) = value { return string == text }
        return value.compact == text
    }
}
