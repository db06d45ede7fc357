import CatalogModel
import SourceCode

/// Search for literals whose type certainly differs from the declared type.
enum LiteralCheck {
    /// The notation of a literal.
    enum Kind { case text, integer, long, decimal, float, flag, list, closure, null }

    /// Returns the scalar types that accept each kind of literal, by language.
    private static func accepting(_ syntax: CodeSyntax) -> [Kind: Set<String>] {
        switch syntax {
        case .swift:
            let decimals: Set = ["Double", "Float", "CGFloat"]
            return [
                .text: ["String", "Substring", "Character"],
                .integer: decimals.union(["Int", "UInt", "Int32", "Int64", "UInt8"]), .decimal: decimals,
                .flag: ["Bool"],
            ]
        case .kotlin:
            return [
                .text: ["String", "CharSequence"], .integer: ["Int", "Long", "Short", "Byte"], .long: ["Long"],
                .decimal: ["Double"],
                .float: ["Float"], .flag: ["Boolean"],
            ]
        case .html, .script:
            return [.text: ["string"], .integer: ["number"], .decimal: ["number"], .flag: ["boolean"]]
        }
    }

    /// Whether every value of a type in a language is a single text, number or flag.
    static func isScalar(_ type: String, syntax: CodeSyntax) -> Bool {
        accepting(syntax).values.contains { $0.contains(type) }
    }

    /// Returns the declared type, if it certainly does not accept a kind of literal.
    ///
    /// Declared types other than scalars, lists, closures and types of the catalog can accept any literal.
    static func expected(_ type: ValueType?, for kind: Kind?, syntax: CodeSyntax) -> String? {
        guard let text = type?.text, let kind else { return nil }
        let name = text.hasSuffix("?") ? String(text.dropLast()) : text.replacing(" | undefined", with: "")
        if syntax == .script, let members = TypeParser.parse(name)?.members {
            return members.allSatisfy { rejects($0, a: kind) } ? name : nil
        }
        if kind == .null, text.hasSuffix("?") { return nil }
        if isList(name) { return kind == .list ? nil : name }
        if isFunction(name) { return kind == .closure ? nil : name }
        let excludesLiterals = type?.excludesLiterals == true && (syntax == .swift || kind != .closure)
        guard excludesLiterals || withoutLiterals.contains(name) || isScalar(name, syntax: syntax) else {
            return nil
        }
        return accepting(syntax)[kind]?.contains(name) == true ? nil : name
    }

    /// Whether a member of a union certainly does not accept a kind of literal.
    private static func rejects(_ member: TypeExpression, a kind: Kind) -> Bool {
        switch member.unwrapped {
        case .literal(.string): kind != .text
        case .name("undefined"): true
        case .name("null"): kind != .null
        case .name(let name): expected(ValueType(text: name), for: kind, syntax: .script) != nil
        default: false
        }
    }

    /// Whether no enum can be the value.
    static func excludesCases(_ type: String, syntax: CodeSyntax) -> Bool {
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        return isList(name) || isFunction(name) || isScalar(name, syntax: syntax)
    }

    /// Whether no closure can be the value.
    static func excludesClosures(_ type: String, syntax: CodeSyntax) -> Bool {
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        return isList(name) || withoutLiterals.contains(name) || isScalar(name, syntax: syntax)
    }

    /// Types of frameworks that no literal can be the value of.
    private static let withoutLiterals: Set<String> = [
        "Color", "Date", "Dp", "Image", "ImageVector", "Modifier", "PaddingValues", "Painter", "Shape", "Text",
        "TextStyle", "TextUnit", "UIColor", "UIImage", "URL",
    ]

    private static func isList(_ name: String) -> Bool {
        name.hasPrefix("[") || name.hasPrefix("List<") || name.hasSuffix("[]")
    }

    private static func isFunction(_ name: String) -> Bool { name.contains("->") || name.contains("=>") }

    /// Returns the kind of a value; nil for other code than a literal.
    static func kind(of value: [CodeToken], syntax: CodeSyntax) -> Kind? {
        let tokens = value.first?.isSign("-") == true ? Array(value.dropFirst()) : value
        guard let first = tokens.first, let last = tokens.last else { return nil }
        switch first.kind {
        // Kotlin's single quotes are for characters.
        case .text where tokens.count == 1 && value.count == 1:
            return syntax == .kotlin && first.text.hasPrefix("'") ? nil : .text
        case .number where tokens.count == 1 || tokens.count == 3 && tokens[1].isSign(".") && last.kind == .number:
            let suffix = syntax == .kotlin && !last.text.hasPrefix("0x") ? last.text.last : nil
            if suffix == "f" || suffix == "F" { return .float }
            return suffix == "L" ? .long : tokens.count == 1 ? .integer : .decimal
        case .sign where first.text == "[" && syntax != .kotlin && isEnclosed(value): return .list
        case .sign where first.text == "{" && syntax != .script && isEnclosed(value): return .closure
        case .sign where first.text == "!" && value.count > 1 && value.dropFirst().allSatisfy { $0.kind == .word }:
            return .flag
        case .word where value.count == 1 && ["true", "false"].contains(first.text): return .flag
        case .word where value.count == 1 && first.text == (syntax == .swift ? "nil" : "null"): return .null
        default: return nil
        }
    }

    /// Whether the first bracket of a value ends with the value.
    private static func isEnclosed(_ value: [CodeToken]) -> Bool {
        var depth = 0
        let end = value.firstIndex { token in
            if token.kind == .sign, "([{".contains(token.text) { depth += 1 }
            if token.kind == .sign, ")]}".contains(token.text) { depth -= 1 }
            return depth == 0
        }
        return end == value.count - 1
    }
}

extension TypeExpression {
    /// The members of a union, or the only literal; nil for other types.
    fileprivate var members: [TypeExpression]? {
        switch unwrapped {
        case .union(let members): members
        case .literal(.string): [unwrapped]
        default: nil
        }
    }
}
