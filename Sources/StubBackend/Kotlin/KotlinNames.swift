/// A maker of valid names in Kotlin for identifiers, packages and enum cases (Kotlin language specification, "Syntax
/// and grammar").
enum KotlinNames {
    /// Words that can be names between backticks only.
    private static let hardKeywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]

    /// Returns an identifier, between backticks in the case of a keyword.
    static func escaped(_ name: String) -> String { hardKeywords.contains(name) ? "`\(name)`" : name }

    /// Returns a part of a package's name, from the id of an entry.
    static func packagePart(_ text: String) -> String {
        escaped(text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }

    /// Returns the names of an enum's cases, in the form required by Compose, each by the author's name.
    ///
    /// With the cases as classes of an `interface`, another name is given to a class that would hide a type within the
    /// interface: the interface itself, or a type of the platform.
    static func cases(_ names: [String], of interface: String? = nil) -> [String: String] {
        var taken: Set<String> = []
        var spelled: [String: String] = [:]
        for name in names where spelled[name] == nil {
            var base = DeclaredNames.pascalCase(name)
            if let interface, base == interface || KotlinPlatform.isType(base) { base += "Case" }
            spelled[name] = taken.insertNumbered(base)
        }
        return spelled
    }
}

/// A writer of string literals in Kotlin.
enum KotlinLiteral {
    static func string(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$":
                literal += "\\"
                literal.unicodeScalars.append(scalar)
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
