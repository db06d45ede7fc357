import CatalogModel
import SourceCode

/// The meaning of the selectors and at-rules around a custom property: common values, a theme, or a part of the page.
struct StyleBlock {
    /// The theme of the block, such as `dark`; nil for common values.
    private(set) var layer: String?
    /// Whether the values apply to some devices or elements only.
    private(set) var isLocal = false
    /// The theme of a selector beside `:root`, as in `:root, .theme-light`.
    private(set) var title: String?

    init(_ blocks: [String]) {
        for block in blocks {
            if block.hasPrefix("@") { add(rule: block) } else { add(selector: block) }
        }
    }

    private mutating func add(rule: String) {
        let word = rule.dropFirst().prefix { $0.isLetter || $0 == "-" }
        switch word {
        case "media":
            let condition = rule.filter { $0 != " " }
            if condition.contains("prefers-color-scheme:dark") {
                add("dark")
            } else if condition.contains("prefers-contrast:more") {
                add("high-contrast")
            } else if !condition.contains("prefers-color-scheme:light") {
                isLocal = true
            }
        case "layer", "supports", "theme": break
        default: isLocal = true
        }
    }

    private mutating func add(selector: String) {
        let parts = SyntaxScanner.parts(of: selector).map(\.trimmed)
        let themes = parts.map(Self.theme)
        if themes.contains(where: { $0 == nil }) { return isLocal = true }
        let names = themes.compactMap(\.self).filter { !$0.isEmpty }
        if names.count < themes.count {
            title = names.first
        } else if let name = names.first {
            add(name)
        }
    }

    private mutating func add(_ name: String) {
        // A dark block within a dark block is the same theme.
        if layer == nil { layer = name } else if let outer = layer, outer != name { layer = "\(outer)-\(name)" }
    }

    /// Returns the theme of a selector: empty for the whole page; nil for parts of the page.
    private static func theme(_ selector: String) -> String? {
        var rest = selector[...]
        let root = [":root", "html", "body", ":host", "*", "::backdrop"].first(where: rest.hasPrefix)
        rest = rest.dropFirst(root?.count ?? 0)
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
