import CatalogModel

/// The design tokens of a component with a role in a theme, for choosing the tokens deciding the look of a specimen.
struct SpecimenTokens {
    /// The uses of tokens by part, nil for tokens without a part.
    private let usages: [String?: [TokenRoleUsage]]
    private let title: String
    private let theme: TokenTheme

    init(_ usages: [TokenRoleUsage], title: String, theme: TokenTheme) {
        var byPart: [String?: [TokenRoleUsage]] = [:]
        for usage in usages where theme.tokens[usage.usage.path] != nil {
            let parts: [String?] = usage.usage.parts.isEmpty ? [nil] : usage.usage.parts
            for part in parts { byPart[part, default: []].append(usage) }
        }
        self.usages = byPart
        self.title = title
        self.theme = theme
    }

    /// Returns the look of a part of a subject, or of the component as a whole.
    func look(of subject: SpecimenSubject, part: String?) -> SpecimenLook {
        let meant = meant(subject, part: part)
        var look = SpecimenLook()
        if meant.isEmpty { return look }
        for role in Token.Role.allCases {
            let own = mostSpecific(meant.filter { $0.role == role })
            if own.isEmpty { continue }
            if role == .foreground {
                addContents(own, to: &look)
            } else if let token = agreed(own), look.take(token.resolvedValue, as: role) {
                look.addFact(role, token: token)
            }
        }
        return look
    }

    /// Returns the roles with disagreement between the tokens most specific to a subject.
    ///
    /// Contents may have many colors.
    func conflicts(about subject: SpecimenSubject) -> [SpecimenConflict] {
        let meant = meant(subject, part: subject.part)
        return Token.Role.allCases.filter { $0 != .foreground }.compactMap { role in
            let own = mostSpecific(meant.filter { $0.role == role })
            guard !own.isEmpty, agreed(own) == nil else { return nil }
            return SpecimenConflict(role: role, subject: subject, tokens: own.map(\.token), theme: theme)
        }
    }

    private func meant(_ subject: SpecimenSubject, part: String?) -> [TokenRoleUsage] {
        (usages[part] ?? []).filter { subject.isMeant(by: $0.usage) }
    }

    /// Returns the usages most specific to the subject.
    private func mostSpecific(_ usages: [TokenRoleUsage]) -> [TokenRoleUsage] {
        let ranks = usages.map(\.rank)
        guard let highest = ranks.max() else { return [] }
        return zip(usages, ranks).filter { $1 == highest }.map(\.0)
    }

    /// Returns the deciding token; nil for several deciding tokens with different values.
    private func agreed(_ usages: [TokenRoleUsage]) -> DesignToken? {
        let tokens = usages.compactMap { theme.tokens[$0.usage.path] }
        guard let first = tokens.first else { return nil }
        return tokens.allSatisfy { $0.resolvedValue == first.resolvedValue } ? first : nil
    }

    /// Adds the contents, each with a color of its own.
    ///
    /// A single content is called by the component's title; several contents by the names of the tokens.
    private func addContents(_ usages: [TokenRoleUsage], to look: inout SpecimenLook) {
        for usage in usages {
            guard let token = theme.tokens[usage.usage.path], let color = token.color else { continue }
            let name = usage.token.choices.isEmpty ? usage.token.token.title?.value : nil
            let words = usages.count == 1 ? title : name ?? usage.token.lastName
            look.contents.append(.init(words: words, color: color))
            look.addFact(.foreground, token: token)
        }
    }

    /// Returns the color below the component: the background of the tokens, other than backgrounds of the component.
    func ground(of subject: SpecimenSubject) -> SRGBColor? {
        let meant = usages.keys.flatMap { self.meant(subject, part: $0) }
        let own = Set(meant.filter { $0.role == .background }.map(\.token.path))
        let grounds = Set(meant.compactMap { $0.token.background }.filter { !own.contains($0) })
            .compactMap { theme.tokens[$0]?.color }
        return Set(grounds).count == 1 ? grounds.first : nil
    }
}

extension TokenRoleUsage {
    /// The narrowness compared to a token without conditions.
    fileprivate var rank: Int {
        (usage.states.isEmpty ? 0 : 1) + Set(usage.variants.map(\.axis)).count + (usage.themes.isEmpty ? 0 : 1)
            + (isBranch ? 1 : 0)
    }
}

extension ComponentToken {
    fileprivate var lastName: String { path.split(separator: ".").last.map(String.init) ?? path }
}

extension DesignToken {
    var color: SRGBColor? { TokenColor(resolvedValue)?.srgb?.clipped }
}

extension SpecimenLook {
    fileprivate mutating func addFact(_ role: Token.Role, token: DesignToken) {
        facts.append(Fact(role: role, text: TokenValueText.text(of: token.resolvedValue, type: token.type)))
    }
}
