import CatalogModel
import SourceCode

/// The meaning of the selectors and at-rules around a custom property: common values, a theme, or a part of the page.
struct StyleBlock {
    /// The theme of the block, such as `dark`; nil for common values.
    private(set) var layer: String?
    /// The selector or at-rule that applies to some devices or elements only; nil without one.
    private(set) var restriction: String?
    /// The theme of a selector beside `:root`, as in `:root, .theme-light`.
    private(set) var title: String?

    init(_ blocks: [String]) {
        restriction = blocks.first { block in
            block.hasPrefix("@") ? !add(rule: block) : !add(selector: block)
        }
    }

    /// Returns false for a rule that applies to some devices or elements only.
    private mutating func add(rule: String) -> Bool {
        let word = rule.dropFirst().prefix { $0.isLetter || $0 == "-" }
        guard word == "media" else { return ["layer", "supports", "theme"].contains(word) }
        let text = rule.dropFirst("@media".count).lowercased().split(whereSeparator: \.isWhitespace)
        let conditions = text.joined(separator: " ").split(separator: " and ").map { $0.filter { $0 != " " } }
        // The color scheme comes before the contrast, as in `dark-high-contrast`.
        for condition in conditions.sorted() {
            switch condition {
            case "all", "screen", "onlyscreen", "(prefers-color-scheme:light)": break
            case "(prefers-color-scheme:dark)": add("dark")
            case "(prefers-contrast:more)": add("high-contrast")
            default: return false
            }
        }
        return true
    }

    /// Returns false for a selector of parts of the page.
    private mutating func add(selector: String) -> Bool {
        let themes = SyntaxScanner.parts(of: selector).map { Self.theme($0.trimmed[...]) }
        if themes.contains(where: { $0 == nil }) { return false }
        let names = themes.compactMap(\.self).filter { !$0.isEmpty }
        if names.count < themes.count {
            title = names.first
        } else if let name = names.first {
            add(name)
        }
        return true
    }

    private mutating func add(_ name: String) {
        // An element with a theme of its own has that theme in every color scheme.
        let hasScheme = name.split(separator: "-").contains { $0 == "light" || $0 == "dark" }
        if let outer = layer, outer != name, outer != "dark" || !hasScheme {
            layer = "\(outer)-\(name)"
        } else {
            layer = name
        }
    }

    /// Returns the theme of a selector: empty for the whole page; nil for parts of the page.
    private static func theme(_ selector: Substring) -> String? {
        var rest = selector
        while let function = [":where(", ":is("].first(where: rest.hasPrefix), rest.hasSuffix(")") {
            rest = rest.dropFirst(function.count).dropLast()
        }
        // A nested rule of the page or of a theme.
        if rest.hasSuffix(" &") { rest = rest.dropLast(2) }
        if let root = [":root", "html", "body", ":host", "*", "::backdrop", "&"].first(where: rest.hasPrefix) {
            rest = rest.dropFirst(root.count)
            // A page without another theme, as in `:root:not(.light)`.
            while [":not(.", ":not(["].contains(where: rest.hasPrefix), let end = rest.firstIndex(of: ")") {
                rest = rest[rest.index(after: end)...]
            }
        }
        if rest.isEmpty { return "" }
        if rest.hasPrefix("("), rest.hasSuffix(")") { rest = rest.dropFirst().dropLast() }
        var name = rest.dropFirst()
        if rest.hasPrefix("["), rest.hasSuffix("]"), let equals = rest.firstIndex(of: "=") {
            name = rest[rest.index(after: equals)...].dropLast()
            if let literal = QuotedLiteral(String(name)) { name = literal.contents[...] }
        } else if !rest.hasPrefix(".") {
            return nil
        }
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return nil }
        return EntryID(kebabCasing: String(name))?.rawValue
    }
}
