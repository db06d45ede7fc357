import CatalogModel
import Synchronization

/// Names available to a deprecation as replacements.
///
/// The names are gathered at the first question: most changes remove no names.
final class Replacements: Sendable {
    /// The catalog with the names; none for code.
    private let registries: [ComponentRegistry]
    private let found = Mutex<Set<String>?>(nil)

    init(of registry: ComponentRegistry?) {
        registries = registry.map { [$0] } ?? []
    }

    func hold(_ name: String) -> Bool {
        found.withLock { found in
            let names = found ?? registries.reduce(into: []) { $0.formUnion(Self.names(in: $1)) }
            found = names
            return names.contains(name)
        }
    }

    /// Returns the ids, the paths of tokens, and the names of all members and types.
    private static func names(in registry: ComponentRegistry) -> Set<String> {
        var names = Set(registry.components.map(\.id.rawValue))
        names.formUnion(registry.tokens.all.map(\.path))
        for component in registry.components {
            for implementation in component.entry.implementations.orEmpty() {
                for type in implementation.value.types.orEmpty() { names.formUnion(Self.names(of: type)) }
            }
        }
        return names
    }

    /// Returns the type, and the type's members with and without the type.
    private static func names(of type: OrderedRecords<TypeDeclaration>.Element) -> [String] {
        let names =
            type.value.properties.orEmpty().names + type.value.methods.orEmpty().names
            + type.value.events.orEmpty().names + type.value.slots.orEmpty().names + type.value.cases.orEmpty().names
        return [type.name] + names + names.map { "\(type.name).\($0)" }
    }
}
