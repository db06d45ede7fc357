/// The effects of changing a design token: the tokens with a value taken from the token, and the entries in use of any
/// of the tokens.
public struct TokenImpact: Sendable {
    /// A token that takes the value, or a part of the value, from the token.
    public struct Dependent: Hashable, Sendable {
        /// The path of the dependent token, with dots.
        public let path: String
        /// The themes with the dependency, in the order of the catalog.
        public let themes: [String]
    }

    /// An entry with the usages affected by a change of the token.
    public struct User: Sendable {
        /// The affected entry.
        public let component: Component
        /// The affected usages; at least one.
        public let usages: [TokenUsage]

        /// The states of the entry that change, each once; empty where the usages name none, so that all may.
        public var states: [String] {
            usages.flatMap(\.states).uniqued()
        }
    }

    /// The path of the changed token, with dots.
    public let path: String
    /// Directly or through others, in the order of the token files, of each theme in turn.
    public let dependents: [Dependent]
    /// By id.
    public let users: [User]

    /// Works out the impact of a single token.
    ///
    /// An unknown path has none. An index of the catalog saves a walk over all tokens and entries.
    public init(of path: String, in registry: ComponentRegistry, index: TokenImpactIndex? = nil) {
        let index = index ?? TokenImpactIndex(registry)
        self.path = path
        var themes: [String: [String]] = [:]
        var order: [String] = []
        for (theme, direct) in zip(registry.themes, index.dependents) {
            for dependent in theme.tokens.dependents(of: path, direct: direct) {
                if themes[dependent] == nil { order.append(dependent) }
                themes[dependent, default: []].append(theme.name)
            }
        }
        dependents = order.map { Dependent(path: $0, themes: themes[$0, default: []]) }
        themes[path] = registry.themes.filter { $0.tokens[path] != nil }.map(\.name)
        let all = registry.themes.map(\.name)
        let numbers = Set(themes.keys.flatMap { index.users[$0, default: []] })
        users = numbers.sorted().compactMap { number in
            let component = registry.components[number]
            let usages = component.tokenUsages.compactMap { usage -> TokenUsage? in
                guard let reached = themes[usage.path] else { return nil }
                return usage.narrowed(to: reached, of: all)
            }
            return usages.isEmpty ? nil : User(component: component, usages: usages)
        }
    }
}

extension TokenUsage {
    /// Returns the usage in some themes only; nil when taken in none of the themes.
    fileprivate func narrowed(to reached: [String], of all: [String]) -> TokenUsage? {
        // A name that matches no theme belongs to an axis that the entry calls a theme, so it does not limit the usage.
        let isLimited = !themes.isEmpty && themes.contains(where: all.contains)
        let left = isLimited ? reached.filter(themes.contains) : reached
        if left.isEmpty { return nil }
        var usage = self
        if left.count < all.count { usage.themes = left }
        return usage
    }
}

/// The dependencies of the tokens of a catalog, for the impacts of several tokens.
public struct TokenImpactIndex: Sendable {
    /// The tokens that refer to a token, by its path, of each theme.
    fileprivate let dependents: [[String: [String]]]
    /// The indices of the entries that use a token, by its path.
    fileprivate private(set) var users: [String: [Int]] = [:]

    /// Reads the references of all tokens and the token usages of all entries.
    public init(_ registry: ComponentRegistry) {
        dependents = registry.themes.map { theme in
            var direct: [String: [String]] = [:]
            for token in theme.tokens.all {
                for reference in token.references { direct[reference, default: []].append(token.path) }
            }
            return direct
        }
        for (number, component) in registry.components.enumerated() {
            for path in Set(component.tokenUsages.map(\.path)) { users[path, default: []].append(number) }
        }
    }
}

extension DesignTokens {
    /// Returns the paths of all tokens that refer to a token, directly or through others, in the order of the files.
    fileprivate func dependents(of path: String, direct: [String: [String]]) -> [String] {
        var found: Set<String> = []
        var pending = [path]
        while let next = pending.popLast() {
            for dependent in direct[next, default: []] where found.insert(dependent).inserted {
                pending.append(dependent)
            }
        }
        found.remove(path)
        return found.isEmpty ? [] : all.map(\.path).filter(found.contains).uniqued()
    }
}
