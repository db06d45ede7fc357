package import CatalogModel
import CatalogTokens

/// The answer of `token`: value and aliases per theme for a path, or the tokens nearest to a value.
package struct TokenAnswer {
    private let registry: ComponentRegistry
    /// The colors of all tokens of each theme; nil for other tokens.
    private let colors = SharedValue<[[SRGBColor?]]>()
    private let impacts = SharedValue<TokenImpactIndex>()
    private let paths = SharedValue<[String]>()

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
        let path = TokenAlias.path(in: written) ?? written
        if registry.themes.contains(where: { $0.tokens[path] != nil }) {
            let index = impacts.value { TokenImpactIndex(registry) }
            return answer(TokenFacts(path, in: registry, index: index), theme: name)
        }
        return near(written, theme: name) ?? unknown(path)
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

        /// Aliases come first: components use semantic tokens.
        var rank: (Double, Int, String) { (distance, token.alias == nil ? 1 : 0, token.path) }
    }

    /// Returns the tokens nearest to a value; nil where the text is not a value.
    private func near(_ value: String, theme name: String?) -> Answer? {
        let color = DraftValueConversion.color(value).flatMap(TokenColor.init)?.srgb
        let measure = color == nil ? WrittenMeasure(value) : nil
        if color == nil, measure == nil { return nil }
        let colors = colors.value {
            registry.themes.map { theme in
                theme.tokens.all.map { $0.type == "color" ? TokenColor($0.resolvedValue)?.srgb : nil }
            }
        }
        var shown: [Near] = []
        for (theme, colors) in zip(registry.themes, colors) where name == nil || theme.name == name {
            for (token, own) in zip(theme.tokens.all, colors) {
                let distance = color.flatMap { own?.distance(to: $0) } ?? measure?.distance(to: token.resolvedValue)
                guard let distance else { continue }
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
        let lines =
            ["Tokens nearest to \(value), with distance\(unit):"]
            + shown.map { near in
                "- `\(near.token.path)` \(text(near.token)) in \(near.theme): \(Self.rounded(near.distance))"
            }
        return Answer(
            lines.joined(separator: "\n"),
            facts: [
                "nearest": .array(
                    shown.map { near in
                        [
                            "path": .string(near.token.path), "theme": .string(near.theme),
                            "value": .string(text(near.token)), "distance": .number(Self.rounded(near.distance)),
                        ]
                    })
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
        let paths = paths.value { registry.themes.flatMap { $0.tokens.all.map(\.path) }.uniqued() }
        return .unknown(
            "token", named: path, nearest: nearest(to: path, among: paths, count: 3),
            hint: paths.isEmpty
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
        self.number = number
        unit = text.dropFirst(digits.count).lowercased()
        guard unit.allSatisfy({ $0.isLetter || $0 == "%" }), unit.count < 5 else { return nil }
    }

    /// Returns the difference to the value of a token; nil for a value in another unit.
    func distance(to value: JSONValue) -> Double? {
        switch value {
        case .number(let digits): unit.isEmpty ? Double(digits).map { abs($0 - number) } : nil
        case .object(let object):
            if case .number(let digits)? = object["value"], case .string(let own)? = object["unit"],
                own == unit || unit.isEmpty
            {
                Double(digits).map { abs($0 - number) }
            } else {
                nil
            }
        default: nil
        }
    }
}
