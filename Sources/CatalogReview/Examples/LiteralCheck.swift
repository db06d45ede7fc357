import CatalogModel
import SourceCode

/// Search for literals whose type certainly differs from the declared type.
enum LiteralCheck {
    enum Kind { case text, integer, decimal, float, flag }

    /// The scalar types that accept each kind of literal, by language.
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
                .text: ["String", "CharSequence"], .integer: ["Int", "Long", "Short", "Byte"], .decimal: ["Double"],
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
    /// Declared types other than scalars and enums can accept any literal.
    static func expected(_ type: String?, for kind: Kind?, isChoice: Bool = false, syntax: CodeSyntax) -> String? {
        guard let type, let kind else { return nil }
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type.replacing(" | undefined", with: "")
        guard isChoice || isScalar(name, syntax: syntax) else { return nil }
        return accepting(syntax)[kind]?.contains(name) == true ? nil : name
    }

    /// Returns the kind of a value; nil for other code than a literal.
    static func kind(of value: [CodeToken], syntax: CodeSyntax) -> Kind? {
        let tokens = value.first?.isSign("-") == true ? Array(value.dropFirst()) : value
        guard let first = tokens.first, let last = tokens.last else { return nil }
        switch first.kind {
        // Kotlin's single quotes are for characters.
        case .text where tokens.count == 1 && value.count == 1:
            return syntax == .kotlin && first.text.hasPrefix("'") ? nil : .text
        case .number where tokens.count == 1 || tokens.count == 3 && tokens[1].isSign(".") && last.kind == .number:
            let isFloat = syntax == .kotlin && last.text.lowercased().hasSuffix("f") && !last.text.hasPrefix("0x")
            return isFloat ? .float : tokens.count == 1 ? .integer : .decimal
        case .word where value.count == 1 && ["true", "false"].contains(first.text): return .flag
        default: return nil
        }
    }
}
