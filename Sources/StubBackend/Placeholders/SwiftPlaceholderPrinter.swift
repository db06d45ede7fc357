/// Writes the support file of a target in Swift.
struct SwiftPlaceholderPrinter {
    let framework: SwiftFramework
    let names: StubNames
    private(set) var writer = SourceWriter(step: "    ")

    init(framework: SwiftFramework, names: StubNames) {
        self.framework = framework
        self.names = names
    }

    mutating func print(_ tree: PlaceholderTree, imports: [String], header: [String]) {
        writer.line("// Stands in for what the stubs of this folder name and none of them declares.")
        for line in header { writer.comment(line) }
        if !imports.isEmpty { writer.separate() }
        for module in imports { writer.line("import \(module)") }
        if !tree.operators.isEmpty { writer.separate() }
        writer.lines(tree.operators)
        var contested: Set<String> = []
        for global in tree.globals where tree.root.children[global.name] == nil {
            guard contested.insert(global.name).inserted else { continue }
            writer.separate()
            writer.line("public var \(spelled(global.name)): \(global.type) { \(SwiftBody.missing) }")
        }
        nodes(tree.root, path: [])
    }

    // MARK: Types

    /// What lies in a type: in an extension of it where a stub declares it.
    private mutating func nodes(_ node: PlaceholderTree.Node, path: [String]) {
        let children = node.children.sorted { $0.key < $1.key }
        let own = children.filter { names.declared[(path + [$0.key]).joined(separator: ".")] == nil }
        if path.isEmpty {
            for (name, child) in own { type(child, name, path: [name]) }
        } else if !own.isEmpty || !node.members.isEmpty {
            writer.separate()
            writer.open("extension \(path.map(spelled).joined(separator: ".")) {")
            values(node)
            for (name, child) in own { type(child, name, path: path + [name]) }
            writer.close("}")
        }
        for (name, child) in children where names.declared[(path + [name]).joined(separator: ".")] != nil {
            nodes(child, path: path + [name])
        }
    }

    private mutating func type(_ stated: PlaceholderTree.Node, _ name: String, path: [String]) {
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
            let literals = node.literals.sorted().map(\.protocolName)
            let error = node.role == .error ? ["Error"] : []
            let conformances =
                node.isValue ? ": " + (["Hashable", "Sendable"] + error + literals).joined(separator: ", ") : ""
            let dynamic = node.contested.isEmpty ? "" : "@dynamicMemberLookup "
            writer.open(
                "\(dynamic)public \(node.isValue ? "struct" : "enum") \(spelled(name))\(generics)\(conformances) {")
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
        for parameters in node.initializers.sorted(by: { $0.count < $1.count }) {
            writer.separate()
            writer.line("public init(\(list(parameters))) {}")
        }
        for literal in node.literals.sorted() {
            writer.separate()
            writer.line("public init(\(literal.parameter)) {}")
        }
        for value in node.values.sorted(by: {
            ($0.name, $0.parameters?.count ?? -1) < ($1.name, $1.parameters?.count ?? -1)
        }) {
            member(value.name, value.parameters, "Self", isStatic: true)
        }
        values(node)
        for (name, child) in node.children.sorted(by: { $0.key < $1.key })
        where names.declared[(path + [name]).joined(separator: ".")] == nil {
            type(child, name, path: path + [name])
        }
    }

    /// Values of other types.
    private mutating func values(_ node: PlaceholderTree.Node) {
        let contested = node.contested
        for value in node.members.sorted(by: { ($0.name, $0.type) < ($1.name, $1.type) })
        where !contested.contains(value.name) {
            member(value.name, value.parameters, value.type, isStatic: value.isStatic)
        }
        if !contested.isEmpty {
            let isStatic = node.members.contains { $0.isStatic && contested.contains($0.name) }
            writer.separate()
            writer.open("public \(isStatic ? "static " : "")subscript<Member>(dynamicMember name: String) -> Member {")
            writer.line(SwiftBody.missing)
            writer.close("}")
        }
    }

    private mutating func member(
        _ name: String, _ parameters: [Placeholder.Parameter]?, _ type: String, isStatic: Bool
    ) {
        writer.separate()
        let modifiers = "public \(isStatic ? "static " : "")"
        if let parameters {
            writer.line("\(modifiers)func \(spelled(name))(\(list(parameters))) -> \(type) { \(SwiftBody.missing) }")
        } else {
            writer.line("\(modifiers)var \(spelled(name)): \(type) { \(SwiftBody.missing) }")
        }
    }

    private func list(_ parameters: [Placeholder.Parameter]) -> String {
        parameters.enumerated().map { index, parameter in
            "\(parameter.label ?? "_") value\(index): \(parameter.type)"
        }.joined(separator: ", ")
    }

    private func spelled(_ name: String) -> String { SwiftNames.escaped(name) ?? name }
}

extension PlaceholderTree.Node {
    /// Members that different stubs take for values of different types.
    fileprivate var contested: Set<String> {
        var types: [String: Set<String>] = [:]
        for member in members { types[member.name, default: []].insert(member.type) }
        return Set(types.filter { $0.value.count > 1 }.keys)
    }

    /// Adds what an entry says of the type although something else declares it.
    fileprivate mutating func know(_ external: StubNames.Declared?) {
        guard let declaration = external?.record.declaration else { return }
        switch declaration.kind?.value {
        case .class, .actor: role = max(role, .superclass)
        case .protocol, .interface: role = .constraint
        default: break
        }
    }
}

extension Placeholder.Literal {
    fileprivate var protocolName: String {
        switch self {
        case .bool: "ExpressibleByBooleanLiteral"
        case .integer: "ExpressibleByIntegerLiteral"
        case .float: "ExpressibleByFloatLiteral"
        case .string: "ExpressibleByStringLiteral"
        case .array: "ExpressibleByArrayLiteral"
        }
    }

    fileprivate var parameter: String {
        switch self {
        case .bool: "booleanLiteral value: Bool"
        case .integer: "integerLiteral value: Int"
        case .float: "floatLiteral value: Double"
        case .string: "stringLiteral value: String"
        case .array: "arrayLiteral elements: Any..."
        }
    }
}
