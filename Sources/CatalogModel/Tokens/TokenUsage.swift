/// A use of a design token by an entry, with the states, parts, variants and themes affected.
public struct TokenUsage: Hashable, Sendable {
    /// The place of a token's use in an entry: an own token, a shared token or a CSS property.
    public enum Source: Hashable, Sendable {
        /// A token of the entry's own, by the full path.
        case own(String)
        /// A shared token, by the reference in code.
        case semantic(String)
        /// A CSS property of a type.
        case cssProperty(String, type: String)
    }

    /// The stating record: an own token, a shared token or a CSS property.
    public let source: Source
    /// The stating implementation; nil for the entry itself.
    public let implementation: String?
    /// The token: the own token itself, or a token named by the documented value.
    public let path: String
    /// States with the use of the token; empty where all states share the use.
    public let states: [String]
    /// Parts with the use of the token; empty where all parts share the use.
    public let parts: [String]
    /// Values of axes of variants with the use of the token, for example `size: small`.
    public let variants: [Variant]
    /// Themes with the use of the token; empty for all.
    public internal(set) var themes: [String]

    /// A value of a variant axis, such as `size: small`.
    public struct Variant: Hashable, Sendable {
        /// The name of the axis.
        public let axis: String
        /// The name of the value on the axis.
        public let value: String

        /// Creates a value of an axis, both by name.
        public init(axis: String, value: String) {
            self.axis = axis
            self.value = value
        }
    }
}

extension Component {
    /// Every token taken directly by the entry, in the order of the entry, then of the entry's implementations.
    public var tokenUsages: [TokenUsage] {
        let names = UsageNames(entry)
        var usages = tokens.flatMap { UsageWalk(token: $0, names: names).usages }
        usages += entry.facets.semanticUsages(implementation: nil)
        for implementation in entry.implementations.orEmpty() {
            usages += implementation.value.facets.semanticUsages(implementation: implementation.name)
            for type in implementation.value.types.orEmpty() {
                for property in type.value.cssProperties.orEmpty() {
                    guard let path = property.value.token else { continue }
                    usages.append(
                        TokenUsage(
                            source: .cssProperty(property.name, type: type.name), implementation: implementation.name,
                            path: path.value, states: [], parts: [], variants: [], themes: []))
                }
            }
        }
        return usages
    }
}

/// A use of an entry's token in a role of the component's look, such as background or border, with the states, parts
/// and variants affected.
public struct TokenRoleUsage: Sendable {
    /// The role decided by the token, such as `background`.
    public let role: Token.Role
    /// The token of the entry, with expanded path.
    public let token: ComponentToken
    /// Sources of the token's value, by states, parts, variants and themes.
    public let usage: TokenUsage
    /// Whether the documented value has a branch for the usage, more specific than the token as a whole.
    public let isBranch: Bool
}

extension Component {
    /// The tokens with a role, in the order of the entry, then of the entry's implementations.
    public var tokenRoleUsages: [TokenRoleUsage] {
        if !tokens.contains(where: { $0.role != nil }) { return [] }
        let names = UsageNames(entry)
        return tokens.flatMap { token -> [TokenRoleUsage] in
            guard let role = token.role else { return [] }
            let walk = UsageWalk(token: token, names: names)
            return [TokenRoleUsage(role: role, token: token, usage: walk.usages[0], isBranch: false)]
                + walk.branches.map { TokenRoleUsage(role: role, token: token, usage: $0, isBranch: true) }
        }
    }
}

extension Facets {
    fileprivate func semanticUsages(implementation: String?) -> [TokenUsage] {
        semanticTokens.orEmpty().flatMap { reference in
            reference.value.compactMap { use in
                use.token.map { path in
                    TokenUsage(
                        source: .semantic(reference.name), implementation: implementation, path: path.value,
                        states: use.state.map { [$0.value] } ?? [], parts: use.part.map { [$0.value] } ?? [],
                        variants: [], themes: [])
                }
            }
        }
    }
}

/// The names of an entry's states, parts and variant values, for interpreting the branches in the values of the entry's
/// tokens.
private struct UsageNames {
    let states: Set<String>
    let parts: Set<String>
    /// Axis → values, in the order of the entry.
    let axes: [(name: String, values: Set<String>)]

    init(_ entry: Entry) {
        let facets = [entry.facets] + entry.implementations.orEmpty().map(\.value.facets)
        states = Set(facets.flatMap { $0.states.orEmpty().names })
        parts = Set(facets.flatMap { Self.names(of: $0.anatomy.orEmpty()) })
        axes = facets.flatMap { $0.variants.orEmpty().elements }.map { axis in
            (axis.name, Set(axis.value.values.orEmpty().names))
        }
    }

    private static func names(of parts: OrderedRecords<Part>) -> [String] {
        parts.flatMap { [$0.name] + names(of: $0.value.parts.orEmpty()) }
    }
}

/// A walk over the documented value of an entry's token, collecting each design token used, with the states, parts and
/// variants affected.
private struct UsageWalk {
    let token: ComponentToken
    let names: UsageNames
    /// Usages, with the token itself first.
    private(set) var usages: [TokenUsage] = []
    /// Usages named by branches of the documented value.
    private(set) var branches: [TokenUsage] = []

    /// The states, parts, variants and themes of a branch in the documented value.
    private struct Purpose {
        var states: [String] = []
        var parts: [String] = []
        var variants: [TokenUsage.Variant] = []
        var themes: [String] = []
    }

    init(token: ComponentToken, names: UsageNames) {
        self.token = token
        self.names = names
        var purpose = Purpose()
        if let state = token.token.state { purpose.states = [state.value] }
        if let part = token.token.part { purpose.parts = [part.value] }
        for axis in token.token.variant.orEmpty() {
            purpose.variants += axis.value.map { TokenUsage.Variant(axis: axis.name, value: $0.value) }
        }
        for choice in token.choices { add(choice, to: &purpose) }
        append(token.path, as: purpose)
        // The contrast depends on the background, so the background is used, too.
        if let background = token.background { append(background, as: purpose) }
        guard let value = token.value else { return }
        let count = usages.count
        walk(value, axes: token.token.by.orEmpty()[...], as: purpose)
        if case .branches = value { branches = Array(usages[count...]) }
    }

    private mutating func walk(_ tree: TextTree, axes: ArraySlice<Text>, as purpose: Purpose) {
        switch tree {
        case .text(let text):
            if let path = TokenAlias.path(in: text.value), path != token.path { append(path, as: purpose) }
        case .branches(let branches):
            for branch in branches {
                var inner = purpose
                for name in branch.name.split(separator: "|").map(String.init) {
                    if let axis = axes.first?.value { add(name, of: axis, to: &inner) }
                }
                walk(branch.value, axes: axes.dropFirst(), as: inner)
            }
        }
    }

    private func add(_ name: String, of axis: String, to purpose: inout Purpose) {
        switch axis {
        case "state": purpose.states.append(name)
        case "part": purpose.parts.append(name)
        case "theme": purpose.themes.append(name)
        default: purpose.variants.append(.init(axis: axis, value: name))
        }
    }

    /// Adds a bracket's choice to the purpose: the kind of choice follows from the entry's own names, not from the
    /// bracket.
    private func add(_ choice: String, to purpose: inout Purpose) {
        if names.states.contains(choice) {
            purpose.states.append(choice)
        } else if names.parts.contains(choice) {
            purpose.parts.append(choice)
        } else if let axis = names.axes.first(where: { $0.values.contains(choice) }) {
            purpose.variants.append(.init(axis: axis.name, value: choice))
        }
    }

    private mutating func append(_ path: String, as purpose: Purpose) {
        usages.append(
            TokenUsage(
                source: .own(token.path), implementation: token.implementation, path: path, states: purpose.states,
                parts: purpose.parts, variants: purpose.variants, themes: purpose.themes))
    }
}
