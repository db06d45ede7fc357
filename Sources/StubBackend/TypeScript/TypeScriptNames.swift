/// The rules for names in TypeScript: reserved words, identifiers, private members and class names (ECMAScript, "Names
/// and Keywords").
enum TypeScriptNames {
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
    static let operators: Set<String> = [
        "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else",
        "enum", "export", "extends", "finally", "for", "function", "if", "implements", "import", "in", "instanceof",
        "interface", "let", "new", "package", "private", "protected", "public", "return", "static", "super", "switch",
        "throw", "try", "typeof", "var", "while", "with", "yield",
    ]

    /// Members of every object.
    static let ofEveryObject: Set<String> = [
        "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString",
        "valueOf",
    ]

    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, !(0x30...0x39).contains(first.value) else { return false }
        return name.unicodeScalars.first.map { $0.isASCII || $0.properties.isIDStart } == true
            && name.unicodeScalars.allSatisfy { $0.isASCII ? isASCIIPart($0) : isForeign($0) }
    }

    /// Whether a sign beyond ASCII is allowed in names.
    static func isForeign(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIDContinue }

    private static func isASCIIPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 && SyntaxScanner.isNameByte(UInt8(scalar.value))
    }

    /// Returns a name for declaring a variable, a parameter, a class or a type: a reserved name gets an underscore.
    ///
    /// nil if the name is no identifier.
    static func binding(_ name: String) -> String? {
        guard isIdentifier(name) else { return nil }
        return reserved.contains(name) ? name + "_" : name
    }

    /// Returns the name of a member, between quotes unless an identifier, so that every name is possible.
    static func member(_ name: String) -> String {
        if name == "constructor" { return "[\"constructor\"]" }
        if isIdentifier(name) || isPrivate(name) { return name }
        return TypeScriptLiteral.string(name)
    }

    /// Returns the name of a key of an object, which the language does not take for the prototype of the object.
    static func objectKey(_ name: String) -> String {
        name == "__proto__" ? "[\"__proto__\"]" : interfaceMember(name)
    }

    /// Whether a name belongs to a private member: `#value`.
    static func isPrivate(_ name: String) -> Bool {
        name.hasPrefix("#") && isIdentifier(String(name.dropFirst())) && name != "#constructor"
    }

    /// Returns the words of a text as the name of a class: `glide-core-input` → `GlideCoreInput`.
    static func className(from text: String) -> String {
        let name = IdentifierSanitizer.camelCase(from: text, allows: isIdentifier)
        return name.withCapital
    }
}

/// A writer of string and template literals in TypeScript.
enum TypeScriptLiteral {
    static func string(_ text: String) -> String { "\"\(escaped(text, quote: "\""))\"" }

    /// Returns the text between the backticks of a template.
    static func templateText(_ text: String) -> String {
        escaped(text, quote: "`").replacing("${", with: "\\${")
    }

    private static func escaped(_ text: String, quote: Unicode.Scalar) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case quote, "\\":
                literal += "\\"
                literal.unicodeScalars.append(scalar)
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\u{2028}": literal += "\\u2028"
            case "\u{2029}": literal += "\\u2029"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                literal += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal
    }
}
