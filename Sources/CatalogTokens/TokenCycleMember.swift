import CatalogModel

/// A design token in a cycle of references: the token's path and the place of the reference to the next token, for the
/// finding about the cycle.
struct TokenCycleMember {
    let path: String
    let location: SourceRange

    init(_ reference: ValueGraph.Reference, in graph: ValueGraph, live: FlatTokens) {
        path = live.declaredPaths[graph.nodes[reference.node].source]
        location = reference.location
    }

    /// Returns the same cycle, beginning with the member in the first place.
    static func inOrder(_ members: [TokenCycleMember]) -> [TokenCycleMember] {
        guard let first = members.indices.min(by: { members[$0].location < members[$1].location }) else { return [] }
        return Array(members[first...] + members[..<first])
    }
}
