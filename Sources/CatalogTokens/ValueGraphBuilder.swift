import CatalogModel
import CatalogSyntax

/// A builder of the `ValueGraph` from the values in token files, finding the references inside each value.
struct ValueGraphBuilder {
    private(set) var graph: ValueGraph
    private(set) var diagnostics = Diagnostics()
    private var source = 0

    init(sourceCount: Int) {
        graph = ValueGraph(roots: Array(repeating: nil, count: sourceCount))
    }

    /// Adds the value of a declaration.
    mutating func add(_ declaration: TokenTree.Source, index: Int) {
        source = index
        graph.roots[index] = build(declaration.value)
    }

    // Recursion is fine here: files nest no deeper than `FileLimits.depth`.
    private mutating func build(_ node: YAMLNode) -> Int {
        switch node.content {
        case .scalar(let scalar): return buildScalar(scalar, of: node)
        case .sequence(let sequence):
            let start = graph.nodes.count
            let elements = sequence.elements.map { build($0) }
            return append(.list(elements), of: node, from: start)
        case .mapping(let mapping): return buildMapping(mapping, of: node)
        }
    }

    private mutating func buildScalar(_ scalar: YAMLScalar, of node: YAMLNode) -> Int {
        if scalar.isAbsent {
            diagnostics.report(.absentTokenValue(at: node.range))
            return append(.broken(.string("")), of: node)
        }
        guard scalar.text.utf8.contains(UInt8(ascii: "{")), let text = node.string else {
            return append(.literal(node.jsonValue()), of: node)
        }
        guard let path = TokenAlias.path(in: text) else {
            diagnostics.report(.malformedAlias(text, at: node.range.inside(of: text)))
            return append(.broken(.string(text)), of: node)
        }
        return append(
            ValueGraph.Reference(
                node: graph.nodes.count, syntax: .alias, text: path, pointer: [], written: .string(text),
                location: node.range.part(1..<(1 + path.utf8.count), of: text)),
            of: node)
    }

    private mutating func buildMapping(_ mapping: YAMLMapping, of node: YAMLNode) -> Int {
        if let pair = mapping.pairs.first(where: { $0.key.value == "$ref" }) {
            return buildPointer(pair, in: mapping, of: node)
        }
        let start = graph.nodes.count
        let members = mapping.pairs.map { ValueGraphMember(name: $0.key, node: build($0.value)) }
        return append(.object(members), of: node, from: start)
    }

    private mutating func buildPointer(_ pair: YAMLMapping.Pair, in mapping: YAMLMapping, of node: YAMLNode) -> Int {
        let written = node.jsonValue()
        for other in mapping.pairs where other.key.value != "$ref" {
            diagnostics.report(.besideReference(other.key))
        }
        guard let text = pair.value.string else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "a JSON Pointer, such as '#/color/blue'"))
            return append(.broken(written), of: node)
        }
        let location = pair.value.range.inside(of: text)
        guard let segments = TokenReference.segments(ofPointer: text) else {
            diagnostics.report(.malformedPointer(text, at: location))
            return append(.broken(written), of: node)
        }
        return append(
            ValueGraph.Reference(
                node: graph.nodes.count, syntax: .pointer, text: text, pointer: segments,
                written: ["$ref": .string(text)], location: location),
            of: node)
    }

    private mutating func append(_ reference: ValueGraph.Reference, of node: YAMLNode) -> Int {
        graph.references.append(reference)
        return append(.reference(graph.references.count - 1), of: node)
    }

    /// Adds a node with all nodes from `start` on as parts.
    private mutating func append(_ content: ValueGraphContent, of node: YAMLNode, from start: Int? = nil) -> Int {
        var depth = 1
        var hasReferences = false
        switch content {
        case .literal, .broken: break
        case .reference: hasReferences = true
        case .list(let elements): note(elements, depth: &depth, hasReferences: &hasReferences)
        case .object(let members): note(members.lazy.map(\.node), depth: &depth, hasReferences: &hasReferences)
        }
        let size = graph.nodes.count - (start ?? graph.nodes.count) + 1
        graph.nodes.append(
            ValueGraph.Node(
                content: content, range: node.range, size: size, depth: depth, hasReferences: hasReferences,
                source: source))
        return graph.nodes.count - 1
    }

    private func note(_ parts: some Sequence<Int>, depth: inout Int, hasReferences: inout Bool) {
        for part in parts {
            depth = max(depth, graph.nodes[part].depth + 1)
            hasReferences = hasReferences || graph.nodes[part].hasReferences
        }
    }
}
