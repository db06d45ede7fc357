import CatalogModel

/// The values of all tokens with the references between them, in flat lists.
struct ValueGraph {
    struct Node {
        let content: Content
        let range: SourceRange
        /// How many nodes it has, itself included: they are those up to it.
        let size: Int
        let depth: Int
        /// Whether a reference is among them.
        let hasReferences: Bool
        /// The declaration that it belongs to: an index of `TokenTree.sources`.
        let source: Int
    }

    enum Content {
        case literal(JSONValue)
        case list([Int])
        case object([Member])
        /// An index of `references`.
        case reference(Int)
        /// Already reported; stands as it is written.
        case broken(JSONValue)
    }

    struct Member {
        let name: Text
        let node: Int
    }

    struct Reference {
        enum Syntax { case alias, pointer }

        let node: Int
        let syntax: Syntax
        /// Text between the braces, or the pointer.
        let text: String
        /// The names in a pointer; empty for an alias.
        let pointer: [String]
        /// The value that it is, as the file writes it.
        let written: JSONValue
        /// The place of `text`.
        let place: SourceRange
        /// The token that it names or whose value it looks into, and the node there; nil until located.
        var target: Target?
        /// The node at the end of the chain of references; nil where there is none, which is reported.
        var end: Int?
    }

    struct Target {
        /// An index of `TokenTree.tokens`.
        let token: Int
        let node: Int
        /// Whether it is the whole value of the token.
        let isWhole: Bool
    }

    var nodes: [Node] = []
    var references: [Reference] = []
    /// By declaration: the node of its value; nil for declarations that another file replaces.
    var roots: [Int?]

    /// Returns the reference that a node is, if it is one.
    func reference(at node: Int) -> Reference? {
        if case .reference(let index) = nodes[node].content { references[index] } else { nil }
    }

    /// Returns the target of the reference that a node is, if it is one and names something.
    func target(at node: Int) -> Target? {
        if case .reference(let index) = nodes[node].content { references[index].target } else { nil }
    }

    /// Returns the value as the file writes it.
    func written(_ node: Int) -> JSONValue {
        switch nodes[node].content {
        case .literal(let value), .broken(let value): value
        case .list(let elements): .array(elements.map(written))
        case .object(let members):
            .object(
                members.reduce(into: JSONObject()) { object, member in
                    object.append(member.name.value, written(member.node))
                })
        case .reference(let index): references[index].written
        }
    }

    /// Returns the references within a value, in order, not those behind them.
    func references(below node: Int) -> [Int] {
        guard nodes[node].hasReferences else { return [] }
        return switch nodes[node].content {
        case .literal, .broken: []
        case .list(let elements): elements.flatMap(references(below:))
        case .object(let members): members.flatMap { references(below: $0.node) }
        case .reference(let index): [index]
        }
    }
}

extension ValueGraph.Reference {
    /// The names on its way.
    var segments: [String] {
        switch syntax {
        case .alias: text.split(separator: ".").map(String.init)
        case .pointer: pointer
        }
    }
}
