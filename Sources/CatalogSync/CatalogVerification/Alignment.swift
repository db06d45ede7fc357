import CatalogModel
import CodeReaders

/// A pair of records for comparing an entry with code: an implementation as stated by the entry, and the matching
/// declarations of the code.
struct Alignment {
    private(set) var stated = Implementation()
    private(set) var declared = Implementation()
    /// The names in the entry for things on both sides.
    private(set) var paired: [String] = []
    /// The names in code for things of the entry.
    private(set) var taken: Set<String> = []
    /// The locations of the paired declarations.
    private(set) var declarations: [SourceRange] = []
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
        alignFunctions(implementation.value, with: pairing)
    }

    // MARK: Types

    private mutating func alignTypes(
        _ implementation: Implementation, with pairing: Pairing, visibility: Visibility
    ) {
        var statedTypes: [OrderedRecords<TypeDeclaration>.Element] = []
        var declaredTypes: [OrderedRecords<TypeDeclaration>.Element] = []
        var pairs: [(declared: DeclaredTypes.Declaration<TypeDeclaration>, stated: String)] = []
        for type in implementation.types.orEmpty() where type.value.from == nil && type.value.external != true {
            guard let found = pairing.declaration(of: type) else {
                if type.value.isVisible(to: visibility) { statedTypes.append(type) }
                continue
            }
            pairs.append((found, type.name))
            if pairing.isRenamed(type, to: found.name) { renamed.append((type.key, found.key)) }
            let view = TypeAlignment(
                stated: type.value, declared: found.value, platforms: implementation.platforms, visibility: visibility,
                knowledge: found.knowledge)
            statedTypes.append(.init(key: type.key, value: view.stated))
            declaredTypes.append(.init(key: found.key.map { _ in type.name }, value: view.declared))
            note(type.name, as: found)
        }
        for (declared, stated) in pairs.sorted(by: { $0.declared.name < $1.declared.name }) {
            for (type, name) in pairing.nested(in: declared, called: stated) {
                taken.insert(type.name)
                guard type.value.isVisible(to: visibility), !declaredTypes.contains(where: { $0.name == name }) else {
                    continue
                }
                declaredTypes.append(.init(key: type.key.map { _ in name }, value: type.value))
            }
        }
        stated[Implementation.keys.types] = statedTypes.isEmpty ? nil : OrderedRecords(statedTypes)
        declared[Implementation.keys.types] = declaredTypes.isEmpty ? nil : OrderedRecords(declaredTypes)
    }

    // MARK: Free functions

    private mutating func alignFunctions(_ implementation: Implementation, with pairing: Pairing) {
        var functions: [OrderedRecords<[Method]>.Element] = []
        for function in implementation.functions.orEmpty() {
            guard let found = pairing.declaration(of: function) else { continue }
            functions.append(.init(key: found.key, value: found.value))
            note(function.name, as: found)
        }
        var variables: [OrderedRecords<Property>.Element] = []
        for variable in implementation.variables.orEmpty() {
            guard let found = pairing.declaration(of: variable) else { continue }
            variables.append(.init(key: found.key, value: found.value))
            note(variable.name, as: found)
        }
        if !functions.isEmpty { declared[Implementation.keys.functions] = OrderedRecords(functions) }
        if !variables.isEmpty { declared[Implementation.keys.variables] = OrderedRecords(variables) }
    }

    private mutating func note<Value>(_ name: String, as found: DeclaredTypes.Declaration<Value>) {
        paired.append(name)
        taken.insert(found.name)
        declarations.append(found.key.range)
        knowledge = found.knowledge
    }
}

extension NamedRecord {
    /// Whether the declaration is visible to outsiders of a kind.
    func isVisible(to least: Visibility) -> Bool { (visibility?.value ?? .public).isAtLeast(least) }
}
