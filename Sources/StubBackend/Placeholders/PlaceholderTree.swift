/// Placeholders by the types that they lie in.
struct PlaceholderTree {
    struct Node {
        var arity = 0
        var role = Placeholder.Role.namespace
        /// Types that lie in it.
        var children: [String: Node] = [:]
        /// Values of its own type that belong to the type, each with what a call of it is given.
        var values: [Value] = []
        /// Values of other types.
        var members: [Member] = []
        var literals: Set<Placeholder.Literal> = []
        var initializers: Set<[Placeholder.Parameter]> = []
    }

    struct Value: Hashable {
        var name: String
        var parameters: [Placeholder.Parameter]?
    }

    struct Member: Hashable {
        var name: String
        var parameters: [Placeholder.Parameter]?
        var type: String
        var isStatic: Bool
    }

    struct Global: Hashable {
        var name: String
        var type: String
    }

    private(set) var root = Node()
    private(set) var globals: [Global] = []
    /// Declarations of operators, in order.
    private(set) var operators: [String] = []

    init(_ placeholders: Set<Placeholder>) {
        for placeholder in placeholders { add(placeholder) }
        operators.sort()
        globals.sort { ($0.name, $0.type) < ($1.name, $1.type) }
    }

    private mutating func add(_ placeholder: Placeholder) {
        switch placeholder {
        case .type(let path, let arity, let role):
            root.with(path[...]) { node in
                node.arity = max(node.arity, arity)
                node.role = max(node.role, role)
            }
        case .member(let path, let name, let parameters):
            root.with(path[...]) { $0.values.append(Value(name: name, parameters: parameters)) }
        case .literal(let path, let literal): root.with(path[...]) { _ = $0.literals.insert(literal) }
        case .initializer(let path, let parameters):
            root.with(path[...]) { _ = $0.initializers.insert(parameters) }
        case .operator(let name, let fixity): operators.append("\(fixity) operator \(name)")
        case .global(let name, let type): globals.append(Global(name: name, type: type))
        case .chain(let path, let parameters, let type):
            guard let first = path.first, let last = path.last else { return }
            root.with([first]) { $0.addChain(path.dropFirst().dropLast(), last, parameters, type, isStatic: true) }
        }
    }

    /// Globals of which one name has several types: only the first can be declared.
    var contested: [Global] {
        zip(globals, globals.dropFirst()).filter { $0.name == $1.name }.map(\.1)
            + globals.filter { root.children[$0.name] != nil }
    }
}

extension PlaceholderTree.Node {
    /// Whether it has values.
    var isValue: Bool {
        role != .namespace || !values.isEmpty || !literals.isEmpty || !initializers.isEmpty
            || members.contains { !$0.isStatic }
    }

    fileprivate mutating func with(_ path: ArraySlice<String>, _ change: (inout Self) -> Void) {
        guard let first = path.first else { return change(&self) }
        children[first, default: Self()].with(path.dropFirst(), change)
    }

    /// Values on the way, each of a type of its own, and the one at the end.
    fileprivate mutating func addChain(
        _ way: ArraySlice<String>, _ last: String, _ parameters: [Placeholder.Parameter]?, _ type: String,
        isStatic: Bool
    ) {
        guard let first = way.first else {
            add(.init(name: last, parameters: parameters, type: type, isStatic: isStatic))
            return
        }
        // Another one of that name is a type: nothing of it has to be made first.
        if first.first?.isUppercase == true, isStatic {
            children[first, default: Self()].addChain(way.dropFirst(), last, parameters, type, isStatic: true)
            return
        }
        let kind = first.withCapital
        let name = kind == first ? first + "Type" : kind
        add(.init(name: first, parameters: nil, type: name, isStatic: isStatic))
        children[name, default: Self()].role = max(children[name]?.role ?? .namespace, .value)
        children[name, default: Self()].addChain(way.dropFirst(), last, parameters, type, isStatic: false)
    }

    private mutating func add(_ member: PlaceholderTree.Member) {
        if !members.contains(member) { members.append(member) }
    }
}
