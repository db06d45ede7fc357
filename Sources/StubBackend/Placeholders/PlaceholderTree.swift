/// The placeholders for undeclared names in stubs, arranged by enclosing type for printing.
struct PlaceholderTree {
    /// A node of the tree: the role of a name, and the types and values inside.
    struct Node {
        var arity = 0
        var role = Placeholder.Role.namespace
        /// Types inside the node.
        var children: [String: Node] = [:]
        /// The types of values that belong to the node, by name.
        var values: [String: String] = [:]
    }

    private(set) var root = Node()
    /// Declarations of operators, in order.
    private(set) var operators: [String] = []

    init(_ placeholders: Set<Placeholder>) {
        for placeholder in placeholders { add(placeholder) }
        operators.sort()
    }

    private mutating func add(_ placeholder: Placeholder) {
        switch placeholder {
        case .type(let path, let arity, let role):
            root.with(path[...]) { node in
                node.arity = max(node.arity, arity)
                node.role = max(node.role, role)
            }
        case .value(let path, let name, let type): root.with(path[...]) { $0.values[name] = type }
        case .operator(let name, let fixity): operators.append("\(fixity) operator \(name)")
        }
    }
}

extension PlaceholderTree.Node {
    fileprivate mutating func with(_ path: ArraySlice<String>, change: (inout Self) -> Void) {
        guard let first = path.first else { return change(&self) }
        children[first, default: Self()].with(path.dropFirst(), change: change)
    }
}
