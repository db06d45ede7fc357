import SourceCode

/// A printer of the Swift placeholder file of a stub target, for declaring the names otherwise undeclared.
struct SwiftPlaceholderPrinter {
    let framework: SwiftFramework
    let names: StubNames
    private(set) var writer = SourceWriter(step: "    ")

    init(framework: SwiftFramework, names: StubNames) {
        self.framework = framework
        self.names = names
    }

    mutating func print(_ tree: PlaceholderTree, imports: [String], header: [String]) {
        writer.line("// Placeholders for names that the stubs of this folder use and none of them declares.")
        for line in header { writer.comment(line) }
        if !imports.isEmpty { writer.separate() }
        for module in imports { writer.line("import \(module)") }
        if !tree.operators.isEmpty { writer.separate() }
        writer.lines(tree.operators)
        nodes(tree.root, path: [])
    }

    // MARK: Types

    /// Writes the placeholders within a type: in an extension where a stub declares the type.
    private mutating func nodes(_ node: PlaceholderTree.Node, path: [String]) {
        let children = node.children.sorted { $0.key < $1.key }
        let own = children.filter { names.declared[(path + [$0.key]).joined(separator: ".")] == nil }
        if path.isEmpty {
            for (name, child) in own { type(child, named: name, path: [name]) }
        } else if !own.isEmpty || !node.values.isEmpty {
            writer.separate()
            writer.open("extension \(path.map(spelled).joined(separator: ".")) {")
            for (name, type) in node.values.sorted(by: { $0.key < $1.key }) {
                writer.separate()
                writer.line("public static var \(spelled(name)): \(type) { \(SwiftBody.missing) }")
            }
            for (name, child) in own { type(child, named: name, path: path + [name]) }
            writer.close("}")
        }
        for (name, child) in children where names.declared[(path + [name]).joined(separator: ".")] != nil {
            nodes(child, path: path + [name])
        }
    }

    private mutating func type(_ stated: PlaceholderTree.Node, named name: String, path: [String]) {
        var node = stated
        node.know(names.external[path.joined(separator: ".")])
        writer.separate()
        let generics = generics(node.arity)
        switch node.role {
        case .constraint:
            let arguments = (0..<node.arity).map { Self.argument($0) }
            let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
            let isolation = framework == .uiKit ? "@MainActor " : ""
            writer.open("\(isolation)public protocol \(spelled(name))\(list) {")
            for argument in arguments { writer.line("associatedtype \(argument)") }
            writer.close("}")
        case .builder:
            writer.open("@resultBuilder public enum \(spelled(name)) {")
            writer.line("public static func buildBlock<Value>(_ value: Value) -> Value { value }")
            writer.close("}")
        case .superclass:
            let base = framework == .uiKit ? ": UIView" : ""
            writer.open("open class \(spelled(name))\(generics)\(base) {")
            if framework != .uiKit { writer.line("public init() {}") }
            members(node, path: path)
            writer.close("}")
        case .namespace, .value, .error:
            let isValue = node.role != .namespace
            let conformances = isValue ? ": Hashable, Sendable" + (node.role == .error ? ", Error" : "") : ""
            writer.open("public \(isValue ? "struct" : "enum") \(spelled(name))\(generics)\(conformances) {")
            members(node, path: path)
            writer.close("}")
        }
        for (child, inner) in node.children.sorted(by: { $0.key < $1.key }) {
            let full = path + [child]
            if names.declared[full.joined(separator: ".")] != nil { nodes(inner, path: full) }
        }
    }

    private func generics(_ arity: Int) -> String {
        arity == 0 ? "" : "<\((0..<arity).map { Self.argument($0) }.joined(separator: ", "))>"
    }

    private static func argument(_ index: Int) -> String { index == 0 ? "Value" : "Value\(index + 1)" }

    // MARK: Members

    private mutating func members(_ node: PlaceholderTree.Node, path: [String]) {
        for (name, child) in node.children.sorted(by: { $0.key < $1.key })
        where names.declared[(path + [name]).joined(separator: ".")] == nil {
            type(child, named: name, path: path + [name])
        }
    }

    private func spelled(_ name: String) -> String { SwiftNames.escaped(name) ?? name }
}

extension PlaceholderTree.Node {
    /// Adds an entry's statements on a type declared by other code.
    fileprivate mutating func know(_ external: DeclaredType?) {
        guard let declaration = external?.record.declaration else { return }
        switch declaration.kind?.value {
        case .class, .actor: role = max(role, .superclass)
        case .protocol, .interface: role = .constraint
        default: break
        }
    }
}
