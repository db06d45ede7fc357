import CatalogModel

/// A search for the target of each reference between design tokens, through chains of references (Format Module
/// 2025.10, section 7.2).
struct ReferenceLocator {
    private let tree: TokenTree
    private let live: FlatTokens
    private(set) var graph: ValueGraph
    private(set) var diagnostics = Diagnostics()
    private var names: TokenNames
    private var states: [State]
    private var guesses = SuggestionLimit()
    /// The parts of large objects by name, by the node of the object.
    private var parts: [Int: [String: Int]] = [:]
    private static let fewParts = 16
    /// The references waiting for the next reference.
    private var chain: [Int] = []

    /// The progress of a reference.
    private enum State { case new, active, done }

    /// The result of following a reference for a single step.
    private enum Step {
        /// The end of the chain.
        case end(Int)
        /// Another reference must be followed first.
        case waits(Int)
        /// Leads nowhere; reported.
        case failed
    }

    init(tree: TokenTree, live: FlatTokens, graph: ValueGraph) {
        self.tree = tree
        self.live = live
        self.graph = graph
        names = TokenNames(live.tokens.map(\.path))
        states = Array(repeating: .new, count: graph.references.count)
    }

    mutating func run() {
        for reference in graph.references.indices where states[reference] == .new { follow(reference) }
    }

    /// Follows a chain of any length, with a list instead of the stack.
    private mutating func follow(_ first: Int) {
        chain.append(first)
        states[first] = .active
        while let reference = chain.last {
            switch step(reference) {
            case .end(let node):
                graph.references[reference].end = node
                states[reference] = .done
                chain.removeLast()
            case .failed:
                states[reference] = .done
                chain.removeLast()
            case .waits(let other) where states[other] == .new:
                states[other] = .active
                chain.append(other)
            case .waits(let other):
                let start = chain.lastIndex(of: other) ?? chain.endIndex - 1
                diagnostics.report(.tokenCycle(members(Array(chain[start...]))))
                for member in chain[start...] { states[member] = .done }
                chain.removeSubrange(start...)
            }
        }
    }

    private func members(_ references: [Int]) -> [TokenCycleMember] {
        references.map { TokenCycleMember(graph.references[$0], in: graph, live: live) }
    }

    private mutating func step(_ reference: Int) -> Step {
        guard let (token, root, rest) = lookUp(reference) else {
            let holder = live.declaredPaths[graph.nodes[graph.references[reference].node].source]
            diagnostics.report(.tokenNotFound(graph.references[reference], of: holder, in: tree, names: &names))
            return .failed
        }
        var node = root
        for (index, segment) in rest.enumerated() {
            if case .reference(let other) = graph.nodes[node].content {
                if states[other] != .done { return .waits(other) }
                guard let end = graph.references[other].end else { return .failed }
                node = end
            }
            guard let next = child(segment, of: node) else {
                let used = graph.references[reference].pointer.count - rest.count + index
                diagnostics.report(
                    .partNotFound(
                        graph.references[reference], used: used, among: guesses.take() ? childNames(of: node) : []))
                return .failed
            }
            node = next
        }
        graph.references[reference].target = ValueGraph.Target(token: token, node: node, isWhole: rest.isEmpty)
        guard case .reference(let other) = graph.nodes[node].content else { return .end(node) }
        if states[other] != .done { return .waits(other) }
        return graph.references[other].end.map(Step.end) ?? .failed
    }

    /// Returns the token named by a reference, the token's value, and the way into the value.
    private func lookUp(_ reference: Int) -> (token: Int, root: Int, rest: ArraySlice<String>)? {
        switch graph.references[reference].syntax {
        case .alias:
            guard let token = live.token(at: graph.references[reference].text),
                let root = graph.roots[tree.tokens[token].source]
            else { return nil }
            return (token, root, [])
        case .pointer:
            let segments = graph.references[reference].pointer
            guard let (item, used) = tree.find(segments), case .token(let token) = item,
                let root = graph.roots[tree.tokens[token].source]
            else { return nil }
            let rest = segments[used...]
            if rest.isEmpty { return (token, root, rest) }
            guard rest.first == "$value" else { return nil }
            return (token, root, rest.dropFirst())
        }
    }

    private mutating func child(_ segment: String, of node: Int) -> Int? {
        switch graph.nodes[node].content {
        case .literal, .broken, .reference: return nil
        case .object(let members):
            guard members.count > Self.fewParts else { return members.first { $0.name.value == segment }?.node }
            // Many references may lead into an object, so index its names once.
            let indexed = parts[node] ?? Dictionary(members.map { ($0.name.value, $0.node) }, uniquingKeysWith: min)
            parts[node] = indexed
            return indexed[segment]
        case .list(let elements):
            // An index has no leading zeros (RFC 6901, section 4).
            guard let index = Int(segment), String(index) == segment, elements.indices.contains(index) else {
                return nil
            }
            return elements[index]
        }
    }

    private func childNames(of node: Int) -> [String] {
        switch graph.nodes[node].content {
        case .literal, .broken, .reference: []
        case .object(let members): members.map(\.name.value)
        case .list(let elements): elements.indices.map(String.init)
        }
    }
}
