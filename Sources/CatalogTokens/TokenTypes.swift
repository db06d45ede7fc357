import CatalogModel

/// A pass finding the type of every design token: the stated type, the type of the alias target, or the type of a group
/// around (Format Module 2025.10, section 5.2.2).
///
/// The format's chapters on tokens and on groups disagree on an alias in a group with a type: the search follows the
/// chapter on tokens, where the type of the target counts, and reports any difference.
struct TokenTypes {
    private let tree: TokenTree
    private let live: FlatTokens
    private let graph: ValueGraph
    private(set) var diagnostics = Diagnostics()
    /// The types by index of `TokenTree.tokens`; nil for an unknown type, already reported.
    private(set) var types: [String?]
    /// Probable types in place of mistaken ones, by index of `TokenTree.tokens`.
    private let corrections: [Int: String]
    /// Tokens whose type or value is reported elsewhere; a comparison with their type would be a consequence.
    private let unreliable: Set<Int>

    init(
        tree: TokenTree, live: FlatTokens, graph: ValueGraph, corrections: [Int: String] = [:],
        unreliable: Set<Int> = []
    ) {
        (self.corrections, self.unreliable) = (corrections, unreliable)
        self.tree = tree
        self.live = live
        self.graph = graph
        types = Array(repeating: nil, count: tree.tokens.count)
    }

    mutating func run() {
        var isVisited = Array(repeating: false, count: tree.tokens.count)
        for token in live.tokens {
            var chain: [Int] = []
            var next: Int? = token.index
            // Follow aliases to the first determined type. Tokens in cycles are excluded, so every chain ends.
            while let current = next, !isVisited[current] {
                isVisited[current] = true
                chain.append(current)
                let isStated = corrections[current] != nil || tree.sources[tree.tokens[current].source].type != nil
                next = isStated ? nil : aliasTarget(of: current)
            }
            for current in chain.reversed() { types[current] = type(of: current) }
        }
        for token in live.tokens { report(token) }
    }

    /// The types fit for comparisons: nil where another finding explains the type.
    var reliableTypes: [String?] {
        var types = types
        for token in unreliable { types[token] = nil }
        return types
    }

    /// Returns the statement that a token has its type from, or contradicts as an alias.
    func statement(of token: Int) -> Text? { tree.sources[tree.tokens[token].source].type ?? groupType(of: token) }

    private func type(of token: Int) -> String? {
        if let type = corrections[token] { return type }
        if let type = tree.sources[tree.tokens[token].source].type { return type.value }
        if isAlias(token) { return aliasTarget(of: token).flatMap { types[$0] } }
        return groupType(of: token)?.value
    }

    /// Returns the type given by the groups around, for an inherited token by the groups around the original.
    private func groupType(of token: Int) -> Text? {
        tree.tokens[token].originType ?? live.positions[token].flatMap { live.groups[live.tokens[$0].group].type }
    }

    /// Whether the whole value is a reference, to a token or to a missing target.
    func isAlias(_ token: Int) -> Bool {
        guard let root = root(of: token), case .reference(let reference) = graph.nodes[root].content else {
            return false
        }
        return graph.references[reference].target?.isWhole ?? true
    }

    /// Whether the value is unreadable, as already reported.
    private func isBroken(_ token: Int) -> Bool {
        guard let root = root(of: token) else { return true }
        if case .broken = graph.nodes[root].content { return true }
        return false
    }

    func aliasTarget(of token: Int) -> Int? {
        guard let target = root(of: token).flatMap(graph.target(at:)), target.isWhole else { return nil }
        return target.token
    }

    private func root(of token: Int) -> Int? { graph.roots[tree.tokens[token].source] }

    /// Reports tokens replacing a token of another type.
    mutating func report(_ replacements: [TokenReplacement]) {
        for replacement in replacements {
            guard corrections[replacement.token] == nil, let position = live.positions[replacement.token],
                let earlier = replacement.type,
                let type = types[replacement.token], type != earlier
            else { continue }
            let source = tree.sources[tree.tokens[replacement.token].source]
            diagnostics.report(
                .replacedType(
                    source.name, path: live.tokens[position].path, type: type, earlier: earlier, at: replacement.name))
        }
    }

    private mutating func report(_ token: FlatTokens.Token) {
        guard !tree.tokens[token.index].isInherited, corrections[token.index] == nil else { return }
        let source = tree.tokens[token.index].source
        guard let type = types[token.index] else {
            if !isAlias(token.index) && !isBroken(token.index) {
                diagnostics.report(.missingTokenType(tree.sources[source].name, path: token.path))
            }
            return
        }
        guard let target = aliasTarget(of: token.index), !unreliable.contains(target) else { return }
        if let stated = tree.sources[source].type {
            if let targetType = types[target], stated.value != targetType {
                reportStatedType(stated, of: token.index, target: target, type: targetType)
            }
        } else if let groupType = groupType(of: token.index), groupType.value != type {
            let path = live.positions[target].map { live.tokens[$0].path } ?? ""
            diagnostics.report(
                .ambiguousTokenType(tree.sources[source].name, type: type, target: path, group: groupType))
        }
    }

    private mutating func reportStatedType(_ stated: Text, of token: Int, target: Int, type: String) {
        guard let reference = root(of: token).flatMap(graph.reference(at:)) else { return }
        let path = live.positions[target].map { live.tokens[$0].path } ?? reference.text
        diagnostics.report(.aliasOfAnotherType(reference, path: path, type: type, stated: stated))
    }
}
