/// The names used in a Swift type, in order, from the syntax tree.
package struct SwiftTypeNames {
    private var uses: [NameUse] = []
    /// The use continued by a name after a dot.
    private var open: Int?
    /// Whether the previous word announces a protocol.
    private var followsConstraint = false
    /// Whether the previous word announces an error.
    private var followsThrows = false
    /// The limit of places without a type: hostile text takes many steps to fail at each of them.
    private static let failureLimit = 64

    /// Returns the uses of types in a text; a clause is a list of generic parameters or a condition after `where`.
    ///
    /// A text in another form is read as far as possible.
    package static func uses(in text: String, isClause: Bool = false) -> [NameUse] {
        if SwiftTypeRecognizer.isPlainName(text) { return [NameUse(path: [text], location: 0..<text.utf8.count)] }
        var names = SwiftTypeNames()
        var scanner = SwiftTypeRecognizer.scanner(text)
        var failures = 0
        while !scanner.isAtEnd, failures < failureLimit {
            if let tree = scanner.takeTree(isClause ? "clause" : "parameter", of: SwiftGrammar.grammar) {
                names.add(tree.children)
                continue
            }
            failures += 1
            _ = scanner.take("@")
            if scanner.takeName() == nil { scanner.advance() }
        }
        return names.uses
    }

    private mutating func add(_ nodes: [SyntaxNode]) {
        for node in nodes {
            switch node.rule {
            case "First":
                open = uses.count
                uses.append(
                    NameUse(
                        path: [node.text], isConstraint: followsConstraint, isThrown: followsThrows,
                        location: node.bytes))
                (followsConstraint, followsThrows) = (false, false)
            case "Member":
                if let open, !SwiftNames.isMetatype(node.text) { uses[open].path.append(node.text) }
            case "Arguments":
                if let open { uses[open].arity = node.children.count }
                fallthrough
            case "Tuple", "Parameters", "Array":
                open = nil
                add(node.children)
                open = nil
            case "Some", "Bound": followsConstraint = true
            case "Thrown": followsThrows = true
            case "Unit":
                let first = uses.count
                add(node.children)
                if first < uses.count, node["And"] != nil { uses[first].isConstraint = true }
            case "And": followsConstraint = true
            default: add(node.children)
            }
        }
    }
}
