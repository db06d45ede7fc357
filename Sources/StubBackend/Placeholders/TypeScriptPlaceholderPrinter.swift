/// A printer of the TypeScript placeholder file of a stub target, for declaring the names otherwise undeclared.
struct TypeScriptPlaceholderPrinter {
    private(set) var writer = SourceWriter(step: "  ")
    /// The names of all placeholders.
    private var names: Set<String> = []

    mutating func print(_ tree: PlaceholderTree, header: [String]) {
        writer.line("// Placeholders for names that the stubs of this folder use and none of them declares.")
        for line in header { writer.comment(line) }
        names = Self.names(in: tree.root)
        for (name, node) in tree.root.children.sorted(by: { $0.key < $1.key }) { type(node, named: name) }
    }

    private static func names(in node: PlaceholderTree.Node) -> Set<String> {
        node.children.reduce(into: []) { names, child in
            names.insert(child.key)
            names.formUnion(Self.names(in: child.value))
        }
    }

    /// Returns a name of the platform as it can be written where a placeholder has the same name.
    private func global(_ name: String) -> String { names.contains(name) ? "globalThis.\(name)" : name }

    private mutating func type(_ node: PlaceholderTree.Node, named name: String) {
        let arguments = (0..<node.arity).map { "\($0 == 0 ? "_Value" : "_Value\($0 + 1)") = unknown" }
        let generics = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        writer.separate()
        if node.role == .superclass {
            writer.line("export class \(name)\(generics) extends \(global("HTMLElement")) {}")
        } else if node.role != .namespace || node.children.isEmpty {
            let base = node.role == .error ? " extends \(global("Event"))" : ""
            writer.line("export interface \(name)\(generics)\(base) {}")
        }
        if node.children.isEmpty { return }
        writer.separate()
        writer.open("export namespace \(name) {")
        for (name, child) in node.children.sorted(by: { $0.key < $1.key }) { type(child, named: name) }
        writer.close("}")
    }
}
