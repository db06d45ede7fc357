/// The rules for names in Swift: reserved words, identifiers, operators and backticks (The Swift Programming Language,
/// "Lexical Structure").
package enum SwiftNames {
    /// Words that are a name only between backticks.
    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "borrowing", "break", "case",
        "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "package", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "sending", "some", "any", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Words that can be a type or a part of a type.
    private static let typeWords: Set<String> = [
        "Any", "Self", "Type", "Protocol", "actor", "macro", "open", "package",
    ]

    package static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

    /// Whether a name can be a type's name in a type, without backticks.
    package static func canNameType(_ name: String) -> Bool {
        (!reserved.contains(name) && name != "async") || typeWords.contains(name)
    }

    /// Whether a name denotes a metatype, valid only after a dot.
    package static func isMetatype(_ name: String) -> Bool { name == "Type" || name == "Protocol" }

    /// Whether a reserved word is a value.
    package static func isValue(_ word: String) -> Bool {
        switch word {
        case "self", "Self", "nil", "true", "false", "Any": true
        default: false
        }
    }

    package static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name != "_" else { return false }
        return isHead(first) && name.unicodeScalars.allSatisfy { isHead($0) || isTail($0) }
    }

    /// Whether a name is made of the signs of operators only.
    package static func isOperator(_ name: String) -> Bool {
        guard let first = name.utf8.first, isOperatorByte(first) else { return false }
        let isDotted = first == 0x2E
        let reserved = ["=", "->", "//", "/*", "*/", ".", "?", "!", "&", "@", "#", "`", ":", ",", ";"]
        return !reserved.contains(name) && !name.contains("//") && !name.contains("/*")
            && !name.contains("*/") && name.utf8.allSatisfy { isOperatorByte($0) && (isDotted || $0 != 0x2E) }
    }

    /// Operators between two values available in every file.
    package static let standardOperators: Set<String> = [
        "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^",
        "<<", ">>", "&<<", "&>>", "...", "..<", "&&", "||", "??", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=",
        ">>=", ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^",
    ]

    package static func isOperatorByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2F, 0x3D, 0x2D, 0x2B, 0x21, 0x2A, 0x25, 0x3C, 0x3E, 0x26, 0x7C, 0x5E, 0x7E, 0x3F, 0x2E: true
        default: false
        }
    }

    /// Returns a name in the form for a declaration; nil for a name that is not an identifier.
    package static func escaped(_ name: String) -> String? {
        guard isIdentifier(name) else { return nil }
        return isReserved(name) ? "`\(name)`" : name
    }

    /// Returns an argument label; only three words need backticks there.
    package static func label(_ name: String) -> String? {
        if name.isEmpty || name == "_" { return "_" }
        guard isIdentifier(name) else { return nil }
        return ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0..<0x80: false
        default: isForeign(scalar) && !isCombining(scalar)
        }
    }

    private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
        (0x30...0x39).contains(scalar.value) || isForeign(scalar)
    }

    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    /// Whether a sign beyond ASCII is allowed in names, emoji among them.
    package static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        return value >= 0x80
            && (ranges.contains { $0.contains(value) } || (value >= 0x10000 && value & 0xFFFF < 0xFFFE))
    }

    private static let ranges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D,
        0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD,
    ]
}
