import CatalogModel
import SourceCode

/// An index of the types and functions declared by all stubs of a target, by full name.
///
/// An object because every file of the target refers to the names.
final class StubNames: Sendable {
    /// No names.
    static let none = StubNames()

    let declared: [String: DeclaredType]
    /// Names around types without a declaration: `BB` in `BB.Badge`.
    let namespaces: Set<String>
    /// Types mentioned by entries although declared by other code.
    let external: [String: DeclaredType]
    /// The full names of types with a required other spelling, by the other spelling; the first counts.
    let spelled: [String: String]
    /// Protocols adopted by classes and components.
    let conformedByClasses: Set<String>
    /// The entry and the implementation that declare a free function, by overload key.
    private let functions: [String: (entry: EntryID, implementation: String, name: String)]
    /// The names of free functions.
    let functionNames: Set<String>
    /// Exports of stubs of TypeScript, by the full names of types.
    let exports: [String: TypeScriptExport]
    /// Full names of types by exported name.
    let exported: [String: String]
    /// The full names of nested types, by the last part.
    let nestedExports: [String: [String]]
    /// Modules and names that the team has.
    let provided: Set<String>

    private init() {
        declared = [:]
        namespaces = []
        external = [:]
        provided = []
        conformedByClasses = []
        functions = [:]
        functionNames = []
        spelled = [:]
        exports = [:]
        exported = [:]
        nestedExports = [:]
    }

    init(
        _ registry: ComponentRegistry, target: any CodeTarget, provided: Set<String>,
        exports: [String: TypeScriptExport] = [:]
    ) {
        var declared: [String: DeclaredType] = [:]
        var external: [String: DeclaredType] = [:]
        var functions: [String: (entry: EntryID, implementation: String, name: String)] = [:]
        var functionNames: Set<String> = []
        let declarations = registry.components.map { $0.facts(StubDeclarations.self).implementations }
        let typeCount = declarations.joined().reduce(0) { $0 + ($1.target == target.name ? $1.types.count : 0) }
        declared.reserveCapacity(typeCount)
        for (position, component) in registry.components.enumerated() {
            for own in declarations[position] where own.target == target.name {
                for function in own.functions {
                    functionNames.insert(function.spelling)
                    let first = functions[function.overloadKey]
                    functions[function.overloadKey] = first ?? (component.id, own.name, function.name)
                }
                for type in own.types {
                    let name = type.record.name
                    switch type.kind {
                    case .elsewhere(.platform): external[name] = external[name] ?? type
                    case .elsewhere(.entry), .extension, .foreign: break
                    // The first entry, in the order of ids, is the one that declares it.
                    default: declared[name] = declared[name] ?? type
                    }
                }
            }
        }
        self.declared = declared
        self.external = external
        self.provided = provided
        self.exports = exports
        exported = exports.keys.sorted().reduce(into: [:]) { names, full in
            if let name = exports[full]?.name, names[name] == nil { names[name] = full }
        }
        nestedExports = Dictionary(
            grouping: exports.keys.filter { $0.utf8.contains(UInt8(ascii: ".")) }.sorted(),
            by: { TypePath.parts(of: $0).last ?? $0 })
        self.functions = functions
        self.functionNames = functionNames
        // Most names keep their spelling, so index only the others.
        let respelled = declared.values.compactMap { type in
            type.spelling.map { (name: type.record.name, spelling: $0) }
        }
        spelled = respelled.sorted { $0.name < $1.name }.reduce(into: [:]) {
            if $0[$1.spelling] == nil { $0[$1.spelling] = $1.name }
        }
        namespaces = declared.values.reduce(into: []) { names, type in
            for name in type.outerNames where declared[name] == nil { names.insert(name) }
        }
        conformedByClasses = declared.values.reduce(into: []) { $0.formUnion($1.classConformances) }
    }

    /// Returns the classes above a class that have stubs, the nearest first.
    func superclasses(of name: String) -> [DeclaredType] {
        var found: [DeclaredType] = []
        var visited: Set<String> = [name]
        var next = superclass(of: name)
        while let full = next, visited.insert(full).inserted, let type = declared[full] {
            found.append(type)
            next = superclass(of: full)
        }
        // A class that seems to inherit from itself inherits from another class of the same name.
        return next == name ? [] : found
    }

    /// Returns the full name of the class directly above a class; nil for none with a stub.
    private func superclass(of name: String) -> String? {
        guard let stated = declared[name]?.record.declaration.inherits.orEmpty().first?.name?.value else { return nil }
        let plain = String(stated.prefix { $0 != "<" })
        return declared[plain] != nil ? plain : exported[plain]
    }

    /// Whether a class is the class above itself, directly or through other classes.
    func inheritsItself(_ name: String, through stated: String) -> Bool {
        let plain = String(stated.prefix { $0 != "<" })
        var visited: Set<String> = []
        var next = declared[plain] != nil ? plain : exported[plain]
        while let full = next, visited.insert(full).inserted {
            if full == name { return true }
            next = superclass(of: full)
        }
        return false
    }

    /// Whether a type is an enum without associated values, and with a case of the given name.
    func hasPlainCase(_ name: String, in full: String) -> Bool {
        let type = declared[full]
        guard case .enum? = type?.kind, let cases = type?.record.declaration.cases.orEmpty() else { return false }
        return cases.elements.contains { $0.name == name }
            && cases.elements.allSatisfy { $0.value.parameters.orEmpty().isEmpty }
    }

    /// Whether a stub of another implementation declares a type; nil for none.
    func otherOwner(of name: String, entry: EntryID, implementation: String) -> EntryID? {
        guard let owner = declared[name]?.record,
            owner.entryID != entry || owner.implementation.name != implementation
        else { return nil }
        return owner.entryID
    }

    /// Returns another type with the same name after invalid names have been made valid; nil for none.
    func namesake(of name: String, spelled spelling: String) -> String? {
        if spelling == name { return nil }
        if declared[spelling] != nil { return spelling }
        return spelled[spelling].flatMap { $0 == name ? nil : $0 }
    }

    /// Whether a stub of another implementation declares a function in the same way; nil for none.
    func otherOwner(of function: MethodStub, entry: EntryID, implementation: String) -> EntryID? {
        guard let owner = functions[function.overloadKey],
            owner.entry != entry || owner.implementation != implementation || owner.name != function.name.value
        else { return nil }
        return owner.entry
    }

    /// Returns the full name of the declaration meant by a name within a type, in the order of Swift and TypeScript:
    /// members of the type itself, then of the surrounding types, then top-level declarations.
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
