import CatalogModel
import DeclaredAPI

/// A pair of records for comparing an entry with code: an implementation as stated by the entry, and the matching
/// declarations of the code.
struct Alignment {
    private(set) var stated = Implementation()
    private(set) var declared = Implementation()
    /// The names in the entry for things on both sides.
    private(set) var paired: [String] = []
    /// The names in code for things of the entry.
    private(set) var taken: Set<String> = []
    private(set) var knowledge = SourceKnowledge([:])
    /// Types with another name in code, by certain evidence.
    private(set) var renamed: [(stated: Text, declared: Text)] = []

    /// Creates the pair of records for an implementation of an entry, possibly of a deprecated entry.
    init(
        _ implementation: OrderedRecords<Implementation>.Element, deprecated: Deprecation?, pairing: Pairing,
        visibility: Visibility
    ) {
        stated = implementation.value
        declared = implementation.value
        declared[Implementation.keys.functions] = nil
        declared[Implementation.keys.variables] = nil
        knowledge = pairing.declared.knowledge
        var value = implementation.value
        if let deprecated { value.types = pairing.deprecating(value.types.orEmpty(), as: deprecated) }
        alignTypes(value, with: pairing, visibility: visibility)
        alignFunctions(implementation.value, with: pairing.declared)
    }

    // MARK: Types

    private mutating func alignTypes(
        _ implementation: Implementation, with pairing: Pairing, visibility: Visibility
    ) {
        var statedTypes: [OrderedRecords<TypeDeclaration>.Element] = []
        var declaredTypes: [OrderedRecords<TypeDeclaration>.Element] = []
        var names: [String: String] = [:]
        for type in implementation.types.orEmpty() where type.value.from == nil && type.value.external != true {
            guard let name = pairing.name(of: type), let found = pairing.declared.types[name] else {
                if type.value.isVisible(to: visibility) { statedTypes.append(type) }
                continue
            }
            names[name] = type.name
            if pairing.isRenamed(type, to: name) { renamed.append((type.key, found.key)) }
            let view = TypeAlignment(
                stated: type.value, declared: found.value, platforms: implementation.platforms, visibility: visibility,
                knowledge: found.knowledge)
            statedTypes.append(.init(key: type.key, value: view.stated))
            declaredTypes.append(.init(key: found.key.map { _ in type.name }, value: view.declared))
            paired.append(type.name)
            taken.insert(name)
            knowledge = found.knowledge
        }
        let known = Set(names.keys)
        for (name, statedName) in names.sorted(by: { $0.key < $1.key }) {
            for inner in pairing.nested(in: name, called: statedName) where !known.contains(inner.declared) {
                taken.insert(inner.declared)
                guard let type = pairing.declared.types[inner.declared], type.value.isVisible(to: visibility),
                    !declaredTypes.contains(where: { $0.name == inner.stated })
                else { continue }
                declaredTypes.append(.init(key: type.key.map { _ in inner.stated }, value: type.value))
            }
        }
        stated[Implementation.keys.types] = statedTypes.isEmpty ? nil : OrderedRecords(statedTypes)
        declared[Implementation.keys.types] = declaredTypes.isEmpty ? nil : OrderedRecords(declaredTypes)
    }

    // MARK: Free functions

    private mutating func alignFunctions(_ implementation: Implementation, with all: DeclaredTypes) {
        var functions: [OrderedRecords<[Method]>.Element] = []
        for function in implementation.functions.orEmpty() {
            guard let found = all.functions[function.name] else { continue }
            functions.append(.init(key: found.key, value: found.value))
            note(function.name, knowledge: found.knowledge)
        }
        var variables: [OrderedRecords<Property>.Element] = []
        for variable in implementation.variables.orEmpty() {
            guard let found = all.variables[variable.name] else { continue }
            variables.append(.init(key: found.key, value: found.value))
            note(variable.name, knowledge: found.knowledge)
        }
        if !functions.isEmpty { declared[Implementation.keys.functions] = OrderedRecords(functions) }
        if !variables.isEmpty { declared[Implementation.keys.variables] = OrderedRecords(variables) }
    }

    private mutating func note(_ name: String, knowledge: SourceKnowledge) {
        paired.append(name)
        taken.insert(name)
        self.knowledge = knowledge
    }
}

extension NamedRecord {
    /// Whether the declaration is visible to outsiders of a kind.
    func isVisible(to least: Visibility) -> Bool { (visibility?.value ?? .public).isAtLeast(least) }
}
