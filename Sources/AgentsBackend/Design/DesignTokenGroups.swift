import CatalogModel

/// The tokens of a theme that `DESIGN.md` has room for, in the groups of the format: colors, typography, rounded and
/// spacing.
///
/// Tokens of single components are left out: components refer to the shared tokens that these are aliases of.
struct DesignTokenGroups {
    /// A group of the front matter.
    enum Group: String, CaseIterable { case colors, typography, rounded, spacing }

    /// A token under its name in a group.
    struct Member {
        let name: String
        let token: DesignToken
        /// The value in YAML, or several values by key.
        let value: [(key: String, text: String)]
    }

    private(set) var members: [Group: [Member]] = [:]
    private let tokens: DesignTokens
    /// Path → reference such as `{colors.surface}`.
    private var references: [String: String] = [:]

    init(_ registry: ComponentRegistry) {
        tokens = registry.tokens
        var own: Set<String> = []
        for component in registry.components {
            for token in component.tokens where (token.token.tier?.value ?? .component) == .component {
                own.insert(token.path)
            }
        }
        var found: [Group: [(token: DesignToken, value: [(key: String, text: String)])]] = [:]
        for token in tokens.all where !token.isDeprecated && token.visibility == .public && !own.contains(token.path) {
            guard let group = Self.group(of: token), let value = Self.value(of: token) else { continue }
            found[group, default: []].append((token, value))
        }
        for (group, found) in found {
            let paths = Self.withoutCommonGroups(found.map(\.token.path))
            let names = AgentNames.unique(paths, or: "token")
            members[group] = zip(names, found).map { Member(name: $0, token: $1.token, value: $1.value) }
            for (name, found) in zip(names, found) { references[found.token.path] = "{\(group.rawValue).\(name)}" }
        }
    }

    /// Returns the reference to the first token of the front matter that a token leads to, or else its value.
    func value(at path: String) -> String? {
        let chain = tokens.aliasChain(from: path)
        if let reference = chain.lazy.compactMap({ references[$0.path] }).first { return reference }
        guard let value = chain.first.flatMap(Self.value), value.count == 1 else { return nil }
        return value[0].text
    }

    private static func group(of token: DesignToken) -> Group? {
        switch token.type {
        case "color": return .colors
        case "typography": return .typography
        case "dimension":
            let words = NameWords.of(token.path).map { $0.lowercased() }
            if words.contains(where: ["radius", "radii", "rounded", "corner", "corners"].contains) { return .rounded }
            let spacing = ["spacing", "space", "gap", "padding", "margin", "gutter", "inset"]
            return words.contains(where: spacing.contains) ? .spacing : nil
        default: return nil
        }
    }

    /// Returns the value of a token as the format has it; nil for a value that it does not have.
    static func value(of token: DesignToken) -> [(key: String, text: String)]? {
        let value = token.resolvedValue
        switch token.type {
        case "color": return TokenColor(value)?.srgb.map { [("", $0.hex)] }
        case "dimension": return [("", TokenValueText.text(of: value, type: "dimension"))]
        case "typography":
            guard case .object(let parts) = value else { return nil }
            return ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"].compactMap { key in
                parts[key].map { (key, text(of: $0, part: key)) }
            }
        default: return nil
        }
    }

    private static func text(of value: JSONValue, part: String) -> String {
        switch (part, value) {
        case ("fontFamily", .array(let names)):
            names.map { text(of: $0, part: part) }.joined(separator: ", ")
        case ("fontWeight", .string(let name)): FontWeight.numbers[name].map { String($0) } ?? name
        case (_, .string(let text)): text
        case ("fontSize", _), ("letterSpacing", _): TokenValueText.text(of: value, type: "dimension")
        default: value.compact
        }
    }

    /// Returns paths without the leading groups that all have in common.
    private static func withoutCommonGroups(_ paths: [String]) -> [String] {
        let names = paths.map { $0.split(separator: ".") }
        guard let first = names.first else { return paths }
        var common = first.count - 1
        for names in names { common = min(common, zip(first, names.dropLast()).prefix { $0 == $1 }.count) }
        return names.map { $0.dropFirst(common).joined(separator: ".") }
    }
}
