package import CatalogModel
import CatalogRendering
import CodeReaders

/// The answer of `token`: value and aliases per theme for a path, or the tokens nearest to a value.
package struct TokenAnswer {
    private let registry: ComponentRegistry
    /// The colors of all tokens of each theme; nil for other tokens.
    private let colors = SharedValue<[[SRGBColor?]]>()
    private let impacts = SharedValue<TokenImpactIndex>()
    private let paths = SharedValue<[String]>()
    /// The paths by the names of their custom properties in CSS, in lower case.
    private let properties = SharedValue<[String: String]>()

    package init(registry: ComponentRegistry) { self.registry = registry }

    /// The greatest numbers of users, of themes and of nearest tokens in an answer.
    private static let most = (users: 20, themes: 16, nearest: 5)

    package func answer(_ token: String, theme name: String?) -> Answer {
        if let name, !registry.themes.contains(where: { $0.name == name }) {
            let names = registry.themes.map(\.name)
            return .unknown(
                "theme", named: name, nearest: nearest(to: name, among: names, count: 3),
                hint: names.isEmpty ? "The catalog has no themes." : "")
        }
        let written = token.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let path = TokenAlias.path(in: written) ?? propertyPath(written) ?? written
        if registry.themes.contains(where: { $0.tokens[path] != nil }) {
            let index = impacts.value { TokenImpactIndex(registry) }
            return answer(TokenFacts(path, in: registry, index: index), theme: name)
        }
        return near(written, theme: name) ?? unknown(path)
    }

    private var allPaths: [String] {
        paths.value { registry.themes.flatMap { $0.tokens.all.map(\.path) }.uniqued() }
    }

    /// Returns the path for a custom property of CSS, such as `--color-brand` or `var(--color-brand)`.
    private func propertyPath(_ written: String) -> String? {
        let isUse = written.hasPrefix("var(")
        let inner = written.dropFirst(isUse ? 4 : 0).drop { $0 == " " }
        let name = isUse ? inner.prefix { !",) ".contains($0) } : inner
        guard name.hasPrefix("--") else { return nil }
        let names = PropertyNames()
        return properties.value {
            Dictionary(allPaths.map { (names.name(of: $0).lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        }[name.lowercased()]
    }

    // MARK: One token

    private func answer(_ facts: TokenFacts, theme name: String?) -> Answer {
        let themes = facts.themes.filter { name == nil || $0.theme.name == name }
        var lines = ["`\(facts.path)`" + (themes.first?.token.type.map { " (\($0))" } ?? "")]
        if themes.isEmpty { lines.append("Theme '\(name ?? "")' has no such token.") }
        if let words = themes.first?.token.description { lines.append(words) }
        if let deprecation = themes.first?.token.deprecation {
            lines.append("Deprecated" + (deprecation.text.map { ": \($0)" } ?? ""))
        }
        for theme in themes.prefix(Self.most.themes) {
            let aliases = theme.chain.dropFirst().map { " → `\($0.path)`" }.joined()
            lines.append("- \(theme.theme.name): \(theme.text)\(aliases)")
        }
        let users = facts.impact.users.map(\.component.id.rawValue)
        let more = themes.count - Self.most.themes
        if more > 0 { lines.append("\(more) more themes; request one with `theme`.") }
        if !users.isEmpty { lines.append("Used by " + Self.listed(users)) }
        let dependents = facts.impact.dependents.map(\.path)
        if !dependents.isEmpty { lines.append("Aliased by " + Self.listed(dependents)) }
        return Answer(
            lines.joined(separator: "\n"),
            facts: [
                "path": .string(facts.path), "type": (themes.first?.token.type).map { .string($0) },
                "values": .array(
                    themes.prefix(Self.most.themes).map { theme in
                        [
                            "theme": .string(theme.theme.name), "value": .string(theme.text),
                            "chain": .array(theme.chain.map { .string($0.path) }),
                        ]
                    }),
                "users": .array(users.prefix(Self.most.users).map { .string($0) }),
            ])
    }

    private static func listed(_ names: [String]) -> String {
        let more = names.count - most.users
        return names.prefix(most.users).map { "`\($0)`" }.joined(separator: ", ")
            + (more > 0 ? " and \(more) more" : "")
    }

    // MARK: Nearest tokens

    /// A token near a value.
    private struct Near {
        let token: DesignToken
        let theme: String
        let distance: Double

        /// Deprecated tokens come last, and aliases first, because components use semantic tokens.
        var rank: (Int, Double, Int, String) {
            (token.deprecation == nil ? 0 : 1, distance, token.alias == nil ? 1 : 0, token.path)
        }

        /// The deprecation with the reason, which names the replacement.
        var deprecation: String? { token.deprecation.map { $0.text.map { "deprecated: \($0)" } ?? "deprecated" } }
    }

    /// Returns the tokens nearest to a value; nil where the text is not a value.
    private func near(_ value: String, theme name: String?) -> Answer? {
        let color = ColorText.color(value).flatMap(TokenColor.init)?.srgb
        let measure = color == nil ? WrittenMeasure(value) : nil
        if color == nil, measure == nil { return nil }
        let colors = colors.value {
            registry.themes.map { theme in
                theme.tokens.all.map { $0.type == "color" ? TokenColor($0.resolvedValue)?.srgb : nil }
            }
        }
        var shown: [Near] = []
        var equal: Set<String> = []
        for (theme, colors) in zip(registry.themes, colors) where name == nil || theme.name == name {
            for (token, own) in zip(theme.tokens.all, colors) {
                let distance = color.flatMap { own?.distance(to: $0) } ?? measure?.distance(to: token)
                guard let distance else { continue }
                if distance < 0.0005, token.deprecation == nil { equal.insert(token.path) }
                let near = Near(token: token, theme: theme.name, distance: distance)
                if shown.count == Self.most.nearest, let last = shown.last, last.rank <= near.rank { continue }
                if let same = shown.firstIndex(where: { $0.token.path == token.path }) {
                    if shown[same].rank <= near.rank { continue }
                    shown.remove(at: same)
                }
                shown.insert(near, at: shown.firstIndex { near.rank < $0.rank } ?? shown.count)
                if shown.count > Self.most.nearest { shown.removeLast() }
            }
        }
        if shown.isEmpty { return Answer("No token has a value comparable to '\(value)'.", facts: ["nearest": []]) }
        let unit = color == nil ? "" : " (Oklab; below 0.02 the colors look equal)"
        let more = equal.subtracting(shown.map(\.token.path)).count
        let lines =
            ["Tokens nearest to \(value), with distance\(unit):"]
            + shown.map { near in
                "- `\(near.token.path)` \(text(near.token)) in \(near.theme): \(Self.rounded(near.distance))"
                    + (near.deprecation.map { ", \($0)" } ?? "")
            }
            + (more > 0 ? ["\(more) more with this value; `search` for \(text(shown[0].token)) with kind token."] : [])
        return Answer(
            lines.joined(separator: "\n"),
            facts: [
                "nearest": .array(
                    shown.map { near in
                        [
                            "path": .string(near.token.path), "theme": .string(near.theme),
                            "value": .string(text(near.token)), "distance": .number(Self.rounded(near.distance)),
                            "deprecated": near.deprecation.map { .string($0) },
                        ]
                    }), "more": more > 0 ? .integer(more) : nil,
            ])
    }

    private func text(_ token: DesignToken) -> String {
        TokenValueText.text(of: token.resolvedValue, type: token.type)
    }

    /// Returns a distance with up to three decimals.
    private static func rounded(_ distance: Double) -> String {
        let text = "\((min(distance, 1e12) * 1_000).rounded() / 1_000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func unknown(_ path: String) -> Answer {
        // Paths have no parentheses.
        if path.hasSuffix(")"), !path.hasPrefix("var(") {
            return Answer(
                error: "Unreadable value '\(path.prefix(200))'; write it as #0a84ff, oklch(0.6 0.2 250) or 12px.")
        }
        return .unknown(
            "token", named: path, nearest: nearest(to: path, among: allPaths, count: 3),
            hint: allPaths.isEmpty
                ? "The catalog has no tokens." : "Paths come from `search`; values look like #0a84ff or 12px.")
    }
}

/// A number with a unit, such as `12px`.
private struct WrittenMeasure {
    private let number: Double
    /// Empty for a plain number.
    private let unit: String

    init?(_ text: String) {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        guard let number = Double(digits), number.isFinite else { return nil }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        guard unit.allSatisfy({ $0.isLetter || $0 == "%" }), unit.count < 5 else { return nil }
        (self.number, self.unit) = Self.inMilliseconds(number, unit: unit)
    }

    private static func inMilliseconds(_ number: Double, unit: String) -> (Double, String) {
        unit == "s" ? (number * 1_000, "ms") : (number, unit)
    }

    /// Returns the difference to the value of a token; nil for a value in another unit.
    func distance(to token: DesignToken) -> Double? {
        var other: (number: Double, unit: String)?
        switch token.resolvedValue {
        case .number(let digits): other = Double(digits).map { ($0, "") }
        case .string(let name) where token.type == "fontWeight":
            other = FontWeight.numbers[name].map { (Double($0), "") }
        case .object(let object):
            if case .number(let digits)? = object["value"], case .string(let own)? = object["unit"] {
                other = Double(digits).map { Self.inMilliseconds($0, unit: own) }
            }
        default: break
        }
        guard let other else { return nil }
        // Code often has no unit for pixels; other units are meant only by an equal number.
        let isMeant = unit.isEmpty && (other.unit == "px" || other.number == number)
        return other.unit == unit || isMeant ? abs(other.number - number) : nil
    }
}
