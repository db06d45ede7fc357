import CatalogModel

/// The values of all design tokens as nodes in flat lists, connected by the references between the values.
struct ValueGraph {
    /// A part of a token's value: a literal, a list, an object or a reference.
    struct Node {
        let content: ValueGraphContent
        let range: SourceRange
        /// The number of nodes of the value, the node itself included; all others directly precede the node.
        let size: Int
        let depth: Int
        /// Whether any of the nodes is a reference.
        let hasReferences: Bool
        /// The declaration of the value: an index of `TokenTree.sources`.
        let source: Int
    }

    /// A reference to a token or into a token's value, with the target once found.
    struct Reference {
        /// The notation of a reference: in braces, or as a JSON Pointer.
        enum Syntax { case alias, pointer }

        let node: Int
        let syntax: Syntax
        /// Text between the braces, or the pointer.
        let text: String
        /// The names in a pointer; empty for an alias.
        let pointer: [String]
        /// The reference as a value, as written in the file.
        let written: JSONValue
        /// The place of `text`.
        let location: SourceRange
        /// The token named or looked into by the reference, and the node there; nil until located.
        var target: Target?
        /// The node at the end of the chain of references; nil if there is none, as already reported.
        var end: Int?
    }

    /// The token and the node named by a reference.
    struct Target {
        /// An index of `TokenTree.tokens`.
        let token: Int
        let node: Int
        /// Whether the reference is the whole value of the token.
        let isWhole: Bool
    }

    var nodes: [Node] = []
    var references: [Reference] = []
    /// By declaration: the node of the value; nil for declarations replaced by another file.
    var roots: [Int?]

    /// Returns the reference at a node, if any.
    func reference(at node: Int) -> Reference? {
        if case .reference(let index) = nodes[node].content { references[index] } else { nil }
    }

    /// Returns the target of the reference at a node, if there is a reference with a target.
    func target(at node: Int) -> Target? {
        if case .reference(let index) = nodes[node].content { references[index].target } else { nil }
    }

    /// Returns the value as written in the file.
    func written(_ node: Int) -> JSONValue {
        switch nodes[node].content {
        case .literal(let value), .broken(let value): value
        case .list(let elements): .array(elements.map(written))
        case .object(let members):
            .object(
                members.reduce(into: JSONObject()) { object, member in
                    object.append(member.name.value, value: written(member.node))
                })
        case .reference(let index): references[index].written
        }
    }

    /// Returns the references within a value, in order; references are not followed.
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

/// A member of an object in a value graph: the name, and the node of the value.
struct ValueGraphMember {
    let name: Text
    let node: Int
}

/// The content of a node of a value graph.
enum ValueGraphContent {
    case literal(JSONValue)
    case list([Int])
    case object([ValueGraphMember])
    /// An index of `references`.
    case reference(Int)
    /// An already reported value, kept as written.
    case broken(JSONValue)
}

extension ValueGraph.Reference {
    /// The names on the way of the reference.
    var segments: [String] {
        switch syntax {
        case .alias: text.split(separator: ".").map(String.init)
        case .pointer: pointer
        }
    }
}
