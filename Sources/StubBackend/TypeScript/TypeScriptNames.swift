import SourceCode

// Names of members and classes in stubs.
extension TypeScriptNames {
    /// Members of every object.
    static let ofEveryObject: Set<String> = [
        "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString",
        "valueOf",
    ]

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
