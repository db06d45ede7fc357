import CatalogModel

/// A resolver of the final values of design tokens, with all references replaced (Format Module 2025.10, section 7.2).
///
/// Each node once, so the time grows with the size of the files only.
struct ValueResolver {
    /// The greatest number of parts of a value after replacing all references.
    static let maximumSize = 100_000
    /// The greatest depth of nesting.
    ///
    /// Files nest a hundred levels at most, and no value of the format more than five.
    static let maximumDepth = 200

    private let graph: ValueGraph
    private let live: FlatTokens
    private(set) var diagnostics = Diagnostics()
    private var results: [Result?]
    private var isActive: [Bool]

    /// A value without references, with the size and depth for the limits.
    private struct Result {
        let value: JSONValue
        /// Number of parts.
        let size: Int
        let depth: Int

        init(_ value: JSONValue, size: Int = 1, depth: Int = 1) {
            self.value = value
            self.size = size
            self.depth = depth
        }
    }

    /// Newer spellings of values: node → value.
    private let respelled: [Int: JSONValue]
    /// The declarations with respelled values.
    private let respelledSources: Set<Int>

    init(graph: ValueGraph, live: FlatTokens, respelled: [Int: JSONValue]) {
        self.graph = graph
        self.live = live
        self.respelled = respelled
        respelledSources = Set(respelled.keys.map { graph.nodes[$0].source })
        results = Array(repeating: nil, count: graph.nodes.count)
        isActive = Array(repeating: false, count: graph.nodes.count)
    }

    /// Returns the value at a node.
    ///
    /// A reference leading nowhere stays as written.
    mutating func value(of node: Int) -> JSONValue {
        if let value = results[node]?.value { return value }
        // Use a list instead of recursion, because values may refer to each other in chains of any length.
        var path = [node]
        while let current = path.last {
            if results[current] != nil {
                isActive[current] = false
                path.removeLast()
                continue
            }
            if let result = asWritten(current) {
                results[current] = result
                continue
            }
            isActive[current] = true
            let missing = dependencies(of: current).filter { results[$0] == nil }
            if let start = missing.first(where: { isActive[$0] }) {
                breakCycle(path, from: start)
            } else if missing.isEmpty {
                results[current] = result(of: current)
            } else {
                path.append(contentsOf: missing)
            }
        }
        return cached(node)
    }

    /// Returns the value at a node asked for before.
    func cached(_ node: Int) -> JSONValue { results[node]?.value ?? .null }

    /// Returns the result at a node without any replacement.
    private func asWritten(_ node: Int) -> Result? {
        guard isAsWritten(node) else { return nil }
        return Result(graph.written(node), size: graph.nodes[node].size, depth: graph.nodes[node].depth)
    }

    /// Whether the value at a node stays as written in the file.
    func isAsWritten(_ node: Int) -> Bool {
        !graph.nodes[node].hasReferences && !respelledSources.contains(graph.nodes[node].source)
    }

    private func dependencies(of node: Int) -> [Int] {
        switch graph.nodes[node].content {
        case .literal, .broken: []
        case .list(let elements): elements
        case .object(let members): members.map(\.node)
        case .reference(let reference): graph.references[reference].end.map { [$0] } ?? []
        }
    }

    private mutating func result(of node: Int) -> Result {
        if let value = respelled[node] { return Result(value) }
        switch graph.nodes[node].content {
        case .literal(let value), .broken(let value):
            return Result(value)
        case .reference(let index):
            let reference = graph.references[index]
            return reference.end.flatMap { results[$0] } ?? Result(reference.written)
        case .list(let elements):
            let parts = elements.compactMap { results[$0] }
            return bounded(node, value: .array(parts.map(\.value)), parts: parts)
        case .object(let members):
            let parts = members.compactMap { results[$0.node] }
            var object = JSONObject()
            for (member, part) in zip(members, parts) { object.append(member.name.value, value: part.value) }
            return bounded(node, value: .object(object), parts: parts)
        }
    }

    /// Returns a result within bounds.
    ///
    /// Lists of references to lists of references could grow until memory or stack are exhausted, a growth never
    /// intended.
    private mutating func bounded(_ node: Int, value: JSONValue, parts: [Result]) -> Result {
        let size = parts.reduce(1) { $0 + $1.size }
        let depth = 1 + (parts.map(\.depth).max() ?? 0)
        guard size <= Self.maximumSize, depth <= Self.maximumDepth else {
            diagnostics.report(.valueTooLarge(at: graph.nodes[node].range))
            return Result(graph.written(node), size: parts.count + 1)
        }
        return Result(value, size: size, depth: depth)
    }

    /// Reports the cycle at the end of a path, and leaves the references as written.
    private mutating func breakCycle(_ path: [Int], from start: Int) {
        var members: [TokenCycleMember] = []
        for node in path[(path.lastIndex { $0 == start && isActive[$0] } ?? 0)...] where isActive[node] {
            guard let reference = graph.reference(at: node) else { continue }
            members.append(TokenCycleMember(reference, in: graph, live: live))
            results[node] = Result(reference.written)
        }
        diagnostics.report(.tokenCycle(members))
    }
}
