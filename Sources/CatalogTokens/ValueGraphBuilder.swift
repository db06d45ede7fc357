import CatalogModel
import CatalogYAML

/// Reads the values of tokens and finds the references in them.
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

    // Recursion is fine here: files nest no deeper than `YAMLLimits.depth`.
    private mutating func build(_ node: YAMLNode) -> Int {
        switch node.content {
        case .scalar(let scalar): return buildScalar(scalar, node)
        case .sequence(let sequence):
            let elements = sequence.elements.map { build($0) }
            return append(.list(elements), node)
        case .mapping(let mapping): return buildMapping(mapping, node)
        }
    }

    private mutating func buildScalar(_ scalar: YAMLScalar, _ node: YAMLNode) -> Int {
        if scalar.isAbsent {
            diagnostics.report(.absentTokenValue(at: node.range))
            return append(.broken(.string("")), node)
        }
        guard let text = node.string, text.contains("{") else {
            return append(.literal(node.jsonValue()), node)
        }
        let place = node.range.inside(of: text)
        guard let segments = TokenReference.segments(ofAlias: text) else {
            diagnostics.report(.malformedAlias(text, at: place))
            return append(.broken(.string(text)), node)
        }
        let name = String(text.dropFirst().dropLast())
        return append(.alias, name, segments, at: node.range.part(1..<(1 + name.unicodeScalars.count), of: text), node)
    }

    private mutating func buildMapping(_ mapping: YAMLMapping, _ node: YAMLNode) -> Int {
        if let pair = mapping.pairs.first(where: { $0.key.value == "$ref" }) {
            return buildPointer(pair, mapping, node)
        }
        let members = mapping.pairs.map { ValueGraph.Member(name: $0.key, node: build($0.value)) }
        return append(.object(members), node)
    }

    private mutating func buildPointer(_ pair: YAMLMapping.Pair, _ mapping: YAMLMapping, _ node: YAMLNode) -> Int {
        let written = node.jsonValue()
        for other in mapping.pairs where other.key.value != "$ref" {
            diagnostics.report(.besideReference(other.key))
        }
        guard let text = pair.value.string else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "a JSON Pointer, such as '#/color/blue'"))
            return append(.broken(written), node)
        }
        let place = pair.value.range.inside(of: text)
        guard let segments = TokenReference.segments(ofPointer: text) else {
            diagnostics.report(.malformedPointer(text, at: place))
            return append(.broken(written), node)
        }
        return append(.pointer, text, segments, at: place, node)
    }

    private mutating func append(
        _ syntax: ValueGraph.Reference.Syntax, _ text: String, _ segments: [String], at place: SourceRange,
        _ node: YAMLNode
    ) -> Int {
        graph.references.append(
            ValueGraph.Reference(
                node: graph.nodes.count, syntax: syntax, text: text, segments: segments, place: place))
        return append(.reference(graph.references.count - 1), node)
    }

    private mutating func append(_ content: ValueGraph.Content, _ node: YAMLNode) -> Int {
        graph.nodes.append(ValueGraph.Node(content: content, range: node.range, source: source))
        return graph.nodes.count - 1
    }
}
