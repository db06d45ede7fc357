import CatalogModel

// MARK: Token files

extension Comparison {
    /// Compares the results of the token files: values in every theme, aliases and types in the first theme.
    mutating func compareTokens(_ old: ComponentRegistry, with new: ComponentRegistry, in root: Scope) {
        var root = root
        root.area = .tokens
        let scope = root.entering("tokens")
        for token in old.tokens.all {
            let inner = scope.entering(token.path, as: "token")
            guard let now = new.tokens[token.path] ?? renamed(token, in: new.tokens, scope: inner) else {
                report(
                    .removed, subjects: ["DesignToken"], in: inner, old: .init(text: token.text, range: token.range),
                    new: nil)
                continue
            }
            compare(token, with: now, in: inner, isValue: old.themes.count < 2 && new.themes.count < 2)
        }
        let targets = Set(
            old.tokens.all.compactMap { renames.names[scope.address(of: $0.path)]?.value })
        for token in new.tokens.all where old.tokens[token.path] == nil && !targets.contains(token.path) {
            report(
                .added, subjects: ["DesignToken"], in: scope.entering(token.path, as: "token"), old: nil,
                new: .init(text: token.text, range: token.range))
        }
        if old.themes.count > 1 || new.themes.count > 1 { compareThemes(old.themes, with: new.themes, in: root) }
    }

    private mutating func renamed(_ token: DesignToken, in tokens: DesignTokens, scope: Scope) -> DesignToken? {
        guard let name = renames.names[scope.address], let target = tokens[name.value] else {
            return nil
        }
        noteUse(ofRename: scope.address)
        report(
            .renamed, subjects: ["DesignToken"], in: scope, old: .init(text: token.path, range: token.range),
            new: .init(text: target.path, range: target.range))
        return target
    }

    private mutating func compare(_ old: DesignToken, with new: DesignToken, in scope: Scope, isValue: Bool) {
        func report(_ kind: ChangeKind, key: String, was: String?, now: String?) {
            self.report(
                kind, subjects: ["DesignToken.\(key)"], aspect: "the \(key)", in: scope.entering(key),
                old: .init(text: was, range: old.range),
                new: .init(text: now, range: new.range))
        }
        if old.type != new.type { report(.changed, key: "type", was: old.type, now: new.type) }
        if isValue, old.resolvedValue != new.resolvedValue {
            report(.changed, key: "value", was: old.text, now: new.text)
        }
        if old.alias != new.alias, old.resolvedValue == new.resolvedValue {
            report(.respelled, key: "alias", was: old.alias, now: new.alias)
        }
        if old.isDeprecated != new.isDeprecated {
            report(new.isDeprecated ? .turnedOn : .turnedOff, key: "deprecated", was: nil, now: new.deprecation?.text)
        } else if old.deprecation != new.deprecation {
            report(.changed, key: "deprecation", was: old.deprecation?.text, now: new.deprecation?.text)
        }
        if old.visibility != new.visibility {
            let isRaised = old.visibility.reach < new.visibility.reach
            report(
                isRaised ? .raised : .lowered, key: "visibility", was: old.visibility.rawValue,
                now: new.visibility.rawValue)
        }
        if old.description != new.description {
            report(.changed, key: "description", was: old.description, now: new.description)
        }
        if old.extensions != new.extensions {
            report(
                .changed, key: "extensions", was: JSONValue.object(old.extensions).compact,
                now: JSONValue.object(new.extensions).compact)
        }
    }

    private mutating func compareThemes(_ old: [TokenTheme], with new: [TokenTheme], in root: Scope) {
        for theme in old {
            let scope = root.entering("themes").entering(theme.name, as: "theme")
            guard let now = new.first(where: { $0.name == theme.name }) else {
                report(.removed, subjects: ["TokenTheme"], in: scope, old: .init(text: nil, range: nil), new: nil)
                continue
            }
            for token in theme.tokens.all {
                guard let other = now.tokens[token.path], other.resolvedValue != token.resolvedValue else { continue }
                report(
                    .changed, subjects: ["DesignToken.value"], in: scope.entering(token.path, as: "token"),
                    old: .init(text: token.text, range: token.range), new: .init(text: other.text, range: other.range))
            }
        }
        for theme in new where !old.contains(where: { $0.name == theme.name }) {
            report(
                .added, subjects: ["TokenTheme"], in: root.entering("themes").entering(theme.name, as: "theme"),
                old: nil, new: .init(text: nil, range: nil))
        }
    }
}

extension DesignToken {
    /// The value for people.
    fileprivate var text: String { TokenValueText.text(of: resolvedValue, type: type) }
}

extension Visibility {
    /// Distance from the declaration within which use is allowed.
    fileprivate var reach: Int {
        switch self {
        case .private: 0
        case .internal: 1
        case .protected: 2
        case .public: 3
        }
    }
}
