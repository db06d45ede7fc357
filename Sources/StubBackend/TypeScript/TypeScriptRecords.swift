import CatalogModel
import SourceCode

extension StubCatalog {
    /// Whether a type is a component, and so a function where components are functions.
    func isComponent(_ record: TypeRecord) -> Bool {
        if isFunction(record) { return true }
        switch TypeStubKind(record.element, isMain: false) {
        case .component: return true
        case .foreign(let kind): return ["composable", "function"].contains(kind)
        default: return false
        }
    }

    /// Returns the name of the interface with the properties of a component; nil if the name belongs to another type.
    func props(of record: TypeRecord, by target: String) -> String? {
        guard let stub = declaration(of: record, by: target) else { return nil }
        let name = stub.name + "Props"
        let taken = names(of: record.implementation.name, in: record.entryID)?.all ?? []
        return taken.contains(name) ? nil : name
    }

    /// Returns the names of the members of a type.
    func keys(of record: TypeRecord) -> Set<String> {
        let type = record.declaration
        var keys = Set(type.properties.orEmpty().elements.filter { $0.value.static != true }.map(\.name))
        if isComponent(record) {
            keys.subtract(type.properties.orEmpty().elements.filter { $0.value.readOnly == true }.map(\.name))
            keys.formUnion(type.initializers.orEmpty().flatMap { $0.parameters.orEmpty().elements.map(\.name) })
            if isFunction(record) { keys.formUnion(record.entry.properties.orEmpty().names) }
            return keys
        }
        keys.formUnion(type.methods.orEmpty().names)
        guard let definition = type.definition.flatMap({ TypeParser.parse($0.value) }) else { return keys }
        if case .object(let elements, _) = definition.unwrapped { keys.formUnion(elements.compactMap(\.label)) }
        return keys
    }
}

extension TypeRecord {
    /// How many generic arguments the stub of the type takes.
    var genericCount: ClosedRange<Int> {
        guard let text = declaration.generics?.value else { return 0...0 }
        let count = Set(GenericParameters.names(text)).count
        guard TypeScriptTypeRecognizer.isGenericParameters(text) else { return count...count }
        let defaults = GenericParameters.parameters(text).count { parameter in
            SyntaxScanner.parts(of: parameter, at: UInt8(ascii: "=")).dropFirst().contains { !$0.hasPrefix(">") }
        }
        return max(0, count - defaults)...count
    }
}

extension TypeExpression {
    /// Whether the type or a part of the type is of some kind.
    func holds(_ isOne: (TypeExpression) -> Bool) -> Bool {
        isOne(self) || parts.contains { $0.holds(isOne) }
    }

    private var parts: [TypeExpression] {
        switch self {
        case .name, .literal, .template, .verbatim, .anyParameters: []
        case .generic(_, let parts), .union(let parts), .intersection(let parts): parts
        case .optional(let part), .array(let part): [part]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function): function.parameters.map(\.type) + [function.result]
        case .object(let elements, let rest): elements.map(\.type) + [rest].compactMap(\.self)
        }
    }
}
