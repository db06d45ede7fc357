/// The rules for names in TypeScript: reserved words, identifiers and private members (ECMAScript, "Names and
/// Keywords").
package enum TypeScriptNames {
    /// Words not allowed as the name of a variable, class or type in a strict module.
    private static let reserved: Set<String> = [
        "any", "arguments", "as", "async", "await", "bigint", "boolean", "break", "case", "catch", "class", "const",
        "continue", "debugger", "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false",
        "finally", "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let", "never",
        "new", "null", "number", "object", "package", "private", "protected", "public", "return", "static", "string",
        "super", "switch", "symbol", "this", "throw", "true", "try", "type", "typeof", "undefined", "unknown", "var",
        "void", "while", "with", "yield",
    ]

    /// Words with another meaning at the start of a type or an expression.
    package static let operators: Set<String> = [
        "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else",
        "enum", "export", "extends", "finally", "for", "function", "if", "implements", "import", "in", "instanceof",
        "interface", "let", "new", "package", "private", "protected", "public", "return", "static", "super", "switch",
        "throw", "try", "typeof", "var", "while", "with", "yield",
    ]

    /// Words reserved for types only, and so possible as the name of a parameter.
    static let typeWords: Set<String> = [
        "any", "as", "async", "bigint", "boolean", "never", "number", "object", "string", "symbol", "type", "unknown",
    ]

    package static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, !(0x30...0x39).contains(first.value) else { return false }
        return name.unicodeScalars.first.map { $0.isASCII || $0.properties.isIDStart } == true
            && name.unicodeScalars.allSatisfy { $0.isASCII ? isASCIIPart($0) : isForeign($0) }
    }

    /// Whether a sign beyond ASCII is allowed in names.
    package static func isForeign(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIDContinue }

    private static func isASCIIPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 && SyntaxScanner.isNameByte(UInt8(scalar.value))
    }

    /// Returns a name for declaring a variable, a parameter, a class or a type: a reserved name gets an underscore.
    ///
    /// nil if the name is not an identifier.
    package static func binding(_ name: String) -> String? {
        guard isIdentifier(name) else { return nil }
        return reserved.contains(name) ? name + "_" : name
    }

    /// Whether a name belongs to a private member: `#value`.
    package static func isPrivate(_ name: String) -> Bool {
        name.hasPrefix("#") && isIdentifier(String(name.dropFirst())) && name != "#constructor"
    }
}
