import CatalogModel
import CatalogTypes

/// The types that the stubs of one target declare, by their full names.
///
/// An object because every file of the target holds it.
final class StubNames: Sendable {
    /// Where the stubs of a target declare a type.
    struct Declared: Sendable {
        let record: TypeRecord
        let kind: TypeStub.Kind
    }

    /// Nothing.
    static let none = StubNames()

    let declared: [String: Declared]
    /// Names around types that nothing declares: `BB` in `BB.Badge`.
    let namespaces: Set<String>
    /// What entries speak of although something else declares it.
    let external: [String: Declared]
    /// What classes and components conform to.
    let conformedByClasses: Set<String>
    /// The entries that speak of a type, by the last part of its name.
    let entries: [String: Set<EntryID>]
    /// Whether there is anything to declare.
    let hasStubs: Bool
    /// Modules and names that the team has.
    let provided: Set<String>

    private init() {
        declared = [:]
        namespaces = []
        external = [:]
        provided = []
        entries = [:]
        conformedByClasses = []
        hasStubs = false
    }

    init(_ registry: ComponentRegistry, target: any StubTarget, provided: Set<String>) {
        var declared: [String: Declared] = [:]
        var external: [String: Declared] = [:]
        var entries: [String: Set<EntryID>] = [:]
        var hasStubs = false
        for component in registry.components {
            for element in component.entry.implementations.orEmpty().elements {
                let platform = Platform(element.name, element.value)
                guard StubTargets.target(for: platform)?.name == target.name else { continue }
                hasStubs = hasStubs || element.value.types?.isEmpty == false || element.value.functions?.isEmpty == false
                let types = element.value.types.orEmpty()
                let main = StubTranslation.mainType(of: types)
                for (index, record) in TypeRecord.all(of: element, in: component).enumerated() {
                    let kind = TypeStub.Kind(types.elements[index], isMain: index == main)
                    let type = Declared(record: record, kind: kind)
                    entries[record.shortName, default: []].insert(component.id)
                    switch kind {
                    case .elsewhere(.platform): external[record.name] = external[record.name] ?? type
                    case .elsewhere(.entry), .extension, .foreign: break
                    // The first entry, in the order of ids, is the one that declares it.
                    default: declared[record.name] = declared[record.name] ?? type
                    }
                }
            }
        }
        self.declared = declared
        self.external = external
        self.provided = provided
        self.entries = entries
        self.hasStubs = hasStubs
        namespaces = Self.namespaces(of: declared)
        conformedByClasses = declared.values.reduce(into: []) { names, type in
            guard type.kind.isMainCandidate else { return }
            let references = type.record.declaration.inherits.orEmpty() + type.record.declaration.conforms.orEmpty()
            for reference in references { if let name = reference.name?.value { names.insert(name) } }
        }
    }

    private static func namespaces(of declared: [String: Declared]) -> Set<String> {
        var namespaces: Set<String> = []
        for name in declared.keys where name.utf8.contains(UInt8(ascii: ".")) {
            var parts = TypePath.parts(of: name)
            while parts.count > 1 {
                parts.removeLast()
                let outer = parts.joined(separator: ".")
                if declared[outer] == nil { namespaces.insert(outer) }
            }
        }
        return namespaces
    }

    /// Whether a stub of another implementation declares a type; nil for none.
    func otherOwner(of name: String, entry: EntryID, implementation: String) -> EntryID? {
        guard let owner = declared[name]?.record,
            owner.component.id != entry || owner.implementation.name != implementation
        else { return nil }
        return owner.component.id
    }

    /// The full name of what a name means to what stands in a type, as Swift and TypeScript look names up: what lies in
    /// the type itself, then in those around it, then what lies in none.
    func lookUp(_ name: String, from owner: String) -> String? {
        var scope = owner[...]
        while !scope.isEmpty {
            let inner = "\(scope).\(name)"
            if declared[inner] != nil || namespaces.contains(inner) { return inner }
            scope = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { scope[..<$0] } ?? ""
        }
        return declared[name] != nil || namespaces.contains(name) ? name : nil
    }
}

extension StubTargets {
    /// The target that writes the stubs of an implementation.
    static func target(for platform: Platform) -> (any StubTarget)? { all.first { $0.covers(platform) } }
}
